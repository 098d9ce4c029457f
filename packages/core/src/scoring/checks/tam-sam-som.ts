/** TAM ≥ SAM ≥ SOM, in one currency or one count, of one year. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { Fact } from '../../model/fact.js';
import { message } from '../../model/message.js';
import { bareFigure } from '../../i18n/figure-value.js';
import { endMonth } from '../../model/end-month.js';
import { isCalledSo, isOfLater } from '../market-build.js';
import type { ScoringContext } from '../context.js';
import { checkResult, couldNotRun, inputsMissing, type Check, type NotRunReason } from './check.js';
import { currenciesOf } from './compare.js';
import { intervalOf } from './interval.js';

/** Lines of a calculation, which may be of any size beside them. */
const PRODUCT = /[=×]/u;
/** An amount without a sign of money may count heads. */
const isSure = ({ quote, ambiguous }: Fact): boolean =>
  !PRODUCT.test(quote) && ambiguous?.includes('currency-assumed') !== true;

const ID = 'tam-sam-som';
const KINDS = ['tam', 'sam', 'som'] as const satisfies readonly FactKind[];
type Size = (typeof KINDS)[number];

interface Pair {
  outer: Fact;
  inner: Fact;
}

export const tamSamSom: Check = {
  meta: { id: ID, kinds: KINDS },
  run: (context) => {
    const sizes = { tam: sizesOf('tam', context), sam: sizesOf('sam', context), som: sizesOf('som', context) };
    const shown = KINDS.filter((kind) => sizes[kind].length > 0);
    if (shown.length < 2) {
      return inputsMissing(
        ID,
        KINDS.filter((kind) => sizes[kind].length === 0),
      );
    }
    const steps = shown.slice(1).map((inner, at) => nesting(sizes[shown[at] ?? 'tam'], sizes[inner]));
    const broken = steps.find((step) => step.state === 'broken');
    if (broken?.pair) return failed(broken.pair);
    const nested = steps.flatMap((step) => (step.state === 'nested' && step.pair ? [step.pair] : []));
    if (nested.length > 0) return passed(nested);
    const currencies = currenciesOf([...sizes.tam, ...sizes.sam, ...sizes.som]).filter((currency) => currency !== '');
    const reason: NotRunReason = steps[0]?.reason ?? 'unit';
    return couldNotRun(ID, reason, reason === 'currency' ? { currencies: { list: currencies } } : {});
  },
};

function sizesOf(kind: Size, context: ScoringContext): Fact[] {
  return context.of(kind, (fact) => fact.basis !== 'example' && context.amount(fact) !== undefined);
}

/** Nested as soon as one outer size can hold each inner one: decks often show several markets. */
function nesting(
  outers: readonly Fact[],
  inners: readonly Fact[],
): { state: 'nested' | 'broken' | 'apart'; pair?: Pair; reason?: NotRunReason } {
  let nested: Pair | undefined;
  let broken: Pair | undefined;
  let reason: NotRunReason = 'unit';
  for (const inner of inners) {
    const pairs = outers
      .filter((outer) => !isOneFigure(outer, inner))
      // Of today before what it is to be, what the deck calls so before what else it says of markets, then the larger.
      .toSorted(
        (a, b) =>
          Number(isOfLater(a)) - Number(isOfLater(b)) ||
          Number(isCalledSo(b)) - Number(isCalledSo(a)) ||
          (intervalOf(b)?.mid ?? 0) - (intervalOf(a)?.mid ?? 0),
      )
      .map((outer) => ({ outer, inner }));
    const comparable = pairs.filter((pair) => comparability(pair) === 'yes');
    const apart = pairs.map(comparability).find((found) => found !== 'yes');
    if (apart) reason = apart;
    const holding = comparable.find(holds);
    nested ??= holding;
    if (!holding) broken ??= comparable.find(({ outer }) => [outer, inner].every(isSure));
  }
  if (broken) return { state: 'broken', pair: broken };
  return nested ? { state: 'nested', pair: nested } : { state: 'apart', reason };
}

/** "Global SAM $30B" read as both sizes holds nothing but itself. */
function isOneFigure(outer: Fact, inner: Fact): boolean {
  return outer.slide === inner.slide && outer.quote === inner.quote && outer.value === inner.value;
}

function comparability({ outer, inner }: Pair): 'yes' | 'unit' | 'currency' | 'date' {
  if (outer.unit !== inner.unit) return 'unit';
  if (outer.unit === 'money' && outer.currency !== inner.currency) return 'currency';
  const [a, b] = [endMonth(outer.asOf), endMonth(inner.asOf)];
  return a === -1 || b === -1 || a === b ? 'yes' : 'date';
}

function holds({ outer, inner }: Pair): boolean {
  const large = intervalOf(outer);
  const small = intervalOf(inner);
  return large !== undefined && small !== undefined && large.high >= small.low;
}

function failed({ outer, inner }: Pair) {
  return checkResult(
    ID,
    'fail',
    [outer, inner],
    message('check.tam-sam-som.fail', {
      innerName: inner.kind.toUpperCase(),
      inner: figure(inner),
      innerSlide: inner.slide,
      outerName: outer.kind.toUpperCase(),
      outer: figure(outer),
      outerSlide: outer.slide,
    }),
  );
}

function passed(nested: readonly Pair[]) {
  const [first, second] = nested;
  if (first && second && first.inner.id === second.outer.id) {
    const values = { tam: figure(first.outer), sam: figure(first.inner), som: figure(second.inner) };
    return checkResult(
      ID,
      'pass',
      [first.outer, first.inner, second.inner],
      message('check.tam-sam-som.pass-three', values),
    );
  }
  const { outer, inner } = first as Pair;
  return checkResult(
    ID,
    'pass',
    nested.flatMap((pair) => [pair.outer, pair.inner]),
    message('check.tam-sam-som.pass-two', {
      outerName: outer.kind.toUpperCase(),
      outer: figure(outer),
      innerName: inner.kind.toUpperCase(),
      inner: figure(inner),
    }),
  );
}

function figure(fact: Fact) {
  return bareFigure(fact) ?? fact.text;
}
