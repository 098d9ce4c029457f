/** How long something takes already, to the second: "0:07", "12:40". */
import { useSyncExternalStore } from 'react';
import { useTexts } from '../i18n/language.js';
import { domain } from '../i18n/texts/domain.js';

const SECOND = 1000;

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND);
  return () => clearInterval(timer);
}

/** `since` as `performance.now()` counts. */
export function Elapsed({ since }: { since: number }) {
  const t = useTexts(domain);
  const seconds = useSyncExternalStore(everySecond, () =>
    Math.max(0, Math.floor((performance.now() - since) / SECOND)),
  );
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span role="timer" aria-label={t('elapsed', { time })} title={t('elapsed', { time })}>
      {time}
    </span>
  );
}
