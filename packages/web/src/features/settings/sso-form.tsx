/** The fund's own provider: how people sign in with it, which groups have which role, and whether passwords still count. */
import type { Role, SettingsView } from '@vc-analyst/core/model';
import { ROLES } from '@vc-analyst/core/vocabulary';
import { useFieldArray, useForm } from 'react-hook-form';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { Checkbox, Field, Input, Select } from '../../components/ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { domain } from '../../i18n/texts/domain.js';
import { ssoTexts } from '../../i18n/texts/sso.js';
import { useSaveSettings } from './use-save-settings.js';

interface SsoFields {
  issuer: string;
  clientId: string;
  secret: string;
  label: string;
  groupsClaim: string;
  roles: { group: string; role: Role }[];
  otherwise: Role | '';
  trustsAddresses: boolean;
}

export function SsoForm({ settings }: { settings: SettingsView }) {
  const t = useTexts(ssoTexts);
  const c = useTexts(common);
  const d = useTexts(domain);
  const { sso, signIn } = settings;
  const { register, handleSubmit, formState, reset, control } = useForm<SsoFields>({ defaultValues: defaults(sso) });
  const roles = useFieldArray({ control, name: 'roles' });
  const save = useSaveSettings((saved) => reset(defaults(saved.sso)));
  const { errors } = formState;
  const required = t('required');
  const submit = ({ secret, otherwise, ...form }: SsoFields) =>
    save.mutate({ sso: { ...form, otherwise: otherwise || null, ...(secret ? { secret } : {}) } });
  const choices = ROLES.map((role) => (
    <option key={role} value={role}>
      {d(`role.${role}`)}
    </option>
  ));
  return (
    <Panel title={t('title')}>
      <form className="grid gap-4 sm:grid-cols-2" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <p className="max-w-[72ch] text-soft sm:col-span-2">{t('lead')}</p>
        <Field label={t('issuer')} hint={t('issuerHint')} error={errors.issuer?.message} className="sm:col-span-2">
          {(field) => (
            <Input
              {...field}
              autoComplete="off"
              spellCheck={false}
              {...register('issuer', { required, pattern: { value: /^https?:\/\/\S+$/, message: t('issuerWrong') } })}
            />
          )}
        </Field>
        <Field label={t('clientId')} error={errors.clientId?.message}>
          {(field) => (
            <Input {...field} autoComplete="off" spellCheck={false} {...register('clientId', { required })} />
          )}
        </Field>
        <Field label={t('secret')} {...(sso?.hasSecret && { hint: t('secretKeep') })} error={errors.secret?.message}>
          {(field) => (
            <Input
              {...field}
              type="password"
              autoComplete="new-password"
              {...register('secret', sso?.hasSecret ? {} : { required })}
            />
          )}
        </Field>
        <Field label={t('label')} hint={t('labelHint')} error={errors.label?.message}>
          {(field) => <Input {...field} maxLength={60} {...register('label', { required })} />}
        </Field>
        <Field label={t('groupsClaim')} hint={t('groupsClaimHint')} error={errors.groupsClaim?.message}>
          {(field) => <Input {...field} spellCheck={false} {...register('groupsClaim', { required })} />}
        </Field>
        <fieldset className="flex flex-col gap-3 sm:col-span-2">
          <legend className="mb-1.5 text-sm font-[550]">{t('roles')}</legend>
          {roles.fields.map(({ id }, at) => (
            <div key={id} className="flex flex-wrap items-end gap-3">
              <Field label={t('group')} className="min-w-40 flex-1" error={errors.roles?.[at]?.group?.message}>
                {(field) => <Input {...field} spellCheck={false} {...register(`roles.${at}.group`, { required })} />}
              </Field>
              <Field label={t('role')} className="w-44">
                {(field) => (
                  <Select {...field} {...register(`roles.${at}.role`)}>
                    {choices}
                  </Select>
                )}
              </Field>
              <Button onClick={() => roles.remove(at)}>{t('removeGroup')}</Button>
            </div>
          ))}
          <Button className="self-start" onClick={() => roles.append({ group: '', role: 'analyst' })}>
            {t('addGroup')}
          </Button>
        </fieldset>
        <Field label={t('otherwise')}>
          {(field) => (
            <Select {...field} {...register('otherwise')}>
              <option value="">{t('nobody')}</option>
              {choices}
            </Select>
          )}
        </Field>
        <Checkbox label={t('trusts')} className="sm:col-span-2" {...register('trustsAddresses')} />
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <Button type="submit" look="main" busy={save.isPending} disabled={!formState.isDirty}>
            {c('save')}
          </Button>
          {sso && (
            <Button look="danger" disabled={save.isPending} onClick={() => save.mutate({ sso: null })}>
              {t('off')}
            </Button>
          )}
        </div>
      </form>
      {sso && (
        <div className="mt-5 border-t border-line pt-4">
          <Checkbox
            label={t('passwordsOff')}
            checked={!signIn.passwords}
            disabled={save.isPending}
            onChange={({ target }) => save.mutate({ signIn: { ...signIn, passwords: !target.checked } })}
          />
          <p className="mt-2 max-w-[72ch] text-sm text-faint">{t('passwordsOffText')}</p>
        </div>
      )}
    </Panel>
  );
}

function defaults(sso: SettingsView['sso']): SsoFields {
  return {
    issuer: sso?.issuer ?? '',
    clientId: sso?.clientId ?? '',
    secret: '',
    label: sso?.label ?? '',
    groupsClaim: sso?.groupsClaim ?? 'groups',
    roles: sso?.roles ?? [],
    otherwise: sso?.otherwise ?? '',
    trustsAddresses: sso?.trustsAddresses ?? false,
  };
}
