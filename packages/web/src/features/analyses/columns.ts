/** Columns of the table of analyses: what each is sorted by, and which this browser hides. */
import { useState } from 'react';
import type { CallInput } from '../../api/contract-types.js';
import { readPreference, writePreference } from '../../lib/preferences.js';

/** In their order, behind the company, which is always there. */
export const COLUMNS = [
  'stage',
  'sector',
  'arr',
  'score',
  'recommendation',
  'coverage',
  'fit',
  'decision',
  'owner',
  'date',
] as const;
export type Column = (typeof COLUMNS)[number];

export type Sort = NonNullable<NonNullable<CallInput<'GET /api/analyses'>['query']>['sort']>;

/** Field that the server sorts by, in the order of a first press. The ARR is a text as the deck has it, the owner an id. */
export const SORTED_BY: Partial<Record<Column | 'company', Sort>> = {
  company: 'companyName',
  stage: 'stage.value',
  sector: 'sector',
  score: '-overallScore',
  recommendation: 'recommendation',
  coverage: '-coverage.overall',
  fit: 'fit.verdict',
  decision: 'decision.value',
  date: '-createdAt',
};

export function turned(sort: Sort): Sort {
  return (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as Sort;
}

export const isSort = (text: string | null): text is Sort =>
  Object.values(SORTED_BY).some((sort) => text === sort || text === turned(sort));

/** The columns shown, and what shows or hides one. */
export function useColumns(): [readonly Column[], (column: Column) => void] {
  const [hidden, setHidden] = useState(() => readPreference('hiddenColumns')?.split(',') ?? []);
  const toggle = (column: Column) => {
    const next = hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column];
    setHidden(next);
    writePreference('hiddenColumns', next.length > 0 ? next.join(',') : null);
  };
  return [COLUMNS.filter((column) => !hidden.includes(column)), toggle];
}
