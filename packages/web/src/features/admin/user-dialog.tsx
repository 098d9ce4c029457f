/** Making or changing an account. A blank password leaves the one there is. */
import type { ManagedRole, ManagedUser } from '@vc-analyst/core/model';
import { useForm } from 'react-hook-form';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { Button } from '../../components/ui/button.js';
import { Dialog } from '../../components/ui/dialog.js';
import { Checkbox, Field, Input, Select } from '../../components/ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { adminTexts } from '../../i18n/texts/admin.js';
import { common } from '../../i18n/texts/common.js';

interface Form {
  username: string;
  password: string;
  email: string;
  firstName: string;
  lastName: string;
  role: ManagedRole;
  isActive: boolean;
}

const ROLES: readonly ManagedRole[] = ['user', 'admin'];

interface UserDialogProps {
  /** Absent for a new account. */
  user?: ManagedUser;
  onClose: () => void;
  cancel: string;
}

export function UserDialog({ user, onClose, cancel }: UserDialogProps) {
  const t = useTexts(adminTexts);
  const c = useTexts(common);
  const { register, handleSubmit, formState } = useForm<Form>({
    defaultValues: {
      username: user?.username ?? '',
      password: '',
      email: user?.email ?? '',
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      role: user?.role ?? 'user',
      isActive: user?.isActive ?? true,
    },
  });
  const save = useChange<ManagedUser, Form>({
    run: (body) =>
      user
        ? call('PUT /api/admin/users/{id}', { params: { id: user.id }, body })
        : call('POST /api/admin/users', { body }),
    touches: ['/api/admin/users', '/api/team'],
    done: user ? t('userUpdated') : t('userCreated'),
    failed: user ? t('updateFailed') : t('createFailed'),
    failedDetail: user ? t('updateFailed') : t('createFailed'),
    onDone: onClose,
  });
  const { errors } = formState;
  const required = t('required');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={user ? t('edit', { name: user.username || user.email }) : t('create')}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button look="main" type="submit" form="user" busy={save.isPending}>
            {c('save')}
          </Button>
        </>
      }
    >
      <form
        id="user"
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => void handleSubmit((form) => save.mutate(form))(event)}
      >
        <Field label={t('username')} error={errors.username?.message}>
          {(control) => (
            <Input {...control} autoFocus autoComplete="off" maxLength={64} {...register('username', { required })} />
          )}
        </Field>
        <Field label={t('userPassword')} {...(user && { hint: t('passwordKeep') })} error={errors.password?.message}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="new-password"
              {...register('password', user ? {} : { required })}
            />
          )}
        </Field>
        <Field label={t('email')} error={errors.email?.message} className="sm:col-span-2">
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              {...register('email', { required, pattern: { value: /^\S+@\S+\.\S+$/, message: t('emailInvalid') } })}
            />
          )}
        </Field>
        <Field label={t('firstName')} note={c('optional')}>
          {(control) => <Input {...control} autoComplete="off" {...register('firstName')} />}
        </Field>
        <Field label={t('lastName')} note={c('optional')}>
          {(control) => <Input {...control} autoComplete="off" {...register('lastName')} />}
        </Field>
        <Field label={t('role')}>
          {(control) => (
            <Select {...control} {...register('role')}>
              {ROLES.map((role) => (
                <option key={role} value={role}>
                  {t(`role.${role}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Checkbox label={t('activeLabel')} className="self-end pb-2" {...register('isActive')} />
      </form>
    </Dialog>
  );
}
