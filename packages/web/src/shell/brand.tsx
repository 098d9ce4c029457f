/** The logo, leading to the start. */
import { AppLink } from '../components/app-link.js';
import { useTexts } from '../i18n/language.js';
import { common } from '../i18n/texts/common.js';

/** `compact`: on phones the picture alone, where the header has more to hold. */
export function Brand({ compact }: { compact?: boolean }) {
  const t = useTexts(common);
  return (
    <AppLink href="/" className="flex shrink-0 items-center gap-2.5 text-md font-[650] tracking-[-0.01em] text-ink">
      <svg aria-hidden width={20} height={20} viewBox="0 0 18 18" className="rounded-[5.5px]">
        <path fill="#1d4e89" d="M0 0h18L0 18z" />
        <path fill="#1b7a4b" d="M18 0v18H0z" />
      </svg>
      <span className={compact ? 'max-xs:sr-only' : undefined}>{t('appName')}</span>
    </AppLink>
  );
}
