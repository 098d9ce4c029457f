/** A new password, with the current one; other sessions end. */
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { useRead } from '../../api/read.js';
import { PasswordMeter } from '../../components/password-meter.js';
import { Button } from '../../components/ui/button.js';
import { Field, Input } from '../../components/ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { account } from '../../i18n/texts/account.js';

/** What the specification's form hints at, until the server says what holds. */
const USUAL_MINIMUM = 6;

export function PasswordForm() {
  const t = useTexts(account);
  const { data: site } = useRead('/api/site');
  const { register, handleSubmit, control, setError, formState, reset } = useForm({
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const save = useChange({
    run: (body: { currentPassword: string; password: string }) => call('PATCH /api/user', { body }),
    done: t('passwordChanged'),
    doneDetail: t('passwordChangedText'),
    failed: t('passwordFailed'),
    failedDetail: t('failedText'),
    onDone: () => reset(),
  });
  const submit = handleSubmit(({ currentPassword, password: next, confirmPassword }) => {
    if (!currentPassword) return setError('currentPassword', { message: t('fillAll') });
    if (!next) return setError('password', { message: t('fillAll') });
    if (next !== confirmPassword) return setError('confirmPassword', { message: t('passwordsDiffer') });
    save.mutate({ currentPassword, password: next });
  });
  const { errors } = formState;
  return (
    <form noValidate className="flex max-w-md flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-soft">{t('passwordLead')}</p>
      <Field label={t('currentPassword')} error={errors.currentPassword?.message}>
        {(field) => (
          <Input {...field} {...register('currentPassword')} type="password" autoComplete="current-password" />
        )}
      </Field>
      <Field
        label={t('newPassword')}
        error={errors.password?.message}
        hint={<PasswordMeter password={password} minLength={site?.minPasswordLength ?? USUAL_MINIMUM} />}
      >
        {(field) => <Input {...field} {...register('password')} type="password" autoComplete="new-password" />}
      </Field>
      <Field label={t('confirmPassword')} error={errors.confirmPassword?.message}>
        {(field) => <Input {...field} {...register('confirmPassword')} type="password" autoComplete="new-password" />}
      </Field>
      <Button type="submit" className="self-start" busy={save.isPending}>
        {t('changePassword')}
      </Button>
    </form>
  );
}
