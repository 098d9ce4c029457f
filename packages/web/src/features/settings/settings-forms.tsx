/** The fund's settings, a form a subject: each is saved alone. */
import type { LandingFigures, SettingsView } from '@vc-analyst/core/model';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { Checkbox, Field, Input, Select } from '../../components/ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { settingsTexts } from '../../i18n/texts/settings.js';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { useSaveSettings } from './use-save-settings.js';

const MODES = ['open', 'invite', 'closed'] as const;

export function RegistrationForm({ settings }: { settings: SettingsView }) {
  const t = useTexts(settingsTexts);
  const save = useSaveSettings();
  const value = settings.registration ?? 'auto';
  return (
    <Panel title={t('registration')}>
      <Field label={t('registrationText')} className="max-w-xl">
        {(control) => (
          <Select
            {...control}
            value={value}
            disabled={save.isPending}
            onChange={(event) => {
              const mode = MODES.find((one) => one === event.target.value) ?? null;
              save.mutate({ registration: mode });
            }}
          >
            {(['auto', ...MODES] as const).map((mode) => (
              <option key={mode} value={mode}>
                {t(`registration.${mode}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Panel>
  );
}

export function SecondFactorForm({ settings }: { settings: SettingsView }) {
  const t = useTexts(settingsTexts);
  const save = useSaveSettings();
  return (
    <Panel title={t('factor')}>
      <Checkbox
        label={t('factorRequired')}
        checked={settings.signIn.secondFactorRequired}
        disabled={save.isPending}
        onChange={({ target }) => save.mutate({ signIn: { ...settings.signIn, secondFactorRequired: target.checked } })}
      />
      <p className="mt-2 max-w-[72ch] text-sm text-faint">{t('factorText')}</p>
    </Panel>
  );
}

const DAYS = [7, 30, 90, 365];

export function SharesForm({ settings }: { settings: SettingsView }) {
  const t = useTexts(settingsTexts);
  const save = useSaveSettings();
  const { shares } = settings;
  const isUsual = shares.days === null || DAYS.includes(shares.days);
  return (
    <Panel title={t('shares')}>
      <div className="flex max-w-xl flex-col gap-4">
        <Field label={t('sharesEnd')} hint={t('sharesText')}>
          {(control) => (
            <Select
              {...control}
              value={shares.days ?? ''}
              disabled={save.isPending}
              onChange={({ target }) => save.mutate({ shares: { ...shares, days: Number(target.value) || null } })}
            >
              {(isUsual ? DAYS : [...DAYS, shares.days!]).map((days) => (
                <option key={days} value={days}>
                  {t('sharesDays', { count: days })}
                </option>
              ))}
              <option value="">{t('sharesForever')}</option>
            </Select>
          )}
        </Field>
        <Checkbox
          label={t('sharesPassword')}
          checked={shares.passwordRequired}
          disabled={save.isPending}
          onChange={({ target }) => save.mutate({ shares: { ...shares, passwordRequired: target.checked } })}
        />
      </div>
    </Panel>
  );
}

interface MailFields {
  host: string;
  port: string;
  secure: boolean;
  username: string;
  password: string;
  from: string;
}

export function MailForm({ settings }: { settings: SettingsView }) {
  const t = useTexts(settingsTexts);
  const c = useTexts(common);
  const { mail } = settings;
  const { register, handleSubmit, formState, reset } = useForm<MailFields>({ defaultValues: mailDefaults(mail) });
  const save = useSaveSettings((saved) => reset(mailDefaults(saved.mail)));
  const [sentTo, setSentTo] = useState<string>();
  const test = useChange({
    run: () => call('POST /api/settings/mail/test', {}),
    failed: t('mailTestFailed'),
    failedDetail: t('failedText'),
    onDone: (answer) => setSentTo(answer.sentTo),
  });
  const { errors } = formState;
  const required = t('required');
  const submit = ({ port, password, ...form }: MailFields) =>
    save.mutate({ mail: { ...form, port: Number(port), ...(password ? { password } : {}) } });
  return (
    <Panel title={t('mail')}>
      <form className="grid gap-4 sm:grid-cols-2" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <p className="text-soft sm:col-span-2">{t('mailText')}</p>
        <Field label={t('mailHost')} error={errors.host?.message}>
          {(control) => <Input {...control} autoComplete="off" {...register('host', { required })} />}
        </Field>
        <Field label={t('mailPort')} error={errors.port?.message}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              {...register('port', { required, pattern: { value: /^\d{1,5}$/, message: required } })}
            />
          )}
        </Field>
        <Field label={t('mailUser')}>
          {(control) => <Input {...control} autoComplete="off" {...register('username')} />}
        </Field>
        <Field label={t('mailPassword')} {...(mail?.hasPassword && { hint: t('mailPasswordKeep') })}>
          {(control) => <Input {...control} type="password" autoComplete="new-password" {...register('password')} />}
        </Field>
        <Field label={t('mailFrom')} error={errors.from?.message} className="sm:col-span-2">
          {(control) => <Input {...control} autoComplete="off" {...register('from', { required })} />}
        </Field>
        <Checkbox label={t('mailSecure')} className="sm:col-span-2" {...register('secure')} />
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <Button type="submit" look="main" busy={save.isPending} disabled={!formState.isDirty}>
            {c('save')}
          </Button>
          {mail && (
            <Button look="danger" disabled={save.isPending} onClick={() => save.mutate({ mail: null })}>
              {t('mailOff')}
            </Button>
          )}
          {mail && (
            <Button busy={test.isPending} disabled={formState.isDirty} onClick={() => test.mutate()}>
              {t('mailTest')}
            </Button>
          )}
        </div>
        <p role="status" className="text-sm text-faint sm:col-span-2">
          {sentTo && t('mailTestSent', { address: sentTo })}
        </p>
      </form>
    </Panel>
  );
}

function mailDefaults(mail: SettingsView['mail']): MailFields {
  return {
    host: mail?.host ?? '',
    port: String(mail?.port ?? 587),
    secure: mail?.secure ?? false,
    username: mail?.username ?? '',
    password: '',
    from: mail?.from ?? '',
  };
}

const FIGURES = [
  'accuracy',
  'analysisTime',
  'startups',
  'capital',
] as const satisfies readonly (keyof LandingFigures)[];

export function LandingForm({ settings }: { settings: SettingsView }) {
  const t = useTexts(settingsTexts);
  const c = useTexts(common);
  const { register, handleSubmit, formState, reset } = useForm<LandingFigures>({ defaultValues: settings.landing });
  const save = useSaveSettings((saved) => reset(saved.landing));
  return (
    <Panel title={t('landing')}>
      <form
        className="grid gap-4 sm:grid-cols-4"
        onSubmit={(event) => void handleSubmit((landing) => save.mutate({ landing }))(event)}
      >
        <p className="text-soft sm:col-span-4">{t('landingText')}</p>
        {FIGURES.map((figure) => (
          <Field key={figure} label={t(figure)}>
            {(control) => <Input {...control} maxLength={40} {...register(figure)} />}
          </Field>
        ))}
        <Button
          type="submit"
          look="main"
          className="justify-self-start sm:col-span-4"
          busy={save.isPending}
          disabled={!formState.isDirty}
        >
          {c('save')}
        </Button>
      </form>
    </Panel>
  );
}
