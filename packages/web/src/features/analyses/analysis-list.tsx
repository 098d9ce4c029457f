/** All analyses: searched, narrowed and sorted by the server, asked again every five seconds, live while they run. */
import { FileSearch } from 'lucide-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useLocation } from 'wouter';
import { read } from '../../api/read.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { Input, Select } from '../../components/ui/field.js';
import { Empty, Failed, Loading, Skeleton } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { analysesTexts } from '../../i18n/texts/analyses.js';
import { domain } from '../../i18n/texts/domain.js';
import { cx } from '../../lib/cx.js';
import { POLL_EVERY } from '../../lib/timings.js';
import { useShortcut } from '../../lib/use-shortcut.js';
import { RECOMMENDATIONS, SECTORS } from '@vc-analyst/core/vocabulary';
import { AnalysisRow } from './analysis-row.js';
import { isNarrowed, SORTS, useListFilters, type ListFilters, type Sort } from './list-query.js';

const PAGE = 50;
const MOST = 500;
const STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;

export function AnalysisList() {
  const t = useTexts(analysesTexts);
  const [filters, change] = useListFilters();
  const [limit, setLimit] = useState(PAGE);
  const { q, status, sector, recommendation, minScore, sort } = useDeferredValue(filters);
  const query = useQuery({
    ...read('/api/analyses', {
      query: {
        sort,
        limit,
        ...(q && { q }),
        ...(status && { status }),
        ...(sector && { sector }),
        ...(recommendation && { recommendation }),
        ...(minScore && { minScore: Number(minScore) }),
      },
    }),
    refetchInterval: POLL_EVERY,
    placeholderData: keepPreviousData,
  });
  const rows = query.data ?? [];
  const current = useRowKeys(rows.map(({ id }) => id));
  return (
    <Panel title={t('historyTitle')} aside={query.data && t('shownOf', { shown: rows.length })} flush>
      <Filters filters={filters} onChange={change} />
      {query.error && !query.data ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <Loading>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="mx-4.5 my-3 h-11" />
          ))}
        </Loading>
      ) : rows.length === 0 ? (
        <NoRows
          narrowed={isNarrowed(filters)}
          onClear={() => change({ q: '', status: '', sector: '', recommendation: '', minScore: '' })}
        />
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((analysis) => (
            <AnalysisRow key={analysis.id} analysis={analysis} current={analysis.id === current} />
          ))}
        </ul>
      )}
      {rows.length === limit && limit < MOST && (
        <div className="border-t border-line px-4.5 py-3">
          <Button size="sm" busy={query.isPlaceholderData} onClick={() => setLimit(limit + PAGE)}>
            {t('more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface FiltersProps {
  filters: ListFilters;
  onChange: (change: Partial<ListFilters>) => void;
}

function Filters({ filters, onChange }: FiltersProps) {
  const t = useTexts(analysesTexts);
  const d = useTexts(domain);
  const choices = [
    {
      name: 'status',
      label: t('statusFilter'),
      options: STATUSES.map((value) => ({ value, text: d(`status.${value}`) })),
    },
    {
      name: 'sector',
      label: t('sectorFilter'),
      options: SECTORS.map((value) => ({ value, text: d(`sector.${value}`) })),
    },
    {
      name: 'recommendation',
      label: t('recommendationFilter'),
      options: RECOMMENDATIONS.map((value) => ({ value, text: d(`recommendation.${value}`) })),
    },
    {
      name: 'minScore',
      label: t('minScore'),
      options: ['40', '60', '80'].map((value) => ({ value, text: `≥ ${value}` })),
    },
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-2.5 border-b border-line px-4.5 py-3 lg:grid-cols-5">
      <Input
        type="search"
        aria-label={t('searchLabel')}
        placeholder={t('searchLabel')}
        value={filters.q}
        onChange={(event) => onChange({ q: event.target.value })}
        className="col-span-full"
      />
      {choices.map(({ name, label, options }) => (
        <Select
          key={name}
          aria-label={label}
          value={filters[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
          className={cx(name === 'recommendation' && 'max-sm:col-span-2')}
        >
          <option value="">{label}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ))}
      <Select
        aria-label={t('sortLabel')}
        value={filters.sort}
        onChange={(event) => onChange({ sort: event.target.value as Sort })}
        className="sm:max-lg:col-span-2"
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

function NoRows({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const t = useTexts(analysesTexts);
  return narrowed ? (
    <Empty
      title={t('noneTitle')}
      icon={<FileSearch size={28} />}
      action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
    >
      {t('noneText')}
    </Empty>
  ) : (
    <Empty title={t('emptyTitle')} icon={<FileSearch size={28} />}>
      {t('emptyText')}
    </Empty>
  );
}

/** `j` and `k` move through the rows, Enter or `o` opens the report. */
function useRowKeys(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const [, navigate] = useLocation();
  const move = (by: number) => {
    const at = current === undefined ? -1 : ids.indexOf(current);
    const next = ids[Math.min(ids.length - 1, Math.max(0, at + by))];
    setCurrent(next);
    const row = document.querySelector<HTMLElement>(`[data-row="${next}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    // On the link, so that Enter opens it and Tab goes on from there.
    (row?.querySelector<HTMLElement>(`a[href$="/analysis/${next}"]`) ?? row)?.focus({ preventScroll: true });
  };
  useShortcut('j', () => move(1));
  useShortcut('k', () => move(-1));
  useShortcut('o', () => current && navigate(`/analysis/${current}`));
  return current !== undefined && ids.includes(current) ? current : undefined;
}
