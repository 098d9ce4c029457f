/** The figures that sums are made of: the company's own, of one basis, as an amount a year where they flow. */
import type { Analysis } from '../model/analysis.js';
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact, FactOf, Period } from '../model/fact.js';

/** What sums are worked out from. */
export type SumInput = Pick<Analysis, 'facts' | 'metrics' | 'checks'>;

/** Letters read with less confidence settle nothing. */
const SURELY_READ = 0.8;
const A_YEAR: Partial<Record<Period, number>> = { day: 365, week: 52, month: 12, quarter: 4, year: 1 };

export interface Figures {
  /** What the document chose for the metric, where it has happened or, of markets and terms, is stated. */
  chosen<K extends FactKind>(...kinds: K[]): FactOf<K> | undefined;
  /** Planned figures of the company with a date, earliest first. */
  planned<K extends FactKind>(...kinds: K[]): FactOf<K>[];
  /** Dated figures of the company that have happened, earliest first. */
  dated<K extends FactKind>(...kinds: K[]): FactOf<K>[];
  of(kind: FactKind): Fact[];
  /** The one price of a customer a year; undefined where the deck gives none, and `several` where it gives more than one. */
  price(): Fact | 'several' | undefined;
  /** Whether a consistency check has set these figures against one another already. */
  checked(id: string): boolean;
}

export function figuresOf({ facts, metrics, checks }: SumInput): Figures {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const usable = facts.filter((fact) => fact.visible && fact.basis !== 'example' && fact.value !== undefined);
  const own = <K extends FactKind>(kinds: readonly K[], bases: readonly Fact['basis'][]) =>
    usable
      .filter((fact): fact is FactOf<K> => (kinds as readonly FactKind[]).includes(fact.kind))
      .filter(({ subject, basis }) => subject === 'company' && bases.includes(basis))
      .filter(({ asOf }) => asOf !== undefined)
      .sort((a, b) => compare(a.asOf ?? '', b.asOf ?? '') || compare(a.id, b.id));
  // What the document chose for a metric is of its kind.
  const metricOf = <K extends FactKind>(kind: K) => byId.get(metrics[kind] ?? '') as FactOf<K> | undefined;
  return {
    chosen: (...kinds) =>
      kinds
        .map((kind) => metricOf(kind))
        .find((fact) => fact !== undefined && fact.visible && fact.value !== undefined && fact.basis !== 'forecast'),
    planned: (...kinds) => own(kinds, ['forecast', 'target']),
    dated: (...kinds) => own(kinds, ['actual']),
    of: (kind) => usable.filter((fact) => fact.kind === kind),
    price: () => {
      const prices = usable.filter(
        ({ kind, subject, basis, period, detail }) =>
          kind === 'price' &&
          subject === 'company' &&
          basis !== 'external' &&
          (period === 'month' || period === 'year') &&
          detail?.unit === undefined,
      );
      const amounts = new Set(prices.map((price) => `${price.currency ?? ''} ${yearly(price)}`));
      return amounts.size > 1 ? 'several' : prices[0];
    },
    checked: (id) => checks.some((check) => check.id === id && check.status !== 'notRun'),
  };
}

/** The figure as an amount a year, one without period as yearly; undefined for a sum since the start. */
export function yearly(fact: Fact): number | undefined {
  if (fact.value === undefined || fact.period === 'cumulative' || fact.period === 'once') return undefined;
  // A monthly recurring revenue is monthly by its name.
  const period = fact.period ?? (fact.kind === 'mrr' ? 'month' : 'year');
  const times = A_YEAR[period];
  return times === undefined ? undefined : fact.value * times;
}

/** Whether figures may be set against one another: one currency, no two dates. Where not, what keeps them apart. */
export function keptApart(...facts: Fact[]): 'currency' | 'date' | undefined {
  const money = facts.filter(({ unit }) => unit === 'money').map(({ currency }) => currency ?? '');
  if (new Set(money).size > 1) return 'currency';
  const years = facts.flatMap(({ asOf }) => asOf?.slice(0, 4) ?? []);
  return new Set(years).size > 1 ? 'date' : undefined;
}

/** Only figures that are read for sure, as one number, may be said not to fit. */
export function surelyRead(...facts: Fact[]): boolean {
  return facts.every(
    ({ low, high, ambiguous, confidence = 1 }) =>
      low === undefined && high === undefined && ambiguous === undefined && confidence >= SURELY_READ,
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
