/** The five latest analyses: what they are, their scores at a glance, what to do. */
import { FileText } from 'lucide-react';
import { useMay } from '../../api/user.js';
import { AppLink } from '../../components/app-link.js';
import { MiniScores } from '../../components/mini-scores.js';
import { RecommendationBadge } from '../../components/recommendation-badge.js';
import { ScoreNumber } from '../../components/score-number.js';
import { Badge, Chip } from '../../components/ui/badge.js';
import { Button } from '../../components/ui/button.js';
import { Empty } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { dashboard } from '../../i18n/texts/dashboard.js';
import { SHOWN } from '../../lib/timings.js';
import { domain } from '../../i18n/texts/domain.js';
import { excerpt } from './excerpt.js';
import type { RecentAnalysis } from './recent.js';

export const RECENT = SHOWN.analyses;

export function RecentAnalyses({ analyses }: { analyses: readonly RecentAnalysis[] }) {
  const t = useTexts(dashboard);
  const may = useMay();
  if (analyses.length === 0)
    return (
      <Empty
        title={t('recentEmpty')}
        icon={<FileText size={24} />}
        action={
          may('contribute') && (
            <Button asChild look="main">
              <AppLink href="/analysis#upload">{t('uploadFirst')}</AppLink>
            </Button>
          )
        }
      >
        {t('recentEmptyText')}
      </Empty>
    );
  return (
    <ul className="divide-y divide-line">
      {analyses.slice(0, RECENT).map((analysis) => (
        <li key={analysis.id} data-row="">
          <Entry analysis={analysis} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ analysis }: { analysis: RecentAnalysis }) {
  const t = useTexts(domain);
  const done = analysis.status === 'completed';
  return (
    <AppLink
      href={done ? `/analysis/${analysis.id}` : '/analysis'}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4.5 py-3 hover:bg-sunk focus-visible:-outline-offset-2 sm:grid-cols-[minmax(0,1fr)_auto_3rem_9.5rem]"
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold break-words">{analysis.companyName}</span>
          {done && <Chip>{t(`sector.${analysis.sector}`)}</Chip>}
        </span>
        <span className="mt-0.5 block text-sm text-pretty text-soft">
          {done ? excerpt(analysis.summary) : (analysis.failure?.message ?? analysis.fileName)}
        </span>
      </span>
      {done ? (
        <>
          <span className="hidden sm:block">
            <MiniScores analysis={analysis} />
          </span>
          <ScoreNumber value={analysis.overallScore} name={t('overallScore')} className="text-right text-xl" />
          <span className="col-span-2 sm:col-span-1 sm:text-right">
            {analysis.recommendation && (
              <RecommendationBadge
                value={analysis.recommendation}
                reason={analysis.recommendationReason}
                className="sm:w-full"
              />
            )}
          </span>
        </>
      ) : (
        <Badge
          className="justify-self-start max-sm:col-span-2 sm:col-span-3 sm:justify-self-end"
          tone={analysis.status === 'failed' ? 'poor' : 'accent'}
        >
          {t(`status.${analysis.status}`)}
        </Badge>
      )}
    </AppLink>
  );
}
