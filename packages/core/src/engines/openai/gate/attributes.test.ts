/** Series, comparison tables and attributes that a model proposes: each point, head and cell stands on the slide, or it is not there. */
import { describe, expect, test } from 'vitest';
import { gatherFacts } from '../../../evidence/facts/gather-facts.js';
import { makeView } from '../../../testing/make-view.js';
import type { ProposedFact } from '../answer-schemas.js';
import { judgeProposal } from './judge-proposal.js';

const view = makeView(
  [
    { section: 'cover', title: 'Heronbay', lines: ['Heronbay', 'Scheduling for small hospitals'] },
    {
      section: 'traction',
      title: 'MRR, Jan 2026, Feb 2026, Mar 2026 and Sep 2026',
      lines: ['$10K then $14K then $21K and $40K', 'Between 200 and 300 wards use it', 'Loved by Northgate Clinic'],
    },
    {
      section: 'competition',
      title: 'How we compare',
      lines: [
        'Heronbay   Rotaflow   Bedplanner',
        'Live rosters ✓ ✗ ✗',
        'Payroll link ✗ ✓ ✗',
        'Setup one day six weeks two months',
      ],
    },
  ],
  { companyName: 'Heronbay', readingDate: '2026-07' },
);

function judge(proposed: ProposedFact) {
  return judgeProposal(proposed, { view, known: gatherFacts(view, [proposed.kind]) });
}

function draftOf(proposed: ProposedFact) {
  const verdict = judge(proposed);
  if (verdict.outcome !== 'doubted' && verdict.outcome !== 'accepted') return { refused: verdict };
  return { ...verdict.draft, claimed: verdict.claimed };
}

describe('a series', () => {
  const series = {
    kind: 'monthly_series',
    metric: 'mrr',
    slide: 2,
    quote: '$10K then $14K then $21K and $40K',
    currency: 'USD',
    role: 'actual',
    points: [
      { date: '2026-01', value: 10_000 },
      { date: '2026-02', value: 14_000 },
      { date: '2026-03', value: 21_000 },
    ],
  } satisfies ProposedFact;

  test('is the critic’s to uphold when every figure and date stands there', () => {
    expect(draftOf(series)).toMatchObject({
      kind: 'monthly_series',
      text: 'mrr (USD): 2026-01 10000, 2026-02 14000, 2026-03 21000',
      basis: 'actual',
      detail: { points: 3, metric: 'mrr' },
    });
  });

  test.each([
    ['a figure that is nowhere', { date: '2026-03', value: 22_000 }],
    ['a date that is nowhere', { date: '2026-04', value: 21_000 }],
    ['a date to come, told as reached', { date: '2026-09', value: 40_000 }],
    ['a year', { date: '2026', value: 21_000 }],
    ['a date that was given already', { date: '2026-02', value: 21_000 }],
  ])('with %s has a point less, and two points are none', (_name, third) => {
    const points = [...series.points.slice(0, 2), third];
    expect(judge({ ...series, points })).toEqual({ outcome: 'rejected', code: 'figure-not-in-quote' });
  });
});

describe('a comparison table', () => {
  const table = {
    kind: 'competition_matrix',
    slide: 3,
    quote: 'Live rosters ✓ ✗ ✗',
    columns: ['Heronbay', 'Rotaflow', 'Bedplanner'],
    rows: [
      { name: 'Live rosters', cells: ['yes', 'no', 'no'] },
      { name: 'Payroll link', cells: ['no', 'yes', 'no'] },
      { name: 'Setup', cells: ['one day', 'six weeks', 'two months'] },
    ],
  } satisfies ProposedFact;

  test('is weighed by the rules from the cells that stand there', () => {
    expect(draftOf(table)).toMatchObject({
      text: '| Heronbay | Rotaflow | Bedplanner / Live rosters | yes | no | no / Payroll link | no | yes | no / Setup | one day | six weeks | two months',
      subject: 'competitor',
      detail: { losing: true, allOurs: false, names: 2 },
    });
  });

  test('whose marks are turned in our favour loses them', () => {
    const turned = { ...table, rows: table.rows.with(1, { name: 'Payroll link', cells: ['yes', 'no', 'no'] }) };
    const { detail, text } = draftOf(turned) as { detail: object; text: string };
    expect(detail).toMatchObject({ losing: false, allOurs: false });
    expect(text).toMatch(/Payroll link \|\s+\|\s+\| \/ Setup/u);
  });

  test('loses rivals and rows that are not on the slide, and is none with too few', () => {
    const invented = { ...table, columns: ['Heronbay', 'Zebedee Soft', 'Bedplanner'] };
    expect((draftOf(invented) as { text: string }).text).not.toContain('Zebedee');
    expect(judge({ ...table, columns: ['Ours', 'Zebedee Soft', 'Bedplanner'] }).outcome).toBe('rejected');
    expect(judge({ ...table, rows: [{ name: 'Price', cells: ['yes', 'no', 'no'] }] }).outcome).toBe('rejected');
  });
});

describe('an attribute', () => {
  const wards = { kind: 'users', slide: 2, quote: 'Between 200 and 300 wards use it', subject: 'company' } as const;

  test('a range counts when both ends stand in the quote', () => {
    const claimedOf = (value: number, to: number) => {
      const found = draftOf({ ...wards, value, to });
      return 'claimed' in found
        ? { low: found.low ?? found.claimed?.low, high: found.high ?? found.claimed?.high }
        : {};
    };
    expect(claimedOf(200, 300)).toEqual({ low: 200, high: 300 });
    expect(claimedOf(200, 900)).not.toMatchObject({ high: 900 });
  });

  test('a strength counts when it is less than what code reads, or one step more', () => {
    const praise = { kind: 'advantage', slide: 2, quote: 'Loved by Northgate Clinic' } as const;
    const strengthOf = (strength: ProposedFact['strength']) => {
      const found = draftOf({ ...praise, ...(strength ? { strength } : {}) });
      return 'claimed' in found ? [found.strength, found.claimed?.strength] : found;
    };
    expect(strengthOf(undefined)).toEqual(['named', undefined]);
    expect(strengthOf('assertion')).toEqual(['named', 'assertion']);
    expect(strengthOf('specific')).toEqual(['named', 'specific']);
  });

  test('what the model calls a rival’s it does not confirm as ours', () => {
    const problem = { kind: 'users', slide: 2, quote: wards.quote, value: 300 } as const;
    expect(judge({ ...problem, subject: 'competitor' }).outcome).not.toBe('confirmed');
  });
});
