/** Uploading: decks are dropped or chosen, each gets its company, and their analyses begin. */
import { useQueryClient } from '@tanstack/react-query';
import { Check, FileText, Images, Upload, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { isSignedOut, messageOf } from '../../api/api-error.js';
import { request } from '../../api/call.js';
import { Button } from '../../components/ui/button.js';
import { Input } from '../../components/ui/field.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { useTexts } from '../../i18n/language.js';
import { uploadTexts } from '../../i18n/texts/upload.js';
import { cx } from '../../lib/cx.js';
import { toast } from '../../lib/toast.js';
import { UPLOAD } from '../../lib/timings.js';
import { proposeNames } from './name-proposals.js';
import { changeUploadRows, takeHandedFiles, useUploadRows } from './upload-queue.js';
import {
  formOf,
  isNameWanted,
  isReady,
  rowsOf,
  sortOut,
  splitRow,
  type Refusal,
  type UploadRow,
} from './upload-rows.js';
import { useDropAnywhere } from './use-drop-anywhere.js';

const REFUSALS = {
  invalid: ['invalidTitle', 'invalidText'],
  empty: ['emptyFileTitle', 'emptyFileText'],
  tooLarge: ['tooLargeTitle', 'tooLargeText'],
} as const satisfies Record<Refusal['why'], readonly string[]>;

export function UploadForm() {
  const t = useTexts(uploadTexts);
  const rows = useUploadRows();
  const ready = rows.filter(isReady);
  useEffect(() => void proposeNames(), [rows]);
  const { upload, sending } = useUpload();
  const picker = useRef<HTMLInputElement>(null);

  const add = (files: readonly File[]) => {
    const { taken, refused } = sortOut(files);
    const first = refused[0];
    if (first) {
      const [title, description] = REFUSALS[first.why];
      toast({ title: t(title), description: t(description, { file: first.file }), tone: 'destructive' });
    }
    if (taken.length > 0) changeUploadRows((before) => [...before, ...rowsOf(taken)]);
  };
  const over = useDropAnywhere(add);
  const addHanded = useEffectEvent(() => add(takeHandedFiles()));
  useEffect(() => addHanded(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready.length === 0) {
      toast({ title: t('missingTitle'), description: t('missingText'), tone: 'destructive' });
      return;
    }
    void upload(ready);
  };

  return (
    <form id="upload" onSubmit={submit} className="flex flex-col gap-3">
      <div
        className={cx(
          'flex flex-col items-center gap-1.5 rounded-lg border border-dashed px-4 py-6 text-center transition-colors',
          over ? 'border-accent bg-accent-soft' : 'border-edge',
        )}
      >
        <Upload size={22} aria-hidden className="text-faint" />
        <p className="font-[550]">{over ? t('dropNow') : t('drop')}</p>
        <Button size="sm" onClick={() => picker.current?.click()}>
          {t('choose')}
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          accept={UPLOAD.extensions.join(',')}
          aria-label={t('choose')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
        <p className="text-sm text-faint">{t('formats')}</p>
      </div>
      {rows.length > 0 && (
        <ul className="flex flex-col gap-2.5">
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              autoFocus={row.id === rows.find((one) => !isReady(one))?.id}
              onChange={(changed) =>
                changeUploadRows((all) => all.map((one) => (one.id === row.id ? { ...one, ...changed } : one)))
              }
              onRemove={() => changeUploadRows((all) => all.filter(({ id }) => id !== row.id))}
              onSplit={() =>
                changeUploadRows((all) => all.flatMap((one) => (one.id === row.id ? splitRow(one) : [one])))
              }
            />
          ))}
        </ul>
      )}
      <Button type="submit" look="main" busy={sending} disabled={ready.length === 0} className="self-start">
        {sending ? t('submitting') : t('submit', { count: Math.max(1, ready.length) })}
      </Button>
    </form>
  );
}

interface RowProps {
  row: UploadRow;
  autoFocus: boolean;
  onChange: (changed: Partial<UploadRow>) => void;
  onRemove: () => void;
  onSplit: () => void;
}

function Row({ row, autoFocus, onChange, onRemove, onSplit }: RowProps) {
  const t = useTexts(uploadTexts);
  const file = row.files[0]!.name;
  const many = row.files.length > 1;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_auto]">
      {many ? (
        <Images size={18} aria-hidden className="text-faint" />
      ) : (
        <FileText size={18} aria-hidden className="text-faint" />
      )}
      <span className="truncate" title={row.files.map(({ name }) => name).join('\n')}>
        {many ? t('pictures', { count: row.files.length }) : file}
      </span>
      <CompanyInput row={row} autoFocus={autoFocus} onChange={onChange} />
      <IconButton label={t('removeFile', { file })} icon={<X size={16} aria-hidden />} onClick={onRemove} />
      {many && (
        <div
          role="group"
          aria-label={t('oneDeckAsked')}
          className="col-span-full flex flex-wrap items-center gap-2 max-sm:order-last"
        >
          <span className="text-sm text-soft">{t('oneDeckAsked')}</span>
          <Button size="sm" aria-pressed={row.isOneDeck} onClick={() => onChange({ isOneDeck: true })}>
            {row.isOneDeck && <Check size={14} aria-hidden />}
            {t('oneDeck', { count: row.files.length })}
          </Button>
          <Button size="sm" onClick={onSplit}>
            {t('manyDecks', { count: row.files.length })}
          </Button>
        </div>
      )}
      {row.error !== undefined && (
        <p role="alert" className="col-span-full text-sm text-poor max-sm:order-last">
          {row.error}
        </p>
      )}
    </li>
  );
}

/** The company's name; one that nobody typed says in its own field whence it comes. */
function CompanyInput({ row, autoFocus, onChange }: Pick<RowProps, 'row' | 'autoFocus' | 'onChange'>) {
  const t = useTexts(uploadTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isProposed = row.nameFrom === 'deck' || row.nameFrom === 'file';
  useLayoutEffect(() => {
    // It came while somebody is in the field: what they type takes its place.
    if (isProposed && field.current === document.activeElement) field.current?.select();
  }, [isProposed]);
  const mark = isNameWanted(row)
    ? t('nameWanted')
    : row.nameFrom === 'wanted'
      ? ''
      : row.nameFrom && t(`nameFrom.${row.nameFrom}`);
  return (
    <span className="relative max-sm:order-last max-sm:col-span-3">
      <Input
        ref={field}
        required
        maxLength={200}
        autoFocus={autoFocus}
        aria-invalid={row.error !== undefined}
        aria-describedby={mark ? id : undefined}
        value={row.company}
        placeholder={t('company')}
        aria-label={t('companyOf', { file: row.files[0]!.name })}
        onChange={(event) => onChange({ company: event.target.value, nameFrom: undefined, error: undefined })}
        className={mark ? 'pr-36' : ''}
      />
      {mark && (
        <span
          id={id}
          className="pointer-events-none absolute top-1/2 right-3 max-w-32 -translate-y-1/2 truncate text-xs text-faint"
        >
          {mark}
        </span>
      )}
    </span>
  );
}

/** Sends rows one after the other; what arrived leaves the form, what failed stays in it and says why. */
function useUpload() {
  const t = useTexts(uploadTexts);
  const queryClient = useQueryClient();
  const [sending, setSending] = useState(false);
  const upload = async (rows: readonly UploadRow[]) => {
    setSending(true);
    const failures: string[] = [];
    let arrived = 0;
    for (const row of rows) {
      try {
        await request('POST', '/api/upload-deck', formOf(row));
        arrived++;
        changeUploadRows((left) => left.filter(({ id }) => id !== row.id));
      } catch (error) {
        // Without a session no other would arrive.
        if (isSignedOut(error)) break;
        const why = messageOf(error, t('failedText'));
        failures.push(why);
        changeUploadRows((left) => left.map((one) => (one.id === row.id ? { ...one, error: why } : one)));
      }
    }
    setSending(false);
    if (arrived > 0) {
      toast({ title: t('doneTitle'), description: t('doneText', { count: arrived }) });
      for (const key of ['/api/analyses', '/api/dashboard/stats', '/api/activities']) {
        void queryClient.invalidateQueries({ queryKey: [key] });
      }
    }
    const [why] = failures;
    if (why !== undefined) {
      const description = failures.length === 1 ? why : t('failedMany', { count: failures.length });
      toast({ title: t('failedTitle'), description, tone: 'destructive' });
    }
  };
  return { upload, sending };
}
