/** Sign-in and registration: the form, the ways between them, the panel beside it. */
import { useQuery } from '@tanstack/react-query';
import type { Site } from '@vc-analyst/core/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { call } from '../../api/call.js';
import { useRead } from '../../api/read.js';
import { usePageTitle } from '../../components/page.js';
import { Button } from '../../components/ui/button.js';
import { Loaded, Loading, Skeleton } from '../../components/ui/states.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { auth } from '../../i18n/texts/auth.js';
import { domain } from '../../i18n/texts/domain.js';
import { mailDraft } from '../../lib/mail-draft.js';
import { forgetTokens, readTokens, type AuthTokens } from './auth-tokens.js';
import { ProviderSignIn } from './provider-sign-in.js';
import { RegistrationForm } from './registration-form.js';
import { ResetForm } from './reset-form.js';
import { SignInForm } from './sign-in-form.js';

type Mode = 'sign-in' | 'register' | 'reset';

export function AuthScreen() {
  const site = useRead('/api/site');
  return (
    <Loaded query={site} skeleton={<FormSkeleton />}>
      {(loaded) => <Forms site={loaded} />}
    </Loaded>
  );
}

function Forms({ site }: { site: Site }) {
  const [tokens] = useState(readTokens);
  // Only once they are kept here: a rendering may be thrown away.
  useEffect(forgetTokens, []);
  const [mode, setMode] = useState<Mode>(() =>
    tokens.reset ? 'reset' : tokens.invitation || tokens.setup || site.firstAccount ? 'register' : 'sign-in',
  );
  const mayRegister = site.firstAccount || site.registration === 'open' || Boolean(tokens.invitation ?? tokens.setup);
  if (mode === 'reset')
    return (
      <ResetScreen token={tokens.reset ?? ''} minLength={site.minPasswordLength} onDone={() => setMode('sign-in')} />
    );
  if (mode === 'register' && site.passwords)
    return <RegisterScreen site={site} tokens={tokens} onBack={() => setMode('sign-in')} />;
  return (
    <SignInScreen
      site={site}
      problem={tokens.problem}
      onRegister={mayRegister && site.passwords ? () => setMode('register') : undefined}
    />
  );
}

interface SignInScreenProps {
  site: Site;
  problem: string | undefined;
  onRegister: (() => void) | undefined;
}

function SignInScreen({ site, problem, onRegister }: SignInScreenProps) {
  const t = useTexts(auth);
  return (
    <Titled title={t('signInTitle')} lead={t('signInLead')}>
      {site.sso && <ProviderSignIn label={site.sso.label} problem={problem} beside={site.passwords} />}
      {site.passwords && <SignInForm />}
      <div className="mt-6 flex flex-col gap-2 border-t border-line pt-6">
        {onRegister && (
          <Button className="w-full" onClick={onRegister}>
            {t('createAccount')}
          </Button>
        )}
        <Button asChild look={onRegister ? 'quiet' : 'plain'} className="w-full">
          <a href={mailDraft(site.contactEmail, t('contactSubject'), t('contactBody'))}>{t('contactUs')}</a>
        </Button>
      </div>
    </Titled>
  );
}

interface RegisterScreenProps {
  site: Site;
  tokens: AuthTokens;
  onBack: () => void;
}

function RegisterScreen({ site, tokens, onBack }: RegisterScreenProps) {
  const t = useTexts(auth);
  const tDomain = useTexts(domain);
  const locale = useLocale();
  const token = tokens.invitation;
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call('POST /api/invitation', { body: { token: token ?? '' } }),
    enabled: token !== undefined,
  });
  const back = (
    <Button look="quiet" className="mt-6 w-full" onClick={onBack}>
      {t('backToSignIn')}
    </Button>
  );
  if (invitation.isError)
    return (
      <Titled title={t('invitationGone')} lead={t('invitationGoneText')}>
        {back}
      </Titled>
    );
  if (token && !invitation.data) return <FormSkeleton />;
  const invited = invitation.data;
  const lead = invited
    ? t('invitedLead', { role: tDomain(`role.${invited.role}`).toLocaleLowerCase(locale) })
    : t(site.firstAccount ? 'firstLead' : 'registerLead');
  return (
    <Titled title={t('registerTitle')} lead={lead}>
      <RegistrationForm site={site} tokens={tokens} invited={invited} />
      {back}
    </Titled>
  );
}

function ResetScreen({ token, minLength, onDone }: { token: string; minLength: number; onDone: () => void }) {
  const t = useTexts(auth);
  return (
    <Titled title={t('resetTitle')} lead={t('resetLead')}>
      <ResetForm token={token} minLength={minLength} onDone={onDone} />
    </Titled>
  );
}

function Titled({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <>
      <h1 className="font-serif text-3xl font-semibold tracking-[-0.015em]">{title}</h1>
      {lead && <p className="mt-1 text-md text-soft">{lead}</p>}
      <div className="mt-7">{children}</div>
    </>
  );
}

function FormSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-10 w-52" />
      <div className="mt-8 flex flex-col gap-5">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-9" />
      </div>
    </Loading>
  );
}
