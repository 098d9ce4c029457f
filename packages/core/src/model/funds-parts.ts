/** The parts that a deck divides its round into, each once: of several lists the one that is whole, else the fullest. */
import type { Fact } from './fact.js';

/** How far a sum may be from the whole: shares and amounts are rounded. */
const SLACK = 0.05;

/** `facts` are of kind `use_of_funds`; `ask` is the round as it is asked for. Empty where no part bears a share or amount. */
export function fundsParts(facts: readonly Fact[], ask: Fact | undefined): Fact[] {
  // A chart beside a list, or a sum slide beside its detail, tells the parts twice.
  const lists = new Map<string, Fact[]>();
  for (const fact of facts) {
    if (fact.value === undefined || (fact.unit !== 'money' && fact.unit !== 'percent')) continue;
    const key = `${fact.slide} ${fact.unit} ${fact.currency ?? ''}`;
    lists.set(key, [...(lists.get(key) ?? []), fact]);
  }
  const wholeOf = ({ unit, currency }: Fact) =>
    unit === 'percent' ? 100 : currency === ask?.currency ? (ask?.high ?? ask?.value) : undefined;
  const [best] = [...lists.values()]
    .map((list) => withoutStrangers(withoutTotal(eachOnce(list), wholeOf), wholeOf))
    // More than there is to spend, or money of a round that names none: targets, an order, another table.
    .filter((list) => sumOf(list) <= (list[0] ? (wholeOf(list[0]) ?? 0) : 0) * (1 + SLACK))
    .map((list) => ({ list, whole: isWhole(list, list[0] && wholeOf(list[0])) }))
    .sort((a, b) => Number(b.whole) - Number(a.whole) || b.list.length - a.list.length);
  return best?.list ?? [];
}

type WholeOf = (part: Fact) => number | undefined;

/** The round itself, or 100 %, in the head of its parts is their sum and no part. */
function withoutTotal(parts: Fact[], wholeOf: WholeOf): Fact[] {
  const rest = parts.filter((part) => part.value !== wholeOf(part));
  return rest.length >= 2 ? rest : parts;
}

/** One row of a neighbouring table, without which the parts are whole: a milestone, a ticket of the lead investor. */
function withoutStrangers(parts: Fact[], wholeOf: WholeOf): Fact[] {
  const whole = parts[0] && wholeOf(parts[0]);
  if (isWhole(parts, whole) || parts.length < 3) return parts;
  const lists = parts.map((_, at) => parts.toSpliced(at, 1)).filter((rest) => isWhole(rest, whole, 0));
  return lists.length === 1 ? lists[0]! : parts;
}

function isWhole(parts: readonly Fact[], whole: number | undefined, slack = SLACK): boolean {
  if (whole === undefined || parts.length < 2) return false;
  return Math.abs(sumOf(parts) - whole) <= whole * slack + Number.EPSILON * whole;
}

const sumOf = (parts: readonly Fact[]): number => parts.reduce((total, { value = 0 }) => total + value, 0);

function eachOnce(parts: readonly Fact[]): Fact[] {
  const key = ({ subjectName, text, value }: Fact) => `${(subjectName ?? text).toLowerCase().trim()} ${value}`;
  return parts.filter((part, at) => parts.findIndex((other) => key(other) === key(part)) === at);
}
