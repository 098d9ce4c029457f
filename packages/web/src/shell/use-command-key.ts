/** The key of the palette. */
import { useEffect, useEffectEvent } from 'react';
import { isMac } from '../lib/is-mac.js';

/** Ctrl and K, on a Mac Cmd and K: also while somebody types and where single keys are switched off. */
export function useCommandKey(run: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const held = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (event.key.toLowerCase() !== 'k' || !held || event.altKey || event.shiftKey) return;
    // Browsers would go to their own search.
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
