/** The memo as data: what an investor reads first, only of what the deck says, each line with its slides. */
import { describe, expect, it } from 'vitest';
import { sampleAnalysis } from '../../../test/kit/sample-analysis.js';
import { medianSeed, strongSeriesA } from '../../../test/kit/sample-evidence.js';
import { memoSchema, type Memo, type MemoPartId } from '../../model/memo.js';
import type { Evidence } from '../../model/scoring.js';
import { LOCALES } from '../../model/values.js';
import { inLanguage } from '../../i18n/in-language.js';
import { evidence, fact, person, slide } from '../../testing/build-fact.js';
import { memoOf } from './memo-of.js';

function memo(deck: Evidence): Memo {
  return memoSchema.parse(sampleAnalysis(deck).memo);
}

function rows(deck: Evidence, id: MemoPartId): string[][] {
  return (
    memo(deck)
      .parts.find((part) => part.id === id)
      ?.rows.map((cells) => cells.map(({ text }) => text)) ?? []
  );
}

const funds = (value: number, subjectName: string) => fact('use_of_funds', { value, subjectName, basis: 'target' });

describe('the deal', () => {
  it('sums the use of funds, each part once', () => {
    const deck = evidence([funds(60, 'Product'), funds(40, 'Sales'), funds(60, 'product ')]);
    expect(rows(deck, 'deal')).toContainEqual(['Use of funds', '60% Product and 40% Sales (sum 100%)']);
  });

  it('says that a stage is inferred, and nothing of a round where the deck does not', () => {
    const inferred = evidence([], { stage: { value: 'seed', basis: 'ask', factIds: [] } });
    expect(rows(inferred, 'deal')).toEqual([['Round', 'seed, assumed from the ask']]);
    expect(rows(evidence([], { stage: { value: 'unknown', basis: 'unknown', factIds: [] } }), 'deal')).toEqual([]);
  });
});

describe('figures', () => {
  const deck = evidence([
    fact('revenue', { value: 120_000, asOf: '2026', period: 'year' }),
    fact('revenue', { value: 900_000, asOf: '2028', period: 'year', basis: 'forecast' }),
    fact('price', { value: 100, period: 'month' }),
  ]);

  it('what is planned never stands among what has happened', () => {
    expect(rows(deck, 'traction')).toEqual([['Revenue', '$120K a year', '2026']]);
    expect(rows(deck, 'forecast')[0]).toEqual(['Revenue', '$900K a year', '2028']);
  });

  it('a forecast says what must be true', () => {
    expect(rows(deck, 'forecast').map(([name]) => name)).toContain('What must be true');
  });
});

describe('competition', () => {
  const slides = (own: string) => [
    {
      ...slide(1),
      section: 'competition' as const,
      text: `Feature | Sealwise | Inspecta\nOffline | ✓ | ✗\nAudit trail | ${own} | ✓`,
    },
  ];

  it('stands as the deck draws it, and an own column of nothing but ticks is said', () => {
    const [part] = memo(evidence([], { companyName: 'Sealwise', slides: slides('✓') })).parts.filter(
      ({ id }) => id === 'competition',
    );
    expect(part?.head?.map(({ text }) => text)).toEqual(['Feature', 'Sealwise', 'Inspecta']);
    expect(part?.note?.text).toContain('“Sealwise”, its own, has every tick');
  });

  it('a column with a gap is not said to have every tick', () => {
    const [part] = memo(evidence([], { companyName: 'Sealwise', slides: slides('✗') })).parts.filter(
      ({ id }) => id === 'competition',
    );
    expect(part?.note?.text).toBe('As the deck draws it.');
  });
});

describe('the line, for and against', () => {
  it('a problem is never told as what the company does', () => {
    const deck = evidence([
      fact('problem', { text: 'Clinics lose hours on paper forms', quote: 'Clinics lose hours on paper forms' }),
    ]);
    expect(memo(deck).line).toBeUndefined();
  });

  it('a line that says it only nearly is marked as the closest', () => {
    const text = 'Paperless intake';
    const near = memo(
      evidence([fact('solution', { text: `${text} for every visit`, quote: `${text} for every visit` })]),
    ).line;
    expect(near === undefined || near.text.includes(text)).toBe(true);
  });

  it.each([
    ['strong', strongSeriesA()],
    ['median', medianSeed()],
  ])('of a %s deck are three lines each at most, no words on both sides', (_name, deck) => {
    const [good, bad] = [rows(deck, 'for').flat(), rows(deck, 'against').flat()];
    expect(good.length).toBeLessThanOrEqual(3);
    expect(bad.length).toBeLessThanOrEqual(3);
    const quotes = (lines: string[]) => lines.flatMap((line) => /“(.+)”/.exec(line)?.[1] ?? []);
    expect(quotes(good).filter((quote) => quotes(bad).includes(quote))).toEqual([]);
  });
});

it('people stand once, founders first, with their words quoted', () => {
  const deck = evidence([
    fact('background', { text: 'Ten years in clinics', quote: 'Ten years in clinics', subjectName: 'Ada Obi' }),
    person('Luc Roy', { role: 'CTO' }),
    person('Ada Obi', { role: 'CEO', founder: true }),
    person('Ada Obi', { role: 'CEO', founder: true }),
  ]);
  expect(rows(deck, 'team').map(([name, , background]) => [name, background])).toEqual([
    ['Ada Obi', '“Ten years in clinics”'],
    ['Luc Roy', 'not said'],
  ]);
});

it('a deck that says nothing has no parts and no draft without questions', () => {
  expect(memo(evidence([], { stage: { value: 'unknown', basis: 'unknown', factIds: [] } })).parts).toEqual([]);
});

it.each(LOCALES)('is whole in %s, of a kept document and of one of before', (locale) => {
  const analysis = inLanguage(sampleAnalysis(strongSeriesA()), locale);
  const { memo: _memo, ...before } = analysis;
  const kept = JSON.stringify(memoOf(analysis));
  expect(kept).not.toMatch(/"(?:text|title|subject)":"[^"]*(?:memo\.|sum\.|undefined|\{)/);
  expect(JSON.stringify(memoOf(before))).toBe(kept);
});
