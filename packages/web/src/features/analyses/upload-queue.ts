/** The decks that wait to be uploaded. They outlive the screen they were chosen on: going to another one loses none. */
import { useSyncExternalStore } from 'react';
import type { UploadRow } from './upload-rows.js';

let rows: readonly UploadRow[] = [];
let handed: readonly File[] = [];
const listeners = new Set<() => void>();

export function useUploadRows(): readonly UploadRow[] {
  return useSyncExternalStore(subscribe, uploadRows);
}

export const uploadRows = (): readonly UploadRow[] => rows;

/** While any row waits, the browser asks before the app is left. */
export function changeUploadRows(change: (rows: readonly UploadRow[]) => readonly UploadRow[]): void {
  rows = change(rows);
  window[rows.length > 0 ? 'addEventListener' : 'removeEventListener']('beforeunload', askToStay);
  for (const listener of listeners) listener();
}

/** Keeps files that were dropped on a screen without the form until the form is there. */
export function handFiles(files: readonly File[]): void {
  handed = files;
}

export function takeHandedFiles(): readonly File[] {
  const taken = handed;
  handed = [];
  return taken;
}

function askToStay(event: Event): void {
  event.preventDefault();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
