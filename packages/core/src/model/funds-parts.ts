/** The parts that a deck divides its round into, each once: of several lists the one that is whole, else the fullest. */
import type { Fact } from './fact.js';

/** How far a sum may be from the whole: shares and amounts are rounded. */
const SLACK = 0.05;

/** `facts` are of kind `use_of_funds`; `ask` is the round as it is asked for. Empty where no list of shares or amounts fits it. */
export function fundsParts(facts: readonly Fact[], ask: Fact | undefined): Fact[] {
  // A chart beside a list, or a sum slide beside its detail, tells the parts twice.
  const lists = new Map<string, Fact[]>();
  for (const fact of facts) {
    if (fact.value === undefined || (fact.unit !== 'money' && fact.unit !== 'percent')) continue;
    const key = `${fact.slide} ${fact.unit} ${fact.currency ?? ''}`;
    lists.set(key, [...(lists.get(key) ?? []), fact]);
  }
  const [best] = [...lists.values()]
    .flatMap((list) => fittingList(list, ask) ?? [])
    .sort((a, b) => Number(b.whole) - Number(a.whole) || b.parts.length - a.parts.length);
  return best?.parts ?? [];
}

interface FittingList {
  parts: Fact[];
  /** They add up to all there is to spend. */
  whole: boolean;
}

/** Undefined for more than there is to spend, and for money of a round that names none: targets, an order, another table. */
function fittingList(list: readonly Fact[], ask: Fact | undefined): FittingList | undefined {
  const total = totalOf(list[0]!, ask);
  if (total === undefined) return undefined;
  const parts = withoutStrangers(withoutTotal(eachOnce(list), total), total);
  return sumOf(parts) > total * (1 + SLACK) ? undefined : { parts, whole: isWhole(parts, total) };
}

/** What the parts of the list that `part` stands in add up to: 100 %, or the round at its most. */
function totalOf({ unit, currency }: Fact, ask: Fact | undefined): number | undefined {
  if (unit === 'percent') return 100;
  return currency === ask?.currency ? (ask?.high ?? ask?.value) : undefined;
}

/** The round itself, or 100 %, in the head of its parts is their sum and no part. */
function withoutTotal(parts: Fact[], total: number): Fact[] {
  const rest = parts.filter(({ value }) => value !== total);
  return rest.length >= 2 ? rest : parts;
}

/** One row of a neighbouring table, without which the parts are whole: a milestone, a ticket of the lead investor. */
function withoutStrangers(parts: Fact[], total: number): Fact[] {
  if (isWhole(parts, total) || parts.length < 3) return parts;
  const lists = parts.map((_, at) => parts.toSpliced(at, 1)).filter((rest) => isWhole(rest, total, 0));
  return lists.length === 1 ? lists[0]! : parts;
}

function isWhole(parts: readonly Fact[], total: number, slack = SLACK): boolean {
  return parts.length >= 2 && Math.abs(sumOf(parts) - total) <= total * (slack + Number.EPSILON);
}

const sumOf = (parts: readonly Fact[]): number => parts.reduce((sum, { value = 0 }) => sum + value, 0);

function eachOnce(parts: readonly Fact[]): Fact[] {
  const key = ({ subjectName, text, value }: Fact) => `${(subjectName ?? text).toLowerCase().trim()} ${value}`;
  return parts.filter((part, at) => parts.findIndex((other) => key(other) === key(part)) === at);
}
