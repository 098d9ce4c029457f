/** A link by which the founder answers chosen questions: made here, copied, or put into a mail draft. */
import { Mail } from 'lucide-react';
import type { Analysis, Question } from '@vc-analyst/core/model';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { CopyField } from '../../components/copy-field.js';
import { Button } from '../../components/ui/button.js';
import { Dialog } from '../../components/ui/dialog.js';
import { Field, Input } from '../../components/ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { founderTexts } from '../../i18n/texts/founder.js';
import { dayIn } from '../../lib/day-in.js';
import { mailDraft } from '../../lib/mail-draft.js';
import { useWords } from './use-words.js';

/** Days until a link ends that nobody gave another end. */
const DAYS = 14;

export interface FounderDialogProps {
  analysis: Analysis;
  questions: readonly Question[];
  /** The draft that asks in the mail itself. */
  mail: string;
  onClose: () => void;
}

export function FounderDialog({ analysis, questions, mail, onClose }: FounderDialogProps) {
  const t = useTexts(founderTexts);
  const c = useTexts(common);
  const { date } = useWords();
  const [made, setMade] = useState<{ link: string; expiresAt: string }>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { expiresAt: dayIn(DAYS) } });
  const create = useChange({
    run: ({ expiresAt }: { expiresAt: string }) =>
      call('POST /api/analyses/{id}/founder-links', {
        params: { id: analysis.id },
        body: { questionIds: questions.map(({ id }) => id), ...(expiresAt ? { expiresAt } : {}) },
      }),
    touches: ['/api/analyses', '/api/shares'],
    failed: t('failed'),
    failedDetail: c('tryAgain'),
    onDone: setMade,
  });
  const { companyName: company } = analysis;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('title')} description={t('text')}>
      {made ? (
        <div className="flex flex-col gap-3">
          <CopyField label={t('link')} hint={t('once')} value={made.link} />
          <Button asChild size="sm" className="self-start">
            <a
              href={mailDraft(
                '',
                t('mailSubject', { company }),
                t('mailBody', { company, link: made.link, date: date(made.expiresAt.slice(0, 10)) }),
              )}
            >
              <Mail size={15} aria-hidden />
              {t('mail')}
            </a>
          </Button>
        </div>
      ) : (
        <form
          className="flex flex-col gap-4"
          noValidate
          onSubmit={(event) => void handleSubmit((form) => create.mutate(form))(event)}
        >
          <div>
            <h3 className="mb-1.5 text-sm font-[550]">{t('asked')}</h3>
            <ol className="flex max-h-64 list-decimal pl-6 flex-col gap-1.5 overflow-y-auto font-serif" tabIndex={0}>
              {questions.map(({ id, question }) => (
                <li key={id}>{question}</li>
              ))}
            </ol>
          </div>
          <Field label={t('ends')} error={formState.errors.expiresAt && t('past')}>
            {(control) => (
              <Input
                {...control}
                type="date"
                min={dayIn(1)}
                className="sm:max-w-44"
                {...register('expiresAt', { min: dayIn(0) })}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="main" busy={create.isPending}>
              {t('make')}
            </Button>
            <Button asChild look="quiet">
              <a href={mail}>
                <Mail size={15} aria-hidden />
                {t('mailWithout')}
              </a>
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
