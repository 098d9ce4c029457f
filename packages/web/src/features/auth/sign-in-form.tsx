/** User name and password. */
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../api/api-error.js';
import { call } from '../../api/call.js';
import { Button } from '../../components/ui/button.js';
import { Field, Input } from '../../components/ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { auth } from '../../i18n/texts/auth.js';
import { toast } from '../../lib/toast.js';

export function SignInForm() {
  const t = useTexts(auth);
  const { register, handleSubmit } = useForm({ defaultValues: { username: '', password: '' } });
  const signIn = useMutation({
    mutationFn: (body: { username: string; password: string }) => call('POST /api/login', { body }),
    onSuccess: () => location.assign('/'),
    onError: (error) =>
      toast({ title: t('signInFailed'), description: messageOf(error, t('wrongCredentials')), tone: 'destructive' }),
  });
  const busy = signIn.isPending || signIn.isSuccess;
  const submit = handleSubmit((values) => {
    const username = values.username.trim();
    if (!username || !values.password)
      return void toast({ title: t('error'), description: t('fillAll'), tone: 'destructive' });
    signIn.mutate({ username, password: values.password });
  });
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
