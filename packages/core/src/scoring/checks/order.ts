/** Checks of the form "this figure cannot be below that one", on figures of the same date. */
import type { NamedMetric } from '../../i18n/metric-name.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Fact } from '../../model/fact.js';
import { message } from '../../model/message.js';
import { bareFigure } from '../../i18n/figure-value.js';
import { checkResult, couldNotRun, inputsMissing, type Check } from './check.js';
import { factSets, inputFacts, sameTime, type Input } from './compare.js';
import { intervalOf } from './interval.js';

interface Order {
  id: string;
  larger: FactKind & NamedMetric;
  smaller: FactKind & NamedMetric;
  /** Names of the two in the texts. */
  as: readonly [larger: string, smaller: string];
}

/** Passes when the larger figure can be at least the smaller one. */
export function orderCheck({ id, larger, smaller, as }: Order): Check {
  const inputs: Record<'larger' | 'smaller', Input> = { larger: { kinds: [larger] }, smaller: { kinds: [smaller] } };
  return {
    meta: { id, kinds: [larger, smaller] },
    run: (context) => {
      const missing = [larger, smaller].filter((kind) => inputFacts({ kinds: [kind] }, context).length === 0);
      if (missing.length > 0) return inputsMissing(id, missing);
      const sets = factSets(inputs, context).filter(
        (set) => samePeriod(set.larger, set.smaller) && !isReadTwice(set.larger, set.smaller),
      );
      const comparable = sets.filter((set) => sameTime([set.larger, set.smaller]) !== 'apart');
      // A whole of one year and a part of another agree by chance.
      const kept = comparable.find(
        ({ larger, smaller }) =>
          (larger.slide === smaller.slide || sameTime([larger, smaller]) === 'same') && holds(larger, smaller),
      );
      const broken = comparable.find((set) => sameTime([set.larger, set.smaller]) === 'same');
      const found = kept ?? broken;
      if (!found) return couldNotRun(id, 'date');
      const status = kept ? 'pass' : 'fail';
      return checkResult(
        id,
        status,
        [found.larger, found.smaller],
        message(`check.${id}.${status}`, {
          [as[0]]: bareFigure(found.larger) ?? found.larger.text,
          [as[1]]: bareFigure(found.smaller) ?? found.smaller.text,
        }),
      );
    },
  };
}

/** "50 paying customers" is one figure, though it counts as both. */
const isReadTwice = (a: Fact, b: Fact): boolean => a.quote === b.quote && a.value === b.value;

function samePeriod(a: Fact, b: Fact): boolean {
  return a.unit !== 'percent' || a.period === undefined || b.period === undefined || a.period === b.period;
}

function holds(larger: Fact, smaller: Fact): boolean {
  const outer = intervalOf(larger);
  const inner = intervalOf(smaller);
  return outer !== undefined && inner !== undefined && outer.high >= inner.low;
}
