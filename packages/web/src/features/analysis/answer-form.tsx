/** Answer, status, who is to answer by when, and notes of one question. */
import type { Question } from '@vc-analyst/core/model';
import { useForm } from 'react-hook-form';
import { call } from '../../api/call.js';
import { useRead } from '../../api/read.js';
import { useChange } from '../../api/change.js';
import { Button } from '../../components/ui/button.js';
import { Field, Input, Select, Textarea } from '../../components/ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { reportTexts } from '../../i18n/texts/report.js';

const STATUSES = ['open', 'answered', 'dismissed'] as const;

/** Stands for a name that is nobody of the team, such as the terminal gives. */
const KEPT = 'kept';

interface Form {
  answer: string;
  status: (typeof STATUSES)[number];
  /** Account id, `KEPT` or empty. */
  ownerId: string;
  due: string;
  notes: string;
}

export interface AnswerFormProps {
  analysisId: string;
  question: Question;
  /** The field that is written in first. */
  startsAt?: 'answer' | 'notes';
  onClose: () => void;
}

export function AnswerForm({ analysisId, question, startsAt = 'answer', onClose }: AnswerFormProps) {
  const t = useTexts(reportTexts);
  const c = useTexts(common);
  const givenTo = question.ownerId || (question.owner ? KEPT : '');
  const { data: team } = useRead('/api/team');
  const members = (team ?? []).filter(
    ({ id, status, isActive }) => status === 'active' && isActive && id !== question.ownerId,
  );
  const { register, handleSubmit, formState, setValue, getValues } = useForm<Form>({
    defaultValues: {
      answer: question.answer ?? '',
      status: question.status ?? 'open',
      ownerId: givenTo,
      due: question.due ?? '',
      notes: question.notes ?? '',
    },
  });
  const save = useChange({
    run: ({ ownerId, ...form }: Form) =>
      call('PATCH /api/analyses/{id}/questions/{questionId}', {
        params: { id: analysisId, questionId: question.id },
        // Who has it already is not told again.
        body: { ...form, ...(ownerId === givenTo ? {} : ownerId ? { ownerId } : { owner: '' }) },
      }),
    touches: ['/api/analyses', '/api/user/needs'],
    done: c('saved'),
    failed: c('saveFailed'),
    failedDetail: c('tryAgain'),
    onDone: onClose,
  });
  return (
    <form
      aria-label={question.question}
      className="mt-3 grid gap-3 rounded-md bg-sunk p-3.5 sm:grid-cols-2"
      onSubmit={(event) => void handleSubmit((form) => save.mutate(form))(event)}
    >
      <Field label={t('answerLabel')} className="sm:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            autoFocus={startsAt === 'answer'}
            maxLength={10_000}
            {...register('answer', {
              // Whoever writes an answer has answered.
              onChange: () => getValues('status') === 'open' && setValue('status', 'answered'),
            })}
          />
        )}
      </Field>
      <Field label={t('statusLabel')}>
        {(control) => (
          <Select {...control} {...register('status')}>
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {t(`status.${status}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('ownerLabel')}>
        {(control) => (
          <Select {...control} {...register('ownerId')}>
            <option value="">{t('ownerNobody')}</option>
            {question.owner && <option value={givenTo}>{question.owner}</option>}
            {members.map(({ id, firstName, lastName }) => (
              <option key={id} value={id}>
                {`${firstName} ${lastName}`.trim()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('dueLabel')} className="sm:col-span-2">
        {(control) => <Input {...control} type="date" {...register('due')} className="sm:max-w-44" />}
      </Field>
      <Field label={t('notesLabel')} className="sm:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            autoFocus={startsAt === 'notes'}
            placeholder={t('notesPlaceholder')}
            maxLength={10_000}
            {...register('notes')}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2 sm:col-span-2">
        <Button size="sm" onClick={onClose}>
          {c('cancel')}
        </Button>
        <Button size="sm" look="main" type="submit" busy={save.isPending} disabled={!formState.isDirty}>
          {c('save')}
        </Button>
      </div>
    </form>
  );
}
