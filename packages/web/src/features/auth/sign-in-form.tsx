/** User name and password, and the code of a second factor where the account has one. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '../../api/api-error.js';
import { call } from '../../api/call.js';
import { Button } from '../../components/ui/button.js';
import { Field, Input } from '../../components/ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { auth } from '../../i18n/texts/auth.js';
import { secondFactorTexts } from '../../i18n/texts/second-factor.js';
import { takePlace } from '../../lib/return-place.js';
import { toast } from '../../lib/toast.js';

export function SignInForm() {
  const t = useTexts(auth);
  const tFactor = useTexts(secondFactorTexts);
  const [asksCode, setAsksCode] = useState(false);
  const { register, handleSubmit, resetField } = useForm({ defaultValues: { username: '', password: '', code: '' } });
  const signIn = useMutation({
    mutationFn: (body: { username: string; password: string; code?: string }) => call('POST /api/login', { body }),
    onSuccess: () => location.assign(takePlace()),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'second-factor-needed') return setAsksCode(true);
      resetField('code');
      toast({ title: t('signInFailed'), description: messageOf(error, t('wrongCredentials')), tone: 'destructive' });
    },
  });
  const busy = signIn.isPending || signIn.isSuccess;
  const submit = handleSubmit((values) => {
    const username = values.username.trim();
    if (!username || !values.password)
      return void toast({ title: t('error'), description: t('fillAll'), tone: 'destructive' });
    const code = values.code.trim();
    if (asksCode && !code) return;
    signIn.mutate({ username, password: values.password, ...(asksCode && { code }) });
  });
  if (asksCode)
    return (
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={tFactor('codeOrRecovery')} hint={tFactor('needed')}>
          {(control) => (
            <Input {...control} {...register('code')} autoFocus autoComplete="one-time-code" maxLength={64} />
          )}
        </Field>
        <Button type="submit" look="main" busy={busy} className="mt-1 w-full">
          {busy ? t('signingIn') : t('signIn')}
        </Button>
        <Button
          look="quiet"
          className="w-full"
          onClick={() => {
            resetField('code');
            setAsksCode(false);
          }}
        >
          {tFactor('back')}
        </Button>
      </form>
    );
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <Field label={t('username')}>
        {(control) => (
          <Input
            {...control}
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('password')}>
        {(control) => <Input {...control} {...register('password')} type="password" autoComplete="current-password" />}
      </Field>
      <Button type="submit" look="main" busy={busy} className="mt-1 w-full">
        {busy ? t('signingIn') : t('signIn')}
      </Button>
    </form>
  );
}
