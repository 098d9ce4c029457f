/** Joins words broken at a line's end: the rest of the word moves up, so that a quote can hold the whole word. */
import type { TextLine } from './lay-out-lines.js';

const BROKEN = /(\p{Ll}{2,})[-\u2010]$/u;
const REST = /^(\p{Ll}{2,}[^\s]*)(?: (.*))?$/u;

/**
 * Joins the lines of one block. The hyphen goes when the whole word occurs elsewhere on the slide (`words`, in lower
 * case); otherwise it stays, as in "user-friendly": slides break at hyphens far more often than they hyphenate.
 */
export function joinHyphens(lines: readonly TextLine[], words: () => ReadonlySet<string>): TextLine[] {
  if (!lines.some((line) => BROKEN.test(line.text))) return lines.filter((line) => line.text !== '');
  const joined = lines.map((line) => ({ ...line }));
  for (let i = 0; i + 1 < joined.length; i += 1) {
    const line = joined[i];
    const next = joined[i + 1];
    const broken = line === undefined ? null : BROKEN.exec(line.text);
    const rest = next === undefined ? null : REST.exec(next.text);
    if (line === undefined || next === undefined || broken === null || rest === null) continue;
    const [, first = ''] = broken;
    const [, second = '', after = ''] = rest;
    const whole = `${first}${second.replace(/[^\p{L}]+$/u, '')}`.toLowerCase();
    line.text = `${words().has(whole) ? line.text.slice(0, -1) : line.text}${second}`;
    next.text = after;
  }
  return joined.filter((line) => line.text !== '');
}

/** Words of a slide in lower case, for `joinHyphens`: gathered when a broken word first asks for them. */
export function wordsOf(lines: readonly TextLine[]): () => ReadonlySet<string> {
  let words: Set<string> | undefined;
  return () => (words ??= new Set(lines.flatMap((line) => line.text.toLowerCase().match(/\p{L}+/gu) ?? [])));
}
