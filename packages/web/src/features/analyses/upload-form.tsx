/** Uploading: decks are dropped or chosen, each gets its company, and their analyses begin. */
import { useQueryClient } from '@tanstack/react-query';
import { FileText, Images, Upload, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { isSignedOut, messageOf } from '../../api/api-error.js';
import { request } from '../../api/call.js';
import { Button } from '../../components/ui/button.js';
import { Input } from '../../components/ui/field.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { useTexts } from '../../i18n/language.js';
import { analysesTexts } from '../../i18n/texts/analyses.js';
import { cx } from '../../lib/cx.js';
import { toast } from '../../lib/toast.js';
import { UPLOAD } from '../../lib/timings.js';
import { formOf, isReady, rowsOf, sortOut, splitRow, type UploadRow } from './upload-rows.js';
import { useDropAnywhere } from './use-drop-anywhere.js';

export function UploadForm() {
  const t = useTexts(analysesTexts);
  const [rows, setRows] = useState<UploadRow[]>([]);
  const { upload, sending } = useUpload(setRows);
  const picker = useRef<HTMLInputElement>(null);

  const add = (files: readonly File[]) => {
    const { taken, refused } = sortOut(files);
    const first = refused[0];
    if (first) {
      toast({
        title: t(first.why === 'invalid' ? 'invalidTitle' : 'tooLargeTitle'),
        description: t(first.why === 'invalid' ? 'invalidText' : 'tooLargeText', { file: first.file }),
        tone: 'destructive',
      });
    }
    if (taken.length > 0) setRows((before) => [...before, ...rowsOf(taken)]);
  };
  const over = useDropAnywhere(add);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rows.length === 0 || !rows.every(isReady)) {
      toast({ title: t('missingTitle'), description: t('missingText'), tone: 'destructive' });
      return;
    }
    void upload(rows);
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
              onCompany={(company) =>
                setRows((all) => all.map((one) => (one.id === row.id ? { ...one, company } : one)))
              }
              onRemove={() => setRows((all) => all.filter(({ id }) => id !== row.id))}
              onSplit={() => setRows((all) => all.flatMap((one) => (one.id === row.id ? splitRow(one) : [one])))}
            />
          ))}
        </ul>
      )}
      <Button
        type="submit"
        look="main"
        busy={sending}
        disabled={rows.length === 0 || !rows.every(isReady)}
        className="self-start"
      >
        {sending ? t('submitting') : t('submit', { count: Math.max(1, rows.length) })}
      </Button>
    </form>
  );
}

interface RowProps {
  row: UploadRow;
  onCompany: (company: string) => void;
  onRemove: () => void;
  onSplit: () => void;
}

function Row({ row, onCompany, onRemove, onSplit }: RowProps) {
  const t = useTexts(analysesTexts);
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
      <Input
        required
        maxLength={200}
        autoFocus={row.company === ''}
        value={row.company}
        placeholder={t('company')}
        aria-label={t('companyOf', { file })}
        onChange={(event) => onCompany(event.target.value)}
        className="max-sm:order-last max-sm:col-span-3"
      />
      <IconButton label={t('removeFile', { file })} icon={<X size={16} aria-hidden />} onClick={onRemove} />
      {many && (
        <label className="col-span-full flex items-center gap-2 text-sm text-soft">
          <input type="checkbox" checked onChange={onSplit} className="size-4 accent-[var(--accent)]" />
          {t('oneDeck', { count: row.files.length })}
        </label>
      )}
    </li>
  );
}

/** Sends rows one after the other; what arrived leaves the form, what failed stays in it. */
function useUpload(setRows: (change: (rows: UploadRow[]) => UploadRow[]) => void) {
  const t = useTexts(analysesTexts);
  const queryClient = useQueryClient();
  const [sending, setSending] = useState(false);
  const upload = async (rows: readonly UploadRow[]) => {
    setSending(true);
    let arrived = 0;
    try {
      for (const row of rows) {
        await request('POST', '/api/upload-deck', formOf(row));
        arrived++;
        setRows((left) => left.filter(({ id }) => id !== row.id));
      }
      toast({ title: t('doneTitle'), description: t('doneText', { count: arrived }) });
    } catch (error) {
      if (!isSignedOut(error)) {
        toast({ title: t('failedTitle'), description: messageOf(error, t('failedText')), tone: 'destructive' });
      }
    } finally {
      setSending(false);
      if (arrived > 0) {
        for (const key of ['/api/analyses', '/api/dashboard/stats', '/api/activities']) {
          void queryClient.invalidateQueries({ queryKey: [key] });
        }
      }
    }
  };
  return { upload, sending };
}
