/** Decks waiting to be uploaded: one a row, with its company; several pictures may be one deck. Pure. */
import { UPLOAD } from '../../lib/timings.js';

export interface UploadRow {
  id: number;
  /** One file, or pictures that are slides in the order of their names. */
  files: readonly File[];
  company: string;
}

export type Refusal = { file: string; why: 'invalid' | 'tooLarge' };

let nextId = 1;

/** Sorts out what was dropped. The server looks at the content again; this spares a wait. */
export function sortOut(files: readonly File[]): { taken: File[]; refused: Refusal[] } {
  const refused: Refusal[] = [];
  const taken = files.filter((file) => {
    const why = !hasKnownEnding(file.name) ? 'invalid' : file.size > UPLOAD.maxBytes ? 'tooLarge' : undefined;
    if (why) refused.push({ file: file.name, why });
    return !why;
  });
  return { taken, refused };
}

/** A row a file; pictures that came together make one. */
export function rowsOf(files: readonly File[]): UploadRow[] {
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  const groups = [...others.map((file) => [file]), ...(pictures.length > 0 ? [inOrder(pictures)] : [])];
  return groups.map((group) => ({ id: nextId++, files: group, company: '' }));
}

/** Each picture a deck of its own. */
export function splitRow(row: UploadRow): UploadRow[] {
  return row.files.map((file) => ({ id: nextId++, files: [file], company: row.company }));
}

export function isReady(row: UploadRow): boolean {
  return row.company.trim() !== '';
}

export function formOf(row: UploadRow): FormData {
  const form = new FormData();
  form.set('companyName', row.company.trim());
  for (const file of row.files) form.append('deck', file);
  return form;
}

const collator = new Intl.Collator('en', { numeric: true });
const inOrder = (files: readonly File[]) => [...files].sort((a, b) => collator.compare(a.name, b.name));
const isPicture = (file: File) => /\.(png|jpe?g)$/i.test(file.name);
const hasKnownEnding = (name: string) => UPLOAD.extensions.some((ending) => name.toLowerCase().endsWith(ending));
