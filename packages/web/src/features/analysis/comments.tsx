/** What the team says: one's own words can be changed and taken back; a comment may be about the slide that lies open. */
import { answerOnPage } from '@vc-analyst/core/i18n';
import { Pencil, Trash2 } from 'lucide-react';
import type { Analysis, Comment } from '@vc-analyst/core/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { read } from '../../api/read.js';
import { useUser } from '../../api/user.js';
import { RelativeTime } from '../../components/relative-time.js';
import { Avatar } from '../../components/ui/avatar.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { ConfirmDialog } from '../../components/ui/dialog.js';
import { Checkbox, Textarea } from '../../components/ui/field.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { collaborationTexts } from '../../i18n/texts/collaboration.js';
import { cx } from '../../lib/cx.js';
import { useDraft } from '../../lib/use-draft.js';
import { QuoteRef, useEvidence } from './evidence.js';
import { SaidOfMark } from './said-of-mark.js';

/** Marks a comment that the server has not answered yet. */
const SENDING = 'sending';

export default function Comments({ analysis, mayComment }: { analysis: Analysis; mayComment: boolean }) {
  const t = useTexts(collaborationTexts);
  return (
    <Panel title={t('commentsTitle')} aside={analysis.comments.length} className="print:hidden">
      {analysis.comments.length === 0 && <p className="mb-3 text-soft">{t('commentsEmpty')}</p>}
      <ul className="flex flex-col gap-4">
        {analysis.comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} analysisId={analysis.id} />
        ))}
      </ul>
      {mayComment && <AddComment analysis={analysis} />}
    </Panel>
  );
}

function AddComment({ analysis }: { analysis: Analysis }) {
  const t = useTexts(collaborationTexts);
  const c = useTexts(common);
  const { user } = useUser();
  const { shown } = useEvidence();
  const queryClient = useQueryClient();
  const [content, setContent] = useDraft(`comment.${user?.id ?? ''}.${analysis.id}`);
  const [pinned, setPinned] = useState(false);
  const key = ['/api/analyses', analysis.id];
  const add = useChange({
    run: (body: { content: string; slide?: number; factId?: string }) => {
      const waiting: Comment = {
        ...body,
        id: SENDING,
        createdAt: new Date().toISOString(),
        user: { firstName: user?.firstName || (user?.username ?? '') },
      };
      queryClient.setQueryData<Analysis>(
        key,
        (before) => before && { ...before, comments: [...before.comments, waiting] },
      );
      setContent('');
      return call('POST /api/analyses/{id}/comments', { params: { id: analysis.id }, body }).catch((error: unknown) => {
        // Nothing that was written is lost.
        setContent(body.content);
        queryClient.setQueryData<Analysis>(
          key,
          (before) => before && { ...before, comments: before.comments.filter(({ id }) => id !== SENDING) },
        );
        throw error;
      });
    },
    touches: ['/api/analyses', '/api/activities'],
    done: t('commentAdded'),
    failed: t('commentFailed'),
    failedDetail: c('tryAgain'),
  });
  const send = () => {
    const text = content.trim();
    if (text === '' || add.isPending) return;
    add.mutate({
      content: text,
      ...(pinned && answerOnPage(shown.slide) === undefined
        ? { slide: shown.slide, ...(shown.fact ? { factId: shown.fact.id } : {}) }
        : {}),
    });
  };
  return (
    <form
      className="mt-4 flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        rows={2}
        maxLength={5000}
        aria-label={t('commentAdd')}
        placeholder={t('commentPlaceholder')}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
        }}
      />
      <Mentions text={content} onChoose={setContent} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {answerOnPage(shown.slide) === undefined && (
          <Checkbox
            label={<span className="text-sm text-soft">{t('commentPin', { number: shown.slide })}</span>}
            checked={pinned}
            onChange={(event) => setPinned(event.target.checked)}
          />
        )}
        <Button type="submit" size="sm" look="main" busy={add.isPending} disabled={content.trim() === ''}>
          {t('commentSend')}
        </Button>
      </div>
    </form>
  );
}

/** Most people offered at once. */
const MOST_OFFERED = 6;

/** Members of the team whose name begins like what stands behind the last `@`: whom a comment names is told. */
function Mentions({ text, onChoose }: { text: string; onChoose: (text: string) => void }) {
  const t = useTexts(collaborationTexts);
  const begun = /(^|\s)@([\p{L}\p{N}]*)$/u.exec(text)?.[2];
  const { data: team } = useQuery({ ...read('/api/team'), enabled: begun !== undefined });
  if (begun === undefined) return null;
  const names = (team ?? [])
    .filter(({ status, isActive }) => status === 'active' && isActive)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    .filter((name) => name.toLowerCase().startsWith(begun.toLowerCase()))
    .slice(0, MOST_OFFERED);
  return (
    <div role="group" aria-label={t('mention')} className="flex flex-wrap gap-1.5">
      {names.map((name) => (
        <Button
          key={name}
          size="sm"
          onClick={(event) => {
            onChoose(`${text.slice(0, text.length - begun.length)}${name} `);
            event.currentTarget.form?.querySelector('textarea')?.focus();
          }}
        >
          @{name}
        </Button>
      ))}
    </div>
  );
}

function CommentItem({ comment, analysisId }: { comment: Comment; analysisId: string }) {
  const t = useTexts(collaborationTexts);
  const c = useTexts(common);
  const { user } = useUser();
  const [editing, setEditing] = useState<string>();
  const [asking, setAsking] = useState(false);
  const params = { id: analysisId, commentId: comment.id };
  const change = useChange({
    run: (content: string) => call('PATCH /api/analyses/{id}/comments/{commentId}', { params, body: { content } }),
    touches: ['/api/analyses'],
    done: c('saved'),
    failed: c('saveFailed'),
    failedDetail: c('tryAgain'),
    onDone: () => setEditing(undefined),
  });
  const remove = useChange({
    run: () => call('DELETE /api/analyses/{id}/comments/{commentId}', { params }),
    touches: ['/api/analyses'],
    failed: c('saveFailed'),
    failedDetail: c('tryAgain'),
    onDone: () => setAsking(false),
  });
  const own = user?.id !== undefined && comment.user.id === user.id;
  return (
    <li className={cx(comment.id === SENDING && 'opacity-60')}>
      <div className="flex items-center gap-2">
        <Avatar firstName={comment.user.firstName} className="size-6" />
        <b className="truncate font-[550]">{comment.user.firstName}</b>
        <span className="text-sm text-faint">
          <RelativeTime date={comment.createdAt} />
          {comment.editedAt && ` · ${t('commentEdited')}`}
        </span>
        {comment.slide !== undefined && <QuoteRef slide={comment.slide} />}
        <SaidOfMark saidOf={comment.saidOf} />
        {own && editing === undefined && (
          <span className="ml-auto flex">
            <IconButton
              label={c('edit')}
              icon={<Pencil size={14} aria-hidden />}
              onClick={() => setEditing(comment.content)}
            />
            <IconButton label={c('delete')} icon={<Trash2 size={14} aria-hidden />} onClick={() => setAsking(true)} />
          </span>
        )}
      </div>
      {editing === undefined ? (
        <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{comment.content}</p>
      ) : (
        <form
          className="mt-2 flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (editing.trim() !== '') change.mutate(editing.trim());
          }}
        >
          <Textarea
            autoFocus
            maxLength={5000}
            aria-label={c('edit')}
            value={editing}
            onChange={(event) => setEditing(event.target.value)}
          />
          <div className="flex justify-end gap-2">
            <Button size="sm" onClick={() => setEditing(undefined)}>
              {c('cancel')}
            </Button>
            <Button size="sm" look="main" type="submit" busy={change.isPending} disabled={editing.trim() === ''}>
              {c('save')}
            </Button>
          </div>
        </form>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('commentDelete')}
        confirm={c('delete')}
        onConfirm={() => remove.mutate()}
        busy={remove.isPending}
      />
    </li>
  );
}
