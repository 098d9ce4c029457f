/** A fuzzer of slides that look innocent and cost much: reading, scoring, a correction's rescore and every export stay linear. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyzeDeck } from '../src/pipeline/analyze-deck.js';
import { rescoreStored } from '../src/pipeline/score-document.js';
import { rubricEngine } from '../src/engines/rubric/rubric-engine.js';
import { memoFormats } from '../src/memo/index.js';
import type { Analysis } from '../src/model/analysis.js';
import { makeDeck, type SlideSketch } from '../src/testing/make-view.js';

/** Characters of the smaller deck; the larger one has this many times as much, and may cost this many times the work. */
const LENGTH = 6_000;
const TIMES = 4;
/** The square of four is sixteen. */
const MOST_TIMES = 10;
/** Milliseconds of this process below which nothing is told apart: compiling and collecting cost as much. */
const TOO_FAST = 400;
const RUNS = 24;
/** Fixed: a failure comes again, and two readings of the project try the same. */
const SEED = 20261126;

const WORDS = [
  'Acme', 'revenue', 'TAM', 'SAM', 'SOM', 'ARR', 'customers', 'founder', 'vs', 'by', 'CEO', 'raised', 'from', 'to', 'and',
  'ignore', 'pilot', 'churn', '2026', 'Q3', 'per', 'month',
]; // prettier-ignore
const SIGNS = [
  '(',
  ')',
  '.',
  '…',
  '-',
  '–',
  '/',
  '|',
  '"',
  '«',
  '@',
  ',',
  '\u200b',
  '\u00ad',
  '\ufdfa',
  '\u0301',
  '✓',
  '→',
];

/** `same`: one figure again and again; `rising`: all differ; `none`. */
const recipe = fc.record({
  pieces: fc.array(fc.constantFrom(...WORDS, ...SIGNS), { minLength: 1, maxLength: 5 }),
  glue: fc.constantFrom('', ' ', ' / ', ', ', '\t'),
  figures: fc.constantFrom('none', 'same', 'rising'),
  money: fc.constantFrom('$', '€', '%', 'x', ' users', ''),
  /** Characters of a line: one long line, or many short ones. */
  line: fc.constantFrom(12, 90, 700, 100_000),
  slides: fc.constantFrom(1, 3, 12),
});
type Recipe = typeof recipe extends fc.Arbitrary<infer R> ? R : never;

function slidesOf({ pieces, glue, figures, money, line, slides }: Recipe, length: number): SlideSketch[] {
  const lines: string[] = [];
  let figure = 1;
  for (let made = 0; made < length;) {
    let text = '';
    while (text.length < Math.min(line, length)) {
      const number = figures === 'none' ? '' : figures === 'same' ? ' 40' : ` ${(figure += 1)}`;
      text += `${pieces.join(glue)}${number}${number ? money : ''}${glue || ' '}`;
    }
    lines.push(text);
    made += text.length;
  }
  const each = Math.ceil(lines.length / slides);
  const parts = Array.from({ length: slides }, (_, at) => lines.slice(at * each, (at + 1) * each));
  return [
    { title: 'Acme', lines: ['Software for port operators'] },
    ...parts.filter((part) => part.length > 0).map((part, at) => ({ title: `Traction ${at}`, lines: [part] })),
  ];
}

/** Milliseconds of this process, not of the clock: what else runs on the machine does not count. */
async function cost<T>(work: () => Promise<T> | T): Promise<{ ms: number; made: T }> {
  const from = process.cpuUsage();
  const made = await work();
  const { user, system } = process.cpuUsage(from);
  return { ms: (user + system) / 1000, made };
}

function read(slides: SlideSketch[]): Promise<Analysis> {
  const deck = makeDeck(slides);
  const file = { fileName: 'deck.pdf', bytes: new Uint8Array(1) };
  return analyzeDeck([file], { reader: { read: () => Promise.resolve(deck) }, engine: rubricEngine });
}

/** What each step costs for one deck. */
async function costs(slides: SlideSketch[]): Promise<Record<string, number>> {
  const { ms, made: analysis } = await cost(() => read(slides));
  const all: Record<string, number> = { reading: ms };
  all.rescore = (await cost(() => rescoreStored(analysis, false, undefined))).ms;
  for (const format of memoFormats) {
    all[format.id] = (await cost(() => format.render(analysis, { locale: 'fr', pictures: new Map() }))).ms;
  }
  return all;
}

describe('four times the text costs about four times the work', () => {
  test('of whatever is made of these pieces', { timeout: 1_200_000 }, async () => {
    await costs(slidesOf({ pieces: ['Acme'], glue: ' ', figures: 'rising', money: '$', line: 90, slides: 3 }, LENGTH));
    await fc.assert(
      fc.asyncProperty(recipe, async (given) => {
        const part = await costs(slidesOf(given, LENGTH));
        const whole = await costs(slidesOf(given, LENGTH * TIMES));
        for (const [step, ms] of Object.entries(whole)) {
          expect(ms, step).toBeLessThan(Math.max(TOO_FAST, (part[step] ?? 0) * MOST_TIMES));
        }
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  });
});
