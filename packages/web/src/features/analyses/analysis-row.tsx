/** One analysis of the list: what it is, how it stands, what can be done with it. */
import { Ellipsis, RotateCcw, Square, Trash2 } from 'lucide-react';
import type { AnalysisSummary } from '@vc-analyst/core/model';
import { useState } from 'react';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { useProgress } from '../../api/use-progress.js';
import { useMay } from '../../api/user.js';
import { RelativeTime } from '../../components/relative-time.js';
import { AppLink } from '../../components/app-link.js';
import { MiniScores } from '../../components/mini-scores.js';
import { RecommendationBadge } from '../../components/recommendation-badge.js';
import { ScoreNumber } from '../../components/score-number.js';
import { StepTrack } from '../../components/step-track.js';
import { Badge } from '../../components/ui/badge.js';
import { Button } from '../../components/ui/button.js';
import { ConfirmDialog } from '../../components/ui/dialog.js';
import { Menu, MenuItem } from '../../components/ui/menu.js';
import { formatShare } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { analysesTexts } from '../../i18n/texts/analyses.js';
import { domain } from '../../i18n/texts/domain.js';
import { cx } from '../../lib/cx.js';

interface AnalysisRowProps {
  analysis: AnalysisSummary;
  /** The row that the keyboard is on. */
  current: boolean;
}

export function AnalysisRow({ analysis, current }: AnalysisRowProps) {
  const t = useTexts(analysesTexts);
  const d = useTexts(domain);
  const locale = useLocale();
  const done = analysis.status === 'completed';
  const running = analysis.status === 'pending' || analysis.status === 'processing';
  return (
    <li
      data-row={analysis.id}
      tabIndex={-1}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4.5 py-3 lg:grid-cols-[minmax(0,1fr)_5.5rem_9.5rem_3.5rem_auto]',
        current && 'bg-accent-soft',
      )}
    >
      <div className={cx('min-w-0', !done && 'lg:col-span-4')}>
        <p className="flex flex-wrap items-baseline gap-x-2">
          {done ? (
            <AppLink href={`/analysis/${analysis.id}`} className="truncate font-[550] hover:underline">
              {analysis.companyName}
            </AppLink>
          ) : (
            <span className="truncate font-[550]">{analysis.companyName}</span>
          )}
          {analysis.version > 1 && (
            <span className="num text-sm text-faint">
              {analysis.previousId === undefined ? (
                t('version', { number: analysis.version })
              ) : (
                <AppLink href={`/analysis/${analysis.previousId}`} className="underline" title={t('versionBefore')}>
                  {t('version', { number: analysis.version })}
                </AppLink>
              )}
              {analysis.decision?.saidOf &&
                ` · ${t('decidedOn', { decision: t(`decided.${analysis.decision.value}`), number: analysis.decision.saidOf.version })}`}
            </span>
          )}
          {done && analysis.recommendation && (
            <RecommendationBadge
              value={analysis.recommendation}
              reason={analysis.recommendationReason}
              className="lg:hidden"
            />
          )}
          {!done && (
            <Badge tone={analysis.status === 'failed' ? 'poor' : 'neutral'}>{d(`status.${analysis.status}`)}</Badge>
          )}
        </p>
        <p className="text-sm text-faint [overflow-wrap:anywhere] sm:truncate">
          {analysis.fileName} · {done && `${d(`sector.${analysis.sector}`)} · `}
          <RelativeTime date={analysis.createdAt} />
          {done && ` · ${t('coverage', { value: formatShare(analysis.coverage.overall, locale) })}`}
        </p>
        {analysis.status === 'failed' && <p className="mt-0.5 text-sm text-poor">{analysis.failure?.message}</p>}
      </div>
      {done && (
        <>
          <div className="max-lg:hidden">
            <MiniScores analysis={analysis} />
          </div>
          <div className="max-lg:hidden">
            {analysis.recommendation && (
              <RecommendationBadge value={analysis.recommendation} reason={analysis.recommendationReason} />
            )}
          </div>
          <ScoreNumber
            value={analysis.overallScore}
            name={d('overallScore')}
            className="text-right text-2xl max-lg:row-start-1 max-lg:col-start-2"
          />
        </>
      )}
      <RowActions analysis={analysis} />
      {running && <Running id={analysis.id} />}
    </li>
  );
}

function Running({ id }: { id: string }) {
  const progress = useProgress(id, true);
  return (
    <div className="col-span-full">
      <StepTrack progress={progress} />
    </div>
  );
}

function RowActions({ analysis }: { analysis: AnalysisSummary }) {
  const t = useTexts(analysesTexts);
  const may = useMay();
  const [asking, setAsking] = useState(false);
  const { id, companyName, status } = analysis;
  const running = status === 'pending' || status === 'processing';
  const params = { id };
  const failure = { failed: t('actionFailed'), failedDetail: t('actionFailedText') };
  const touches = ['/api/analyses', '/api/dashboard/stats', '/api/activities'] as const;
  const retry = useChange({
    run: () => call('POST /api/analyses/{id}/reprocess', { params, body: {} }),
    touches,
    done: t('reprocessing'),
    ...failure,
  });
  const remove = useChange({
    run: () => call('DELETE /api/analyses/{id}', { params }),
    touches,
    done: t(running ? 'stopped' : 'deleted'),
    onDone: () => setAsking(false),
    ...failure,
  });
  const manages = may('manageAnalysis', analysis.ownerId ?? '');
  return (
    <div className="flex items-center justify-end gap-2 max-lg:col-span-full max-lg:justify-start">
      {status === 'completed' && (
        <>
          <Button asChild size="sm">
            <AppLink href={`/analysis/${id}`}>{t('viewReport')}</AppLink>
          </Button>
          <Button asChild size="sm">
            <AppLink href={`/analysis/${id}/due-diligence`}>{t('dueDiligence')}</AppLink>
          </Button>
        </>
      )}
      {status === 'failed' && manages && (
        <Button size="sm" busy={retry.isPending} onClick={() => retry.mutate()}>
          <RotateCcw size={14} aria-hidden />
          {t('retry')}
        </Button>
      )}
      {manages && (
        <Menu
          trigger={
            <Button look="quiet" size="icon" aria-label={t('actionsOf', { company: companyName })}>
              <Ellipsis size={17} aria-hidden />
            </Button>
          }
        >
          {status === 'completed' && (
            <MenuItem icon={<RotateCcw size={15} aria-hidden />} onSelect={() => retry.mutate()}>
              {t('retry')}
            </MenuItem>
          )}
          <MenuItem
            danger
            icon={running ? <Square size={15} aria-hidden /> : <Trash2 size={15} aria-hidden />}
            onSelect={() => setAsking(true)}
          >
            {running ? t('stop') : t('delete')}
          </MenuItem>
        </Menu>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(running ? 'stopTitle' : 'deleteTitle', { company: companyName })}
        description={t(running ? 'stopText' : 'deleteText')}
        confirm={t(running ? 'stop' : 'delete')}
        onConfirm={() => remove.mutate()}
        busy={remove.isPending}
      />
    </div>
  );
}
