/** Questions that a fund asks a founder by a link: answered in the founder's own words, with files, until the link ends. */
import { Paperclip, Trash2, Unlink } from 'lucide-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FounderPage as Asked } from '@vc-analyst/core/model';
import { useRef, useState } from 'react';
import { ApiError, messageOf } from '../../api/api-error.js';
import { addressOf, call, request } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { AppLink } from '../../components/app-link.js';
import { FailedPage } from '../../components/failed-page.js';
import { Page } from '../../components/page.js';
import { Button } from '../../components/ui/button.js';
import { Card, Panel } from '../../components/ui/card.js';
import { Field, Textarea } from '../../components/ui/field.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { Loading, Skeleton } from '../../components/ui/states.js';
import { formatDate } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { founderPageTexts } from '../../i18n/texts/founder-page.js';
import { useDrafts } from '../../lib/use-draft.js';

export function FounderPage({ token }: { token: string }) {
  const t = useTexts(founderPageTexts);
  const locale = useLocale();
  const queryClient = useQueryClient();
  const key = ['/api/founder', token, locale];
  const query = useQuery({
    queryKey: key,
    // Each reading counts as an opening.
    queryFn: () => call('GET /api/founder/{token}', { params: { token } }),
    staleTime: Infinity,
    retry: false,
  });
  if (query.data) {
    return <Questions page={query.data} token={token} onPage={(page) => queryClient.setQueryData(key, page)} />;
  }
  if (query.error instanceof ApiError && query.error.status === 404) return <Gone />;
  if (query.error) return <FailedPage error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Loading label={t('files')} className="mx-auto w-full max-w-[800px] px-4 py-7 sm:px-7">
      {/* The footer stands below the window until what is above it is there. */}
      <Skeleton className="h-dvh" />
    </Loading>
  );
}

function Gone() {
  const t = useTexts(founderPageTexts);
  return (
    <Card className="mx-auto mt-16 w-[calc(100%-2rem)] max-w-lg p-6">
      <Unlink size={22} aria-hidden className="text-faint" />
      <h1 className="mt-2 font-serif text-xl font-semibold">{t('goneTitle')}</h1>
      <p className="mt-1 text-soft">{t('goneText')}</p>
    </Card>
  );
}

interface QuestionsProps {
  page: Asked;
  token: string;
  onPage: (page: Asked) => void;
}

function Questions({ page, token, onPage }: QuestionsProps) {
  const t = useTexts(founderPageTexts);
  const c = useTexts(common);
  const locale = useLocale();
  // The secret itself is nothing that a browser should keep.
  const [drafts, setDraft] = useDrafts(`founder.${token.slice(0, 8)}`);
  const textOf = ({ id, answer, isTaken }: Asked['questions'][number]) => (isTaken ? answer : (drafts[id] ?? answer));
  const changed = page.questions.filter((question) => textOf(question).trim() !== question.answer);
  const send = useChange({
    run: () =>
      call('POST /api/founder/{token}/answers', {
        params: { token },
        body: { answers: changed.map((question) => ({ questionId: question.id, text: textOf(question) })) },
      }),
    done: t('sending'),
    failed: t('sendFailed'),
    failedDetail: c('tryAgain'),
    onDone(sent) {
      for (const { id } of changed) setDraft(id, undefined);
      onPage(sent);
    },
  });
  const { companyName: company, askedBy: name, expiresAt, limits } = page;
  return (
    <Page
      narrow
      title={t('title', { company })}
      lead={<p className="max-w-[62ch]">{t('lead', { name, date: formatDate(expiresAt, locale) })}</p>}
    >
      <p className="max-w-[62ch] text-sm text-faint">
        {t('advice')} {t('draft')} {t('seen')}{' '}
        <AppLink href="/privacy" className="underline">
          {t('privacy')}
        </AppLink>
      </p>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate();
        }}
      >
        <ol className="flex flex-col gap-4">
          {page.questions.map((question, index) => {
            const text = textOf(question);
            const left = limits.characters - text.length;
            const isChanged = changed.includes(question);
            const state = question.isTaken
              ? t('taken')
              : isChanged
                ? t('changed')
                : question.answeredAt && t('sent', { date: formatDate(question.answeredAt, locale, 'time') });
            return (
              <li key={question.id}>
                <Card className="p-4 sm:p-5">
                  <p className="font-serif text-md [overflow-wrap:anywhere]">
                    <span className="num text-faint">{index + 1}.</span> {question.question}
                  </p>
                  <Field
                    label={t('answer')}
                    note={state}
                    hint={left < 500 && !question.isTaken ? t('left', { count: left }) : undefined}
                    className="mt-3"
                  >
                    {(control) => (
                      <Textarea
                        {...control}
                        rows={4}
                        value={text}
                        readOnly={question.isTaken}
                        maxLength={limits.characters}
                        className="read-only:bg-sunk"
                        onChange={({ target }) => setDraft(question.id, target.value)}
                      />
                    )}
                  </Field>
                </Card>
              </li>
            );
          })}
        </ol>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="main" busy={send.isPending} disabled={changed.length === 0}>
            {t('send')}
          </Button>
          {changed.length === 0 && page.questions.some(({ answeredAt }) => answeredAt) && (
            <p role="status" className="text-sm text-soft">
              {t('nothing')}
            </p>
          )}
        </div>
      </form>
      <Files page={page} token={token} onPage={onPage} />
    </Page>
  );
}

function Files({ page, token, onPage }: QuestionsProps) {
  const t = useTexts(founderPageTexts);
  const c = useTexts(common);
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const { files, limits } = page;
  const remove = useChange({
    run: (fileId: string) => call('DELETE /api/founder/{token}/files/{fileId}', { params: { token, fileId } }),
    failed: t('removeFailed'),
    failedDetail: c('tryAgain'),
    onDone: onPage,
  });
  /** One after the other; what is wrong with one keeps no other from being sent. */
  const add = async (chosen: readonly File[]) => {
    setIsBusy(true);
    const failed: string[] = [];
    for (const file of chosen) {
      const form = new FormData();
      form.append('deck', file, file.name);
      try {
        onPage((await request('POST', addressOf('/api/founder/{token}/files', { token }), form)) as Asked);
      } catch (error) {
        failed.push(`${t('addFailed', { name: file.name })}. ${messageOf(error, c('tryAgain'))}`);
      }
    }
    setProblems(failed);
    setIsBusy(false);
  };
  return (
    <Panel title={t('files')}>
      <p className="text-sm text-faint">{t('filesText', { count: limits.files, mb: limits.fileMb })}</p>
      {files.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {files.map(({ id, fileName }) => (
            <li key={id} className="flex items-center gap-2 py-1.5">
              <Paperclip size={15} aria-hidden className="shrink-0 text-faint" />
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{fileName}</span>
              <IconButton
                label={t('remove', { name: fileName })}
                icon={<Trash2 size={16} aria-hidden />}
                disabled={remove.isPending}
                onClick={() => remove.mutate(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {problems.map((problem) => (
        <p key={problem} role="alert" className="mt-2 text-sm text-poor [overflow-wrap:anywhere]">
          {problem}
        </p>
      ))}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('add')}
        accept=".pdf,.ppt,.pptx,.png,.jpg,.jpeg"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          void add(chosen);
        }}
      />
      <Button
        size="sm"
        className="mt-3"
        busy={isBusy}
        disabled={files.length >= limits.files}
        onClick={() => input.current?.click()}
      >
        <Paperclip size={14} aria-hidden />
        {t('add')}
      </Button>
    </Panel>
  );
}
