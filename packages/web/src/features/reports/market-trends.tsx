/** Sectors over time: trends with their rule, emerging sectors, investments by month, risk and what it suggests. */
import { TrendingUp } from 'lucide-react';
import type { MarketTrends as Document } from '@vc-analyst/core/model';
import { useRead } from '../../api/read.js';
import { useMay } from '../../api/user.js';
import { AppLink } from '../../components/app-link.js';
import { Page } from '../../components/page.js';
import { Badge, type Tone } from '../../components/ui/badge.js';
import { Bar } from '../../components/ui/bar.js';
import { Button } from '../../components/ui/button.js';
import { Card, Panel } from '../../components/ui/card.js';
import { Empty, Loading, Skeleton } from '../../components/ui/states.js';
import { formatDate, formatNumber, formatShare } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { reportsTexts } from '../../i18n/texts/reports.js';
import { BackToReports } from './back-to-reports.js';
import { SectionsOf } from './section-view.js';

export function MarketTrends() {
  const t = useTexts(reportsTexts);
  const may = useMay();
  const { data, isPending } = useRead('/api/market-trends');
  return (
    <Page title={t('trendsTitle')} lead={data?.subtitle ?? '\u00a0'} back={<BackToReports />}>
      {isPending ? (
        <Loading label={t('trendsLoading')}>
          <Skeleton className="h-48" />
          <Skeleton className="mt-5 h-72" />
        </Loading>
      ) : !data || data.basis.analyses === 0 ? (
        <Card>
          <Empty
            title={t('trendsEmpty')}
            icon={<TrendingUp size={28} />}
            action={
              may('contribute') && (
                <Button asChild look="main">
                  <AppLink href="/analysis#upload">{t('trendsEmptyAction')}</AppLink>
                </Button>
              )
            }
          >
            {t('trendsEmptyText')}
          </Empty>
        </Card>
      ) : (
        <>
          <SectionsOf report={data} ids={['headline']} />
          <SectorTrends data={data} />
          <Emerging data={data} />
          <Patterns data={data} />
          <Risk data={data} />
          <SectionsOf report={data} ids={['about']} />
        </>
      )}
    </Page>
  );
}

const TREND_BADGES = {
  up: { name: 'rising', tone: 'good' },
  down: { name: 'falling', tone: 'poor' },
  stable: { name: 'stable', tone: 'neutral' },
  unknown: { name: 'tooFew', tone: 'neutral' },
} as const satisfies Record<Document['sectorTrends'][number]['trend'], { name: string; tone: Tone }>;

function SectorTrends({ data }: { data: Document }) {
  const t = useTexts(reportsTexts);
  const d = useTexts(domain);
  const locale = useLocale();
  return (
    <Panel title={t('sectorTrends')} flush>
      {data.sectorTrends.length === 0 ? (
        <p className="px-4.5 py-3.5 text-soft">{t('sectorTrendsNone')}</p>
      ) : (
        <ul className="num divide-y divide-line">
          {data.sectorTrends.map(({ sector, count, averageScore, trend }) => (
            <li
              key={sector}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4.5 py-2 sm:grid-cols-[10rem_minmax(0,1fr)_6.5rem_6.5rem_8.5rem]"
            >
              <b className="font-[550]">{d(`sector.${sector}`)}</b>
              <Bar value={averageScore ?? 0} className="max-sm:hidden" />
              <span className="text-right text-soft max-sm:order-last max-sm:text-left">
                {t('analysesOf', { count })}
              </span>
              <span className="text-right text-soft max-sm:order-last">
                {t('average', { score: averageScore === null ? '–' : formatNumber(averageScore, locale) })}
              </span>
              <Badge tone={TREND_BADGES[trend].tone} className="justify-self-end">
                {t(TREND_BADGES[trend].name)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Emerging({ data }: { data: Document }) {
  const t = useTexts(reportsTexts);
  const d = useTexts(domain);
  return (
    <Panel title={t('emerging')} aside={t('lastMonths')}>
      {data.emergingSectors.length === 0 ? (
        <p className="text-soft">{t('emergingNone')}</p>
      ) : (
        <ol className="num grid gap-3 sm:grid-cols-3">
          {data.emergingSectors.map(({ sector, count }, index) => (
            <li key={sector} className="rounded-md bg-sunk px-4 py-3">
              <p className="font-serif text-lg text-faint">#{index + 1}</p>
              <p className="font-[550]">{d(`sector.${sector}`)}</p>
              <p className="text-sm text-soft">{t('recentCount', { count })}</p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Patterns({ data }: { data: Document }) {
  const t = useTexts(reportsTexts);
  const locale = useLocale();
  const most = Math.max(0, ...data.investmentPatterns.map(({ investments }) => investments));
  return (
    <Panel title={t('patterns')}>
      {most === 0 ? (
        <p className="text-soft">{t('patternsNone')}</p>
      ) : (
        <ul className="num flex flex-col gap-2">
          {data.investmentPatterns
            .filter(({ investments }) => investments > 0)
            .map(({ month, investments }) => (
              <li key={month} className="grid grid-cols-[6rem_minmax(0,1fr)_2.5rem] items-center gap-3">
                <span className="text-soft">{formatDate(`${month}-01`, locale, 'month')}</span>
                <Bar value={(investments / most) * 100} className="h-2.5" />
                <b className="text-right font-semibold">{formatNumber(investments, locale)}</b>
              </li>
            ))}
        </ul>
      )}
    </Panel>
  );
}

const LEVELS = [
  { level: 'low', tone: 'good' },
  { level: 'medium', tone: 'fair' },
  { level: 'high', tone: 'poor' },
] as const;

function Risk({ data }: { data: Document }) {
  const t = useTexts(reportsTexts);
  const locale = useLocale();
  const { distribution, recommendations } = data.riskTrends;
  return (
    <Panel title={t('riskAnalysis')}>
      {distribution ? (
        <ul className="num flex flex-col gap-2.5">
          {LEVELS.map(({ level, tone }) => (
            <li key={level} className="grid grid-cols-[6rem_minmax(0,1fr)_3.5rem] items-center gap-3">
              <span className="text-soft">{t(level)}</span>
              <Bar value={distribution[level]} tone={tone} className="h-2.5" />
              <b className="text-right font-semibold">{formatShare(distribution[level] / 100, locale)}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-soft">{t('riskNone')}</p>
      )}
      {recommendations.length > 0 && (
        <>
          <h3 className="mt-5 mb-1.5 font-[550]">{t('recommendations')}</h3>
          <ul className="ml-4.5 flex list-disc flex-col gap-1.5 text-soft">
            {recommendations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
