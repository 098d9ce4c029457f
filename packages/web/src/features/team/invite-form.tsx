/** Invites somebody; afterwards the link is shown, since mail may not be set up. */
import type { Role } from '@vc-analyst/core/model';
import { Copy } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import type { Answer } from '../../api/contract-types.js';
import { Button } from '../../components/ui/button.js';
import { Field, Input, Select } from '../../components/ui/field.js';
import { formatDate } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { domain } from '../../i18n/texts/domain.js';
import { team } from '../../i18n/texts/team.js';
import { toast } from '../../lib/toast.js';
import { nameOf } from './member-row.js';

export type Invited = Answer<'POST /api/team/invite'>;

interface InviteFormProps {
  /** Roles that the reader may give, the least first. */
  roles: readonly Role[];
  onDone: (invited: Invited) => void;
  onCancel: () => void;
}

export function InviteForm({ roles, onDone, onCancel }: InviteFormProps) {
  const t = useTexts(team);
  const tCommon = useTexts(common);
  const tDomain = useTexts(domain);
  const locale = useLocale();
  const { register, handleSubmit } = useForm({
    defaultValues: { email: '', role: 'analyst' as Role, firstName: '', lastName: '' },
  });
  const invite = useChange({
    run: (body: { email: string; role: Role; firstName: string; lastName: string }) =>
      call('POST /api/team/invite', { body }),
    touches: ['/api/team'],
    failed: t('error'),
    failedDetail: t('failedText'),
    onDone: (invited) => {
      const { mailed, expiresAt } = invited.invitation;
      const description = mailed ? t('sentText') : t('linkNotMailed', { date: formatDate(expiresAt, locale) });
      toast({ title: t(mailed ? 'sent' : 'made'), description });
      onDone(invited);
    },
  });
  const submit = handleSubmit((values) => {
    const body = {
      ...values,
      email: values.email.trim(),
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
    };
    if (!body.email || !body.firstName || !body.lastName)
      return void toast({ title: t('error'), description: t('fillAll'), tone: 'destructive' });
    invite.mutate(body);
  });
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-soft">{t('inviteText')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('firstName')}>
          {(control) => <Input {...control} {...register('firstName')} autoComplete="off" autoFocus />}
        </Field>
        <Field label={t('lastName')}>
          {(control) => <Input {...control} {...register('lastName')} autoComplete="off" />}
        </Field>
        <Field label={t('email')}>
          {(control) => <Input {...control} {...register('email')} type="email" autoComplete="off" />}
        </Field>
        <Field label={t('role')}>
          {(control) => (
            <Select {...control} {...register('role')}>
              {roles.map((role) => (
                <option key={role} value={role}>
                  {tDomain(`role.${role}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="main" busy={invite.isPending}>
          {invite.isPending ? t('sending') : t('send')}
        </Button>
        <Button onClick={onCancel}>{tCommon('cancel')}</Button>
      </div>
    </form>
  );
}

/** The link of an invitation just made: it cannot be read again later. */
export function InvitationLink({ invited, onClose }: { invited: Invited; onClose: () => void }) {
  const t = useTexts(team);
  const tCommon = useTexts(common);
  const locale = useLocale();
  const { link, expiresAt, mailed } = invited.invitation;
  const copy = () =>
    void navigator.clipboard?.writeText(link).then(
      () => toast({ title: t('copied') }),
      // Without the permission the link can still be selected.
      () => undefined,
    );
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t('linkTitle', { name: nameOf(invited) })}
        hint={t(mailed ? 'linkMailed' : 'linkNotMailed', { date: formatDate(expiresAt, locale) })}
      >
        {(control) => <Input {...control} readOnly value={link} onFocus={(event) => event.target.select()} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button look="main" onClick={copy}>
          <Copy size={15} aria-hidden />
          {t('copyLink')}
        </Button>
        <Button onClick={onClose}>{tCommon('close')}</Button>
      </div>
    </div>
  );
}
