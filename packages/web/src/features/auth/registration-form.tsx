/** Making an account: the fund's first, with an invitation, or freely where registration is open. */
import { useMutation } from '@tanstack/react-query';
import type { Site } from '@vc-analyst/core/contract';
import { useForm, useWatch } from 'react-hook-form';
import { messageOf } from '../../api/api-error.js';
import { call } from '../../api/call.js';
import type { Answer, Body } from '../../api/contract-types.js';
import { PasswordMeter } from '../../components/password-meter.js';
import { Button } from '../../components/ui/button.js';
import { Field, Input } from '../../components/ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { auth } from '../../i18n/texts/auth.js';
import { common } from '../../i18n/texts/common.js';
import { toast } from '../../lib/toast.js';
import type { AuthTokens } from './auth-tokens.js';

interface RegistrationFormProps {
  site: Site;
  tokens: AuthTokens;
  /** Whom the invitation is for: what it says stands in the form already. */
  invited?: Answer<'POST /api/invitation'> | undefined;
}

export function RegistrationForm({ site, tokens, invited }: RegistrationFormProps) {
  const t = useTexts(auth);
  const tCommon = useTexts(common);
  const { register, handleSubmit, control } = useForm({
    defaultValues: {
      username: '',
      password: '',
      confirmPassword: '',
      email: invited?.email ?? '',
      firstName: invited?.firstName ?? '',
      lastName: invited?.lastName ?? '',
      setupToken: tokens.setup ?? '',
    },
  });
  const password = useWatch({ control, name: 'password' });
  const create = useMutation({
    mutationFn: (body: Body<'POST /api/register'>) => call('POST /api/register', { body }),
    onSuccess: () => location.assign('/'),
    onError: (error) =>
      toast({
        title: t('registerFailed'),
        description: messageOf(error, t('registerFailedText')),
        tone: 'destructive',
      }),
  });
  const busy = create.isPending || create.isSuccess;
  const refuse = (description: string) => toast({ title: t('error'), description, tone: 'destructive' });

  const submit = handleSubmit(({ setupToken, ...values }) => {
    const username = values.username.trim();
    const email = values.email.trim();
    if (!username || !values.password || !email) return void refuse(t('fillRequired'));
    if (values.password !== values.confirmPassword) return void refuse(t('passwordsDiffer'));
    create.mutate({
      ...values,
      username,
      email,
      ...(tokens.invitation && { invitationToken: tokens.invitation }),
      ...(setupToken.trim() && { setupToken: setupToken.trim() }),
    });
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {site.setupTokenNeeded && (
        <Field label={t('setupToken')} hint={t('setupHint')}>
          {(field) => <Input {...field} {...register('setupToken')} autoComplete="off" spellCheck={false} />}
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('firstName')} note={tCommon('optional')}>
          {(field) => <Input {...field} {...register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label={t('lastName')} note={tCommon('optional')}>
          {(field) => <Input {...field} {...register('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field label={t('email')}>
        {(field) => (
          <Input {...field} {...register('email')} type="email" autoComplete="email" readOnly={invited !== undefined} />
        )}
      </Field>
      <Field label={t('username')}>
        {(field) => (
          <Input
            {...field}
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('password')} hint={<PasswordMeter password={password} minLength={site.minPasswordLength} />}>
        {(field) => <Input {...field} {...register('password')} type="password" autoComplete="new-password" />}
      </Field>
      <Field label={t('confirmPassword')}>
        {(field) => <Input {...field} {...register('confirmPassword')} type="password" autoComplete="new-password" />}
      </Field>
      <Button type="submit" look="main" busy={busy} className="mt-1 w-full">
        {busy ? t('registering') : t('register')}
      </Button>
    </form>
  );
}
