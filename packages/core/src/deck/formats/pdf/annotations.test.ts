/** Annotations and form fields: what they draw on a slide is read, what they hide is reported. */
import { describe, expect, it } from 'vitest';
import { makePdf, write, type PdfKitDocument } from '../../../../test/kit/make-pdf.js';
import { readPdf } from './read-pdf.js';

const WORDS = 'We raise two million euros';

async function read(draw: (pdf: PdfKitDocument) => void) {
  const bytes = await makePdf([
    (pdf) => {
      write(pdf, 'Our round', 60, 60, 40);
      draw(pdf);
    },
  ]);
  const { slides, hidden } = await readPdf(bytes, { fileName: 'deck.pdf', maxSlides: 10 });
  return { slide: slides[0], hidden: hidden.map(({ text, hiddenBy }) => ({ text, hiddenBy })) };
}

/** Options of an annotation that is drawn as `text` in a colour, with flags. */
function drawnAs(pdf: PdfKitDocument, text: string, colour = '0 g', flags = 4): PDFKit.Mixins.AnnotationOption {
  const font = pdf.ref({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' });
  font.end('');
  const look = pdf.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 400, 40],
    Resources: { Font: { F: font } },
  });
  look.end(`${colour} BT /F 18 Tf 4 12 Td (${text}) Tj ET`);
  return { AP: { N: look }, F: flags } as PDFKit.Mixins.AnnotationOption;
}

describe('text in annotations', () => {
  it('is text of the slide where it is drawn', async () => {
    const { slide, hidden } = await read((pdf) => {
      pdf.textAnnotation(60, 200, 400, 40, WORDS, drawnAs(pdf, WORDS));
      pdf.link(60, 60, 100, 20, 'https://example.com/');
    });
    expect(slide?.text).toBe(`Our round\n\n${WORDS}`);
    expect(slide?.blocks[1]?.box.y).toBeCloseTo(0.4, 1);
    expect(slide?.links).toEqual(['https://example.com/']);
    expect(hidden).toEqual([]);
  });

  it('is hidden when it is drawn nowhere, on its own ground, or as something else', async () => {
    const unseen = await read((pdf) => {
      pdf.textAnnotation(60, 200, 400, 40, WORDS, drawnAs(pdf, WORDS, '0 g', 2));
      pdf.note(60, 300, 20, 20, 'First note');
    });
    expect(unseen.slide?.text).toBe('Our round');
    expect(unseen.hidden).toEqual([
      { text: WORDS, hiddenBy: 'comment' },
      { text: 'First note', hiddenBy: 'comment' },
    ]);
    const white = await read((pdf) => pdf.textAnnotation(60, 200, 400, 40, WORDS, drawnAs(pdf, WORDS, '1 g')));
    expect(white.slide?.text).toBe('Our round');
    expect(white.hidden).toContainEqual({ text: WORDS, hiddenBy: 'same-colour' });
    const other = await read((pdf) => pdf.textAnnotation(60, 200, 400, 40, 'Buy now', drawnAs(pdf, WORDS)));
    expect(other.slide?.text).toBe(`Our round\n\n${WORDS}`);
    expect(other.hidden).toEqual([{ text: 'Buy now', hiddenBy: 'comment' }]);
  });

  it('in a filled field is text when the field is shown', async () => {
    const { slide, hidden } = await read((pdf) => {
      pdf.initForm();
      pdf.formText('round', 60, 200, 400, 40, { value: WORDS, fontSize: 18 });
    });
    expect(slide?.text).toBe(`Our round\n\n${WORDS}`);
    expect(hidden).toEqual([]);
    const unseen = await read((pdf) => {
      const field = { Subtype: 'Widget', FT: 'Tx', V: new String(WORDS), ...drawnAs(pdf, WORDS, '0 g', 2) };
      pdf.annotate(60, 200, 400, 40, field);
    });
    expect(unseen.slide?.text).toBe('Our round');
    expect(unseen.hidden).toEqual([{ text: WORDS, hiddenBy: 'form-field' }]);
  });
});
