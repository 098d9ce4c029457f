/** What becomes of drafts: verified, repeated ones once, with stable ids, in the order of the deck. */
import { describe, expect, it } from 'vitest';
import { factSchema } from '../../model/fact.js';
import { makeView } from '../../testing/make-view.js';
import type { ViewLine } from '../view/view-types.js';
import { gatherAll, gatherFacts } from './gather-facts.js';
import { findQuote, quoteText } from '../view/quote.js';

const DECK = [
  { section: 'cover' as const, lines: ['Acme', 'March 2026'] },
  { section: 'traction' as const, lines: ['ARR of $1.2M in 2025', 'MRR: $100K', '40+ paying customers'] },
  { section: 'financials' as const, lines: ['ARR of $1.2M in 2025', 'ARR of $3M in 2027'] },
];

function nowhere(line: ViewLine): ViewLine {
  return { ...line, box: { ...line.box, x: NaN, w: Infinity } };
}

describe('gatherFacts', () => {
  it('gives facts that hold to the schema and whose quotes stand on their slides', () => {
    const view = makeView(DECK);
    const facts = gatherFacts(view);
    expect(facts.length).toBeGreaterThan(3);
    for (const fact of facts) {
      expect(factSchema.safeParse(fact).error).toBeUndefined();
      const text = view.slides[fact.slide - 1]?.slide.text ?? '';
      expect(findQuote(fact.quote, quoteText(text)), fact.id).toBeDefined();
    }
  });

  it('says of every fact what decided, of one that was computed that it was', () => {
    const round = { section: 'ask' as const, lines: ['Raising $2M at a pre-money valuation of $8M'] };
    const facts = gatherFacts(makeView([...DECK, round]));
    expect(facts.filter(({ decided }) => !decided?.by)).toEqual([]);
    expect(facts.find(({ kind }) => kind === 'post_money')).toMatchObject({
      value: 10_000_000,
      decided: { by: 'arithmetic' },
    });
  });

  it('gives a range where the valuation is one', () => {
    const round = { section: 'ask' as const, lines: ['Raising £500K', 'Pre-money valuation: £2.5M - £3.5M'] };
    const facts = gatherFacts(makeView([...DECK, round]));
    expect(facts.find(({ kind }) => kind === 'post_money')).toMatchObject({ low: 3e6, high: 4e6 });
    expect(facts.find(({ kind }) => kind === 'dilution')).toMatchObject({ low: 12.5, high: 16.67 });
  });

  it('takes the sum that is asked for, on its own page, for no revenue', () => {
    const revenue = (section: 'ask' | 'traction') =>
      gatherFacts(
        makeView([
          ...DECK,
          { section: 'ask', lines: ['Raising $3M', ...(section === 'ask' ? ['$3M closes the gap to revenue'] : [])] },
          { section: 'traction', lines: section === 'traction' ? ['$3M revenue in 2030'] : ['Milestones'] },
        ]),
        ['revenue'],
      ).filter(({ value }) => value === 3e6);
    expect(revenue('ask')).toEqual([]);
    expect(revenue('traction')).toHaveLength(1);
  });

  it('says of a claim in words that a rule found how likely the statement model thinks it', () => {
    const page = { section: 'product' as const, lines: ['A pipeline of three steps turns every scan into a plan'] };
    const seconded = gatherFacts(makeView([...DECK, page]), ['tech', 'problem', 'solution']).flatMap(
      ({ decided }) => decided?.seconded ?? [],
    );
    expect(seconded.length).toBeGreaterThan(0);
    expect(seconded.every((odds) => odds >= 0 && odds <= 1)).toBe(true);
  });

  it('gives a fact no box that a reader could not work out', () => {
    const view = makeView(DECK);
    const broken = { ...view, slides: view.slides.map((slide) => ({ ...slide, lines: slide.lines.map(nowhere) })) };
    const facts = gatherFacts(broken);
    expect(facts.map(({ id }) => id)).toEqual(gatherFacts(view).map(({ id }) => id));
    for (const fact of facts) {
      expect(factSchema.safeParse(fact).error).toBeUndefined();
      expect(fact).not.toHaveProperty('box');
    }
  });

  it('counts a repeated statement once, where it stands first', () => {
    const arr = gatherFacts(makeView(DECK), ['arr']);
    expect(arr.map(({ id, value, basis }) => [id, value, basis])).toEqual([
      ['arr-2-1', 1_200_000, 'actual'],
      ['arr-3-1', 3_000_000, 'forecast'],
    ]);
  });

  it('counts an identical slide once', () => {
    const slide = DECK[1] as (typeof DECK)[number];
    expect(gatherFacts(makeView([slide, slide]), ['mrr']).map(({ slide: number }) => number)).toEqual([1]);
  });

  it('keeps the dated one of two wordings of a figure', () => {
    const facts = gatherFacts(makeView([{ section: 'traction', lines: ['ARR: $1.2M', 'In 2025 we had $1.2M ARR'] }]), [
      'arr',
    ]);
    expect(facts.map(({ asOf }) => asOf)).toEqual(['2025']);
  });

  it('gives a fact the same id whichever kinds are asked for', () => {
    const view = makeView(DECK);
    const all = gatherFacts(view).filter(({ kind }) => kind === 'arr' || kind === 'mrr');
    expect(gatherFacts(view, ['mrr', 'arr']).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(gatherFacts(makeView(DECK)).map(({ id }) => id)).toEqual(gatherFacts(view).map(({ id }) => id));
  });

  it('computes from facts that were not asked for, and names them', () => {
    const view = makeView([{ section: 'ask', lines: ['Raising $2M on $8M pre-money'] }]);
    const [dilution] = gatherFacts(view, ['dilution']);
    expect(dilution).toMatchObject({ value: 20, derivedFrom: ['pre_money-1-1', 'ask-1-1'] });
  });

  it('takes the first forty statements of a kind that a slide floods the deck with, and all of its other slides', () => {
    const lines = Array.from({ length: 200 }, (_, at) => `TAM of $${at + 1}.5M`);
    const facts = gatherFacts(
      makeView([
        { section: 'market', lines },
        { section: 'market', lines: ['TAM of $7.25B'] },
      ]),
      ['tam'],
    );
    expect(facts.filter(({ slide }) => slide === 1)).toHaveLength(40);
    expect(facts.map(({ value }) => value)).toEqual(expect.arrayContaining([1_500_000, 7_250_000_000]));
  });

  it('drops and counts drafts whose quote the slide does not hold', () => {
    const view = makeView([{ section: 'traction', lines: ['ARR of $1.2M'] }]);
    const slide = view.slides[0];
    if (slide === undefined) throw new Error('no slide');
    slide.slide.text = 'something else';
    const { facts, unverified } = gatherAll(view, ['arr']);
    expect(facts).toEqual([]);
    expect(unverified.map(({ kind }) => kind)).toEqual(['arr']);
  });

  it('marks what stands in notes as not visible', () => {
    const view = makeView([{ section: 'traction', lines: ['ARR of $1.2M'] }]);
    for (const line of view.slides[0]?.lines ?? []) line.source = 'notes';
    expect(gatherFacts(view, ['arr']).map(({ visible }) => visible)).toEqual([false]);
  });
});
