/** Contact address, legal pages, copyright. */
import { AppLink } from '../components/app-link.js';
import { useRead } from '../api/read.js';
import { useTexts } from '../i18n/language.js';
import { shell } from '../i18n/texts/shell.js';
import { cx } from '../lib/cx.js';

export function SiteFooter({ wide }: { wide?: boolean }) {
  const t = useTexts(shell);
  const { data: site } = useRead('/api/site');
  return (
    <footer className="border-t border-line px-4 py-6 text-sm text-soft sm:px-7 print:hidden">
      <div
        className={cx(
          'mx-auto flex flex-wrap items-center gap-x-6 gap-y-2',
          wide ? 'max-w-[1320px]' : 'max-w-[1124px]',
        )}
      >
        <p>{t('copyright', { year: String(new Date().getFullYear()) })}</p>
        <nav aria-label={t('legal')} className="flex flex-wrap gap-x-5 gap-y-1 max-sm:*:py-2.5 sm:ml-auto">
          {site && (
            <a href={`mailto:${site.contactEmail}`} className="underline hover:text-ink">
              {site.contactEmail}
            </a>
          )}
          <AppLink href="/privacy" className="underline hover:text-ink">
            {t('privacy')}
          </AppLink>
          <AppLink href="/cookies" className="underline hover:text-ink">
            {t('cookies')}
          </AppLink>
        </nav>
      </div>
    </footer>
  );
}
