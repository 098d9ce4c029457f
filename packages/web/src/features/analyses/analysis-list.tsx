/** All analyses: searched, narrowed and sorted by the server, asked again every five seconds, live while they run. */
import { FileSearch } from 'lucide-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { readAnalyses } from '../../api/read-analyses.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { Empty, Failed, Loading, Skeleton } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { listTexts } from '../../i18n/texts/analysis-list.js';
import { rememberList } from '../../lib/last-list.js';
import { POLL_EVERY } from '../../lib/timings.js';
import { useMedia } from '../../lib/use-media.js';
import { AnalysisRow } from './analysis-row.js';
import { AnalysisTable } from './analysis-table.js';
import { useColumns } from './columns.js';
import { Filters } from './list-filters.js';
import { LISTED } from './listed.js';
import { isNarrowed, NO_FILTERS, useListFilters } from './list-query.js';
import { SelectionBar } from './selection-bar.js';

const PAGE = 50;
const MOST = 500;

export function AnalysisList() {
  const t = useTexts(listTexts);
  const [filters, change] = useListFilters();
  const [limit, setLimit] = useState(PAGE);
  const [columns, toggleColumn] = useColumns();
  const isTable = useMedia('(min-width: 64rem)');
  const { sort, minScore, ...narrowed } = useDeferredValue(filters);
  const query = useQuery({
    ...readAnalyses(LISTED, {
      sort,
      limit,
      ...Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value !== '')),
      ...(minScore && { minScore: Number(minScore) }),
    }),
    refetchInterval: POLL_EVERY,
    placeholderData: keepPreviousData,
  });
  const rows = query.data ?? [];
  const search = useSearch();
  useEffect(() => {
    const reports = (query.data ?? []).filter(({ status }) => status === 'completed');
    rememberList({ query: search, reports: reports.map(({ id, companyName }) => ({ id, companyName })) });
  }, [query.data, search]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // What is no longer shown is not acted upon.
  const selected = rows.filter(({ id }) => chosen.has(id));
  const ids = new Set(selected.map(({ id }) => id));
  const select = (changed: readonly string[], isSelected: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of changed) next[isSelected ? 'add' : 'delete'](id);
      return next;
    });
  return (
    <Panel title={t('historyTitle')} aside={query.data && t('shownOf', { shown: rows.length })} flush>
      <Filters filters={filters} onChange={change} columns={isTable && { shown: columns, toggle: toggleColumn }} />
      {query.error && !query.data ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <Loading>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="mx-4.5 my-3 h-11" />
          ))}
        </Loading>
      ) : rows.length === 0 ? (
        <NoRows narrowed={isNarrowed(filters)} onClear={() => change(NO_FILTERS)} />
      ) : isTable ? (
        <AnalysisTable
          rows={rows}
          columns={columns}
          sort={sort}
          onSort={(next) => change({ sort: next })}
          selected={ids}
          onSelect={select}
        />
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((analysis) => (
            <AnalysisRow key={analysis.id} analysis={analysis} />
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
      {isTable && selected.length > 0 && (
        <SelectionBar selected={selected} onDone={(ids) => select(ids, false)} onClear={() => setChosen(new Set())} />
      )}
    </Panel>
  );
}

function NoRows({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const t = useTexts(listTexts);
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
