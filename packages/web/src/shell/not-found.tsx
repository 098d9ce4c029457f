/** Any address that leads nowhere. */
import { AppLink } from '../components/app-link.js';
import { usePageTitle } from '../components/page.js';
import { Button } from '../components/ui/button.js';
import { useTexts } from '../i18n/language.js';
import { common } from '../i18n/texts/common.js';

export function NotFound() {
  const t = useTexts(common);
  usePageTitle(t('notFoundTitle'));
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-lg flex-col items-center justify-center gap-3 px-6 text-center">
      <h1 className="font-serif text-3xl font-semibold tracking-[-0.015em]">{t('notFoundTitle')}</h1>
      <p className="text-soft">{t('notFoundText')}</p>
      <Button asChild look="main" className="mt-2">
        <AppLink href="/">{t('goHome')}</AppLink>
      </Button>
    </div>
  );
}
