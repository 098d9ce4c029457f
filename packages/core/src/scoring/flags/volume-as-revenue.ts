/** F07: volume called revenue (the same figure twice), or volume with no word of what the company keeps. */
import { metricName } from '../../i18n/metric-name.js';
import { message } from '../../model/message.js';
import { bareFigure, figureValue } from '../../i18n/figure-value.js';
import type { FlagRule } from './flag.js';

const VOLUMES = ['gmv', 'tpv', 'aum', 'tvl'] as const;
const INCOME = ['revenue', 'arr', 'mrr', 'take_rate'] as const;
/** A company that keeps all of it has no volume apart from its revenue. */
const KEEPS_ALL = 95;

export const volumeAsRevenue: FlagRule = {
  meta: { id: 'volume-as-revenue', rule: 'F07', kinds: [...VOLUMES, ...INCOME] },
  raise: ({ context }) => {
    const volumes = VOLUMES.flatMap((kind) => context.actual(kind, (fact) => fact.value !== undefined));
    if (context.has('take_rate', (fact) => (fact.value ?? 0) >= KEEPS_ALL)) return [];
    for (const volume of volumes) {
      const twin = context.actual(
        'revenue',
        (fact) => fact.value === volume.value && fact.currency === volume.currency,
      );
      const metric = metricName(volume.kind);
      if (twin[0]) {
        const value = bareFigure(volume) ?? volume.text;
        const reason = message('flag.volume-as-revenue.same', { value, metric });
        return [{ severity: 'high', reason, facts: [volume, twin[0]] }];
      }
    }
    const [volume] = volumes;
    if (!volume || INCOME.some((kind) => context.has(kind))) return [];
    const metric = metricName(volume.kind);
    const reason = message('flag.volume-as-revenue.alone', { value: figureValue(volume), metric });
    return [{ severity: 'medium', reason, facts: [volume] }];
  },
};
