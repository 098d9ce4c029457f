/** R4: are amount and price of the round usual for the stage and the region? The least usual part counts. */
import type { Level } from '../../../model/scores.js';
import { defineCriterion, judged, missing, type Judgement } from '../../criterion.js';
import { lowerOf } from '../../ladder.js';
import { regionOf, statedAsk } from '../../round.js';
import { shown, usd } from '../../show-value.js';
import { stageName } from '../../stage-name.js';

export const r4 = defineCriterion({
  meta: {
    id: 'R4',
    score: 'risk',
    title: 'scoring.R4.title',
    asks: 'scoring.R4.asks',
    weights: [10, 10, 10, 10],
    reason: 'A round far from the norm is hard to close and to follow.',
    kinds: ['ask', 'pre_money', 'post_money', 'val_cap', 'dilution', 'hq'],
    steps: ['financial', 'extract'],
  },
  judge(facts, context) {
    const ask = statedAsk(facts, context);
    const raised = ask && context.usd(ask);
    if (!ask || raised === undefined) return missing('scoring.R4.none');
    const region = regionOf(facts.of('hq')[0], ask, context.evidence.language);
    const norms = context.rubric.benchmarks.ROUND_NORMS.bands[region][context.profile];
    const place = (figure: typeof ask, amount: number, [low, high]: readonly [number, number]): Judgement => {
      const values = { figure: shown(figure), low: usd(low), high: usd(high), stage: stageName(context.profile) };
      if (amount >= low && amount <= high) return judged(1, 'scoring.R4.usual', [figure], values);
      const near = amount >= low / 2 && amount <= high * 2;
      const text = amount < low ? 'scoring.R4.small' : 'scoring.R4.large';
      return judged(near ? 0.5 : 0.25, text, [figure], values);
    };
    const readings = [place(ask, raised, norms.amount)];
    // A bare "valuation" may mean before or after the money: neither reading may count against the deck.
    const pre = facts.of('pre_money', (fact) => fact.detail?.unspecified !== true)[0];
    const post = facts.of('post_money')[0];
    const cap = facts.of('val_cap')[0];
    const priced = pre ?? post ?? cap;
    const price = priced && context.usd(priced);
    if (priced && price !== undefined) {
      const before = priced === pre ? price : price - raised;
      readings.push(place(priced, before, norms.preMoney));
      const share = (raised / (before + raised)) * 100;
      const [least, most] = context.rubric.thresholds.dilution;
      if (share < least || share > most) {
        const level: Level = lowerOf(readings[0]!.level, 0.5);
        readings.push(
          judged(level, 'scoring.R4.dilution', [ask, priced], {
            share: { percent: share },
            least,
            most: { percent: most },
          }),
        );
      }
    }
    const weakest = readings.reduce((low, reading) => (reading.level < low.level ? reading : low));
    return { ...weakest, factIds: [...new Set(readings.flatMap((reading) => reading.factIds))] };
  },
});
