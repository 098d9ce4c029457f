/** F09: a year's revenue extrapolated from a month. ARR is a run rate by definition and is left alone. */
import type { Fact } from '../../model/fact.js';
import { message } from '../../model/message.js';
import { bareFigure } from '../../i18n/figure-value.js';
import type { FlagRule } from './flag.js';

const EXTRAPOLATED =
  /(?<!\p{L})(?:run[\s-]?rate|annuali[sz]ed|anuali[sz]ad[oa]s?|annualis[ée]e?s?|ritmo anual|rythme annuel)(?!\p{L})|[x×]\s?12(?![\p{L}\p{N}])/iu;

const isOfYear = ({ asOf, quote }: Fact) => /^\d{4}$/.test(asOf ?? '') && !EXTRAPOLATED.test(quote);

export const thinRunRate: FlagRule = {
  meta: { id: 'thin-run-rate', rule: 'F09', kinds: ['revenue', 'gmv', 'monthly_series', 'mrr'] },
  raise: ({ context }) => {
    const rate = [...context.actual('revenue'), ...context.actual('gmv')].find((fact) => EXTRAPOLATED.test(fact.quote));
    if (!rate || rate.period === 'month' || context.has('monthly_series') || context.actual('mrr').length >= 3)
      return [];
    // What was earned in a whole year stands beside it.
    if (context.actual(rate.kind, isOfYear).length > 0) return [];
    const reason = message('flag.thin-run-rate', { value: bareFigure(rate) ?? rate.text });
    return [{ severity: 'medium', reason, facts: [rate] }];
  },
};
