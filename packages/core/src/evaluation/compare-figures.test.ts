/** Figures held against those that a reader marked: which revenue is none, which role and which scale is wrong. */
import { expect, it } from 'vitest';
import type { Analysis } from '../model/analysis.js';
import { makeView } from '../testing/make-view.js';
import { gatherFacts } from '../evidence/facts/gather-facts.js';
import { compareFigures } from './compare-figures.js';
import { labelOfCorpus, type CorpusLabels, type LabelledFigure } from './corpus-label.js';

const marked = (ref: string, text: string, kind: string, value: number, role: string, unit = 'money') =>
  ({ ref, text, kind, value, role, unit, currency: unit === 'money' ? 'USD' : null }) satisfies LabelledFigure;

const labels = (figures: LabelledFigure[]): CorpusLabels => ({
  id: 'nimbora',
  company: 'Nimbora',
  language: 'en',
  sector: 'healthtech',
  sections: { 1: ['traction'], 2: ['pricing', 'forecast'] },
  figures,
  names: [
    { name: 'Ana Ruiz', type: 'person', as: 'founder' },
    { name: 'Slotwise', type: 'org', as: 'competitor' },
    { name: 'Northbank', type: 'org', as: 'investor' },
  ],
});

const read = (...lines: string[]) =>
  ({ facts: gatherFacts(makeView([{ section: 'traction', lines }]), ['arr', 'revenue', 'customers']) }) as Analysis;

it('counts a revenue as right where the reader marked it as such, on its slide and as something that happened', () => {
  const arr = read('ARR of $1.2M in 2025');
  const said = (...figures: LabelledFigure[]) => compareFigures(arr, labels(figures));
  expect(said(marked('1.1', '$1.2M', 'arr', 1_200_000, 'actual'))).toMatchObject({
    revenue: { right: 1, of: 1 },
    roles: { wrong: 0, of: 1 },
    scales: 0,
    wrong: [],
  });
  expect(said(marked('1.1', '$1.2M', 'arr', 1_200_000, 'forecast'))).toMatchObject({
    revenue: { right: 0, of: 1 },
    roles: { wrong: 1, of: 1 },
  });
  expect(said(marked('2.1', '$1.2M', 'arr', 1_200_000, 'actual'))).toMatchObject({ revenue: { right: 0, of: 1 } });
  expect(said(marked('1.1', '$1.2M', 'funding_other', 1_200_000, 'actual')).wrong.join()).toMatch(
    /^nimbora 1: no such revenue: arr actual .* marked funding_other actual/u,
  );
});

it('tells a figure of another power of ten, and only what stands in its words', () => {
  const arr = read('ARR of $1.2M in 2025');
  expect(compareFigures(arr, labels([marked('1.1', '$1.2M', 'arr', 1_200, 'actual')])).scales).toBe(1);
  expect(compareFigures(arr, labels([marked('1.1', '$1,200', 'arr', 1_200, 'actual')])).scales).toBe(0);
});

it('makes fields of lines: a forecast is no revenue, an investor no rival, several counts are one text', () => {
  const label = labelOfCorpus(
    labels([
      marked('1.1', '$1.2M', 'revenue', 1_200_000, 'forecast'),
      marked('1.2', '40 clinics', 'customers', 40, 'actual', 'count'),
      marked('1.3', '2 pilots', 'pilots', 2, 'past', 'count'),
      marked('1.4', '$400K', 'ask', 400_000, 'goal'),
    ]),
  );
  expect(label).toMatchObject({
    arr: null,
    burnRate: null,
    ask: { amount: 400_000, currency: 'USD' },
    users: { text: '40 clinics | 2 pilots' },
    teamMembers: ['Ana Ruiz'],
    competitors: ['Slotwise'],
    hasSlide: { traction: true, businessModel: true, financials: true, team: false },
  });
});

it('takes the revenue of today for the revenue, else the last of those that were', () => {
  const revenue = (...roles: string[]) => {
    const marks = roles.map((role, at) => marked('1.1', `$${at + 1}M`, 'revenue', (at + 1) * 1_000_000, role));
    return labelOfCorpus(labels(marks)).arr?.value;
  };
  expect(revenue('past', 'past', 'actual', 'forecast')).toBe(3_000_000);
  expect(revenue('past', 'past', 'forecast')).toBe(2_000_000);
});
