/** `g` and then a letter goes to a screen. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useShortcut } from '../lib/use-shortcut.js';
import { DESTINATIONS } from './navigation.js';

/** Milliseconds in which the letter must follow. */
const FOLLOWS_WITHIN = 1200;

export function useGoShortcuts(): void {
  const [, navigate] = useLocation();
  const pressedAt = useRef(-Infinity);
  useShortcut('g', (event) => {
    pressedAt.current = event.timeStamp;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key === 'g' || event.timeStamp - pressedAt.current > FOLLOWS_WITHIN) return;
      pressedAt.current = -Infinity;
      const destination = DESTINATIONS.find(({ key }) => key === event.key);
      if (destination) navigate(destination.href);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [navigate]);
}
