/** The report of one analysis for people of the fund, whatever its state: running, failed, missing or finished. */
import { FileQuestion } from 'lucide-react';
import type { Analysis } from '@vc-analyst/core/model';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../api/api-error.js';
import { addressOf, call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { useRead } from '../../api/read.js';
import { useLiveAnalysis } from '../../api/use-live.js';
import { useProgress } from '../../api/use-progress.js';
import { useMay } from '../../api/user.js';
import { AppLink } from '../../components/app-link.js';
import { FailedPage } from '../../components/failed-page.js';
import { Page } from '../../components/page.js';
import { Button } from '../../components/ui/button.js';
import { Card } from '../../components/ui/card.js';
import { Empty, Loading, Skeleton } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { lastList } from '../../lib/last-list.js';
import { CorrectHeadButton } from './correct-head.js';
import { ReportActions } from './report-actions.js';
import { ReportHead } from './report-head.js';
import { ReportView } from './report-view.js';

/** Only a report that is not there yet shows it. */
const StepTrack = lazy(async () => ({ default: (await import('../../components/step-track.js')).StepTrack }));
/** Loaded once the report stands: the way on, and what lies below the slide. */
const ReportTrail = lazy(() => import('./report-trail.js'));
const Decision = lazy(() => import('./decision.js'));
const Comments = lazy(() => import('./comments.js'));
const Feedback = lazy(() => import('./feedback.js'));

export function AnalysisReport({ id }: { id: string }) {
  const query = useRead('/api/analyses/{id}', { params: { id } });
  const analysis = query.data;
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFound />;
  if (query.error) return <FailedPage error={query.error} onRetry={() => void query.refetch()} back={<BackLink />} />;
  if (!analysis) return <ReportSkeleton />;
  if (analysis.status === 'failed') return <FailedAnalysis analysis={analysis} />;
  if (analysis.status !== 'completed')
    return <RunningAnalysis analysis={analysis} onEnd={() => void query.refetch()} />;
  return (
    <Suspense fallback={<ReportSkeleton />}>
      <FinishedReport analysis={analysis} />
    </Suspense>
  );
}

function FinishedReport({ analysis }: { analysis: Analysis }) {
  const may = useMay();
  useLiveAnalysis(analysis.id);
  const manages = may('manageAnalysis', analysis.ownerId ?? '');
  const contributes = may('contribute');
  return (
    <ReportView
      report={analysis}
      pictureOf={(number) =>
        addressOf('/api/analyses/{id}/slides/{number}', { id: analysis.id, number }, { width: 1280 })
      }
      mayCorrect={manages}
      mayAnswer={contributes}
      head={
        <ReportHead
          report={analysis}
          back={<BackLink />}
          trail={
            <Suspense fallback={null}>
              <ReportTrail id={analysis.id} />
            </Suspense>
          }
          actions={<ReportActions analysis={analysis} />}
          correct={manages && <CorrectHeadButton report={analysis} />}
        />
      }
      aside={
        <>
          <Suspense fallback={<Skeleton className="h-52" />}>
            <Decision analysis={analysis} mayDecide={manages} />
          </Suspense>
          <Suspense fallback={null}>
            <Comments analysis={analysis} mayComment={contributes} />
            <Feedback analysis={analysis} mayRate={contributes} />
          </Suspense>
        </>
      }
    />
  );
}

function RunningAnalysis({ analysis, onEnd }: { analysis: Analysis; onEnd: () => void }) {
  const t = useTexts(reportTexts);
  const progress = useProgress(analysis.id, true);
  const ended = progress.completed || progress.failure !== undefined;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (ended) end();
  }, [ended]);
  return (
    <Page title={analysis.companyName} lead={analysis.fileName} back={<BackLink />}>
      <Card className="max-w-2xl p-5" aria-live="polite">
        <h2 className="text-lg font-semibold">{t('runningTitle')}</h2>
        <p className="mb-4 text-soft">{t('runningText')}</p>
        <Suspense>
          <StepTrack progress={progress} />
        </Suspense>
      </Card>
    </Page>
  );
}

function FailedAnalysis({ analysis }: { analysis: Analysis }) {
  const t = useTexts(reportTexts);
  const c = useTexts(common);
  const may = useMay();
  const retry = useChange({
    run: () => call('POST /api/analyses/{id}/reprocess', { params: { id: analysis.id }, body: {} }),
    touches: ['/api/analyses'],
    failed: c('saveFailed'),
    failedDetail: c('tryAgain'),
  });
  return (
    <Page title={analysis.companyName} lead={analysis.fileName} back={<BackLink />}>
      <Card className="max-w-2xl p-5">
        <h2 className="text-lg font-semibold">{t('failedTitle')}</h2>
        <p className="mt-1 text-soft">{analysis.failure?.message}</p>
        {may('manageAnalysis', analysis.ownerId ?? '') && (
          <Button className="mt-4" busy={retry.isPending} onClick={() => retry.mutate()}>
            {c('retry')}
          </Button>
        )}
      </Card>
    </Page>
  );
}

function NotFound() {
  const t = useTexts(reportTexts);
  return (
    <Page title={t('notFoundTitle')} back={<BackLink />}>
      <Card>
        <Empty title={t('notFoundText')} icon={<FileQuestion size={28} />} />
      </Card>
    </Page>
  );
}

export function BackLink() {
  const t = useTexts(reportTexts);
  return (
    <AppLink
      href={`/analysis${lastList()?.query ? `?${lastList()?.query}` : ''}`}
      className="text-accent hover:underline"
    >
      ← {t('backToAnalyses')}
    </AppLink>
  );
}

function ReportSkeleton() {
  return (
    <Loading className="mx-auto w-full max-w-[1376px] px-4 pt-6 sm:px-7">
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_468px]">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-18 w-72" />
          <Skeleton className="h-52" />
          <Skeleton className="h-26" />
          <Skeleton className="h-64" />
        </div>
        <Skeleton className="h-96" />
      </div>
    </Loading>
  );
}
