/** Everything analysed so far: averages, bands of risk, the best companies, active sectors. */
import { Building2 } from 'lucide-react';
import type { CorporateAnalysis as Document, RiskBands } from '@vc-analyst/core/model';
import { useRead } from '../../api/read.js';
import { useMay } from '../../api/user.js';
import { AppLink } from '../../components/app-link.js';
import { Page } from '../../components/page.js';
import { scoreTone } from '../../components/score-tone.js';
import { Badge, Chip, type Tone } from '../../components/ui/badge.js';
import { Bar } from '../../components/ui/bar.js';
import { Button } from '../../components/ui/button.js';
import { Card, Panel } from '../../components/ui/card.js';
import { Empty, Loading, Skeleton } from '../../components/ui/states.js';
import { Stat, Stats } from '../../components/ui/stat.js';
import { formatNumber, formatShare } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { reportsTexts } from '../../i18n/texts/reports.js';
import { BackToReports } from './back-to-reports.js';
import { SectionsOf } from './section-view.js';

const BANDS: readonly { band: keyof RiskBands; name: 'riskLow' | 'riskMedium' | 'riskHigh'; tone: Tone }[] = [
  { band: 'low', name: 'riskLow', tone: 'good' },
  { band: 'medium', name: 'riskMedium', tone: 'fair' },
  { band: 'high', name: 'riskHigh', tone: 'poor' },
];

export function CorporateAnalysis() {
  const t = useTexts(reportsTexts);
  const may = useMay();
  const { data, isPending } = useRead('/api/corporate-analysis');
  return (
    <Page title={t('corporateTitle')} lead={data?.subtitle ?? '\u00a0'} back={<BackToReports />}>
      {isPending ? (
        <Loading label={t('corporateLoading')}>
          <Skeleton className="h-24" />
          <Skeleton className="mt-5 h-72" />
        </Loading>
      ) : !data || data.totalAnalyses === 0 ? (
        <Card>
          <Empty
            title={t('corporateEmpty')}
            icon={<Building2 size={28} />}
            action={
              may('contribute') && (
                <Button asChild look="main">
                  <AppLink href="/analysis#upload">{t('corporateEmptyAction')}</AppLink>
                </Button>
              )
            }
          >
            {t('corporateEmptyText')}
          </Empty>
        </Card>
      ) : (
        <Figures data={data} />
      )}
    </Page>
  );
}

function Figures({ data }: { data: Document }) {
  const t = useTexts(reportsTexts);
  const d = useTexts(domain);
  const locale = useLocale();
  return (
    <>
      <section aria-label={t('generalMetrics')}>
        <Stats>
          <Stat label={t('totalAnalyses')} value={formatNumber(data.totalAnalyses, locale)} />
          <Stat
            label={t('averageScore')}
            value={data.averageScore === null ? '–' : formatNumber(data.averageScore, locale)}
          />
          <Stat label={t('activeSectors')} value={formatNumber(data.sectors.length, locale)} />
          <Stat label={t('topPerformersCount')} value={formatNumber(data.topPerformers.length, locale)} />
        </Stats>
      </section>
      <SectionsOf report={data} ids={['headline']} />
      <Panel title={t('riskProfile')}>
        <ul className="num flex flex-col gap-3">
          {BANDS.map(({ band, name, tone }) => (
            <li
              key={band}
              className="grid items-center gap-x-3 gap-y-1.5 max-sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(9rem,14rem)_minmax(0,1fr)_5.5rem]"
            >
              <span>{t(name)}</span>
              <Bar
                value={data.riskShares?.[band] ?? 0}
                tone={tone}
                className="h-2.5 max-sm:order-last max-sm:col-span-2"
              />
              <span className="text-right whitespace-nowrap">
                <b className="font-semibold">{formatNumber(data.riskProfile[band], locale)}</b>
                {data.riskShares && (
                  <span className="text-faint"> · {formatShare(data.riskShares[band] / 100, locale)}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('topPerformers')} flush>
        {data.topPerformers.length === 0 ? (
          <p className="px-4.5 py-3.5 text-soft">{t('topNone')}</p>
        ) : (
          <ol className="num divide-y divide-line">
            {data.topPerformers.map((company, index) => (
              <li key={company.id} className="flex items-center gap-3.5 px-4.5 py-2.5">
                <span className="w-8 font-serif text-lg text-faint">#{index + 1}</span>
                <span className="min-w-0 flex-1 font-[550] break-words">
                  {company.companyName}
                  {company.sector && (
                    <span className="block font-normal text-faint sm:ml-2 sm:inline">
                      {d(`sector.${company.sector}`)}
                    </span>
                  )}
                </span>
                <Bar value={company.score} className="w-2/5 max-sm:hidden" />
                <Badge tone={scoreTone(company.score)} className="min-w-14">
                  {t('points', { score: formatNumber(company.score, locale) })}
                </Badge>
                <Button asChild size="sm">
                  <AppLink href={`/analysis/${company.id}`}>{t('open')}</AppLink>
                </Button>
              </li>
            ))}
          </ol>
        )}
      </Panel>
      <Panel title={t('activeSectors')}>
        {data.sectors.length === 0 ? (
          <p className="text-soft">{t('sectorsNone')}</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {data.sectors.map((sector) => (
              <li key={sector}>
                <Chip>{d(`sector.${sector}`)}</Chip>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <SectionsOf report={data} ids={['about']} />
    </>
  );
}
