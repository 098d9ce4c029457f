/** Q35–Q44: cash, round, forecast and law, and how far it can go. */
import { metricName } from '../i18n/metric-name.js';
import type { Fact } from '../model/fact.js';
import { message } from '../model/message.js';
import { bareFigure } from '../i18n/figure-value.js';
import type { QuestionContext } from './question-context.js';
import {
  asked,
  gapQuestion,
  whyCheck,
  whyClaim,
  whyGap,
  whySum,
  type Asked,
  type QuestionRule,
} from './question-rule.js';
import { RECURRING, SELLING, sells } from './selling.js';

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
    ask: (context) => {
      const needed = context.sum('forecast-customers');
      if (needed?.status === 'apart') return undefined;
      if (needed && needed.status !== 'open') {
        const [goal] = needed.factIds;
        return asked('Q39.customers', whySum(needed), needed.textMessage.values, context.fact(goal ?? ''));
      }
      return context.has('forecast_driver') ? undefined : aboutForecast(context);
    },
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
      if (!failed) return aboutOpenFigures(context);
      const first = context.fact(failed.factIds[0] ?? '');
      return failed.id === 'use-of-funds-sum'
        ? asked('Q40.sum', whyCheck(failed), {}, first)
        : asked('Q40.figures', whyCheck(failed), { detail: { message: failed.detailMessage } }, first);
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
    byScore: true,
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
      const why = size ? whyClaim(size, 'M2') : whyGap('M2', context).why;
      return asked('Q43', why, {}, size);
    },
    topUp: (context) => {
      const segment = context.of('beach_head')[0] ?? context.of('customer_segment')[0];
      return segment && asked('Q43', whyClaim(segment), {}, segment);
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

/** Figures that could not be set against each other for sure are asked about in neutral words. */
function aboutOpenFigures({ scored, fact }: QuestionContext): Asked | undefined {
  for (const { detailMessage, factIds } of scored.checks) {
    const id = OPEN_FIGURES[detailMessage.id];
    if (id)
      return asked(
        id,
        message('question.why.check', { detail: { message: detailMessage } }),
        detailMessage.values,
        fact(factIds[0] ?? ''),
      );
  }
  return undefined;
}

const OPEN_FIGURES: Readonly<Record<string, string>> = {
  'check.same-metric-agrees.open': 'Q40.open',
  'check.use-of-funds-sum.open': 'Q40.parts',
};

function aboutRound(context: QuestionContext, most: number): Asked | undefined {
  if (!context.gap('R3', most)) return undefined;
  const ask = context.metric('ask');
  if (!ask || bareFigure(ask) === undefined) return gapQuestion('Q37.plain', 'R3', context, most);
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
      : asked('Q39', whyClaim(forecast), { metric: metricName(forecast.kind), actual: from, forecast: to }, forecast);
  }
  return undefined;
}

function growthShown(context: QuestionContext): { why: Asked['why']; fact?: Fact | undefined } {
  const fact = (context.criterion('G2')?.factIds ?? []).map(context.fact).find((one) => one !== undefined);
  return fact ? { why: whyClaim(fact), fact } : { why: message('question.why.promising') };
}
