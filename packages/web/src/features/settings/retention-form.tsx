/** After how long analyses are deleted: off until asked, and told before what would go at once. */
import type { SettingsView } from '@vc-analyst/core/model';
import { useForm, useWatch } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/read.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { Checkbox, Field, Input } from '../../components/ui/field.js';
import { formatDate } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { settingsTexts } from '../../i18n/texts/settings.js';
import { useDebounced } from '../../lib/use-debounced.js';
import { useSaveSettings } from './use-save-settings.js';

const USUAL_MONTHS = '24';

export function RetentionForm({ settings }: { settings: SettingsView }) {
  const t = useTexts(settingsTexts);
  const c = useTexts(common);
  const { retention } = settings;
  const { register, handleSubmit, control, formState, reset } = useForm({ defaultValues: defaults(retention) });
  const save = useSaveSettings((saved) => reset(defaults(saved.retention)));
  const given = useWatch({ control });
  const months = useDebounced(Number(given.months));
  return (
    <Panel title={t('retention')}>
      <form
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) =>
          void handleSubmit((form) =>
            save.mutate({ retention: { months: Number(form.months), keepInvested: form.keepInvested } }),
          )(event)
        }
      >
        <p className="max-w-[72ch] text-soft">{t(retention ? 'retentionOn' : 'retentionOff')}</p>
        <Field label={t('retentionMonths')} className="max-w-48" error={formState.errors.months?.message}>
          {(field) => (
            <Input
              {...field}
              inputMode="numeric"
              {...register('months', { validate: (text) => isMonths(Number(text)) || t('retentionWrong') })}
            />
          )}
        </Field>
        <Checkbox label={t('retentionInvested')} {...register('keepInvested')} />
        {isMonths(months) && <Due months={months} keepInvested={given.keepInvested ?? true} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="main" busy={save.isPending} disabled={retention !== null && !formState.isDirty}>
            {retention ? c('save') : t('retentionStart')}
          </Button>
          {retention && (
            <Button disabled={save.isPending} onClick={() => save.mutate({ retention: null })}>
              {t('retentionEnd')}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}

/** What the rule would delete at once. */
function Due({ months, keepInvested }: { months: number; keepInvested: boolean }) {
  const t = useTexts(settingsTexts);
  const locale = useLocale();
  const { data } = useQuery(
    read('/api/retention', { query: { months, keepInvested: keepInvested ? 'true' : 'false' } }),
  );
  if (!data) return null;
  const names = data.oldest.map(({ companyName, createdAt }) => `${companyName} (${formatDate(createdAt, locale)})`);
  return (
    <p role="status" className="max-w-[72ch] text-sm">
      {data.count === 0 ? t('retentionNone') : t('retentionDue', { count: data.count })}
      {names.length > 0 && (
        <span className="block text-faint">
          {names.join(', ')}
          {data.count > names.length && ' …'}
        </span>
      )}
    </p>
  );
}

function isMonths(months: number): boolean {
  return Number.isInteger(months) && months >= 1 && months <= 240;
}

function defaults(retention: SettingsView['retention']) {
  return { months: String(retention?.months ?? USUAL_MONTHS), keepInvested: retention?.keepInvested ?? true };
}
