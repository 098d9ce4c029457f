/** What the list is narrowed to, kept in the address so that it survives a reload and can be sent to a colleague. */
import { useSearchParams } from 'wouter';

export const SORTS = ['-createdAt', 'createdAt', '-overallScore', 'overallScore', 'companyName'] as const;
export type Sort = (typeof SORTS)[number];

/** An empty text is "any". */
export interface ListFilters {
  q: string;
  status: string;
  sector: string;
  recommendation: string;
  minScore: string;
  sort: Sort;
}

const NAMES = ['q', 'status', 'sector', 'recommendation', 'minScore'] as const;

export function useListFilters(): [ListFilters, (change: Partial<ListFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const sort = SORTS.find((one) => one === params.get('sort')) ?? '-createdAt';
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
