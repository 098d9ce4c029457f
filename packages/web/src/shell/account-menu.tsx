/** One's account, the appearance, the shortcuts, the way out. */
import { Keyboard, LogOut, Settings, UserRound } from 'lucide-react';
import { signOut } from '../api/session.js';
import { useMay, useUser } from '../api/user.js';
import { AppLink } from '../components/app-link.js';
import { Avatar } from '../components/ui/avatar.js';
import { Button } from '../components/ui/button.js';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../components/ui/menu.js';
import { useTexts } from '../i18n/language.js';
import { domain } from '../i18n/texts/domain.js';
import { shell } from '../i18n/texts/shell.js';
import { chooseTheme, useTheme, type Theme } from '../lib/theme.js';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export function AccountMenu({ onHelp }: { onHelp: () => void }) {
  const t = useTexts(shell);
  const tDomain = useTexts(domain);
  const { user } = useUser();
  const may = useMay();
  const theme = useTheme();
  if (!user) return null;
  const name = user.firstName || user.username;
  return (
    <Menu
      trigger={
        <Button look="quiet" size="icon" aria-label={t('accountMenu', { name })}>
          <Avatar firstName={name} lastName={user.lastName} imageUrl={user.profileImageUrl} />
        </Button>
      }
    >
      <div className="px-2.5 pt-1.5 pb-2">
        <p className="font-[550]">{[name, user.lastName].filter(Boolean).join(' ')}</p>
        <p className="text-sm text-faint">
          {tDomain(`role.${user.role}`)} · {user.username}
        </p>
      </div>
      <MenuSeparator />
      <MenuItem asChild>
        <AppLink href="/account">
          <UserRound size={16} aria-hidden />
          {t('account')}
        </AppLink>
      </MenuItem>
      {may('settings') && (
        <MenuItem asChild>
          <AppLink href="/settings">
            <Settings size={16} aria-hidden />
            {t('settings')}
          </AppLink>
        </MenuItem>
      )}
      <MenuItem icon={<Keyboard size={16} aria-hidden />} onSelect={onHelp}>
        {t('shortcuts')}
      </MenuItem>
      <MenuSeparator />
      <MenuChoices
        label={t('theme')}
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
        onChange={chooseTheme}
      />
      <MenuSeparator />
      <MenuItem icon={<LogOut size={16} aria-hidden />} onSelect={() => void signOut()}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}
