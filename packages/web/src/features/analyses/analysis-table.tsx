/** The analyses as a table: sorted by a press on a heading, selected by checkboxes. */
import { useLocation } from 'wouter';
import type { MouseEvent } from 'react';
import { useRead } from '../../api/read.js';
import { useTexts } from '../../i18n/language.js';
import { listTexts } from '../../i18n/texts/analysis-list.js';
import { SortHeading } from '../../components/ui/sort-heading.js';
import { SideScroll } from '../../components/ui/side-scroll.js';
import { cx } from '../../lib/cx.js';
import { AnalysisCell } from './analysis-cell.js';
import { SORTED_BY, turned, type Column, type Sort } from './columns.js';
import { CompanyName } from './company-name.js';
import type { ListedRow } from './listed.js';
import { RowActions } from './row-actions.js';
import { Running } from './running.js';

const CELL = 'px-1.5 py-2';
const FIGURES: readonly string[] = ['ask', 'revenue', 'score', 'coverage'] satisfies Column[];

export interface AnalysisTableProps {
  rows: readonly ListedRow[];
  columns: readonly Column[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
}

export function AnalysisTable({ rows, columns, sort, onSort, selected, onSelect }: AnalysisTableProps) {
  const t = useTexts(listTexts);
  const ids = rows.map(({ id }) => id);
  const areAll = ids.every((id) => selected.has(id));
  const { data: team } = useRead('/api/team');
  return (
    <SideScroll label={t('historyTitle')}>
      <table className="w-full">
        <thead>
          <tr className="border-b border-line text-left text-xs text-faint">
            <th scope="col" className="w-10 py-2 pl-4.5">
              <input
                type="checkbox"
                aria-label={t('selectAll')}
                checked={areAll}
                ref={(box) => {
                  if (box) box.indeterminate = !areAll && selected.size > 0;
                }}
                onChange={() => onSelect(ids, !areAll)}
                className="block size-4 accent-[var(--accent)]"
              />
            </th>
            {(['company', ...columns] as const).map((column) => (
              <Heading key={column} column={column} sort={sort} onSort={onSort} />
            ))}
            <th scope="col">
              <span className="sr-only">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((analysis) => (
            <Row
              key={analysis.id}
              analysis={analysis}
              columns={columns}
              owner={team?.find(({ id }) => id === analysis.ownerId)?.firstName}
              isSelected={selected.has(analysis.id)}
              onSelect={(isSelected) => onSelect([analysis.id], isSelected)}
            />
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
}

interface HeadingProps {
  column: Column | 'company';
  sort: Sort;
  onSort: (sort: Sort) => void;
}

function Heading({ column, sort, onSort }: HeadingProps) {
  const t = useTexts(listTexts);
  const first = SORTED_BY[column];
  const isSorted = first !== undefined && (sort === first || sort === turned(first));
  return (
    <SortHeading
      name={t(`column.${column}`)}
      sorted={isSorted ? (sort.startsWith('-') ? 'descending' : 'ascending') : undefined}
      onSort={first && (() => onSort(isSorted ? turned(sort) : first))}
      isFigure={FIGURES.includes(column)}
      className={CELL}
    />
  );
}

interface RowProps {
  analysis: ListedRow;
  columns: readonly Column[];
  owner: string | undefined;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

function Row({ analysis, columns, owner, isSelected, onSelect }: RowProps) {
  const t = useTexts(listTexts);
  const [, navigate] = useLocation();
  const { id, companyName, status } = analysis;
  const isDone = status === 'completed';
  const open = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    // A menu or dialog of the row lies elsewhere in the page, and what is pressed in it comes up to here as well.
    const part = target as HTMLElement;
    if (isDone && currentTarget.contains(part) && !part.closest('a, button, input')) navigate(`/analysis/${id}`);
  };
  return (
    <tr
      data-row={id}
      tabIndex={-1}
      onClick={open}
      className={cx(isSelected ? 'bg-sunk' : isDone ? 'bg-card hover:bg-sunk' : 'bg-card', isDone && 'cursor-pointer')}
    >
      <td className="py-2 pl-4.5">
        <input
          type="checkbox"
          aria-label={t('select', { company: companyName })}
          checked={isSelected}
          onChange={() => onSelect(!isSelected)}
          className="block size-4 accent-[var(--accent)]"
        />
      </td>
      <th scope="row" className={cx(CELL, 'max-w-44 min-w-36 text-left font-normal')}>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <CompanyName analysis={analysis} />
        </span>
        <span className="block truncate text-sm text-faint" title={analysis.fileName}>
          {analysis.fileName}
        </span>
      </th>
      {isDone ? (
        columns.map((column) => (
          <td key={column} className={cx(CELL, FIGURES.includes(column) ? 'num text-right' : 'text-sm')}>
            <AnalysisCell column={column} analysis={analysis} owner={owner} />
          </td>
        ))
      ) : (
        <td colSpan={columns.length} className={CELL}>
          {status === 'failed' ? <p className="text-sm text-poor">{analysis.failure?.message}</p> : <Running id={id} />}
        </td>
      )}
      <td className="sticky right-0 bg-inherit py-2 pr-1.5">
        <RowActions analysis={analysis} isSmall />
      </td>
    </tr>
  );
}
