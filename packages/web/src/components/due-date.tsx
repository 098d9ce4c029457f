/** The day by which something is to be done; red once it has passed. */
import { formatDate } from '../i18n/format.js';
import { useLocale, useTexts } from '../i18n/language.js';
import { common } from '../i18n/texts/common.js';
import { cx } from '../lib/cx.js';
import { useNow } from './relative-time.js';

/** `due`: `YYYY-MM-DD`. */
export function DueDate({ due, className }: { due: string; className?: string }) {
  const t = useTexts(common);
  const locale = useLocale();
  const now = useNow();
  // Over in every place: the day ends last 12 hours behind UTC.
  const isOver = Date.parse(due) + 36 * 3_600_000 < now;
  return (
    <span className={cx('num whitespace-nowrap', isOver ? 'text-poor' : 'text-faint', className)}>
      {t(isOver ? 'overdue' : 'dueOn', { date: formatDate(due, locale) })}
    </span>
  );
}
