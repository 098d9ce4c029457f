/** Finds the source that a statement names for what it says. */
import { foldText } from './fold-text.js';
import type { Statement } from './statements.js';

const LONGEST = 80;
/** "Source: Gartner 2024", "according to the WHO", "(Statista, 2023)". Each part is bounded. */
const NAMED = [
  /(?:^|[\s(])(?:sources?|fuentes?|quelle|fonte)\s*[:=]\s*([^\n()]{2,80})/iu,
  /(?:according to|as reported by|data from|per|según|de acuerdo con|datos de|selon|d'après|d'apres)\s+((?:the |el |la |le |l'|una |un |an? )?\p{Lu}[\p{L}\p{N}&.' -]{1,60})/u,
  /\(((?:\p{Lu}[\p{L}&.'-]{1,24}[ ,]{1,2}){1,4}(?:19|20)\d\d)\)/u,
  /\((\p{Lu}[\p{L}&.'-]{3,24}(?: \p{Lu}[\p{L}&.'-]{1,24}){0,2})\)\s*$/u,
];
const NOT_A_SOURCE = /^(?:[\p{Lu}]{2,4}|TAM|SAM|SOM|CAGR|ARR|MRR)$/u;

/** The source named in the statement, else in a "Source:" line of its slide. */
export function citedIn(statement: Statement): string | undefined {
  const { text } = statement;
  const own = sourceIn(text, NAMED);
  if (own !== undefined) return own;
  const line = statement.slide.lines.find((each) => /^\W{0,3}(?:sources?|fuentes?|quelle|fonte)\s*:/iu.test(each.text.slice(0, 20)));
  return line === undefined ? undefined : sourceIn(foldText(line.raw).text, NAMED.slice(0, 1));
}

function sourceIn(text: string, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1]?.trim().replace(/[\s.,;]+$/u, '');
    if (found !== undefined && found.length >= 2 && !NOT_A_SOURCE.test(found)) return found.slice(0, LONGEST);
  }
  return undefined;
}
