/** F08: ARR that is signed, committed or piloted, not live. Contracted ARR beside ARR is honest. */
import { metricName } from '../../i18n/metric-name.js';
import { message } from '../../model/message.js';
import { bareFigure, figureValue } from '../../i18n/figure-value.js';
import type { FlagRule } from './flag.js';

// The word must stand on the ARR itself: "ARR from 40 signed customers" says nothing wrong.
const NOT_LIVE =
  /\b(?:(?:signed|contracted|committed|booked|pipeline|projected pipeline|letters? of intent|LOIs?)[\s-]+(?:[\p{L}]+[\s-]+)?ARR\b|ARR\b[\s:(,-]{1,3}(?:signed|contracted|committed|booked|in pipeline|from (?:LOIs?|pilots|letters of intent)|incl(?:uding|\.)? (?:pilots|LOIs?|pipeline))|ARR\s+(?:firmado|comprometido|contratado|contractualis[ée]|sign[ée]|engag[ée])(?!\p{L}))/iu;

export const bookingsAsArr: FlagRule = {
  meta: { id: 'bookings-as-arr', rule: 'F08', kinds: ['arr', 'carr', 'bookings'] },
  raise: ({ context }) => {
    const live = context.actual('arr');
    const worded = live.find((fact) => NOT_LIVE.test(fact.quote));
    if (worded) {
      const value = bareFigure(worded) ?? worded.text;
      return [{ severity: 'high', reason: message('flag.bookings-as-arr', { value }), facts: [worded] }];
    }
    const signed = [...context.actual('carr'), ...context.actual('bookings')];
    for (const contract of signed) {
      const twin = live.find(
        (fact) => fact.value !== undefined && fact.value === contract.value && fact.currency === contract.currency,
      );
      if (!twin) continue;
      const metric = metricName(contract.kind);
      const reason = message('flag.bookings-as-arr.same', { value: bareFigure(contract) ?? contract.text, metric });
      return [{ severity: 'high', reason, facts: [contract, twin] }];
    }
    const contracted = context.actual('carr')[0];
    if (!contracted || live.length > 0 || context.has('mrr') || context.has('revenue')) return [];
    const reason = message('flag.bookings-as-arr.contracted', { value: figureValue(contracted) });
    return [{ severity: 'medium', reason, facts: [contracted] }];
  },
};
