/** Total investment, active, successful exits, companies. */
import type { Investment } from '@vc-analyst/core/model';
import { Stat, Stats } from '../../components/ui/stat.js';
import { formatMoney, formatNumber } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { portfolio } from '../../i18n/texts/portfolio.js';
import { portfolioTotals } from './portfolio-figures.js';

export function PortfolioStats({ investments }: { investments: readonly Investment[] }) {
  const t = useTexts(portfolio);
  const locale = useLocale();
  const totals = portfolioTotals(investments);
  const note = totals.invested === null ? t('hidden') : totals.isPart ? t('assignedOnly') : '';
  return (
    <Stats>
      <Stat
        label={t('total')}
        value={totals.invested === null ? '–' : formatMoney(totals.invested, locale, { full: true })}
        note={note}
      />
      <Stat label={t('active')} value={formatNumber(totals.active, locale)} />
      <Stat label={t('exits')} value={formatNumber(totals.exited, locale)} />
      <Stat label={t('companies')} value={formatNumber(totals.companies, locale)} />
    </Stats>
  );
}
