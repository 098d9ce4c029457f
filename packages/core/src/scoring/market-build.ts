/** A market built from below: every count of buyers that the deck gives, times every price it charges. */
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import { endMonth } from '../model/end-month.js';
import { fold, wordsOf } from '../text/words.js';
import type { CriterionContext } from './criterion.js';
import type { Facts } from './context.js';

type BuildKind = 'buyer_count' | 'tam' | 'sam' | 'som' | 'price' | 'arpa' | 'acv';

export interface MarketBuild {
  buyers: Fact;
  price: Fact;
  /** US dollars a year. */
  size: number;
}

/** People on earth in 2025 (UN, World Population Prospects 2024): a larger count is an amount that lost its currency. */
const MOST_BUYERS = 8.2e9;

/** Counts of possible buyers: stated as such, or a market size given in heads. */
export function buyerCounts(facts: Facts<BuildKind>): Fact[] {
  const heads = (fact: Fact) => fact.unit === 'count' && fact.basis !== 'example' && (fact.value ?? 0) <= MOST_BUYERS;
  return (['buyer_count', 'tam', 'sam', 'som'] as const).flatMap((kind) => facts.of(kind, heads));
}

/** Years from which on a size told beside another is where a market may go, and not its size. */
const FAR_MONTHS = 24;

/** A size that a market is to have. */
export const isOfLater = ({ detail }: Fact): boolean => detail?.ahead === true;

/**
 * Stated sizes without those that a market is to have, where one of today is told, and without the far ends of a growth:
 * “from $66B (2024) to $1T (2032)” sizes a market at $66B.
 */
export function presentSizes<F extends Fact>(sizes: readonly F[]): F[] {
  return sizes.filter(
    (size) =>
      !(isOfLater(size) && sizes.some((other) => !isOfLater(other) && other.unit === size.unit)) &&
      !sizes.some(
        (other) =>
          other.slide === size.slide &&
          other.unit === size.unit &&
          endMonth(other.asOf) !== -1 &&
          endMonth(size.asOf) - endMonth(other.asOf) >= FAR_MONTHS,
      ),
  );
}

/**
 * Of several stated sizes the one that is shown: money before heads, then what the deck calls TAM, SAM or SOM, then what is
 * cited, then the larger figure.
 */
export function widestSize<F extends Fact>(
  sizes: readonly F[],
  { usd }: { usd: (fact: Fact) => number | undefined },
): F | undefined {
  const order = (fact: Fact) =>
    (fact.unit === 'money' ? 4 : 0) + (isCalledSo(fact) ? 2 : 0) + (fact.cited === undefined ? 0 : 1);
  return presentSizes(sizes).toSorted((a, b) => order(b) - order(a) || (usd(b) ?? 0) - (usd(a) ?? 0))[0];
}

/** Named beside it; a row of several numbers holds buyers and what they pay too. */
export const isCalledSo = ({ kind, quote }: Fact): boolean =>
  wordsOf(quote).some(({ folded }) => folded === kind) &&
  quote.split(' | ').filter((cell) => /\d/u.test(cell)).length < 2;

/** What somebody pays for each use pays nobody for a year: how often he comes is not told. */
const A_USE =
  /^(?:sessions?|transactions?|orders?|trips?|rides?|visits?|calls?|bookings?|shipments?|leads?|requests?|images?|pages?|documents?|km|kwh|hours?|days?|nights?|kg|tons?|sesion(?:es)?|transaccion(?:es)?|pedidos?|viajes?|visitas?|llamadas?|reservas?|envios?|solicitud(?:es)?|horas?|dias?|noches?|toneladas?|seances?|commandes?|trajets?|visites?|appels?|reservations?|envois?|expeditions?|demandes?|heures?|jours?|nuits?|tonnes?)$/u;

/** Whether a price is of one use, and of no month or year. */
export const isOfOneUse = ({ kind, period, detail }: Fact): boolean =>
  kind === 'price' && period === undefined && A_USE.test(fold(String(detail?.unit ?? '')));

/** What one buyer pays. */
export function prices(facts: Facts<BuildKind>): Fact[] {
  const ours = (fact: Fact) => fact.subject === 'company' && fact.basis !== 'example' && !isOfOneUse(fact);
  return (['price', 'arpa', 'acv'] as const).flatMap((kind) => facts.of(kind, ours));
}

/**
 * Whether `price` is what `buyers` pay: the one price of the deck, or one beside them. Of several elsewhere nobody can say,
 * and one that stands in a sentence with other buyers of `counts` is theirs: "320 clients × €1,300".
 */
export function isPaidBy(buyers: Fact, price: Fact, all: readonly Fact[], counts: readonly Fact[]): boolean {
  const isBeside = (count: Fact) =>
    count.slide === price.slide && (count.quote.includes(price.quote) || price.quote.includes(count.quote));
  if (!isBeside(buyers) && counts.some(isBeside)) return false;
  const amount = ({ value, low, currency, period }: Fact) => `${value ?? low} ${currency} ${period}`;
  return price.slide === buyers.slide || all.every((other) => amount(other) === amount(price));
}

/** Share by which a product of buyers and one of several prices may be off a size beside the buyers: nearer is no chance. */
export const EXACT = 0.01;

/** All products of buyers and what they pay, smallest first. `counts` narrows the buyers. */
export function marketBuilds(
  facts: Facts<BuildKind>,
  context: CriterionContext,
  counts: readonly Fact[] = buyerCounts(facts),
): MarketBuild[] {
  const all = prices(facts);
  const others = buyerCounts(facts);
  return products(all, context, counts).filter(({ buyers, price }) => isPaidBy(buyers, price, all, others));
}

function products(all: readonly Fact[], context: CriterionContext, counts: readonly Fact[]): MarketBuild[] {
  const builds = counts.flatMap((buyers) =>
    all.flatMap((price) => {
      const count = context.amount(buyers);
      const paid = price.kind === 'arpa' && !price.period ? times12(context.usd(price)) : context.usdPerYear(price);
      return count !== undefined && paid !== undefined && count * paid > 0
        ? [{ buyers, price, size: count * paid }]
        : [];
    }),
  );
  return builds.sort((a, b) => a.size - b.size);
}

/** Stated sizes in money that are about a market. */
export function moneySizes(facts: Facts<BuildKind>, kind: Extract<FactKind, 'tam' | 'sam' | 'som'>): Fact[] {
  return facts.of(kind, (fact) => fact.unit !== 'count' && fact.value !== undefined && fact.basis !== 'example');
}

/** A build that a stated size agrees with, within the rubric's tolerance; by one of several prices exactly. What can be served goes first, what is hoped for last. */
export function agreeingBuild(
  facts: Facts<BuildKind>,
  context: CriterionContext,
): { build: MarketBuild; size: Fact } | undefined {
  const all = prices(facts);
  const stated = (['sam', 'tam', 'som'] as const).flatMap((kind) => moneySizes(facts, kind));
  const counts = buyerCounts(facts);
  const builds = products(all, context, counts);
  return stated.flatMap((size) =>
    builds
      .filter((build) => {
        const paid = isPaidBy(build.buyers, build.price, all, counts);
        const tolerance = paid ? context.rubric.thresholds.recomputeTolerance : EXACT;
        return (
          (paid || size.slide === build.buyers.slide) &&
          Math.abs((context.usdPerYear(size) ?? 0) - build.size) <= build.size * tolerance
        );
      })
      .map((build) => ({ build, size })),
  )[0];
}

function times12(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : amount * 12;
}
