/** Header and footer of the screens that everybody sees. */
import type { ReactNode } from 'react';
import { AppLink } from '../components/app-link.js';
import { Button } from '../components/ui/button.js';
import { useUser } from '../api/user.js';
import { useTexts } from '../i18n/language.js';
import { shell } from '../i18n/texts/shell.js';
import { cx } from '../lib/cx.js';
import { Brand } from './brand.js';
import { LanguageChoice } from './language-choice.js';
import { SiteFooter } from './site-footer.js';
import { SkipLink } from './skip-link.js';

/** `wide`: as wide as a report. `guest`: for somebody who needs no account and is offered none. */
export function SignedOutFrame({ children, wide, guest }: { children: ReactNode; wide?: boolean; guest?: boolean }) {
  const t = useTexts(shell);
  const { user } = useUser();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-card print:hidden">
        <div
          className={cx(
            'mx-auto flex h-14 items-center gap-4 px-4 sm:px-7',
            wide ? 'max-w-[1376px]' : 'max-w-[1180px]',
          )}
        >
          <Brand compact />
          <div className="ml-auto flex items-center gap-3">
            <LanguageChoice />
            {!user && !guest && (
              <Button asChild look="main" size="sm">
                <AppLink href="/auth">{t('signIn')}</AppLink>
              </Button>
            )}
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter {...(wide && { wide })} />
    </div>
  );
}
