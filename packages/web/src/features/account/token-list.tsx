/** One's API tokens: made, shown once, listed and ended. */
import type { Role } from '@vc-analyst/core/model';
import { ROLES } from '@vc-analyst/core/vocabulary';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { useRead } from '../../api/read.js';
import { Button } from '../../components/ui/button.js';
import { Dialog } from '../../components/ui/dialog.js';
import { Field, Input, Select } from '../../components/ui/field.js';
import { Loaded, Skeleton } from '../../components/ui/states.js';
import { formatDate } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { access } from '../../i18n/texts/access.js';
import { domain } from '../../i18n/texts/domain.js';

const DAYS = [7, 30, 90, 365] as const;

export function TokenList({ role }: { role: Role }) {
  const t = useTexts(access);
  const d = useTexts(domain);
  const locale = useLocale();
  const query = useRead('/api/user/tokens');
  const [shown, setShown] = useState<{ token: string; expiresAt: string }>();
  const end = useChange({
    run: (id: string) => call('DELETE /api/user/tokens/{id}', { params: { id } }),
    touches: ['/api/user/tokens'],
    done: t('tokenEnded'),
    failed: t('notEnded'),
    failedDetail: t('failedText'),
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[72ch] text-soft">{t('tokensLead')}</p>
      <Loaded query={query} skeleton={<Skeleton className="h-16" />}>
        {(tokens) =>
          tokens.length > 0 && (
            <ul className="divide-y divide-line">
              {tokens.map(({ id, name, role: reach, expiresAt, lastUsedAt }) => (
                <li key={id} className="flex flex-wrap items-center gap-3 py-2.5">
                  <div className="min-w-0 flex-1">
                    <p className="font-[550] break-words">{name}</p>
                    <p className="text-sm text-faint">
                      {[
                        d(`role.${reach}`),
                        t('until', { date: formatDate(expiresAt, locale) }),
                        lastUsedAt ? t('lastUsed', { date: formatDate(lastUsedAt, locale, 'time') }) : t('neverUsed'),
                      ].join(' · ')}
                    </p>
                  </div>
                  <Button size="sm" busy={end.isPending && end.variables === id} onClick={() => end.mutate(id)}>
                    {t('end')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <TokenForm role={role} onMade={setShown} />
      {shown && (
        <Dialog
          open
          onOpenChange={() => setShown(undefined)}
          title={t('tokenTitle')}
          description={t('tokenText', { date: formatDate(shown.expiresAt, locale) })}
        >
          <Field label={t('tokenTitle')}>
            {(control) => (
              <Input
                {...control}
                readOnly
                autoFocus
                className="font-mono"
                value={shown.token}
                onFocus={(event) => event.target.select()}
              />
            )}
          </Field>
        </Dialog>
      )}
    </div>
  );
}

function TokenForm({ role, onMade }: { role: Role; onMade: (made: { token: string; expiresAt: string }) => void }) {
  const t = useTexts(access);
  const d = useTexts(domain);
  const { register, handleSubmit, formState, reset } = useForm<{ name: string; role: Role; days: string }>({
    defaultValues: { name: '', role: 'viewer', days: '90' },
  });
  const make = useChange({
    run: (body: { name: string; role: Role; days: number }) => call('POST /api/user/tokens', { body }),
    touches: ['/api/user/tokens'],
    failed: t('notMade'),
    failedDetail: t('failedText'),
    onDone: (made) => {
      reset();
      onMade(made);
    },
  });
  const submit = handleSubmit(({ days, ...form }) => make.mutate({ ...form, days: Number(days) }));
  return (
    <form noValidate className="grid items-start gap-4 sm:grid-cols-3" onSubmit={(event) => void submit(event)}>
      <Field label={t('tokenName')} error={formState.errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={100}
            {...register('name', { validate: (name) => name.trim() !== '' || t('nameNeeded') })}
          />
        )}
      </Field>
      <Field label={t('tokenRole')}>
        {(control) => (
          <Select {...control} {...register('role')}>
            {ROLES.slice(0, ROLES.indexOf(role) + 1).map((one) => (
              <option key={one} value={one}>
                {d(`role.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('tokenDays')}>
        {(control) => (
          <Select {...control} {...register('days')}>
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {t('days', { count: days })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" className="justify-self-start sm:col-span-3" busy={make.isPending}>
        {t('makeToken')}
      </Button>
    </form>
  );
}
