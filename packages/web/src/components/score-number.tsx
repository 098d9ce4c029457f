/** A score as a figure of the memo; "–" where none can be given, never 0. */
import { formatNumber } from '../i18n/format.js';
import { useLocale, useTexts } from '../i18n/language.js';
import { domain } from '../i18n/texts/domain.js';
import { cx } from '../lib/cx.js';

export function ScoreNumber({ value, name, className }: { value: number | null; name: string; className?: string }) {
  const t = useTexts(domain);
  const locale = useLocale();
  return (
    <span className={cx('num font-serif font-semibold', value === null && 'text-faint', className)}>
      <span aria-hidden>{value === null ? '–' : formatNumber(value, locale)}</span>
      <span className="sr-only">{value === null ? t('scoreMissing', { name }) : t('scoreOf', { name, value })}</span>
    </span>
  );
}
