/** File names of documents: one a document on every file system, whatever its id. */
import { isDocumentId } from '../ids.js';

const ENDING = '.json';
/** Names Windows keeps for devices, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/**
 * File name of a document. Capitals are written as `_` and the small letter, since many file systems take
 * `Ab` and `ab` for one name; ids themselves hold no `_`.
 */
export function documentFileName(id: string): string {
  const name = id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `${DEVICE.test(name) ? `${name}_` : name}${ENDING}`;
}

/** The id in a file name; undefined for a file that is no document. */
export function documentIdOf(fileName: string): string | undefined {
  if (!fileName.endsWith(ENDING)) return undefined;
  const id = fileName
    .slice(0, -ENDING.length)
    .replace(/_$/, '')
    .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return isDocumentId(id) && documentFileName(id) === fileName ? id : undefined;
}

/** Name under which a damaged file is kept; `mark` tells several of one name apart. */
export function setAsideName(fileName: string, mark: string): string {
  return `${fileName}.damaged-${mark}`;
}

/** The name a file had before it was set aside; undefined for all other files. */
export function nameBeforeSetAside(fileName: string): string | undefined {
  return /^(.+)\.damaged-[0-9a-f]{8}$/.exec(fileName)?.[1];
}
