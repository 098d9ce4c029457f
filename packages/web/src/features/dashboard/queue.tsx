/** Decks being read or waiting, with their nine steps live. */
import { ListChecks } from 'lucide-react';
import { useProgress } from '../../api/use-progress.js';
import { StepTrack } from '../../components/step-track.js';
import { Empty } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { dashboard } from '../../i18n/texts/dashboard.js';
import type { RecentAnalysis } from './recent.js';

export function isRunning({ status }: RecentAnalysis): boolean {
  return status === 'pending' || status === 'processing';
}

export function Queue({ running }: { running: readonly RecentAnalysis[] }) {
  const t = useTexts(dashboard);
  if (running.length === 0)
    return (
      <Empty title={t('queueEmpty')} icon={<ListChecks size={24} />}>
        {t('queueEmptyText')}
      </Empty>
    );
  return (
    <ul className="divide-y divide-line">
      {running.map((analysis) => (
        <li key={analysis.id} className="px-4.5 py-3.5">
          <Job analysis={analysis} />
        </li>
      ))}
    </ul>
  );
}

function Job({ analysis }: { analysis: RecentAnalysis }) {
  const progress = useProgress(analysis.id, true);
  return (
    <>
      <p className="truncate font-semibold">{analysis.companyName}</p>
      {progress.failure ? (
        <p className="mt-1 text-sm text-poor">{progress.failure.message}</p>
      ) : (
        <StepTrack progress={progress} />
      )}
    </>
  );
}
