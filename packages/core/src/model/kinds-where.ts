/** Questions to the records of the kinds of fact. */
import { FACT_KIND_IDS, FACT_KINDS, type FactKind, type FactKindSpec, type ValueType } from './fact-kinds.js';

/** The kinds whose record passes `test`, in the order of the dictionary. */
export function kindsWhere(test: (spec: FactKindSpec) => boolean): ReadonlySet<FactKind> {
  return new Set(FACT_KIND_IDS.filter((kind) => test(FACT_KINDS[kind])));
}

/** Types of a kind's value, the usual one first. */
export function valueTypes({ value }: Pick<FactKindSpec, 'value'>): readonly ValueType[] {
  return typeof value === 'string' ? [value] : value;
}
