/** Over the list: words to search for, a chip each for what it is narrowed to, which columns it has. */
import { Columns3 } from 'lucide-react';
import { FIT_VERDICTS, RECOMMENDATIONS, SECTORS } from '@vc-analyst/core/vocabulary';
import { useRead } from '../../api/read.js';
import { Button } from '../../components/ui/button.js';
import { Checkbox, Input, Select } from '../../components/ui/field.js';
import { Popover } from '../../components/ui/menu.js';
import { capitalised } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { listTexts } from '../../i18n/texts/analysis-list.js';
import { domain } from '../../i18n/texts/domain.js';
import { cx } from '../../lib/cx.js';
import { ViewsMenu } from './views-menu.js';
import { COLUMNS, type Column, type Sort } from './columns.js';
import { DECISION_VALUES } from '../../components/deal/stages.js';
import { isNarrowed, NO_FILTERS, SORTS, type ListFilters } from './list-query.js';

const STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;

interface FiltersProps {
  filters: ListFilters;
  onChange: (change: Partial<ListFilters>) => void;
  /** Of the table; without it the list has no headings to sort by. */
  columns?: { shown: readonly Column[]; toggle: (column: Column) => void } | false;
}

export function Filters({ filters, onChange, columns }: FiltersProps) {
  const t = useTexts(listTexts);
  const d = useTexts(domain);
  const locale = useLocale();
  const { data: team } = useRead('/api/team');
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
    {
      name: 'fit',
      label: t('fitFilter'),
      options: FIT_VERDICTS.map((value) => ({ value, text: t(`fit.${value}`) })),
    },
    {
      name: 'decision',
      label: t('decisionFilter'),
      options: DECISION_VALUES.map((value) => ({ value, text: capitalised(t(`decided.${value}`), locale) })),
    },
    {
      name: 'owner',
      label: t('ownerFilter'),
      options: [
        ...(team ?? []).map(({ id, firstName, lastName }) => ({ value: id, text: `${firstName} ${lastName}`.trim() })),
        { value: 'none', text: t('noOwner') },
      ],
    },
  ] as const;
  return (
    <div className="grid grid-cols-2 items-center gap-2.5 border-b border-line px-4.5 py-3 lg:flex lg:flex-wrap">
      <Input
        type="search"
        aria-label={t('searchLabel')}
        placeholder={t('searchLabel')}
        value={filters.q}
        onChange={(event) => onChange({ q: event.target.value })}
        className="min-w-0 flex-1 basis-64 max-lg:col-span-full"
      />
      {choices.map(({ name, label, options }) => (
        <Select
          key={name}
          aria-label={label}
          value={filters[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
          className={cx(
            'lg:max-w-36 lg:*:first:rounded-full',
            filters[name] && '*:first:border-accent *:first:bg-accent-soft',
          )}
        >
          <option value="">{label}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ))}
      {!columns && (
        <Select
          aria-label={t('sortLabel')}
          value={filters.sort}
          onChange={(event) => onChange({ sort: event.target.value as Sort })}
        >
          {!SORTS.some((sort) => sort === filters.sort) && <option value={filters.sort}>{t('sortLabel')}</option>}
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </Select>
      )}
      {isNarrowed(filters) && (
        <Button size="sm" look="quiet" className="max-lg:col-span-full" onClick={() => onChange(NO_FILTERS)}>
          {t('clearFilters')}
        </Button>
      )}
      {columns && <ViewsMenu columns={columns.shown} />}
      {columns && (
        <Popover
          label={t('columns')}
          className="flex w-52 flex-col gap-2.5 p-3.5"
          trigger={
            <Button look="quiet" size="icon" aria-label={t('columns')} title={t('columns')}>
              <Columns3 size={17} aria-hidden />
            </Button>
          }
        >
          {COLUMNS.map((column) => (
            <Checkbox
              key={column}
              label={t(`column.${column}`)}
              checked={columns.shown.includes(column)}
              onChange={() => columns.toggle(column)}
            />
          ))}
        </Popover>
      )}
    </div>
  );
}
