/** The fund's thesis: a form with what it says of the newest decks, its YAML beside it, and all decks judged by it. */
import type { SettingsView, ThesisDraft, ThesisForm } from '@vc-analyst/core/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, messageOf } from '../../api/api-error.js';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { read } from '../../api/read.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { Field, Textarea } from '../../components/ui/field.js';
import { Segmented } from '../../components/ui/segmented.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { thesisTexts } from '../../i18n/texts/thesis.js';
import { useDraft } from '../../lib/use-draft.js';
import { ThesisFields } from './thesis-fields.js';
import { useSaveSettings } from './use-save-settings.js';

/** Milliseconds without a key until the thesis is tried. */
const PAUSE = 400;

export function ThesisPanel({ settings }: { settings: SettingsView }) {
  const t = useTexts(thesisTexts);
  const c = useTexts(common);
  const [view, setView] = useState<'form' | 'text'>('form');
  const [kept, keep] = useDraft('thesis');
  const [text, setText] = useState(kept || settings.thesis);
  const [form, setForm] = useState<ThesisForm>();
  const draft = useTried(text, form);
  const save = useSaveSettings((saved) => {
    setText(saved.thesis);
    setForm(undefined);
  });
  const { data, error } = draft;
  const written = form && data ? data.text : text;
  const note =
    settings.thesisFrom === 'configuration'
      ? t('configured')
      : settings.thesisFrom === 'data-folder'
        ? t('folder')
        : undefined;
  const problem = error instanceof ApiError ? messageOf(error, t('unread')) : undefined;
  const isDirty = written !== settings.thesis;
  // What is not saved yet survives another screen and a session that ends.
  const keepDraft = useEffectEvent(keep);
  useEffect(() => keepDraft(isDirty ? written : ''), [written, isDirty]);
  return (
    <Panel
      title={t('thesis')}
      aside={
        <Segmented
          label={t('view')}
          value={view}
          options={[
            { value: 'form', label: t('form') },
            { value: 'text', label: t('yaml') },
          ]}
          onChange={(next) => {
            setText(written);
            setForm(undefined);
            setView(next);
          }}
        />
      }
    >
      <div className="flex flex-col gap-4">
        <p className="max-w-[72ch] text-soft">{t('lead')}</p>
        {note && <p className="rounded-md bg-fair-soft px-3 py-2 text-fair">{note}</p>}
        {view === 'text' ? (
          <Field label={t('textLabel')} error={problem}>
            {(control) => (
              <Textarea
                {...control}
                rows={14}
                spellCheck={false}
                className="font-mono text-sm"
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
        ) : (
          data && (
            <>
              <ThesisFields form={form ?? data.form} onChange={setForm} />
              {data.inText.length > 0 && (
                <p className="text-sm text-faint">
                  {t('alsoInText', { parts: data.inText.map((part) => t(`part.${part}`)).join(', ') })}
                </p>
              )}
            </>
          )
        )}
        {view === 'form' && problem && (
          <p role="alert" className="text-sm text-poor">
            {problem}
          </p>
        )}
        <Verdicts verdicts={error ? undefined : data?.verdicts} />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            look="main"
            busy={save.isPending}
            disabled={!isDirty || draft.isFetching || Boolean(error)}
            onClick={() => save.mutate({ thesis: written })}
          >
            {c('save')}
          </Button>
          {isDirty && (
            <Button
              onClick={() => {
                setText(settings.thesis);
                setForm(undefined);
              }}
            >
              {t('discard')}
            </Button>
          )}
          <ApplyButton disabled={isDirty} />
        </div>
      </div>
    </Panel>
  );
}

/** The thesis of the text, with what the form changed in it, as the server reads it; the last one while a new one is tried. */
function useTried(text: string, form: ThesisForm | undefined) {
  const [tried, setTried] = useState({ text, form });
  useEffect(() => {
    const timer = setTimeout(() => setTried({ text, form }), PAUSE);
    return () => clearTimeout(timer);
  }, [text, form]);
  const query = useQuery({
    queryKey: ['thesis-draft', tried],
    queryFn: ({ signal }): Promise<ThesisDraft> =>
      call('POST /api/settings/thesis/draft', {
        body: { text: tried.text, ...(tried.form && { form: tried.form }) },
        signal,
      }),
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
  });
  const isAhead = tried.text !== text || tried.form !== form;
  return { ...query, isFetching: query.isFetching || isAhead };
}

function Verdicts({ verdicts }: { verdicts: ThesisDraft['verdicts'] | undefined }) {
  const t = useTexts(thesisTexts);
  const text =
    verdicts === undefined
      ? ''
      : verdicts === null
        ? t('asksNothing')
        : verdicts.of === 0
          ? t('noDecks')
          : t('verdicts', {
              of: verdicts.of,
              fits: verdicts.fits,
              stretches: verdicts.stretches,
              unknown: verdicts.unknown,
              outside: verdicts.outside,
            });
  return (
    <p role="status" className="num min-h-6 text-base">
      {text}
    </p>
  );
}

/** Milliseconds between looks at whether all decks are judged. */
const LOOK_AGAIN = 1000;

/** Judges all decks by the thesis in force: offered once nothing is unsaved. */
function ApplyButton({ disabled }: { disabled: boolean }) {
  const t = useTexts(thesisTexts);
  const client = useQueryClient();
  const { data } = useQuery({
    ...read('/api/settings/thesis/apply'),
    refetchInterval: (query) => (query.state.data?.running ? LOOK_AGAIN : false),
  });
  const start = useChange({
    run: () => call('POST /api/settings/thesis/apply', {}),
    failed: t('applyFailed'),
    failedDetail: t('applyFailedText'),
    onDone: (state) => client.setQueryData(read('/api/settings/thesis/apply').queryKey, state),
  });
  const running = data?.running ?? false;
  const last = data?.last;
  useEffect(() => {
    if (!running && last) void client.invalidateQueries({ queryKey: ['/api/analyses'] });
  }, [client, running, last]);
  return (
    <>
      <Button busy={running || start.isPending} disabled={disabled} onClick={() => start.mutate()}>
        {t('apply')}
      </Button>
      <span role="status" className="text-sm text-faint">
        {running
          ? t('applying')
          : last && ('failed' in last ? t('applyFailed') : t('applied', { count: last.changed }))}
        {!running && !last && disabled && t('saveFirst')}
      </span>
    </>
  );
}
