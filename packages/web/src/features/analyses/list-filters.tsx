/** Over the list: words to search for, a chip each for what it is narrowed to, which columns it has. */
import { Columns3, ListFilter, X } from 'lucide-react';
import { FIT_VERDICTS, RECOMMENDATIONS, SECTORS } from '@vc-analyst/core/vocabulary';
import { useRead } from '../../api/read.js';
import { Button } from '../../components/ui/button.js';
import { Checkbox, Field, Input, Select } from '../../components/ui/field.js';
import { Popover } from '../../components/ui/menu.js';
import { capitalised } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { listTexts } from '../../i18n/texts/analysis-list.js';
import { domain } from '../../i18n/texts/domain.js';
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
  const active = choices.flatMap(({ name, label, options }) => {
    const chosen = options.find(({ value }) => value === filters[name]);
    return chosen ? [{ name, label, text: chosen.text }] : [];
  });
  return (
    <div className="flex flex-wrap items-center gap-2.5 border-b border-line px-4.5 py-3">
      <Input
        type="search"
        aria-label={t('searchLabel')}
        placeholder={t('searchLabel')}
        value={filters.q}
        onChange={(event) => onChange({ q: event.target.value })}
        className="min-w-0 flex-1 basis-56 max-sm:basis-full"
      />
      {active.map(({ name, label, text }) => (
        <span
          key={name}
          className="inline-flex h-8 items-center rounded-full border border-accent bg-accent-soft pl-3 text-sm whitespace-nowrap max-sm:h-10"
        >
          {label}: {text}
          <button
            type="button"
            aria-label={t('clearFilter', { filter: label })}
            onClick={() => onChange({ [name]: '' })}
            className="flex h-full cursor-pointer items-center px-2 text-soft hover:text-ink max-sm:px-3"
          >
            <X size={14} aria-hidden />
          </button>
        </span>
      ))}
      {isNarrowed(filters) && (
        <Button size="sm" look="quiet" onClick={() => onChange(NO_FILTERS)}>
          {t('clearFilters')}
        </Button>
      )}
      <Popover
        label={t('filters')}
        className="flex w-64 flex-col gap-3 p-3.5"
        trigger={
          <Button look="quiet">
            <ListFilter size={16} aria-hidden />
            {t('filters')}
          </Button>
        }
      >
        {choices.map(({ name, label, options }) => (
          <Field key={name} label={label}>
            {(control) => (
              <Select {...control} value={filters[name]} onChange={(event) => onChange({ [name]: event.target.value })}>
                <option value="">{t('any')}</option>
                {options.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </Popover>
      {!columns && (
        <Select
          aria-label={t('sortLabel')}
          className="max-sm:flex-1"
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
