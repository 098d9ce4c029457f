/** How long ago, kept up to the minute; the exact moment in the tooltip. */
import { useSyncExternalStore } from 'react';
import { formatAgo, formatDate } from '../i18n/format.js';
import { useLocale } from '../i18n/language.js';

const MINUTE = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}

/** The current moment, to the minute: the parts that show it are drawn again as it passes. */
export function useNow(): number {
  return useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE) * MINUTE);
}

/** `isShort` abbreviates units, for a column of a table. */
export function RelativeTime({ date, isShort = false }: { date: string; isShort?: boolean }) {
  const locale = useLocale();
  const now = useNow();
  return (
    <time dateTime={date} title={formatDate(date, locale, 'time')}>
      {formatAgo(date, locale, now, isShort ? 'short' : 'long')}
    </time>
  );
}
