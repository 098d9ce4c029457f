/** Logos without readable names are counted where the title says whose they are, and never told as named customers. */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePdf, write, type PdfKitDocument } from '../../../test/kit/make-pdf.js';
import { evidenceFrom } from '../../../test/kit/read-facts.js';
import { readDeckHere } from '../../deck/read-deck-here.js';
import type { TextRecognizer } from '../../deck/ocr/text-recognizer.js';
import { readingNotes } from '../../i18n/reading-notes.js';
import type { Locale } from '../../model/values.js';
import { scoreEvidence } from '../../scoring/score-evidence.js';

const MOST = 12;
let logos: Buffer[];
beforeAll(async () => {
  logos = await Promise.all(
    Array.from({ length: MOST }, (_, index) => {
      const circle = `<circle cx="${160 + 10 * index}" cy="160" r="${150 - 7 * index}"/>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320">${circle}</svg>`;
      return sharp(Buffer.from(svg)).flatten({ background: 'white' }).png().toBuffer();
    }),
  );
});

const blind: TextRecognizer = { threads: 1, recognize: () => Promise.resolve([]), close: () => Promise.resolve() };

/** Pictures in rows of four under the title, as many different ones, each with its caption if it has one. */
async function read(title: string, pictures: number, captions: readonly string[] = [], different = pictures) {
  const wall = (pdf: PdfKitDocument) => {
    write(pdf, title, 60, 30, 36);
    for (let index = 0; index < pictures; index += 1) {
      const [x, y] = [60 + 220 * (index % 4), 130 + 130 * Math.floor(index / 4)];
      pdf.image(logos[index % different]!, x, y, { width: 120, height: 60 });
      const caption = captions[index];
      if (caption !== undefined) write(pdf, caption, x, y + 68, 14);
    }
  };
  const cover = (pdf: PdfKitDocument) => write(pdf, 'Kilnwick: heat from bakeries for the street', 60, 200, 30);
  const bytes = await makePdf([cover, wall]);
  return evidenceFrom(await readDeckHere([{ fileName: 'deck.pdf', bytes }], { recognizer: blind }));
}

const customers = (evidence: Awaited<ReturnType<typeof read>>, locale: Locale) =>
  scoreEvidence(evidence, { locale }).criteria.find(({ id }) => id === 'G3');

describe('a wall of logos', () => {
  it.each([
    ['en', 'Trusted by', 'about 12 logos, names not read', 'Slide 2 shows about 12 logos'],
    ['es', 'Nuestros clientes', 'unos 12 logotipos, nombres sin leer', 'La diapositiva 2 muestra unos 12 logotipos'],
    ['fr', 'Nos clients (suite)', 'environ 12 logos, noms non lus', 'La diapositive 2 montre environ 12 logos'],
  ] as const)('is counted and named by nobody (%s)', async (locale, title, note, told) => {
    const evidence = await read(title, 12);
    const [, slide] = evidence.slides;
    expect(readingNotes(slide!, locale)).toContain(note);
    expect(evidence.facts.filter(({ kind }) => kind === 'logo')).toEqual([]);
    expect(customers(evidence, locale)).toMatchObject({ state: 'partial', level: 0.05, factIds: [] });
    expect(customers(evidence, locale)?.reason).toContain(told);
  });

  it.each([
    ['icons of a feature grid', 'What it does', 8, []],
    ['icons in a sentence of customers', 'What customers like about our ovens', 8, []],
    ['icons with their words', 'Our customers', 4, ['Hotels', 'Laundries', 'Schools', 'Pools']],
    ['three pictures', 'Our customers', 3, []],
    ['one pictogram for each of them', 'Our customers', 12, [], 1],
    ['pictogrammes de deux sortes', 'Nos clients', 12, [], 2],
    ['iconos de funciones', 'Qué hace', 8, []],
    ['pictogrammes', 'Ce que fait le produit', 8, []],
  ] as const)('is not %s', async (_what, title, pictures, captions, different: number = pictures) => {
    const evidence = await read(title, pictures, captions, different);
    expect(evidence.slides[1]?.logos).toBeUndefined();
    expect(customers(evidence, 'en')?.reason).not.toContain('logos');
  });
});
