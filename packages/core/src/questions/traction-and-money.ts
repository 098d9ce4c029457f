/** Q26–Q44: what the figures mean, what the round buys, and how far it can go. */
import type { Fact } from '../model/fact.js';
import type { FactKind } from '../model/fact-kinds.js';
import { message, type MessageValue } from '../model/message.js';
import { bareFigure, figureValue } from '../util/figure-value.js';
import type { QuestionContext } from './question-context.js';
import {
  asked,
  gapQuestion,
  slotName,
  slotText,
  whyCheck,
  whyClaim,
  whyGap,
  type Asked,
  type QuestionRule,
} from './question-rule.js';

const RECURRING = ['arr', 'mrr', 'revenue'] as const satisfies readonly FactKind[];
const SELLING = [...RECURRING, 'paying_customers', 'customers', 'gmv'] as const satisfies readonly FactKind[];
const VOLUMES = ['gmv', 'tpv', 'aum', 'tvl'] as const satisfies readonly FactKind[];

/** Fewer sign-ups than this are people one could ask by name. */
const LEAST_CROWD = 50;
/** A largest customer below this share of revenue (percent) is no question. */
const HARMLESS_SHARE = 10;

export const TRACTION_RULES: readonly QuestionRule[] = [
  {
    id: 'Q26',
    category: 'financial',
    priority: [null, 'high', 'high', 'high'],
    framing: 'prevention',
    criterionId: 'G1',
    ask: (context) => {
      if (sells(context, RECURRING)) return undefined;
      const planned = RECURRING.flatMap((kind) => context.of(kind, (fact) => fact.subject === 'company'))[0];
      if (planned) return asked('Q26', whyClaim(planned), {}, planned);
      return context.column === 'seed' ? undefined : gapQuestion('Q26', 'G1', context);
    },
  },
  {
    id: 'Q27',
    category: 'financial',
    priority: [null, 'high', 'high', 'high'],
    framing: 'prevention',
    criterionId: 'G7',
    ask: (context) => {
      const arr = context.metric('arr');
      if (!arr || context.has('metric_definition')) return undefined;
      const figure = bareFigure(arr);
      return figure === undefined
        ? asked('Q27', whyClaim(arr), {}, arr)
        : asked('Q27.arr', whyClaim(arr), { arr: figure }, arr);
    },
  },
  {
    id: 'Q28',
    category: 'financial',
    priority: ['high', 'high', 'high', 'high'],
    framing: 'prevention',
    criterionId: 'G1',
    ask: (context) => {
      const volume = VOLUMES.map(context.metric).find((fact) => fact?.value !== undefined);
      if (!volume || sells(context, RECURRING)) return undefined;
      const values = { volume: bareFigure(volume) ?? volume.text, metric: metricName(volume) };
      return asked('Q28', whyClaim(volume), values, volume);
    },
  },
  {
    id: 'Q29',
    category: 'financial',
    priority: ['medium', 'high', 'high', 'medium'],
    framing: 'prevention',
    criterionId: 'G2',
    ask: (context) => {
      const level = context.level('G2') ?? 0;
      const growth = (['growth_yoy', 'growth_mom', 'growth_multiple'] as const).flatMap((kind) =>
        context.actual(kind, (fact) => fact.value !== undefined && fact.detail?.base === undefined),
      )[0];
      if (!growth || level > 0.5) return undefined;
      return asked('Q29', whyClaim(growth), { growth: figureValue(growth) }, growth);
    },
  },
  {
    id: 'Q30',
    category: 'business',
    priority: [null, 'medium', 'high', 'high'],
    framing: 'prevention',
    criterionId: 'G4',
    ask: (context) => {
      if (!sells(context, SELLING)) return undefined;
      return gapQuestion(context.column === 'seed' ? 'Q30.early' : 'Q30', 'G4', context);
    },
  },
  {
    id: 'Q31',
    category: 'financial',
    priority: [null, 'medium', 'high', 'high'],
    framing: 'prevention',
    criterionId: 'G5',
    ask: (context) => {
      const ratio = context.metric('ltv_cac');
      const parts = context.has('cac') && (context.has('ltv') || (context.has('churn') && context.has('gross_margin')));
      if (ratio && !parts) return asked('Q31', whyClaim(ratio), {}, ratio);
      return context.column === 'seed' && !sells(context, SELLING) ? undefined : gapQuestion('Q31', 'G5', context);
    },
  },
  {
    id: 'Q32',
    category: 'business',
    priority: ['medium', 'high', 'high', 'medium'],
    framing: 'prevention',
    criterionId: 'G3',
    ask: (context) => {
      const count = (['signups', 'users', 'waitlist'] as const).flatMap((kind) => context.actual(kind))[0];
      const figure = count && bareFigure(count);
      if (!count || figure === undefined || (count.value ?? 0) < LEAST_CROWD || sells(context, SELLING) || context.has('mau', 'dau', 'retention')) return undefined;
      return asked('Q32', whyClaim(count), { count: figure, metric: metricName(count) }, count);
    },
  },
  {
    id: 'Q33',
    category: 'business',
    priority: ['high', 'high', 'high', 'medium'],
    framing: 'prevention',
    criterionId: 'G6',
    ask: (context) => {
      const signs = (['pilot', 'loi'] as const).flatMap((kind) =>
        context.of(kind, (fact) => fact.basis === 'actual' && fact.strength !== 'specific'),
      );
      const [first] = signs;
      if (!first) return undefined;
      const name = slotName({ ...context, of: () => signs }, ['pilot']);
      return name
        ? asked('Q33', whyClaim(first), { name }, first)
        : asked('Q33.plain', whyClaim(first), {}, first);
    },
  },
  {
    id: 'Q34',
    category: 'business',
    priority: [null, 'medium', 'high', 'high'],
    framing: 'prevention',
    criterionId: 'R7',
    ask: (context) => {
      const top = context.metric('top_customer_share');
      if (top?.value !== undefined) {
        if (top.value <= HARMLESS_SHARE) return undefined;
        return asked('Q34.share', whyClaim(top), { share: { percent: top.value } }, top);
      }
      return sells(context, SELLING) ? gapQuestion('Q34', 'R7', context) : undefined;
    },
  },
];

export const MONEY_RULES: readonly QuestionRule[] = [
  {
    id: 'Q35',
    category: 'financial',
    priority: ['high', 'high', 'high', 'high'],
    framing: 'prevention',
    criterionId: 'R1',
    ask: (context) => gapQuestion('Q35', 'R1', context, 0.25),
  },
  {
    id: 'Q36',
    category: 'financial',
    priority: [null, null, 'high', 'high'],
    framing: 'promotion',
    criterionId: 'R2',
    ask: (context) => (sells(context, RECURRING) ? gapQuestion('Q36', 'R2', context) : undefined),
  },
  {
    id: 'Q37',
    category: 'financial',
    priority: ['high', 'high', 'high', 'medium'],
    framing: 'promotion',
    criterionId: 'R3',
    ask: (context) => aboutRound(context, 0.75),
    topUp: (context) => aboutRound(context, 1),
  },
  {
    id: 'Q38',
    category: 'financial',
    priority: ['medium', 'medium', 'medium', 'medium'],
    framing: 'prevention',
    criterionId: 'R4',
    ask: (context) => {
      const stated = (['pre_money', 'post_money', 'val_cap'] as const).flatMap((kind) => context.of(kind))[0];
      if (!stated) return undefined;
      const figure = bareFigure(stated);
      return figure === undefined
        ? asked('Q38.plain', whyClaim(stated), {}, stated)
        : asked('Q38', whyClaim(stated), { valuation: figure }, stated);
    },
  },
  {
    id: 'Q39',
    category: 'financial',
    priority: ['medium', 'high', 'high', null],
    framing: 'promotion',
    criterionId: 'R10',
    ask: (context) => (context.has('forecast_driver') ? undefined : aboutForecast(context)),
  },
  {
    id: 'Q40',
    category: 'financial',
    priority: ['high', 'high', 'high', 'high'],
    framing: 'prevention',
    criterionId: 'R8',
    ask: (context) => {
      const contradiction = context.failedCheck('same-metric-agrees');
      if (contradiction) {
        const { values } = contradiction.detailMessage;
        return asked('Q40', whyCheck(contradiction), values, context.fact(contradiction.factIds[0] ?? ''));
      }
      const failed = context.scored.checks.find((check) => check.status === 'fail');
      if (!failed) return undefined;
      const id = failed.id === 'use-of-funds-sum' ? 'Q40.sum' : 'Q40.check';
      return asked(id, whyCheck(failed), {}, context.fact(failed.factIds[0] ?? ''));
    },
  },
  {
    id: 'Q41',
    category: 'business',
    priority: ['high', 'high', 'high', 'high'],
    framing: 'prevention',
    criterionId: 'R6',
    ask: (context) => {
      const { sector } = context.evidence;
      const regulated = sector === 'fintech' || sector === 'healthtech' || sector === 'mobility' || sector === 'energy';
      if (!regulated || !context.gap('R6') || context.has('regulation')) return undefined;
      return asked('Q41', message('question.why.regulated', { sector }));
    },
  },
  {
    id: 'Q42',
    category: 'business',
    priority: ['medium', 'medium', 'medium', 'medium'],
    framing: 'promotion',
    ask: ({ scored }) =>
      (scored.overallScore ?? 0) >= 60 ? asked('Q42', message('question.why.promising')) : undefined,
    topUp: () => asked('Q42', message('question.why.potential')),
  },
  {
    id: 'Q43',
    category: 'market',
    priority: ['medium', 'medium', 'medium', 'medium'],
    framing: 'promotion',
    criterionId: 'M8',
    ask: (context) => {
      if ((context.level('M2') ?? 0) < 0.75) return undefined;
      const size = (['sam', 'tam'] as const).map(context.metric).find((fact) => fact !== undefined);
      const why = size ? whyClaim(size) : whyGap('M2', context).why;
      return segmentQuestion(context, why, size);
    },
    topUp: (context) => {
      const segment = context.of('beach_head')[0] ?? context.of('customer_segment')[0];
      return segment && segmentQuestion(context, whyClaim(segment), segment);
    },
  },
  {
    id: 'Q44',
    category: 'business',
    priority: [null, 'medium', 'medium', 'medium'],
    framing: 'promotion',
    criterionId: 'G2',
    ask: (context) => {
      if ((context.level('G2') ?? 0) < 0.75) return undefined;
      const { why, fact } = growthShown(context);
      return asked('Q44', why, {}, fact);
    },
    topUp: (context) => {
      const sign = SELLING.map(context.metric).find((fact) => fact !== undefined);
      return sign && asked('Q44', whyClaim(sign), {}, sign);
    },
  },
];

function sells(context: QuestionContext, kinds: readonly FactKind[]): boolean {
  return kinds.some((kind) => context.actual(kind).length > 0);
}

function metricName(fact: Fact): MessageValue {
  return { message: message(`check.metric.${fact.kind}`) };
}

function aboutRound(context: QuestionContext, most: number): Asked | undefined {
  if (!context.gap('R3', most)) return undefined;
  const ask = context.of('ask', (fact) => fact.basis !== 'external' && bareFigure(fact) !== undefined)[0];
  if (!ask) return gapQuestion('Q37.plain', 'R3', context, most);
  return asked('Q37', whyClaim(ask), { amount: bareFigure(ask) ?? ask.text }, ask);
}

/** From the last actual figure to the first forecast of the same metric, when both are shown. */
function aboutForecast(context: QuestionContext): Asked | undefined {
  for (const metric of RECURRING) {
    const forecast = context
      .of(metric, (fact) => fact.basis === 'forecast' && fact.subject === 'company')
      .sort((a, b) => ((a.asOf ?? '') < (b.asOf ?? '') ? -1 : 1))[0];
    if (!forecast) continue;
    const actual = context
      .actual(metric, (fact) => fact.currency === forecast.currency && fact.period === forecast.period)
      .sort((a, b) => ((a.asOf ?? '') > (b.asOf ?? '') ? -1 : 1))[0];
    const to = bareFigure(forecast);
    const from = actual && bareFigure(actual);
    return from === undefined || to === undefined
      ? asked('Q39.plain', whyClaim(forecast), {}, forecast)
      : asked('Q39', whyClaim(forecast), { metric: metricName(forecast), actual: from, forecast: to }, forecast);
  }
  return undefined;
}

function segmentQuestion(context: QuestionContext, why: Asked['why'], fact: Fact | undefined): Asked {
  const segment = slotText(context, ['beach_head'], 60);
  return segment ? asked('Q43.segment', why, { segment }, fact) : asked('Q43', why, {}, fact);
}

function growthShown(context: QuestionContext): { why: Asked['why']; fact?: Fact | undefined } {
  const fact = (context.criterion('G2')?.factIds ?? []).map(context.fact).find((one) => one !== undefined);
  return fact ? { why: whyClaim(fact), fact } : { why: message('question.why.promising') };
}
