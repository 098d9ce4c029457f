/** What lies over the page – dialogs, menus, toasts – is loaded once the page stands, or when the first is wanted. */
import { useEffect, useSyncExternalStore } from 'react';
import type * as Parts from './overlay-parts.js';

/** Milliseconds after the frame stands. */
const LATER = 1500;

let parts: typeof Parts | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** The parts once they are there; `wanted` asks for them at once. */
export function useOverlays(wanted: boolean): typeof Parts | undefined {
  useEffect(() => {
    if (wanted) load();
  }, [wanted]);
  return useSyncExternalStore(subscribe, () => parts);
}

/** Loads them before anything is wanted. */
export function useOverlaysLater(): void {
  useEffect(() => {
    const timer = setTimeout(load, LATER);
    return () => clearTimeout(timer);
  }, []);
}

function load(): void {
  loading ??= import('./overlay-parts.js').then(
    (loaded) => {
      parts = loaded;
      for (const listener of listeners) listener();
    },
    // Whoever wants one next tries again.
    () => void (loading = undefined),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
