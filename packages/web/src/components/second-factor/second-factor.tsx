/** The second factor of one's own account or of the panel: set up with an app, its recovery codes, done without. */
import type { SecondFactorView } from '@vc-analyst/core/model';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useChange } from '../../api/change.js';
import { useRead } from '../../api/read.js';
import { Button } from '../ui/button.js';
import { Field, Input } from '../ui/field.js';
import { Loaded, Skeleton } from '../ui/states.js';
import { formatDate } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { secondFactorTexts } from '../../i18n/texts/second-factor.js';
import { OWN_FACTOR, PANEL_FACTOR, type FactorCalls } from './factor-calls.js';
import { RecoveryCodes } from './recovery-codes.js';

interface SecondFactorProps {
  whose: 'own' | 'panel';
  /** Once it is in force and its recovery codes were seen. */
  onSet?: () => void;
}

export function SecondFactor({ whose, onSet }: SecondFactorProps) {
  const t = useTexts(secondFactorTexts);
  const calls = whose === 'own' ? OWN_FACTOR : PANEL_FACTOR;
  const query = useRead(calls.path);
  const [codes, setCodes] = useState<string[]>();
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(undefined);
          onSet?.();
        }}
      />
    );
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-20" />}>
      {(view) => (
        <div className="flex flex-col gap-4">
          <p className="max-w-[72ch] text-soft">
            {t(view.required && !view.since ? 'required' : whose === 'own' ? 'lead' : 'panelLead')}
          </p>
          {view.since ? (
            <InForce calls={calls} view={view} onCodes={setCodes} />
          ) : (
            <SetUp calls={calls} onCodes={setCodes} />
          )}
        </div>
      )}
    </Loaded>
  );
}

interface PartProps {
  calls: FactorCalls;
  onCodes: (codes: string[]) => void;
}

function SetUp({ calls, onCodes }: PartProps) {
  const t = useTexts(secondFactorTexts);
  const said = { failed: t('failed'), failedDetail: t('failedText') };
  const begin = useChange({ run: calls.begin, ...said });
  const confirm = useChange({
    run: calls.confirm,
    touches: [calls.path],
    ...said,
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const asked = useForm({ defaultValues: { password: '' } });
  const given = useForm({ defaultValues: { code: '' } });
  if (!begin.data)
    return (
      <form
        noValidate
        className="flex max-w-md flex-col gap-4"
        onSubmit={(event) => void asked.handleSubmit(({ password }) => password && begin.mutate(password))(event)}
      >
        <Field label={t('password')}>
          {(control) => (
            <Input {...control} {...asked.register('password')} type="password" autoComplete="current-password" />
          )}
        </Field>
        <Button type="submit" className="self-start" busy={begin.isPending}>
          {t('begin')}
        </Button>
      </form>
    );
  const { secret, uri } = begin.data;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void given.handleSubmit(({ code }) => code && confirm.mutate(code))(event)}
    >
      <p className="max-w-[72ch]">{t('scan')}</p>
      <div className="flex flex-wrap items-start gap-6">
        {/* Dark on light whatever the theme: cameras read it so. */}
        <QRCodeSVG value={uri} size={168} marginSize={2} bgColor="#ffffff" fgColor="#000000" title={t('qr')} />
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-4">
          <Field label={t('key')}>
            {(control) => (
              <Input
                {...control}
                readOnly
                className="font-mono"
                value={secret.match(/.{1,4}/g)!.join(' ')}
                onFocus={(event) => event.target.select()}
              />
            )}
          </Field>
          <Field label={t('code')}>
            {(control) => (
              <Input
                {...control}
                {...given.register('code')}
                autoFocus
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={9}
              />
            )}
          </Field>
          <Button type="submit" look="main" className="self-start" busy={confirm.isPending}>
            {t('confirm')}
          </Button>
        </div>
      </div>
    </form>
  );
}

function InForce({ calls, view, onCodes }: PartProps & { view: SecondFactorView }) {
  const t = useTexts(secondFactorTexts);
  const locale = useLocale();
  const { register, handleSubmit, reset } = useForm({ defaultValues: { code: '' } });
  const said = { touches: [calls.path], failed: t('failed'), failedDetail: t('failedText') };
  const renew = useChange({ run: calls.renew, ...said, onDone: ({ recoveryCodes }) => onCodes(recoveryCodes) });
  const end = useChange({ run: calls.end, ...said, done: t('ended'), onDone: () => reset() });
  const withCode = (act: (code: string) => void) => void handleSubmit(({ code }) => code.trim() && act(code))();
  return (
    <>
      <p>
        {[t('set', { date: formatDate(view.since!, locale) }), t('recoveryLeft', { count: view.recoveryLeft })].join(
          ' · ',
        )}
      </p>
      <Field label={t('codeOrRecovery')} className="max-w-md">
        {(control) => <Input {...control} {...register('code')} autoComplete="one-time-code" maxLength={64} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button busy={renew.isPending} onClick={() => withCode(renew.mutate)}>
          {t('renew')}
        </Button>
        {!view.required && (
          <Button look="danger" busy={end.isPending} onClick={() => withCode(end.mutate)}>
            {t('end')}
          </Button>
        )}
      </div>
    </>
  );
}
