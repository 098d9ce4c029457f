/** The frame of every screen of a signed-in person: header, sidebar, content. */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation, useRoute } from 'wouter';
import { useOverlaysLater } from '../components/ui/overlays.js';
import { TypedAhead } from '../features/search/typed-ahead.js';
import { cx } from '../lib/cx.js';
import { useShortcut } from '../lib/use-shortcut.js';
import { Header } from './header.js';
import { Sidebar } from './sidebar.js';
import { SkipLink } from './skip-link.js';
import { useCommandKey } from './use-command-key.js';

const DropElsewhere = lazy(() => import('../features/analyses/drop-elsewhere.js'));
const MoreKeys = lazy(() => import('./more-keys.js'));
const Palette = lazy(() => import('./palette.js'));
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.js'));

// The router loads it apart from the first screen.
export default function Shell({ children }: { children: ReactNode }) {
  const [helpOpen, setHelpOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const [typed, setTyped] = useState('');
  const endSearch = () => {
    setSearching(false);
    setTyped('');
  };
  const [, navigate] = useLocation();
  // The report has the deck beside it and needs the width.
  const [isReport] = useRoute('/analysis/:id');
  useShortcut('?', () => setHelpOpen(true));
  useShortcut('u', () => navigate('/analysis#upload'));
  useShortcut('/', (event) => {
    event.preventDefault();
    setSearching(true);
  });
  useCommandKey(() => {
    if (searching) endSearch();
    else if (!document.querySelector('[data-veil]')) setSearching(true);
  });
  useOverlaysLater();
  return (
    <>
      <SkipLink />
      <Header onHelp={() => setHelpOpen(true)} onSearch={() => setSearching(true)} />
      <div
        className={cx(
          'mx-auto grid min-h-[calc(100dvh-3.5rem)] max-w-[1440px] print:block print:min-h-0',
          !isReport && 'lg:grid-cols-[232px_minmax(0,1fr)]',
        )}
      >
        {!isReport && (
          <Sidebar className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] overflow-y-auto border-r border-line lg:block print:hidden" />
        )}
        <main id="main" tabIndex={-1} className="min-w-0 [--under-header:3.5rem]">
          {children}
        </main>
      </div>
      <Suspense>
        <DropElsewhere />
        <MoreKeys />
      </Suspense>
      {helpOpen && (
        <Suspense>
          <ShortcutsDialog open={helpOpen} onOpenChange={setHelpOpen} />
        </Suspense>
      )}
      {searching && (
        <Suspense fallback={<TypedAhead onTyped={setTyped} onClose={endSearch} />}>
          <Palette typedAhead={typed} onHelp={() => setHelpOpen(true)} onClose={endSearch} />
        </Suspense>
      )}
    </>
  );
}
