/** Finds decks by a pattern such as `decks/**\/*.pdf`, for shells that pass patterns on as they are. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { VcError } from '../errors/vc-error.js';
import { findDeckFiles } from './deck-files.js';

/** True where `place` holds `*`, `?`, `[…]` or `{…}`. */
export function isPattern(place: string): boolean {
  return /[*?[\]{}]/.test(place);
}

/**
 * Paths of the decks that match, in natural order: `*` and `?` stay within a folder's name, `**` goes through folders,
 * `[ab]` is one of these characters and `{pdf,pptx}` one of these words. Hidden files and folders never match.
 *
 * @throws VcError `file-not-found` when the folder before the first of these signs does not exist.
 */
export async function matchDeckFiles(
  pattern: string,
  options: { exclude?: readonly string[] | undefined } = {},
): Promise<string[]> {
  const parts = pattern.split(/[\\/]/);
  const fixed = parts.slice(0, parts.findIndex(isPattern));
  const folder = fixed.length === 0 ? '.' : fixed.join('/') || '/';
  const found = await stat(folder).catch((cause: unknown) => {
    throw new VcError('file-not-found', { fileName: folder }, { cause });
  });
  if (!found.isDirectory()) throw new VcError('file-not-found', { fileName: folder });
  const matches = new RegExp(`^${toExpression(parts.slice(fixed.length))}$`, 'u');
  const start = join(folder, '.').length;
  const within = (path: string) =>
    path
      .slice(folder === '.' ? 0 : start)
      .replace(/^[\\/]/, '')
      .replaceAll('\\', '/');
  return (await findDeckFiles(folder, options)).filter((path) => matches.test(within(path)));
}

function toExpression(parts: readonly string[]): string {
  return parts
    .map((part, at) => {
      const isLast = at === parts.length - 1;
      if (part === '**') return isLast ? '.*' : '(?:[^/]+/)*';
      return partExpression(part) + (isLast ? '' : '/');
    })
    .join('');
}

function partExpression(part: string): string {
  let depth = 0;
  return part.replace(/\[!?[^\]]+\]|[\s\S]/gu, (sign) => {
    if (sign.length > 1 && sign.startsWith('[')) {
      const isNot = sign[1] === '!';
      return `[${isNot ? '^' : ''}${sign.slice(isNot ? 2 : 1, -1).replace(/[\\[\]^]/g, '\\$&')}]`;
    }
    if (sign === '*') return '[^/]*';
    if (sign === '?') return '[^/]';
    if (sign === '{') return (depth++, '(?:');
    if (sign === '}' && depth > 0) return (depth--, ')');
    if (sign === ',' && depth > 0) return '|';
    return sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  });
}
