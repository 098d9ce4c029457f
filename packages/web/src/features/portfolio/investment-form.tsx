/** Adds or changes an investment. */
import type { Investment } from '@vc-analyst/core/model';
import { useForm, useWatch, type UseFormRegister } from 'react-hook-form';
import { useRead } from '../../api/read.js';
import { Button } from '../../components/ui/button.js';
import { useTypedNumber } from '../../components/use-typed-number.js';
import { Checkbox, Field, Input, Select } from '../../components/ui/field.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { domain } from '../../i18n/texts/domain.js';
import { portfolio } from '../../i18n/texts/portfolio.js';
import { INVESTMENT_STATUSES, SECTORS, STAGES } from '@vc-analyst/core/vocabulary';
import { AnalysisSelect } from './analysis-select.js';
import {
  AMOUNT,
  STAKE,
  bodyOf,
  emptyFields,
  fieldsOf,
  problemsOf,
  today,
  type InvestmentBody,
  type InvestmentFields,
} from './investment-fields.js';

interface InvestmentFormProps {
  /** Absent: a new one. */
  investment?: Investment;
  isSaving: boolean;
  onSave: (body: InvestmentBody) => void;
  onCancel: () => void;
}

export function InvestmentForm({ investment, isSaving, onSave, onCancel }: InvestmentFormProps) {
  const t = useTexts(portfolio);
  const tCommon = useTexts(common);
  const tDomain = useTexts(domain);
  const locale = useLocale();
  const read = useTypedNumber();
  const { register, handleSubmit, control, setError, setValue, getValues, formState } = useForm<InvestmentFields>({
    defaultValues: investment ? fieldsOf(investment, locale) : emptyFields(),
  });
  const { errors } = formState;
  const submit = handleSubmit((fields) => {
    const typed = {
      investmentAmount: read(fields.investmentAmount, AMOUNT),
      stake: read(fields.stake, STAKE),
      currentValue: read(fields.currentValue, AMOUNT),
    };
    const problems = problemsOf(fields, typed, { ahead: t('dateAhead'), stake: t('stakeBounds') });
    for (const { field, is } of problems) setError(field, { message: is ?? t('required') });
    if (problems[0]) document.getElementsByName(problems[0].field)[0]?.focus();
    else onSave(bodyOf(fields, typed));
  });
  const [typedAmount, typedValue] = useWatch({ control, name: ['investmentAmount', 'currentValue'] });
  const amount = read(typedAmount, AMOUNT);
  const value = read(typedValue, AMOUNT);
  const valueField = register('currentValue');
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <AnalysisSelect
        control={register('analysisId')}
        onChoose={(analysis) => {
          if (!getValues('companyName')) setValue('companyName', analysis.companyName);
          if (!getValues('sector')) setValue('sector', analysis.sector);
          if (!getValues('round') && analysis.stage.value !== 'unknown') setValue('round', analysis.stage.value);
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Field label={t('company')} error={errors.companyName?.message}>
          {(control) => <Input {...control} {...register('companyName')} required autoComplete="off" />}
        </Field>
        <Field label={t('amount')} hint={amount.shown} error={errors.investmentAmount?.message}>
          {(control) => (
            <Input {...control} {...register('investmentAmount')} required className="num" autoComplete="off" />
          )}
        </Field>
        <Field label={t('date')} error={errors.date?.message}>
          {(control) => <Input {...control} {...register('date')} required type="date" max={today()} />}
        </Field>
        <Field label={t('stakeField')} error={errors.stake?.message}>
          {(control) => <Input {...control} {...register('stake')} className="num" autoComplete="off" />}
        </Field>
        <Field label={t('valueField')} hint={value.shown} error={errors.currentValue?.message}>
          {(control) => (
            <Input
              {...control}
              {...valueField}
              // Another value is of today until another day is said.
              onChange={(event) => {
                void valueField.onChange(event);
                setValue('valuedOn', event.target.value.trim() && today());
              }}
              className="num"
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={t('valuedOn')} error={errors.valuedOn?.message}>
          {(control) => <Input {...control} {...register('valuedOn')} type="date" max={today()} />}
        </Field>
        <Field label={t('sector')}>
          {(control) => (
            <Select {...control} {...register('sector')}>
              <option value="">{t('choose')}</option>
              {SECTORS.map((sector) => (
                <option key={sector} value={sector}>
                  {tDomain(`sector.${sector}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('round')}>
          {(control) => (
            <Select {...control} {...register('round')}>
              <option value="">{t('choose')}</option>
              {STAGES.map((stage) => (
                <option key={stage} value={stage}>
                  {tDomain(`stage.${stage}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('status')}>
          {(control) => (
            <Select {...control} {...register('status')}>
              {INVESTMENT_STATUSES.map((status) => (
                <option key={status} value={status}>
                  {tDomain(`investment.${status}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Assignees register={register} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="main" busy={isSaving}>
          {investment ? t('save') : t('add')}
        </Button>
        <Button onClick={onCancel}>{tCommon('cancel')}</Button>
      </div>
    </form>
  );
}

/** Who looks after it: analysts see the amounts of what is theirs. */
function Assignees({ register }: { register: UseFormRegister<InvestmentFields> }) {
  const t = useTexts(portfolio);
  const { data: members, isPending } = useRead('/api/team');
  if (!isPending && !members?.length) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-[550]">{t('assignees')}</legend>
      <div className="flex min-h-[21px] flex-wrap gap-x-5 gap-y-2">
        {members
          ?.filter(({ status }) => status === 'active')
          .map((member) => (
            <Checkbox
              key={member.id}
              value={member.id}
              label={[member.firstName, member.lastName].filter(Boolean).join(' ') || member.email}
              {...register('assigneeIds')}
            />
          ))}
      </div>
    </fieldset>
  );
}
