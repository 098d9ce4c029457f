/** What came from the founder by a link, and what the fund makes of it: answers that count, files, the links themselves. */
import { Download, FileSearch, Trash2 } from 'lucide-react';
import type { Analysis, AnswerState, FounderAnswer, FounderFile, FounderLink } from '@vc-analyst/core/model';
import { addressOf, call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { useRead } from '../../api/read.js';
import { useMay } from '../../api/user.js';
import { Badge, type Tone } from '../../components/ui/badge.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { formatDate } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { founderTexts } from '../../i18n/texts/founder.js';
import { reportTexts } from '../../i18n/texts/report.js';

const TONES: Record<AnswerState, Tone> = { received: 'fair', counted: 'good', ignored: 'neutral' };

/** Nothing where nobody asked and nothing came. */
export function FounderPanel({ analysis }: { analysis: Analysis }) {
  const t = useTexts(founderTexts);
  const mayDecide = useMayDecide(analysis);
  const { answers, files } = analysis.founder ?? { answers: [], files: [] };
  if (answers.length + files.length === 0) return mayDecide ? <Links analysisId={analysis.id} isAlone /> : null;
  return (
    <Panel title={t('panel')} id="founder" flush aside={<ScoreNote analysis={analysis} />}>
      {mayDecide && <CountAll analysis={analysis} answers={answers} />}
      <ul className="divide-y divide-line">
        {answers.map((answer) => (
          <Answer key={answer.id} answer={answer} analysisId={analysis.id} mayDecide={mayDecide} />
        ))}
        {files.map((file) => (
          <File key={file.id} file={file} analysisId={analysis.id} />
        ))}
      </ul>
      {mayDecide && <Links analysisId={analysis.id} />}
    </Panel>
  );
}

/** Links, and what counts, are for whoever manages the analysis. */
function useMayDecide({ ownerId }: Analysis): boolean {
  return useMay()('manageAnalysis', ownerId ?? '');
}

export function ScoreNote({ analysis: { deckAlone } }: { analysis: Pick<Analysis, 'deckAlone'> }) {
  const t = useTexts(reportTexts);
  return deckAlone ? <span>{t('withAnswers', { alone: deckAlone.overallScore ?? '–' })}</span> : null;
}

function useDecide(analysisId: string) {
  const t = useTexts(founderTexts);
  const c = useTexts(common);
  return useChange({
    run: (body: { answerIds: string[]; state: AnswerState }) =>
      call('PATCH /api/analyses/{id}/founder-answers', { params: { id: analysisId }, body }),
    touches: ['/api/analyses', '/api/user/needs', '/api/dashboard/stats'],
    done: t('decided'),
    failed: t('decideFailed'),
    failedDetail: c('tryAgain'),
  });
}

function CountAll({ analysis, answers }: { analysis: Analysis; answers: readonly FounderAnswer[] }) {
  const t = useTexts(founderTexts);
  const decide = useDecide(analysis.id);
  const waiting = answers.filter(({ state }) => state === 'received').map(({ id }) => id);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-sunk px-4.5 py-3">
      {waiting.length > 0 && (
        <Button
          size="sm"
          look="main"
          busy={decide.isPending}
          onClick={() => decide.mutate({ answerIds: waiting, state: 'counted' })}
        >
          {t('countAll', { count: waiting.length })}
        </Button>
      )}
      <p className="min-w-[16rem] flex-1 text-sm text-soft">{t('counts')}</p>
    </div>
  );
}

interface AnswerProps {
  answer: FounderAnswer;
  analysisId: string;
  mayDecide: boolean;
}

function Answer({ answer, analysisId, mayDecide }: AnswerProps) {
  const t = useTexts(founderTexts);
  const locale = useLocale();
  const decide = useDecide(analysisId);
  const { id, question, text, at, state, by, saidOf } = answer;
  const become = (next: AnswerState) => decide.mutate({ answerIds: [id], state: next });
  return (
    <li className="px-4.5 py-3.5">
      <p className="text-sm text-soft">{question}</p>
      <p className="mt-1 font-serif text-md whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm text-faint">
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        <span className="num">
          {t('from', { date: formatDate(at, locale, 'time') })}
          {saidOf && ` · ${t('earlier', { version: saidOf.version })}`}
          {by && ` · ${by.firstName}`}
        </span>
        {mayDecide && (
          <span className="flex gap-1.5 sm:ml-auto">
            {state !== 'counted' && (
              <Button size="sm" busy={decide.isPending} onClick={() => become('counted')}>
                {t('count')}
              </Button>
            )}
            {state === 'received' && (
              <Button size="sm" look="quiet" disabled={decide.isPending} onClick={() => become('ignored')}>
                {t('ignore')}
              </Button>
            )}
            {state === 'counted' && (
              <Button size="sm" busy={decide.isPending} onClick={() => become('received')}>
                {t('takeOut')}
              </Button>
            )}
          </span>
        )}
      </div>
    </li>
  );
}

function File({ file, analysisId }: { file: FounderFile; analysisId: string }) {
  const t = useTexts(founderTexts);
  const c = useTexts(common);
  const locale = useLocale();
  const may = useMay();
  const analyze = useChange({
    run: () =>
      call('POST /api/analyses/{id}/founder-files/{fileId}/analysis', { params: { id: analysisId, fileId: file.id } }),
    touches: ['/api/analyses', '/api/dashboard/stats'],
    done: t('analyzed'),
    failed: t('analyzeFailed'),
    failedDetail: c('tryAgain'),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4.5 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="block [overflow-wrap:anywhere]">{file.fileName}</span>
        <span className="num text-sm text-faint">{t('from', { date: formatDate(file.at, locale, 'time') })}</span>
      </span>
      <Button asChild size="icon" look="quiet">
        <a
          href={addressOf('/api/analyses/{id}/founder-files/{fileId}', { id: analysisId, fileId: file.id })}
          download={file.fileName}
          aria-label={t('download', { name: file.fileName })}
        >
          <Download size={16} aria-hidden />
        </a>
      </Button>
      {may('contribute') && (
        <Button size="sm" busy={analyze.isPending} disabled={analyze.isSuccess} onClick={() => analyze.mutate()}>
          <FileSearch size={14} aria-hidden />
          {t('analyze')}
        </Button>
      )}
    </li>
  );
}

/** Those that were made, with how far each came. `isAlone`: as a panel of their own, and nothing for none. */
function Links({ analysisId, isAlone }: { analysisId: string; isAlone?: boolean }) {
  const t = useTexts(founderTexts);
  const { data: links = [] } = useRead('/api/analyses/{id}/founder-links', { params: { id: analysisId } });
  if (!links || links.length === 0) return null;
  const list = (
    <ul className="divide-y divide-line">
      {links.map((link) => (
        <LinkRow key={link.id} link={link} />
      ))}
    </ul>
  );
  if (isAlone) {
    return (
      <Panel title={t('linksTitle')} id="founder" flush>
        {list}
      </Panel>
    );
  }
  return (
    <div className="border-t border-line">
      <h3 className="border-b border-line bg-sunk px-4.5 py-1.5 text-xs font-[550] text-soft">{t('linksTitle')}</h3>
      {list}
    </div>
  );
}

function LinkRow({ link }: { link: FounderLink }) {
  const t = useTexts(founderTexts);
  const c = useTexts(common);
  const locale = useLocale();
  const revoke = useChange({
    run: () =>
      call('DELETE /api/analyses/{id}/founder-links/{linkId}', { params: { id: link.analysisId, linkId: link.id } }),
    touches: ['/api/analyses', '/api/shares'],
    done: t('revoked'),
    failed: t('revokeFailed'),
    failedDetail: c('tryAgain'),
  });
  const facts = [
    t('answered', { answered: link.answered, count: link.questionIds.length }),
    ...(link.files > 0 ? [t('files', { count: link.files })] : []),
    t('opened', { count: link.views }),
    ...(link.answeredAt ? [t('last', { date: formatDate(link.answeredAt, locale, 'time') })] : []),
    link.state === 'open'
      ? t('until', { date: formatDate(link.expiresAt, locale) })
      : t(link.state === 'expired' ? 'expired' : 'makerLeft'),
  ];
  return (
    <li className="flex items-center gap-3 px-4.5 py-2">
      <div className="num min-w-0 flex-1">
        <p>
          {link.user.firstName}, {formatDate(link.createdAt, locale)}
        </p>
        <p className="text-sm text-faint">{facts.join(' · ')}</p>
      </div>
      <IconButton
        label={t('revoke')}
        icon={<Trash2 size={16} aria-hidden />}
        disabled={revoke.isPending}
        onClick={() => revoke.mutate()}
      />
    </li>
  );
}
