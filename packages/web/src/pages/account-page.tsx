/** /account: one's name, password, second factor, sessions, API tokens, language and appearance. */
import type { ReactNode } from 'react';
import { useUser } from '../api/user.js';
import { Page } from '../components/page.js';
import { Panel } from '../components/ui/card.js';
import { Segmented } from '../components/ui/segmented.js';
import { PasswordForm } from '../features/account/password-form.js';
import { ProfileForm } from '../features/account/profile-form.js';
import { SessionList } from '../features/account/session-list.js';
import { TokenList } from '../features/account/token-list.js';
import { SecondFactor } from '../components/second-factor/second-factor.js';
import { useTexts } from '../i18n/language.js';
import { access } from '../i18n/texts/access.js';
import { account } from '../i18n/texts/account.js';
import { secondFactorTexts } from '../i18n/texts/second-factor.js';
import { shell } from '../i18n/texts/shell.js';
import { chooseTheme, useTheme } from '../lib/theme.js';
import { LanguageChoice } from '../shell/language-choice.js';

export default function AccountPage() {
  const t = useTexts(account);
  const tAccess = useTexts(access);
  const tFactor = useTexts(secondFactorTexts);
  const tShell = useTexts(shell);
  const { user } = useUser();
  const theme = useTheme();
  if (!user) return null;
  return (
    <Page title={t('title')} narrow>
      <Panel title={t('profile')}>
        <ProfileForm user={user} />
      </Panel>
      {!user.provided && (
        <>
          <Panel title={t('passwordTitle')}>
            <PasswordForm />
          </Panel>
          <Panel title={tFactor('title')}>
            <SecondFactor whose="own" />
          </Panel>
        </>
      )}
      <Panel title={tAccess('sessions')}>
        <SessionList />
      </Panel>
      <Panel title={tAccess('tokens')}>
        <TokenList role={user.role} />
      </Panel>
      <Panel title={t('preferences')}>
        <div className="flex flex-col gap-5">
          <Choice name={t('language')} text={t('languageText')}>
            <LanguageChoice />
          </Choice>
          <Choice name={t('appearance')} text={t('appearanceText')}>
            <Segmented
              label={t('appearance')}
              value={theme}
              options={(['system', 'light', 'dark'] as const).map((value) => ({
                value,
                label: tShell(`theme.${value}`),
              }))}
              onChange={chooseTheme}
            />
          </Choice>
        </div>
      </Panel>
    </Page>
  );
}

function Choice({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <p className="font-[550]">{name}</p>
        <p className="text-sm text-faint">{text}</p>
      </div>
      {children}
    </div>
  );
}
