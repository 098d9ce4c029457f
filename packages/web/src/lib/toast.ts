/** Toasts: one at a time, a new one takes the place of the one shown. `components/ui/toaster.tsx` draws them. */
import { useSyncExternalStore } from 'react';
import { TOAST } from './timings.js';

export interface ToastText {
  title: string;
  description?: string | undefined;
  /** `destructive`: something failed. */
  tone?: 'neutral' | 'destructive';
  /** One thing that can be done about it, such as undoing. */
  action?: { label: string; run: () => void };
}

export interface Toast extends ToastText {
  id: number;
  open: boolean;
}

let shown: Toast | undefined;
let nextId = 1;
const listeners = new Set<() => void>();

function show(next: Toast | undefined): void {
  shown = next;
  listeners.forEach((listener) => listener());
}

/** Shows a toast for five seconds; returns what dismisses it. */
export function toast(text: ToastText): () => void {
  const id = nextId++;
  show({ ...text, id, open: true });
  return () => dismissToast(id);
}

export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.open) return;
  show({ ...shown, open: false });
  setTimeout(() => {
    if (shown?.id === id) show(undefined);
  }, TOAST.removeAfter);
}

export function shownToast(): Toast | undefined {
  return shown;
}

export function useToast(): Toast | undefined {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, shownToast);
}
