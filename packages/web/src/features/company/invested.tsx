/** What the fund has invested: entries of the portfolio that name one of the decks or the company. */
import { valueText } from '@vc-analyst/core/memo-parts';
import type { ListedAnalysis } from '@vc-analyst/core/contract';
import type { PortfolioReport } from '@vc-analyst/core/model';
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
  versions: readonly ListedAnalysis[];
  companyName: string;
}

export function Invested({ versions, companyName }: InvestedProps) {
  const t = useTexts(companyTexts);
  const d = useTexts(domain);
  const locale = useLocale();
  const query = useRead('/api/portfolio/report');
  const key = (name: string) => name.trim().toLowerCase();
  return (
    <Panel title={t('investment')}>
      <Loaded query={query} skeleton={<Skeleton className="h-12" />}>
        {({ entries }) => {
          const own = entries.filter(
            ({ deck, companyName: name }) =>
              versions.some(({ id }) => id === deck?.analysisId) || key(name) === key(companyName),
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
                  <WorthOf entry={one} />
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

/** "8.5% held, worth €1.9M (1.5×)", as far as it is known and the reader may see it. */
function WorthOf({ entry: { stake, currentValue, moic, lastUpdate } }: { entry: PortfolioReport['entries'][number] }) {
  const t = useTexts(companyTexts);
  const locale = useLocale();
  const said = [
    stake !== null && t('held', { stake: valueText(stake, 'percent', locale) }),
    currentValue !== null &&
      t('worth', {
        value: formatMoney(currentValue, locale),
        moic: valueText(moic, 'multiple', locale),
        date: formatDate(lastUpdate, locale),
      }),
  ].filter(Boolean);
  if (said.length === 0) return null;
  return <span className="num order-last w-full text-sm text-soft">{said.join(' · ')}</span>;
}
