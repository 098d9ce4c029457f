/** Single keys: silent while somebody types, while a dialog is open, or with a modifier held; letters also where switched off. */
import { useEffect, useEffectEvent } from 'react';
import { readPreference } from './preferences.js';

export function useShortcut(key: string, run: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector('[data-veil]')) return;
    if (key.length === 1 && readPreference('shortcuts') === 'off') return;
    run(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))
  );
}
