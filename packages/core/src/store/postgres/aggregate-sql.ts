/** Counts, sums and groups as SQL: the same figures as `aggregate.ts` makes of summaries in memory. */
import type { AggregateQuery, CountedRow, GroupKey } from '../aggregate.js';
import type { Scalar } from '../query.js';
import { filterSql, type Sql } from './list-sql.js';

/** A statement whose rows are groups. */
export function aggregateSql<S>(
  sql: Sql,
  table: string,
  { filter, last, groups = [], figures = [] }: AggregateQuery<S>,
): string {
  const where = filterSql(sql, filter);
  const each = last && sql.field(last.each);
  const order = last && [each, ...last.by.map((field) => `${sql.key(field)} desc nulls last`), 'id desc'].join(', ');
  const counted = last
    ? `(select distinct on (${each}) * from ${table} where ${where} order by ${order}) counted`
    : `(select * from ${table} where ${where}) counted`;
  const keys = groups.map((key) => groupSql(sql, key));
  return `select ${jsonArray(keys)} as values, count(*)::int as count, ${jsonArray(figures.map((field) => figureSql(sql, field)))} as figures
          from ${counted} ${keys.length > 0 ? `group by ${keys.join(', ')}` : ''}`;
}

/** What `query` counts, row by row: `by` as the values of its fields. */
export interface CountedValues extends Omit<CountedRow, 'by'> {
  by?: Scalar[];
}

/** A statement whose rows are `CountedValues` in the order of their ids; only of `ids`, where given. */
export function countedRowsSql<S>(
  sql: Sql,
  table: string,
  { filter, last, groups = [], figures = [] }: AggregateQuery<S>,
  ids?: readonly string[],
): string {
  const where = [filterSql(sql, filter), ...(ids ? [`id = any(${sql.value(ids)})`] : [])];
  const each = last && [
    `coalesce(${sql.field(last.each)}, 'null') as each`,
    `${jsonArray(last.by.map((field) => sql.field(field)))} as by`,
  ];
  const parts = [
    'id',
    ...(each ?? []),
    `${jsonArray(groups.map((key) => groupSql(sql, key)))} as values`,
    `array[${figures.map((field) => numberSql(sql, field)).join(', ')}]::float8[] as numbers`,
  ];
  return `select ${parts.join(', ')} from ${table} where ${where.join(' and ')} order by id`;
}

function groupSql<S>(sql: Sql, key: GroupKey<S>): string {
  if (typeof key === 'string') return sql.field(key);
  const field = sql.field(key.field);
  return `case jsonb_typeof(${field}) when 'string' then to_jsonb(left(${field} #>> '{}', ${Math.trunc(key.first)})) end`;
}

function figureSql(sql: Sql, field: string): string {
  const number = numberSql(sql, field);
  // Added in one order everywhere: the sum of fractions depends on it.
  return `jsonb_build_object('count', count(${number}), 'sum', coalesce(sum(${number} order by id), 0), 'min', min(${number}), 'max', max(${number}))`;
}

function numberSql(sql: Sql, field: string): string {
  const value = sql.field(field);
  return `(case jsonb_typeof(${value}) when 'number' then (${value} #>> '{}')::float8 end)`;
}

function jsonArray(parts: readonly string[]): string {
  return `jsonb_build_array(${parts.join(', ')})`;
}
