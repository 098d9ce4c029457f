/** Counts, sums and groups as SQL: the same figures as `aggregate.ts` makes of summaries in memory. */
import type { AggregateQuery, GroupKey } from '../aggregate.js';
import { filterSql, quoted, type Sql } from './list-sql.js';

/** A statement whose rows are groups. */
export function aggregateSql<S>(
  sql: Sql,
  table: string,
  { filter, last, groups = [], figures = [] }: AggregateQuery<S>,
): string {
  const where = filterSql(sql, filter);
  const each = last && `fields->${quoted(last.each)}`;
  const order = last && [each, ...last.by.map((field) => `${sql.key(field)} desc nulls last`), 'id desc'].join(', ');
  const counted = last
    ? `(select distinct on (${each}) id, fields from ${table} where ${where} order by ${order}) counted`
    : `(select id, fields from ${table} where ${where}) counted`;
  const keys = groups.map(groupSql);
  return `select ${jsonArray(keys)} as values, count(*)::int as count, ${jsonArray(figures.map(figureSql))} as figures
          from ${counted} ${keys.length > 0 ? `group by ${keys.join(', ')}` : ''}`;
}

function groupSql<S>(key: GroupKey<S>): string {
  if (typeof key === 'string') return `fields->${quoted(key)}`;
  const field = quoted(key.field);
  return `case jsonb_typeof(fields->${field}) when 'string' then to_jsonb(left(fields->>${field}, ${Math.trunc(key.first)})) end`;
}

function figureSql(field: string): string {
  const name = quoted(field);
  const number = `(case jsonb_typeof(fields->${name}) when 'number' then (fields->>${name})::float8 end)`;
  // Added in one order everywhere: the sum of fractions depends on it.
  return `jsonb_build_object('count', count(${number}), 'sum', coalesce(sum(${number} order by id), 0), 'min', min(${number}), 'max', max(${number}))`;
}

function jsonArray(parts: readonly string[]): string {
  return `jsonb_build_array(${parts.join(', ')})`;
}
