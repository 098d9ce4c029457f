/** Attack decks: no order in a deck moves a score, every one is told with its slide, honest decks stay clean. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readDeckHere } from '../src/deck/read-deck-here.js';
import { scoreDocument } from '../src/pipeline/score-document.js';
import { attackDeck, type AttackOutcome } from './kit/attacks/attack-deck.js';
import { writePptx } from './kit/attacks/base-writer.js';
import { HONEST_DECKS, PLAIN_TOPIC, QUOTED_TOPIC, securityDeck } from './kit/attacks/honest-decks.js';
import { ATTACKS, BASE_DECKS, PDF_METADATA_ATTACK } from './kit/attacks/index.js';
import { evidenceFrom } from './kit/read-facts.js';
import { SCORES } from './kit/attacks/attack-deck.js';

/** Decks of pictures wait for OCR: the long test has them, and every base. */
const QUICK = [...ATTACKS.filter(({ pictures }) => !pictures), PDF_METADATA_ATTACK];

describe('thirty attacks', () => {
  const outcomes: AttackOutcome[] = [];
  beforeAll(async () => {
    for (const [index, attack] of QUICK.entries()) {
      const base = BASE_DECKS[index % BASE_DECKS.length];
      if (base) outcomes.push(await attackDeck(attack, base));
    }
  }, 120_000);

  it('move no score', () => {
    expect(outcomes.filter(({ moved }) => moved.length > 0)).toEqual([]);
  });

  it('never better the recommendation', () => {
    expect(outcomes.filter(({ better }) => better)).toEqual([]);
  });

  it('do not come back in what the product writes', () => {
    expect(outcomes.filter(({ repeated }) => repeated)).toEqual([]);
  });

  it('are told with the right slide', () => {
    expect(outcomes.filter(({ told }) => !told).map(({ attack }) => attack)).toEqual([]);
  });
});

describe('honest decks', () => {
  it('thirty raise at most one false flag', async () => {
    expect(HONEST_DECKS).toHaveLength(30);
    const flagged: string[] = [];
    for (const { name, write } of HONEST_DECKS) {
      const { flags } = scoreDocument(evidenceFrom(await readDeckHere(await write())), 'en');
      if (flags.some(({ rule, id }) => rule === 'F32' && !id.startsWith('quoted-instruction'))) flagged.push(name);
    }
    expect(flagged.length, flagged.join(', ')).toBeLessThanOrEqual(1);
  }, 120_000);

  it('a security start-up loses nothing by quoting what it defends against', async () => {
    const [quoted, plain] = await Promise.all([QUOTED_TOPIC, PLAIN_TOPIC].map((topic) => scoresOf(topic)));
    // The words of the quotation are neighbours of other statements, so a point may go either way.
    quoted!.forEach((score, at) => expect(Math.abs(score! - plain![at]!), String(at)).toBeLessThanOrEqual(1));
  });
});

async function scoresOf(topic: string) {
  const bytes = await writePptx(securityDeck(topic));
  const document = scoreDocument(evidenceFrom(await readDeckHere([{ fileName: 'deck.pptx', bytes }])), 'en');
  return SCORES.map((score) => document[score]);
}
