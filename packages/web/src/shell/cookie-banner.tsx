/** At the bottom of every page until a choice is stored: accepted or declined. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '../api/user.js';
import { AppLink } from '../components/app-link.js';
import { Button } from '../components/ui/button.js';
import { useTexts } from '../i18n/language.js';
import { shell } from '../i18n/texts/shell.js';
import { readPreference, writePreference } from '../lib/preferences.js';
import { isProtected } from '../routes.js';

const stored = () => {
  const value = readPreference('consent');
  return value === 'accepted' || value === 'declined' ? value : undefined;
};

export function CookieBanner() {
  const t = useTexts(shell);
  const [consent, setConsent] = useState(stored);
  const { user } = useUser();
  const [path] = useLocation();
  // On its way to sign in there is no page whose bottom it could stand at.
  if (consent || (!user && isProtected(path))) return null;
  const choose = (value: 'accepted' | 'declined') => {
    writePreference('consent', value);
    setConsent(value);
  };
  return (
    <section
      aria-label={t('cookiesLabel')}
      className="sticky bottom-0 z-30 border-t border-line-strong bg-card px-4 py-3.5 shadow-raised sm:px-7 print:hidden"
    >
      <div className="mx-auto flex max-w-[1124px] flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-60 flex-1 text-sm text-soft">
          {t('cookiesText')}{' '}
          <AppLink href="/cookies" className="text-accent underline">
            {t('cookiesMore')}
          </AppLink>
        </p>
        <div className="flex gap-2">
          <Button size="sm" onClick={() => choose('declined')}>
            {t('cookiesDecline')}
          </Button>
          <Button size="sm" look="main" onClick={() => choose('accepted')}>
            {t('cookiesAccept')}
          </Button>
        </div>
      </div>
    </section>
  );
}
