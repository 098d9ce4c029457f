/** Total investment, active, successful exits, companies. */
import type { PortfolioReport } from '@vc-analyst/core/model';
import { Stat, Stats } from '../../components/ui/stat.js';
import { formatMoney, formatNumber } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { portfolio } from '../../i18n/texts/portfolio.js';

interface PortfolioStatsProps {
  report: PortfolioReport;
  /** The reader sees only what is assigned to them. */
  assignedOnly: boolean;
}

export function PortfolioStats({ report, assignedOnly }: PortfolioStatsProps) {
  const t = useTexts(portfolio);
  const locale = useLocale();
  const { totalInvestment, active, exited, companies } = report;

  return (
    <Stats>
      <Stat
        label={t('total')}
        value={totalInvestment === null ? '–' : formatMoney(totalInvestment, locale)}
        note={report.amountsHidden ? t('hidden') : assignedOnly ? t('assignedOnly') : ''}
      />
      <Stat label={t('active')} value={formatNumber(active, locale)} />
      <Stat label={t('exits')} value={formatNumber(exited, locale)} />
      <Stat label={t('companies')} value={formatNumber(companies, locale)} />
    </Stats>
  );
}
