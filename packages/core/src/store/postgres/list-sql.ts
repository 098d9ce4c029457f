/** Filters, orders and places of lists as SQL: the same rows in the same order as `query.ts` gives them. */
import { toSearchText } from '../../text/search-text.js';
import type { Condition, Place, SortKey, SummaryFilter } from '../query.js';
import { NUMBER_TEXT_AT, sortKey, storable } from './summary-columns.js';

/** A text of SQL with the values of its `$1`, `$2`, … */
export class Sql {
  readonly values: unknown[] = [];

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
    const texts = filter.search.fields.map(searchedSql);
    for (const word of toSearchText(filter.search.text).split(/\s+/u).filter(Boolean)) {
      const wanted = sql.value(word);
      parts.push(`(${texts.map((text) => `strpos(${text}, ${wanted}) > 0`).join(' or ') || 'false'})`);
    }
  }
  return parts.length === 0 ? 'true' : parts.join(' and ');
}

function conditionSql<S>(sql: Sql, condition: Condition<S>): string {
  const field = quoted(condition.field);
  const is = (value: unknown): string =>
    value === null
      ? `not fields ? ${field}`
      : // The form that the index over all fields answers.
        `fields @> ${sql.value(JSON.stringify({ [condition.field]: typeof value === 'string' ? storable(value) : value }))}::jsonb`;
  if ('equals' in condition) return `(${is(condition.equals)})`;
  if ('oneOf' in condition) return `(${condition.oneOf.map(is).join(' or ') || 'false'})`;
  const bound = 'atLeast' in condition ? condition.atLeast : condition.atMost;
  const operator = 'atLeast' in condition ? '>=' : '<=';
  // Numbers by their keys, which need no cast that a text in the field would break.
  const compared =
    typeof bound === 'number'
      ? `${sql.key(condition.field)} ${operator} ${sql.value(sortKey(bound))}`
      : `(fields->>${field}) collate "C" ${operator} ${sql.value(bound)}`;
  return `(jsonb_typeof(fields->${field}) = ${quoted(typeof bound)} and ${compared})`;
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
