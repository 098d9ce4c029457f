/** Filters, orders and places of lists as SQL: the same rows in the same order as `query.ts` gives them. */
import { createHash } from 'node:crypto';
import { toSearchText } from '../../text/search-text.js';
import type { Condition, Place, Scalar, SortKey, SummaryFilter } from '../query.js';
import { NUMBER_TEXT_AT, sortKey, storable } from './summary-columns.js';

/** What a table has of its own for some fields. */
export interface TableFields {
  filtered?: readonly string[] | undefined;
  counted?: readonly string[] | undefined;
  searched?: readonly string[] | undefined;
}

/** A text of SQL with the values of its `$1`, `$2`, … */
export class Sql {
  readonly values: unknown[] = [];
  readonly #columns: ReadonlySet<string>;
  /** Fields whose folded texts stand in the column of words. */
  readonly searched: readonly string[];

  constructor({ filtered = [], counted = [], searched = [] }: TableFields = {}) {
    this.#columns = new Set([...filtered, ...counted]);
    this.searched = searched;
  }

  hasColumn(field: string): boolean {
    return this.#columns.has(field);
  }

  /** The field as JSON. Null where it is missing. */
  field(field: string): string {
    return this.hasColumn(field) ? fieldColumn(field) : `(fields->${quoted(field)})`;
  }

  /** Takes a value in and returns its mark. */
  value(value: unknown): string {
    this.values.push(typeof value === 'string' ? storable(value) : value);
    return `$${this.values.length}`;
  }

  /** The expression that lists sort a field by. Null where it is missing. */
  key(field: string): string {
    return `(keys->>${quoted(field)}) collate "C"`;
  }
}

/** A condition for `where`, of what the filter lets through. */
export function filterSql<S>(sql: Sql, filter: SummaryFilter<S> | undefined): string {
  const parts = (filter?.conditions ?? []).map((condition) => conditionSql(sql, condition));
  if (filter?.search) {
    const { fields, text } = filter.search;
    const isInColumn = fields.length > 0 && fields.join() === sql.searched.join();
    for (const word of toSearchText(text).split(/\s+/u).filter(Boolean)) {
      parts.push(isInColumn ? wordSql(sql, word) : anyOfSql(sql, fields, word));
    }
  }
  return parts.length === 0 ? 'true' : parts.join(' and ');
}

function conditionSql<S>(sql: Sql, condition: Condition<S>): string {
  const { field } = condition;
  if ('equals' in condition) return `(${equalsSql(sql, field, condition.equals)})`;
  if ('oneOf' in condition) {
    return `(${condition.oneOf.map((value) => equalsSql(sql, field, value)).join(' or ') || 'false'})`;
  }
  const bound = 'atLeast' in condition ? condition.atLeast : condition.atMost;
  const operator = 'atLeast' in condition ? '>=' : '<=';
  return `(jsonb_typeof(${sql.field(field)}) = ${quoted(typeof bound)} and ${boundSql(sql, field, operator, bound)})`;
}

function equalsSql(sql: Sql, field: string, value: Scalar): string {
  const json = typeof value === 'string' ? storable(value) : value;
  // The forms that an index of the column, and the one over all fields, answer.
  if (sql.hasColumn(field)) {
    return value === null
      ? `${sql.field(field)} is null`
      : `${sql.field(field)} = ${sql.value(JSON.stringify(json))}::jsonb`;
  }
  return value === null
    ? `not fields ? ${quoted(field)}`
    : `fields @> ${sql.value(JSON.stringify({ [field]: json }))}::jsonb`;
}

function boundSql(sql: Sql, field: string, operator: string, bound: number | string): string {
  if (typeof bound === 'string') return `(${sql.field(field)} #>> '{}') collate "C" ${operator} ${sql.value(bound)}`;
  if (sql.hasColumn(field)) return `${sql.field(field)} ${operator} ${sql.value(JSON.stringify(bound))}::jsonb`;
  // By their keys, which need no cast that a text in the field would break.
  return `${sql.key(field)} ${operator} ${sql.value(sortKey(bound))}`;
}

/** The form that an index over the column answers. */
function wordSql(sql: Sql, word: string): string {
  return `${wordsColumn(sql.searched)} like ${sql.value(`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)}`;
}

function anyOfSql(sql: Sql, fields: readonly string[], word: string): string {
  const wanted = sql.value(word);
  return `(${fields.map((field) => `strpos(${searchedSql(field)}, ${wanted}) > 0`).join(' or ') || 'false'})`;
}

/** The column of a field that has one of its own. */
export function fieldColumn(field: string): string {
  return quotedName(fieldColumnName(field));
}

export function fieldColumnName(field: string): string {
  return `f_${field}`;
}

/** A name of ours as SQL names things. */
export function quotedName(name: string): string {
  return `"${name}"`;
}

/** The column of the words of these fields: of others it would be another. */
export function wordsColumn(searched: readonly string[]): string {
  return `words_${createHash('sha256').update(searched.join()).digest('hex').slice(0, 8)}`;
}

/** What it holds: the folded texts, a line each, which no word of a search can cross. */
export function wordsSql(searched: readonly string[]): string {
  return searched.map(searchedSql).join(` || E'\\n' || `);
}

/** The folded text of a field, empty where it has none. */
function searchedSql(field: string): string {
  const name = quoted(field);
  return `(case jsonb_typeof(fields->${name}) when 'string' then substr(keys->>${name}, 2) when 'number' then substr(keys->>${name}, ${NUMBER_TEXT_AT}) else '' end)`;
}

/** An expression for `order by`. */
export function orderSql<S>(sql: Sql, sort: readonly SortKey<S>[]): string {
  const keys = sort.map(({ by, order }) => `${sql.key(by)} ${order === 'descending' ? 'desc' : 'asc'} nulls last`);
  return [...keys, 'id'].join(', ');
}

/** A condition for `where`, of the rows that come after the place. */
export function afterSql<S>(sql: Sql, sort: readonly SortKey<S>[], place: Place): string {
  const ways: string[] = [];
  const level: string[] = [];
  for (const [index, { by, order }] of sort.entries()) {
    const key = sql.key(by);
    const value = place.keys[index] ?? null;
    if (value === null) {
      // Missing values come last: nothing is after one.
      level.push(`${key} is null`);
      continue;
    }
    const mark = sql.value(String(value));
    ways.push([...level, `(${key} ${order === 'descending' ? '<' : '>'} ${mark} or ${key} is null)`].join(' and '));
    level.push(`${key} = ${mark}`);
  }
  ways.push([...level, `id > ${sql.value(place.id)}`].join(' and '));
  return `(${ways.map((way) => `(${way})`).join(' or ')})`;
}

/** A name as a literal of SQL. */
export function quoted(name: string): string {
  return `'${storable(name).replaceAll("'", "''")}'`;
}
