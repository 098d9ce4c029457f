/** One analysis of the list on a narrow screen: what it is, how it stands, what can be done with it. */
import { RelativeTime } from '../../components/relative-time.js';
import { RecommendationBadge } from '../../components/recommendation-badge.js';
import { ScoreNumber } from '../../components/score-number.js';
import { formatShare } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { listTexts } from '../../i18n/texts/analysis-list.js';
import { domain } from '../../i18n/texts/domain.js';
import { CompanyName } from './company-name.js';
import type { ListedRow } from './listed.js';
import { RowActions } from './row-actions.js';
import { Running } from './running.js';

export function AnalysisRow({ analysis }: { analysis: ListedRow }) {
  const t = useTexts(listTexts);
  const d = useTexts(domain);
  const locale = useLocale();
  const done = analysis.status === 'completed';
  const running = analysis.status === 'pending' || analysis.status === 'processing';
  return (
    <li
      data-row={analysis.id}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4.5 py-3"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <CompanyName analysis={analysis} />
          {analysis.recommendation && (
            <RecommendationBadge value={analysis.recommendation} reason={analysis.recommendationReason} />
          )}
        </p>
        <p className="text-sm text-faint [overflow-wrap:anywhere] sm:truncate">
          {analysis.fileName} · {done && `${d(`sector.${analysis.sector}`)} · `}
          <RelativeTime date={analysis.createdAt} />
          {done && ` · ${t('coverage', { value: formatShare(analysis.coverage.overall, locale) })}`}
        </p>
        {analysis.status === 'failed' && <p className="mt-0.5 text-sm text-poor">{analysis.failure?.message}</p>}
      </div>
      {done && <ScoreNumber value={analysis.overallScore} name={d('overallScore')} className="text-right text-2xl" />}
      <RowActions analysis={analysis} />
      {running && (
        <div className="col-span-full">
          <Running id={analysis.id} />
        </div>
      )}
    </li>
  );
}
