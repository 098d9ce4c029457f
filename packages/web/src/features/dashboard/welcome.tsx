/** The greeting and three figures: analyses in all, this week, the average score. */
import type { Dashboard } from '@vc-analyst/core/model';
import { useNow } from '../../components/relative-time.js';
import { ScoreNumber } from '../../components/score-number.js';
import { Stat, Stats } from '../../components/ui/stat.js';
import { formatNumber } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { dashboard } from '../../i18n/texts/dashboard.js';
import type { RecentAnalysis } from './recent.js';

/** Hours from which it is afternoon, and evening. */
const AFTERNOON = 12;
const EVENING = 19;
const DAY = 86_400_000;

export function useGreeting(name: string): string {
  const t = useTexts(dashboard);
  const hour = new Date(useNow()).getHours();
  return t(hour < AFTERNOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening', { name });
}

export function WelcomeLead({ stats, analyses }: { stats: Dashboard; analyses: readonly RecentAnalysis[] }) {
  const t = useTexts(dashboard);
  const monday = mondayBefore(useNow());
  if (stats.totalAnalyses === 0)
    return t(
      analyses.some(({ status }) => status === 'pending' || status === 'processing') ? 'leadFirst' : 'leadEmpty',
    );
  if (stats.thisWeekAnalyses === 0) return t('leadQuiet');
  const calls = analyses.filter(
    ({ recommendation, recommendationReason, createdAt }) =>
      recommendation !== null &&
      recommendation !== 'pass' &&
      recommendationReason !== 'thin' &&
      Date.parse(createdAt) >= monday,
  ).length;
  const week = t('leadWeek', { count: stats.thisWeekAnalyses });
  return calls > 0 ? `${week} ${t('leadCalls', { count: calls })}` : week;
}

/** The week begins on Monday in UTC, as the server counts it. */
function mondayBefore(now: number): number {
  const today = Math.floor(now / DAY) * DAY;
  return today - ((new Date(now).getUTCDay() + 6) % 7) * DAY;
}

export function WelcomeStats({ stats }: { stats: Dashboard }) {
  const t = useTexts(dashboard);
  const locale = useLocale();
  return (
    <Stats>
      <Stat
        label={t('totalAnalyses')}
        value={formatNumber(stats.totalAnalyses, locale)}
        note={stats.totalAnalyses === 0 ? t('noneYet') : ''}
      />
      <Stat label={t('thisWeek')} value={formatNumber(stats.thisWeekAnalyses, locale)} note={t('thisWeekNote')} />
      <Stat
        label={t('averageScore')}
        value={<ScoreNumber value={stats.avgScore} name={t('averageScore')} />}
        note={stats.avgScore === null ? t('noneYet') : t('averageNote')}
      />
    </Stats>
  );
}
