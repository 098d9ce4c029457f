/** Columns of the table of analyses: what each is sorted by, and which are shown. */
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { CallInput } from '../../api/contract-types.js';
import { readPreference, writePreference } from '../../lib/preferences.js';

/** In their order, behind the company, which is always there. */
export const COLUMNS = [
  'stage',
  'sector',
  'ask',
  'revenue',
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

/** Field that the server sorts by, in the order of a first press. The owner is known to it by an id alone. */
export const SORTED_BY: Partial<Record<Column | 'company', Sort>> = {
  company: 'companyName',
  stage: 'stage.value',
  sector: 'sector',
  ask: '-ask.usd',
  revenue: '-revenue.usd',
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

/** The columns shown, and what shows or hides one: those of the address where it names some, else of this browser. */
export function useColumns(): [readonly Column[], (column: Column) => void] {
  const [params, setParams] = useSearchParams();
  const [hidden, setHidden] = useState(() => readPreference('hiddenColumns')?.split(',') ?? []);
  const named = params.get('columns')?.split(',');
  const shown = COLUMNS.filter((column) => (named ? named.includes(column) : !hidden.includes(column)));
  const toggle = (column: Column) => {
    const next = COLUMNS.filter((one) => shown.includes(one) !== (one === column));
    if (named) {
      setParams((before) => withParam(before, 'columns', next.join(',')), { replace: true });
      return;
    }
    const left = COLUMNS.filter((one) => !next.includes(one));
    setHidden(left);
    writePreference('hiddenColumns', left.length > 0 ? left.join(',') : null);
  };
  return [shown, toggle];
}

function withParam(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(before);
  next.set(name, value);
  return next;
}
