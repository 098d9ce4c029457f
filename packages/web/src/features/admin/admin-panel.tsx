/** The administrator panel: a gate with its own password, then every account. */
import { useQueryClient } from '@tanstack/react-query';
import { LogOut, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.js';
import { call } from '../../api/call.js';
import { useRead } from '../../api/read.js';
import { AppLink } from '../../components/app-link.js';
import { Page } from '../../components/page.js';
import { Button } from '../../components/ui/button.js';
import { Card, Panel } from '../../components/ui/card.js';
import { Field, Input } from '../../components/ui/field.js';
import { Loaded, Skeleton } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { adminTexts } from '../../i18n/texts/admin.js';
import { secondFactorTexts } from '../../i18n/texts/second-factor.js';
import { toast } from '../../lib/toast.js';
import { SecondFactor } from '../../components/second-factor/second-factor.js';
import { UserTable } from './user-table.js';

const CHECK = ['/api/admin/check'];

export function AdminPanel() {
  const t = useTexts(adminTexts);
  const tFactor = useTexts(secondFactorTexts);
  const queryClient = useQueryClient();
  const check = useRead('/api/admin/check');
  const { isAdmin = false, mustEnrol = false } = check.data ?? {};
  const setAdmin = (isOpen: boolean, enrols = false) =>
    queryClient.setQueryData(CHECK, { isAdmin: isOpen, mustEnrol: enrols });
  const signOut = async () => {
    await call('POST /api/admin/logout', {}).catch(() => undefined);
    queryClient.removeQueries({ queryKey: ['/api/admin/users'] });
    setAdmin(false);
  };
  return (
    <Page
      title={t('title')}
      back={
        <AppLink href="/" className="text-accent hover:underline">
          ← {t('home')}
        </AppLink>
      }
      actions={
        isAdmin && (
          <Button onClick={() => void signOut()}>
            <LogOut size={15} aria-hidden />
            {t('signOut')}
          </Button>
        )
      }
    >
      <Loaded query={check} skeleton={<Skeleton className="h-64" />}>
        {() =>
          isAdmin ? (
            <>
              {!mustEnrol && <UserTable onClosed={() => setAdmin(false)} />}
              <Panel title={tFactor('title')}>
                <SecondFactor whose="panel" onSet={() => setAdmin(true)} />
              </Panel>
            </>
          ) : (
            <Gate onOpen={(enrols) => setAdmin(true, enrols)} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Gate({ onOpen }: { onOpen: (mustEnrol: boolean) => void }) {
  const t = useTexts(adminTexts);
  const tFactor = useTexts(secondFactorTexts);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    try {
      const { mustEnrol } = await call('POST /api/admin/login', { body: { password, ...(code && { code }) } });
      toast({ title: t('granted') });
      onOpen(mustEnrol);
    } catch (error) {
      const factor = error instanceof ApiError && error.code?.startsWith('second-factor');
      if (factor) {
        if (code !== undefined) toast({ title: error.serverMessage, tone: 'destructive' });
        return setCode('');
      }
      const throttled = error instanceof ApiError && error.status !== 401;
      toast({ title: t('wrong'), description: throttled ? error.serverMessage : undefined, tone: 'destructive' });
      setPassword('');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card className="mx-auto w-full max-w-sm p-6">
      <ShieldCheck size={22} aria-hidden className="text-faint" />
      <h2 className="mt-2 font-serif text-xl font-semibold">{t('gateTitle')}</h2>
      <p className="mt-1 mb-4 text-soft">{t('gateText')}</p>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <Field label={t('password')}>
          {(control) => (
            <Input
              {...control}
              required
              autoFocus
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        {code !== undefined && (
          <Field label={tFactor('codeOrRecovery')} hint={tFactor('needed')}>
            {(control) => (
              <Input
                {...control}
                required
                autoFocus
                autoComplete="one-time-code"
                maxLength={64}
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            )}
          </Field>
        )}
        <Button type="submit" look="main" busy={busy} disabled={password === '' || code === ''}>
          {t('enter')}
        </Button>
      </form>
    </Card>
  );
}
