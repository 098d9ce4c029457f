/** Logo, navigation, search, language, bell, account. Below 1024 px the navigation folds into a menu. */
import { Menu as MenuIcon, Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { AppLink } from '../components/app-link.js';
import { Button } from '../components/ui/button.js';
import { Dialog } from '../components/ui/dialog.js';
import { Kbd } from '../components/ui/kbd.js';
import { useTexts } from '../i18n/language.js';
import { shell } from '../i18n/texts/shell.js';
import { cx } from '../lib/cx.js';
import { AccountMenu } from './account-menu.js';
import { Brand } from './brand.js';
import { LanguageMenu } from './language-menu.js';
import { DESTINATIONS, isCurrent } from './navigation.js';
import { NotificationBell } from './notification-bell.js';
import { Sidebar } from './sidebar.js';

export function Header({ onHelp, onSearch }: { onHelp: () => void; onSearch: () => void }) {
  const t = useTexts(shell);
  const [path] = useLocation();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-card print:hidden">
      <div className="mx-auto flex h-14 max-w-[1440px] items-center gap-2 px-3 sm:px-5 lg:gap-6 lg:px-7">
        <FoldedMenu key={path} />
        <Brand />
        <nav aria-label={t('mainNavigation')} className="hidden gap-1 lg:flex">
          {DESTINATIONS.filter(({ key }) => key).map(({ name, href }) => (
            <AppLink
              key={name}
              href={href}
              aria-current={isCurrent(href, path) ? 'page' : undefined}
              className={cx(
                'rounded-[7px] px-2.5 py-1.5',
                isCurrent(href, path) ? 'bg-sunk font-[550] text-ink' : 'text-soft hover:text-ink',
              )}
            >
              {t(name)}
            </AppLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-0.5 sm:gap-1.5">
          <button
            type="button"
            aria-haspopup="dialog"
            className="mr-1 hidden h-8 items-center gap-2 rounded-full border border-line px-3 text-sm text-soft hover:border-line-strong hover:text-ink md:flex"
            onClick={onSearch}
          >
            <Search size={14} aria-hidden />
            {t('search')}
            <Kbd>/</Kbd>
          </button>
          <Button
            look="quiet"
            size="icon"
            aria-haspopup="dialog"
            aria-label={t('search')}
            className="md:hidden"
            onClick={onSearch}
          >
            <Search size={18} aria-hidden />
          </Button>
          <LanguageMenu />
          <NotificationBell />
          <AccountMenu onHelp={onHelp} />
        </div>
      </div>
    </header>
  );
}

/** Everything of the sidebar, behind one button. It closes when a link was followed, since its key is the path. */
function FoldedMenu() {
  const t = useTexts(shell);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        className="lg:hidden"
        aria-label={t('menu')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={19} aria-hidden />
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('menu')} shape="drawer">
        <Sidebar className="-m-4" />
      </Dialog>
    </>
  );
}
