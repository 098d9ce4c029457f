/** A person's word on a statement: its right value or wording, or that the deck does not say it, with the reason. */
import { factValue } from '@vc-analyst/core/i18n';
import type { Fact } from '@vc-analyst/core/model';
import { writeNumber } from '@vc-analyst/core/typed-number';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { useTypedNumber } from '../../components/use-typed-number.js';
import { Checkbox, Field, Input, Select, Textarea } from '../../components/ui/field.js';
import { capitalised } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { correctTexts } from '../../i18n/texts/correct.js';
import { CorrectionDialog } from './correction-dialog.js';
import { useWords } from './use-words.js';

export interface CorrectFactProps {
  analysisId: string;
  fact: Fact;
  /** What the statement is about, in words. */
  name: string;
  onClose: () => void;
}

interface Form {
  value: string;
  currency: string;
  text: string;
  basis: Fact['basis'];
  drop: boolean;
  reason: string;
}

/** ISO 4217, in letters of any case. */
const CURRENCY = /^[A-Za-z]{3}$/;
const BASES: readonly Fact['basis'][] = ['actual', 'forecast', 'target', 'external', 'example'];

export function CorrectFactDialog({ analysisId, fact, name, onClose }: CorrectFactProps) {
  const t = useTexts(correctTexts);
  const c = useTexts(common);
  const locale = useLocale();
  const { label, marked } = useWords();
  const isFigure = fact.value !== undefined;
  const { register, handleSubmit, control, formState } = useForm<Form>({
    defaultValues: {
      value: isFigure ? writeNumber(fact.value!, locale) : '',
      currency: fact.currency ?? '',
      text: fact.text,
      basis: fact.basis,
      drop: false,
      reason: '',
    },
  });
  const [drop, typed, currency] = useWatch({ control, name: ['drop', 'value', 'currency'] });
  const read = useTypedNumber();
  const { kind, unit, period } = fact;
  const understood = (text: string, code: string) =>
    read(text, { kind, unit, period, currency: CURRENCY.test(code) ? code.toUpperCase() : undefined });
  const now = isFigure ? understood(typed, currency) : undefined;
  const takeBack = useChange({
    run: () => call('DELETE /api/analyses/{id}/correction', { params: { id: analysisId } }),
    touches: ['/api/analyses'],
    done: t('correctTakenBack'),
    failed: t('correctFailed'),
    failedDetail: c('tryAgain'),
  });
  const correct = useChange({
    run: (form: Form) =>
      call('PATCH /api/analyses/{id}', {
        params: { id: analysisId },
        body: form.drop
          ? { dropFact: fact.id, reason: form.reason }
          : {
              fact: { id: fact.id, set: patchOf(fact, form, understood(form.value, form.currency).value) },
              reason: form.reason,
            },
      }),
    touches: ['/api/analyses'],
    done: t('correctDone'),
    doneDetail: ({ facts }) => {
      const stored = facts.find(({ id }) => id === fact.id);
      return stored && `${name}: ${factValue(stored, locale, { exact: true })}`;
    },
    undo: { label: t('correctUndo'), run: () => takeBack.mutate() },
    failed: t('correctFailed'),
    failedDetail: c('tryAgain'),
    onDone: onClose,
  });
  return (
    <CorrectionDialog
      title={`${t('correctTitle')}: ${name}`}
      onClose={onClose}
      onSubmit={() => void handleSubmit((form) => correct.mutate(form))()}
      busy={correct.isPending}
      reason={{
        control: register('reason', { validate: (text) => text.trim() !== '' || t('correctReasonMissing') }),
        error: formState.errors.reason?.message,
      }}
    >
      <p className="rounded-md bg-sunk px-3 py-2.5 font-serif [overflow-wrap:anywhere]">
        <q>{fact.quote}</q>
        <span className="block font-sans text-sm text-faint">
          {label('slide', { number: fact.slide })} · {marked(fact)}
        </span>
      </p>
      {!drop && isFigure && (
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
          <Field label={t('correctValue')} hint={now?.shown} error={formState.errors.value?.message}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                {...register('value', {
                  validate: (text, form) => form.drop || (understood(text, form.currency).problem ?? true),
                })}
              />
            )}
          </Field>
          {fact.unit === 'money' && (
            <Field label={t('correctCurrency')}>
              {(control) => <Input {...control} maxLength={3} {...register('currency', { pattern: CURRENCY })} />}
            </Field>
          )}
        </div>
      )}
      {!drop && !isFigure && (
        <Field label={t('correctText2')}>
          {(control) => (
            <Textarea
              {...control}
              {...register('text', { validate: (text, form) => form.drop || text.trim() !== '' })}
            />
          )}
        </Field>
      )}
      {!drop && (
        <Field label={t('correctBasis')}>
          {(control) => (
            <Select {...control} {...register('basis')}>
              {BASES.map((basis) => (
                <option key={basis} value={basis}>
                  {capitalised(label(`basis.${basis}`), locale)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Checkbox label={t('correctDrop')} {...register('drop')} />
    </CorrectionDialog>
  );
}

function patchOf(fact: Fact, form: Form, value: number | undefined) {
  return {
    ...(fact.value !== undefined && value !== undefined ? { value } : {}),
    ...(fact.unit === 'money' && form.currency ? { currency: form.currency.toUpperCase() } : {}),
    ...(fact.value === undefined && form.text !== fact.text ? { text: form.text.trim() } : {}),
    ...(form.basis !== fact.basis ? { basis: form.basis } : {}),
  };
}
