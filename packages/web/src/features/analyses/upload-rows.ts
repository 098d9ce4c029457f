/** Decks waiting to be uploaded: one a row, with its company; several pictures may be one deck. Pure. */
import { UPLOAD } from '../../lib/timings.js';

export interface UploadRow {
  id: number;
  /** One file, or pictures in the order of their names. */
  files: readonly File[];
  company: string;
  /** `wanted`: the deck is asked; `deck`, `file`: proposed, and nobody has typed since. Undefined: as a person typed it. */
  nameFrom?: 'wanted' | 'deck' | 'file' | undefined;
  /** Somebody said that these pictures are the slides of one deck; of a single file it is so. */
  isOneDeck: boolean;
  /** Why the last attempt did not bring it to the server. */
  error?: string | undefined;
}

export type Refusal = { file: string; why: 'invalid' | 'empty' | 'tooLarge' };

let nextId = 1;

/** Sorts out what was dropped. The server looks at the content again; this spares a wait. */
export function sortOut(files: readonly File[]): { taken: File[]; refused: Refusal[] } {
  const refused: Refusal[] = [];
  const taken = files.filter((file) => {
    const why = whyRefused(file);
    if (why) refused.push({ file: file.name, why });
    return !why;
  });
  return { taken, refused };
}

function whyRefused({ name, size }: File): Refusal['why'] | undefined {
  if (!UPLOAD.extensions.some((ending) => name.toLowerCase().endsWith(ending))) return 'invalid';
  if (size === 0) return 'empty';
  return size > UPLOAD.maxBytes ? 'tooLarge' : undefined;
}

/** A row a file. Pictures of one folder whose names differ only in a number share a row, which asks whether they are one deck. */
export function rowsOf(files: readonly File[]): UploadRow[] {
  const groups = new Map<unknown, File[]>();
  for (const file of files) {
    const key = isPicture(file) ? seriesOf(file) : file;
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups.values()].map((group) => rowOf(inOrder(group), ''));
}

/** Each picture a deck of its own. */
export function splitRow(row: UploadRow): UploadRow[] {
  return row.files.map((file) => rowOf([file], row.company));
}

export function isReady(row: UploadRow): boolean {
  return row.isOneDeck && row.company.trim() !== '';
}

/** Not before it is known whether pictures are one deck. */
export function isNameWanted(row: UploadRow): boolean {
  return row.isOneDeck && row.nameFrom === 'wanted';
}

export function formOf(row: UploadRow): FormData {
  const form = decksOf(row);
  form.set('companyName', row.company.trim());
  if (row.nameFrom === 'file') form.set('companyNameFrom', 'file');
  return form;
}

export function decksOf({ files }: UploadRow): FormData {
  const form = new FormData();
  for (const file of files) form.append('deck', file);
  return form;
}

function rowOf(files: readonly File[], company: string): UploadRow {
  const wanted = company === '' ? ({ nameFrom: 'wanted' } as const) : {};
  return { id: nextId++, files, company, ...wanted, isOneDeck: files.length === 1 };
}

/** Folder and name with every number left out: alike for `pitch 1.png` and `pitch 12.jpg`. */
function seriesOf({ name, webkitRelativePath }: File): string {
  const folder = webkitRelativePath?.slice(0, -name.length) ?? '';
  return `${folder}${name.replace(/\.[^.]+$/, '').replace(/\d+/g, '#')}`;
}

const collator = new Intl.Collator('en', { numeric: true });
const inOrder = (files: readonly File[]) => [...files].sort((a, b) => collator.compare(a.name, b.name));
const isPicture = (file: File) => /\.(png|jpe?g)$/i.test(file.name);
