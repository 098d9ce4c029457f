/** A new password with the token of a reset link. */
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { messageOf } from '../../api/api-error.js';
import { call } from '../../api/call.js';
import { PasswordMeter } from '../../components/password-meter.js';
import { Button } from '../../components/ui/button.js';
import { Field, Input } from '../../components/ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { auth } from '../../i18n/texts/auth.js';
import { toast } from '../../lib/toast.js';

interface ResetFormProps {
  token: string;
  minLength: number;
  onDone: () => void;
}

export function ResetForm({ token, minLength, onDone }: ResetFormProps) {
  const t = useTexts(auth);
  const { register, handleSubmit, control } = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  const password = useWatch({ control, name: 'password' });
  const set = useMutation({
    mutationFn: (next: string) => call('POST /api/password-reset', { body: { token, password: next } }),
    onSuccess: () => {
      toast({ title: t('resetDone'), description: t('resetDoneText') });
      onDone();
    },
    onError: (error) =>
      toast({ title: t('resetFailed'), description: messageOf(error, t('resetFailedText')), tone: 'destructive' }),
  });
  const submit = handleSubmit((values) => {
    const refuse = (description: string) => void toast({ title: t('error'), description, tone: 'destructive' });
    if (!values.password) return refuse(t('fillAll'));
    if (values.password !== values.confirmPassword) return refuse(t('passwordsDiffer'));
    set.mutate(values.password);
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <Field label={t('newPassword')} hint={<PasswordMeter password={password} minLength={minLength} />}>
        {(field) => <Input {...field} {...register('password')} type="password" autoComplete="new-password" />}
      </Field>
      <Field label={t('confirmPassword')}>
        {(field) => <Input {...field} {...register('confirmPassword')} type="password" autoComplete="new-password" />}
      </Field>
      <Button type="submit" look="main" busy={set.isPending} className="mt-1 w-full">
        {t('setPassword')}
      </Button>
    </form>
  );
}
