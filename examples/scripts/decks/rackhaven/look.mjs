// Look of the Rackhaven deck: font, colours, slide master, card, bullets, source line, table cells.

/** @typedef {import('pptxgenjs').default} Deck */
/** @typedef {import('pptxgenjs').default.Slide} Slide */

export const FONT = 'Arial';
export const STEEL = '2B3A4A';
export const ORANGE = 'E8590C';
export const SOFT = '5F6F7F';
export const PALE = 'F1F4F7';

/** Page size, fonts and the master of all slides but the first. @param {Deck} deck */
export function defineLook(deck) {
  deck.layout = 'LAYOUT_WIDE';
  deck.title = 'Rackhaven seed round';
  deck.author = 'Rackhaven, Inc.';
  deck.company = 'Rackhaven, Inc.';
  deck.subject = 'Seed round, October 2026';
  deck.theme = { headFontFace: FONT, bodyFontFace: FONT };
  deck.defineSlideMaster({
    title: 'PLAIN',
    background: { color: 'FFFFFF' },
    objects: [
      { rect: { x: 0, y: 0, w: 0.22, h: 7.5, fill: { color: ORANGE } } },
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            x: 0.6,
            y: 0.4,
            w: 12.1,
            h: 0.9,
            fontFace: FONT,
            fontSize: 30,
            bold: true,
            color: STEEL,
            align: 'left',
            valign: 'middle',
          },
          text: '',
        },
      },
      {
        text: {
          text: 'Rackhaven, Inc. | Seed round, October 2026 | Confidential',
          options: { x: 0.6, y: 7.05, w: 8, h: 0.3, fontFace: FONT, fontSize: 10, color: SOFT },
        },
      },
    ],
    slideNumber: { x: 12.3, y: 7.05, w: 0.6, h: 0.3, fontFace: FONT, fontSize: 10, color: SOFT },
  });
}

/** @param {Deck} deck @param {string} title @param {string} notes */
export function addSlide(deck, title, notes) {
  const slide = deck.addSlide({ masterName: 'PLAIN' });
  slide.addText(title, { placeholder: 'title' });
  slide.addNotes(notes);
  return slide;
}

/** @param {Slide} slide @param {number} x @param {number} y @param {number} w @param {string} figure @param {string} words */
export function addCard(slide, x, y, w, figure, words) {
  slide.addShape('roundRect', { x, y, w, h: 1.5, fill: { color: PALE }, rectRadius: 0.08 });
  slide.addText(
    [
      { text: figure, options: { fontSize: 26, bold: true, color: ORANGE, breakLine: true } },
      { text: words, options: { fontSize: 13, color: SOFT } },
    ],
    { x: x + 0.1, y: y + 0.05, w: w - 0.2, h: 1.4, fontFace: FONT, valign: 'middle', margin: 4 },
  );
}

/** @param {Slide} slide @param {string[]} items @param {{ x: number, y: number, w: number, h: number, size?: number }} box */
export function addBullets(slide, items, { size = 18, ...box }) {
  const runs = items.map((text) => ({ text, options: { bullet: true, breakLine: true, paraSpaceAfter: 10 } }));
  slide.addText(runs, { ...box, fontFace: FONT, fontSize: size, color: STEEL, valign: 'top' });
}

/** @param {Slide} slide @param {string} words */
export function addSource(slide, words) {
  slide.addText(words, { x: 0.6, y: 6.72, w: 11.2, h: 0.3, fontFace: FONT, fontSize: 10, color: SOFT });
}

/** @param {string[][]} rows @returns {import('pptxgenjs').default.TableRow[]} */
export function tableRows(rows) {
  return rows.map((row, index) =>
    row.map((text, column) => ({
      text,
      options: {
        bold: index === 0 || column === 0,
        color: index === 0 ? 'FFFFFF' : text === '✓' ? '2B8A3E' : text === '✗' ? 'C92A2A' : STEEL,
        fill: { color: index === 0 ? STEEL : index % 2 === 0 ? PALE : 'FFFFFF' },
        align: column === 0 ? 'left' : 'center',
        valign: 'middle',
      },
    })),
  );
}
