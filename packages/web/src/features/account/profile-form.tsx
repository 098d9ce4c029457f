/** One's name; user name, e-mail and role as they are. */
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@vc-analyst/core/contract';
import { useForm } from 'react-hook-form';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { userQuery } from '../../api/user.js';
import { Button } from '../../components/ui/button.js';
import { Field, Input } from '../../components/ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { account } from '../../i18n/texts/account.js';
import { domain } from '../../i18n/texts/domain.js';

export function ProfileForm({ user }: { user: User }) {
  const t = useTexts(account);
  const tDomain = useTexts(domain);
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
  });
  const save = useChange({
    run: (body: { firstName: string; lastName: string }) => call('PATCH /api/user', { body }),
    touches: ['/api/team'],
    done: t('profileSaved'),
    failed: t('profileFailed'),
    failedDetail: t('failedText'),
    onDone: (saved) => {
      queryClient.setQueryData(userQuery.queryKey, saved);
      reset({ firstName: saved.firstName, lastName: saved.lastName });
    },
  });
  const known = [
    { name: t('username'), value: user.username },
    { name: t('email'), value: user.email },
    { name: t('role'), value: tDomain(`role.${user.role}`) },
  ];
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => void handleSubmit((values) => save.mutate(values))(event)}
    >
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {known.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-faint">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('firstName')}>
          {(control) => <Input {...control} {...register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label={t('lastName')}>
          {(control) => <Input {...control} {...register('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <Button type="submit" look="main" className="self-start" busy={save.isPending} disabled={!formState.isDirty}>
        {t('save')}
      </Button>
    </form>
  );
}
