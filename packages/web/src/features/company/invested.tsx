/** What the fund has invested: entries of the portfolio that name one of the decks or the company. */
import type { AnalysisSummary } from '@vc-analyst/core/model';
import { useRead } from '../../api/read.js';
import { AppLink } from '../../components/app-link.js';
import { Badge } from '../../components/ui/badge.js';
import { Panel } from '../../components/ui/card.js';
import { Loaded, Skeleton } from '../../components/ui/states.js';
import { formatDate, formatMoney } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { companyTexts } from '../../i18n/texts/company.js';
import { domain } from '../../i18n/texts/domain.js';

interface InvestedProps {
  versions: readonly AnalysisSummary[];
  companyName: string;
}

export function Invested({ versions, companyName }: InvestedProps) {
  const t = useTexts(companyTexts);
  const d = useTexts(domain);
  const locale = useLocale();
  const query = useRead('/api/portfolio');
  const key = (name: string) => name.trim().toLowerCase();
  return (
    <Panel title={t('investment')}>
      <Loaded query={query} skeleton={<Skeleton className="h-12" />}>
        {(portfolio) => {
          const own = portfolio.filter(
            ({ analysisId, companyName: name }) =>
              versions.some(({ id }) => id === analysisId) || key(name) === key(companyName),
          );
          return own.length === 0 ? (
            <p className="text-soft">
              {t('noInvestment')}{' '}
              <AppLink href="/portfolio" className="text-accent underline">
                {t('toPortfolio')}
              </AppLink>
            </p>
          ) : (
            <ul className="flex flex-col gap-2.5">
              {own.map((one) => (
                <li key={one.id} className="flex flex-wrap items-baseline gap-x-3">
                  <span className="num font-serif text-lg font-semibold">
                    {one.investmentAmount === null ? t('hiddenAmount') : formatMoney(one.investmentAmount, locale)}
                  </span>
                  <span className="num text-sm text-faint">
                    {[...(one.round ? [d(`stage.${one.round}`)] : []), formatDate(one.date, locale)].join(' · ')}
                  </span>
                  <Badge className="ml-auto">{d(`investment.${one.status}`)}</Badge>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Panel>
  );
}
