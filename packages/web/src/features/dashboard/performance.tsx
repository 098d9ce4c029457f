/** What became of the analyses: exits, pipeline, capital, how right the team finds us; and two charts by period. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Dashboard, ReportPeriod } from '@vc-analyst/core/model';
import { REPORT_PERIODS } from '@vc-analyst/core/vocabulary';
import { useState } from 'react';
import { read } from '../../api/read.js';
import { Segmented } from '../../components/ui/segmented.js';
import { Loaded, Skeleton } from '../../components/ui/states.js';
import { Stat, Stats, StatsSkeleton } from '../../components/ui/stat.js';
import { formatMoney, formatNumber, formatShare } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { dashboard } from '../../i18n/texts/dashboard.js';
import { PeriodChart } from './period-chart.js';

export function Performance() {
  const t = useTexts(dashboard);
  const [period, setPeriod] = useState<ReportPeriod>('month');
  const query = useQuery({ ...read('/api/dashboard/stats', { query: { period } }), placeholderData: keepPreviousData });
  return (
    <Loaded query={query} skeleton={<PerformanceSkeleton />}>
      {(stats) => (
        <div className="grid items-start gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,2.1fr)]">
          <Figures stats={stats} />
          <div className="flex min-w-0 flex-col gap-4">
            <div className="overflow-x-auto">
              <Segmented
                label={t('period')}
                value={period}
                options={REPORT_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
                onChange={setPeriod}
              />
            </div>
            <Charts stats={stats} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

function Figures({ stats }: { stats: Dashboard }) {
  const t = useTexts(dashboard);
  const locale = useLocale();
  const { accuracy } = stats;
  return (
    <Stats>
      <Stat
        label={t('successfulDeals')}
        value={formatNumber(stats.successfulDeals, locale)}
        note={t('successfulNote')}
      />
      <Stat label={t('pipeline')} value={formatNumber(stats.pipeline, locale)} note={t('pipelineNote')} />
      <Stat
        label={t('capitalDeployed')}
        value={stats.capitalDeployed === null ? '–' : formatMoney(stats.capitalDeployed, locale)}
        note={stats.capitalDeployed === null ? t('hidden') : ''}
      />
      <Stat
        label={t('accuracy')}
        value={accuracy.value === null ? '–' : formatShare(accuracy.value / 100, locale)}
        note={accuracy.count === 0 ? t('accuracyNone') : t('accuracyNote', { count: accuracy.count })}
      />
    </Stats>
  );
}

function Charts({ stats }: { stats: Dashboard }) {
  const t = useTexts(dashboard);
  const locale = useLocale();
  const { points } = stats.chart;
  const capital = points
    .filter((point) => point.total !== null)
    .map(({ date, total }) => ({ date, value: total ?? 0 }));
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <PeriodChart
        title={t('chartAnalyses')}
        form="columns"
        valueName={t('analyses')}
        points={points.map(({ date, analyses }) => ({ date, value: analyses }))}
        format={(value) => formatNumber(value, locale)}
      />
      {!stats.amountsHidden && (
        <PeriodChart
          title={t('chartCapital')}
          form="line"
          valueName={t('invested')}
          points={capital}
          format={(value) => formatMoney(value, locale)}
        />
      )}
    </div>
  );
}

function PerformanceSkeleton() {
  return (
    <div className="grid items-start gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,2.1fr)]">
      <StatsSkeleton count={4} />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-8 w-72" />
        <Skeleton className="h-44" />
      </div>
    </div>
  );
}
