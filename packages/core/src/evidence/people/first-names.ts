/** Teams that go by their first names: lists of them on one line, or one a line on the page of the team. */
import type { ViewLine } from '../view/view-types.js';
import { fold } from '../../text/words.js';
import { GIVEN_NAMES } from '../words/given-names.js';
import type { Candidate } from './name-candidates.js';
import { nameFrom } from './name-grammar.js';
import { roleFrom } from './role-grammar.js';
import { BETWEEN, SAID_TO_BE } from '../words/people/first-names.js';

/** Fewer words with capitals are no list. */
const FEWEST = 3;
/** Share of a list that must be given names; a list knows some that no lexicon does. */
const KNOWN = 0.5;
const WORD = /^\p{Lu}\p{L}{2,}$/u;

/** The names of one word among `lines`; those of a line each only where the page is about the `team`. */
export function firstNamesOf(lines: readonly ViewLine[], team: boolean): Candidate[] {
  const inLines = lines.flatMap((line) => listOf(line));
  const alone = team ? lines.filter((line) => isFirstName(line.text.trim())) : [];
  return [...inLines, ...(isList(alone.map(({ text }) => text.trim())) ? alone.flatMap(candidateOf) : [])];
}

/** "By: Ana, Felix, Melf and Sören": nothing but names, behind a label or not. */
function listOf(line: ViewLine): Candidate[] {
  const text = line.text.replace(/^[^:]{1,30}:\s*/u, '');
  const words = text
    .split(BETWEEN)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (!words.every(isFirstName) || !(isList(words) || (words.length >= FEWEST && SAID_TO_BE.test(fold(line.text)))))
    return [];
  return words.flatMap((word) => namedOn(line, word, false));
}

const candidateOf = (line: ViewLine): Candidate[] => namedOn(line, line.text.trim(), true);

function namedOn(line: ViewLine, word: string, alone: boolean): Candidate[] {
  const name = nameFrom(word, { single: true });
  return name ? [{ name, line, beside: '', ahead: '', alone, leads: false, merged: false }] : [];
}

const isFirstName = (word: string): boolean =>
  WORD.test(word) && nameFrom(word, { single: true }) !== undefined && roleFrom(word) === undefined;

const isList = (words: readonly string[]): boolean =>
  words.length >= FEWEST && words.filter((word) => GIVEN_NAMES.has(fold(word))).length >= KNOWN * words.length;
