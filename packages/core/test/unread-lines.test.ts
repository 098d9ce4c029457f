/** What stays unread on a slide is counted there, and silence on what it may hold is not told, from the file to the page. */
import { describe, expect, it } from 'vitest';
import { readDeckHere } from '../src/deck/read-deck-here.js';
import { readingNotes } from '../src/i18n/reading-notes.js';
import type { Locale } from '../src/model/values.js';
import { scoreEvidence } from '../src/scoring/score-evidence.js';
import { recognizerOf, slideOfLines } from './kit/drawn-lines.js';
import { makePdf, write } from './kit/make-pdf.js';
import { evidenceFrom } from './kit/read-facts.js';

/** A deck with a slide that is a title over a picture, of which the engine makes out these words, so sure of each. */
async function read(words: readonly string[], confidence: number, title = 'Kilnwick, in short', below = '') {
  const picture = await slideOfLines(8);
  const bytes = await makePdf([
    (pdf) => write(pdf, 'Kilnwick: heat from bakeries for the street', 60, 200, 30),
    (pdf) => {
      write(pdf, title, 60, 30, 36);
      if (below !== '') write(pdf, below, 60, 80, 18);
      pdf.image(picture, 60, 130, { width: 640 });
    },
  ]);
  const { recognizer } = recognizerOf(words, confidence);
  const evidence = evidenceFrom(await readDeckHere([{ fileName: 'deck.pdf', bytes }], { recognizer }));
  const retention = (locale: Locale) => scoreEvidence(evidence, { locale }).criteria.find(({ id }) => id === 'G4');
  return { slide: evidence.slides[1], retention };
}

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a slide with lines that nobody could read', () => {
  it.each([
    ['en', /lines not read$/, /Not read: \d+ lines of slide 2\.$/],
    ['es', /líneas sin leer$/, /Sin leer: \d+ líneas de la diapositiva 2\.$/],
    ['fr', /lignes non lues$/, /Non lu : \d+ lignes de la diapositive 2\.$/],
  ] as const)('says so, and nothing is called missing that may stand there (%s)', async (locale, note, reason) => {
    const { slide, retention } = await read(['Custqners of', 'Gustomars 0f'], 0.35);
    expect(plain(readingNotes(slide!, locale).join('; '))).toMatch(note);
    expect(retention(locale)).toMatchObject({ state: 'partial', points: 0, coverage: 0 });
    expect(plain(retention(locale)?.reason)).toMatch(reason);
  });

  it('says so as well where its words may speak of it', async () => {
    const { retention } = await read(
      ['Custqners of', 'Gustomars 0f'],
      0.35,
      'Traction',
      'Why our first bakeries come back for the heat of the street',
    );
    expect(retention('en')?.reason).toMatch(/^(?:Not judged|Nothing clear found)\. Not read: \d+ lines of slide 2\.$/);
  });

  it('is not one that was read', async () => {
    const { slide, retention } = await read(['Bakeries near the street'], 0.95);
    expect(slide?.unreadLines).toBeUndefined();
    expect(retention('en')?.reason).not.toContain('Not read');
  });
});
