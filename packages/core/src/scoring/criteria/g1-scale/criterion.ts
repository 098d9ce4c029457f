/** G1: how large is the business today, on the metric that its model lives by? */
import type { Fact, Period } from '../../../model/fact.js';
import { message } from '../../../model/message.js';
import type { FactKind } from '../../../model/fact-kinds.js';
import type { Level } from '../../../model/scores.js';
import type { Facts } from '../../context.js';
import { best, defineCriterion, judged, missing, type CriterionContext, type Judgement } from '../../criterion.js';
import { atLeast } from '../../distinct.js';
import { levelFrom, lowerOf, scaleLadder } from '../../ladder.js';
import { moneyReadings, type ScaleKind, type ScaleReading } from '../../revenue-scale.js';
import { aside, inCurrency, shown, shownPerPeriod, usd } from '../../show-value.js';
import { stageName } from '../../stage-name.js';

const KINDS = [
  'arr',
  'mrr',
  'revenue',
  'gmv',
  'tpv',
  'aum',
  'tvl',
  'take_rate',
  'bookings',
  'carr',
  'mau',
  'dau',
  'users',
  'customers',
  'paying_customers',
  'pilot',
  'loi',
  'trl',
] as const satisfies readonly FactKind[];

/** A figure without date may be old: it does not earn the top level. */
const UNDATED_MOST: Level = 0.75;
const A_TIME = new Set<Period | undefined>(['day', 'week', 'month', 'quarter', 'year']);

export const g1 = defineCriterion<ScaleKind>({
  meta: {
    id: 'G1',
    score: 'traction',
    title: 'scoring.G1.title',
    asks: 'scoring.G1.asks',
    weights: [25, 25, 20, 25],
    reason: 'Scale on the model’s own metric is the plainest proof there is.',
    kinds: KINDS,
    steps: ['financial', 'monetization', 'business_model'],
  },
  judge(facts, context) {
    const model = context.evidence.businessModel;
    const readings = [
      ...moneyReadings(facts, context).map((reading) => judgeMoney(reading, context)),
      ...firstSigns(facts, context),
      ...(model === 'consumer' || model === 'unknown' ? judgeUse(facts, context) : []),
      ...(model === 'deeptech' ? judgeReadiness(facts, context) : []),
    ];
    const used = facts.scoring('mau') ?? facts.scoring('users') ?? facts.scoring('customers');
    return best(readings, used ? missing('scoring.G1.use-only', { users: shown(used) }) : missing('scoring.G1.none'));
  },
});

function judgeMoney(reading: ScaleReading, context: CriterionContext): Judgement {
  const { thresholds } = context.rubric;
  const factor = reading.kind === 'recurring' ? 1 : thresholds.revenueFactor[context.evidence.businessModel];
  const ladder = scaleLadder(thresholds.revenue[context.profile], factor);
  const dated = reading.facts[0]?.asOf !== undefined;
  const reached = levelFrom(reading.amount, ladder);
  const level = lowerOf(lowerOf(reached, reading.most), dated ? 1 : UNDATED_MOST);
  const top = ladder.at(-1)![0];
  const next = ladder.find(([bound]) => reading.amount < bound)?.[0];
  const figure = reading.facts[0]!;
  const plain = figure.kind !== 'mrr' && figure.currency === 'USD' && (figure.period ?? 'year') === 'year';
  const amount = inCurrency(reading.amount, figure.currency);
  const values = {
    figure: shownPerPeriod(figure, figure.kind === 'mrr' ? 'month' : undefined),
    stage: stageName(context.profile),
    // Of what runs since nobody knows when, no year can be told.
    amount: A_TIME.has(figure.period) ? { message: message('check.figure.per-year', { value: amount }) } : amount,
    aside: aside(plain ? undefined : usd(reading.amount)),
    bound: usd(next ?? top),
  };
  if (reading.kind === 'volume') return judged(level, 'scoring.G1.volume', reading.facts, values);
  if (reading.kind === 'signed') return judged(level, 'scoring.G1.signed', reading.facts, values);
  if (reading.kind === 'net' || reading.kind === 'assumed-net') {
    return judged(level, `scoring.G1.${reading.kind}`, reading.facts, values);
  }
  const place = next === undefined ? (dated ? 'top' : 'top-undated') : 'below';
  return judged(level, `scoring.G1.${reading.kind}-${place}`, reading.facts, values);
}

/** Before revenue: a payer, a pilot, a letter of intent. */
function firstSigns(facts: Facts<ScaleKind>, context: CriterionContext): Judgement[] {
  const early = context.profile === 'pre-seed';
  const some = (fact: Fact) => (context.amount(fact) ?? 1) > 0;
  const payer = facts.actual('paying_customers', some)[0];
  const paidPilot = atLeast(facts.actual('pilot'), 'specific')[0];
  const sign = facts.actual('pilot')[0] ?? facts.actual('loi')[0];
  return [
    ...(payer
      ? [
          judged(early ? 0.75 : context.profile === 'seed' ? 0.25 : 0.15, 'scoring.G1.payers', [payer], {
            n: shown(payer),
          }),
        ]
      : []),
    ...(early && paidPilot ? [judged(0.75, 'scoring.G1.paid-pilot', [paidPilot])] : []),
    ...(early && sign ? [judged(0.5, 'scoring.G1.signs', [sign])] : []),
  ];
}

/** Consumer products: people who come back each month; registrations alone say little. */
function judgeUse(facts: Facts<ScaleKind>, context: CriterionContext): Judgement[] {
  const ladder = context.rubric.thresholds.activeUsers[context.profile];
  const most: Level = context.evidence.businessModel === 'unknown' ? 0.5 : 1;
  const active = facts.scoring('mau') ?? facts.scoring('dau');
  const registered = facts.scoring('users') ?? facts.scoring('customers');
  const judgeCount = (fact: Fact, limit: Level, text: 'scoring.G1.active' | 'scoring.G1.registered') => {
    const level = lowerOf(
      levelFrom(context.amount(fact) ?? 0, ladder),
      fact.asOf ? limit : lowerOf(limit, UNDATED_MOST),
    );
    return judged(level, text, [fact], { users: shown(fact), stage: stageName(context.profile) });
  };
  return [
    ...(active ? [judgeCount(active, most, 'scoring.G1.active')] : []),
    ...(registered ? [judgeCount(registered, 0.25, 'scoring.G1.registered')] : []),
  ];
}

/** Deep tech: readiness in place of revenue; a signed intent to buy with a value lifts it by one step. */
function judgeReadiness(facts: Facts<ScaleKind>, context: CriterionContext): Judgement[] {
  const trl = facts.scoring('trl');
  const readiness = trl && context.amount(trl);
  if (!trl || readiness === undefined) return [];
  const offtake = facts.actual('loi', (fact) => fact.unit === 'money')[0];
  const ladder = context.rubric.thresholds.readiness;
  const level = levelFrom(readiness, ladder);
  const next = ladder.find(([, step]) => step > level)?.[1] ?? level;
  return [
    offtake
      ? judged(next, 'scoring.G1.readiness-sold', [trl, offtake], { trl: readiness, value: shown(offtake) })
      : judged(level, 'scoring.G1.readiness', [trl], { trl: readiness }),
  ];
}
