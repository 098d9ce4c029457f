/** What the list is narrowed to, kept in the address so that it survives a reload and can be sent to a colleague. */
import { useSearchParams } from 'wouter';
import { isSort, type Sort } from './columns.js';

/** Offered where the list has no headings to press. */
export const SORTS = [
  '-createdAt',
  'createdAt',
  '-overallScore',
  'overallScore',
  'companyName',
] as const satisfies Sort[];

export const NO_FILTERS = {
  q: '',
  status: '',
  sector: '',
  recommendation: '',
  minScore: '',
  fit: '',
  decision: '',
  owner: '',
};

/** An empty text is "any". */
export type ListFilters = typeof NO_FILTERS & { sort: Sort };

const NAMES = Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[];

export function useListFilters(): [ListFilters, (change: Partial<ListFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('sort');
  const sort = isSort(asked) ? asked : '-createdAt';
  const filters = { ...Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? ''])), sort } as ListFilters;
  const change = (changed: Partial<ListFilters>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed)) {
          if (value === '' || (name === 'sort' && value === '-createdAt')) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return [filters, change];
}

export function isNarrowed(filters: ListFilters): boolean {
  return NAMES.some((name) => filters[name] !== '');
}
