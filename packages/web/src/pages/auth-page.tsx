/** /auth: two panels, the form and what the product is. */
import { AuthScreen } from '../features/auth/auth-screen.js';
import { PromoPanel } from '../features/auth/promo-panel.js';
import { Brand } from '../shell/brand.js';
import { LanguageChoice } from '../shell/language-choice.js';
import { SkipLink } from '../shell/skip-link.js';

export default function AuthPage() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <SkipLink />
      <div className="flex flex-col px-5 py-4 sm:px-8">
        <header className="flex items-center justify-between gap-4">
          <Brand />
          <LanguageChoice />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[25rem] flex-1 flex-col justify-center py-10"
        >
          <AuthScreen />
        </main>
      </div>
      <PromoPanel />
    </div>
  );
}
