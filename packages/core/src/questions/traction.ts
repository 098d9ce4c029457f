/** Q26–Q34: what the figures of use and revenue mean. */
import { metricName } from '../i18n/metric-name.js';
import type { FactKind } from '../model/fact-kinds.js';
import { bareFigure, figureValue } from '../i18n/figure-value.js';
import { readableText } from '../text/readable-text.js';
import { asked, gapQuestion, slotName, whyClaim, type QuestionRule } from './question-rule.js';
import { RECURRING, SELLING, sells } from './selling.js';

const VOLUMES = ['gmv', 'tpv', 'aum', 'tvl'] as const satisfies readonly FactKind[];

/** A longer line does not fit into a question. */
const LONGEST_CLAIM = 90;
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
      const figure = planned && bareFigure(planned);
      if (planned)
        return figure === undefined
          ? asked('Q26', whyClaim(planned), {}, planned)
          : asked('Q26.plan', whyClaim(planned), { figure, metric: metricName(planned.kind) }, planned);
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
      const volume = VOLUMES.map((kind) => context.metric(kind)).find((fact) => fact?.value !== undefined);
      if (!volume || sells(context, RECURRING)) return undefined;
      const values = { volume: bareFigure(volume) ?? volume.text, metric: metricName(volume.kind) };
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
      if (ratio && !parts) return asked('Q31', whyClaim(ratio, 'G5'), {}, ratio);
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
      if (
        !count ||
        figure === undefined ||
        (count.value ?? 0) < LEAST_CROWD ||
        sells(context, SELLING) ||
        context.has('mau', 'dau', 'retention')
      )
        return undefined;
      return asked('Q32', whyClaim(count), { count: figure, metric: metricName(count.kind) }, count);
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
      const name = slotName(context, signs);
      if (name) return asked('Q33', whyClaim(first), { name }, first);
      const claim = readableText(first.quote, { most: LONGEST_CLAIM, leastWords: 2, cut: false });
      return claim === undefined
        ? asked('Q33.plain', whyClaim(first), {}, first)
        : asked('Q33.claim', whyClaim(first), { claim }, first);
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
