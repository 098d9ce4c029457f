/** The first thing that Tab reaches: past the header, to the content. */
import { useTexts } from '../i18n/language.js';
import { common } from '../i18n/texts/common.js';

export function SkipLink() {
  const t = useTexts(common);
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-ink px-4 py-2 font-[550] text-paper focus:translate-y-0 print:hidden"
    >
      {t('skipToContent')}
    </a>
  );
}
