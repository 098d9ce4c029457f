/** The source that a slide names for its figures: "Source: Gartner 2024", "(Statista, 2023)", "según INE". */
import type { ReadPassage } from './read-passage.js';
import { KNOWN, LINE, NAMED, SOURCE } from '../words/figures/cited.js';

/** The source named in the passage, else the source line of the slide when it has just one. */
export function citedNear(reads: readonly ReadPassage[], read: ReadPassage): string | undefined {
  return sourceIn(read.text) ?? onlySource(reads);
}

const sourcesOf = new WeakMap<readonly ReadPassage[], string | undefined>();

function onlySource(reads: readonly ReadPassage[]): string | undefined {
  if (sourcesOf.has(reads)) return sourcesOf.get(reads);
  const sources = reads.flatMap(({ text }) => {
    const line = text.length < 400 && SOURCE.test(text) ? LINE.exec(text)?.[1] : undefined;
    return line === undefined ? [] : [line.trim()];
  });
  const only = sources.length === 1 ? sources[0] : undefined;
  sourcesOf.set(reads, only);
  return only;
}

/** A source named in a text, as written; at most 80 characters. */
export function sourceIn(text: string): string | undefined {
  if (text.length > 4000) return undefined;
  const named = NAMED.exec(text)?.[1] ?? LINE.exec(text)?.[1] ?? KNOWN.exec(text)?.[1];
  return named?.replace(/[)\].;,]+$/u, '').trim();
}
