/** Teams that go by their first names: lists of them on one line, one a line on the page of the team, or each with a role. */
import type { ViewLine } from '../view/view-types.js';
import { fold } from '../../text/words.js';
import { GIVEN_NAMES } from '../words/given-names.js';
import { isOrdinary } from '../learned/ordinary-words.js';
import { looksLike } from '../view/looks-like.js';
import type { Candidate } from './name-candidates.js';
import { nameFrom } from './name-grammar.js';
import { roleFrom } from './role-grammar.js';
import { isRightBelow } from './role-lines.js';
import { BETWEEN, SAID_TO_BE } from '../words/people/first-names.js';

/** Fewer words with capitals are no list. */
const FEWEST = 3;
/** Share of a list that must be given names; a list knows some that no lexicon does. */
const KNOWN = 0.5;
const WORD = /^\p{Lu}\p{L}{2,}$/u;

/** The names of one word among `lines`; those of a line each, and those with a role, only where the page is about the `team`. */
export function firstNamesOf(lines: readonly ViewLine[], team: boolean): Candidate[] {
  const inLines = lines.flatMap((line) => listOf(line));
  if (!team) return inLines;
  const alone = lines.filter((line) => isFirstName(line.text.trim()));
  if (isList(alone.map(({ text }) => text.trim()))) return [...inLines, ...alone.flatMap(candidateOf)];
  const overRoles = alone.slice(0, MOST_ALONE).filter((line) => lines.some((other) => isRoleOf(other, line)));
  const alike = alone.filter((line) => overRoles.some((other) => looksLike(other, line)));
  return [...inLines, ...known(alike.flatMap(candidateOf)), ...known(lines.flatMap(openerOf))];
}

/** More of them are no team but words of a page. */
const MOST_ALONE = 12;
/** "Ana — ran kitchens for ten years": the name of one word that opens a line of the team, and what is told of her. */
const OPENER = /^(\p{Lu}\p{L}{2,})\s*(?:[·|:]|\s\p{Pd}+)\s+(?=\p{L}|\d)(.+)$/u;

/** The line right below the name says what somebody does and no more. */
function isRoleOf(line: ViewLine, name: ViewLine): boolean {
  const role = line === name ? undefined : roleFrom(line.text);
  return role !== undefined && role.start <= 1 && role.share >= MOSTLY && isRightBelow(line, name);
}

/** Share of a line's words that are of its role. */
const MOSTLY = 0.5;

function openerOf(line: ViewLine): Candidate[] {
  const [, word = '', beside = ''] = OPENER.exec(line.text.trim()) ?? [];
  if (!isFirstName(word)) return [];
  return namedOn(line, word, false).map((candidate) => ({ ...candidate, beside, leads: true }));
}

/** Those whose given name is known, and with them one that is no word of the language and looks like one of them. */
function known(candidates: readonly Candidate[]): Candidate[] {
  const sure = candidates.filter(({ name }) => GIVEN_NAMES.has(fold(name.bare)));
  return candidates.filter(
    (candidate) =>
      sure.includes(candidate) ||
      (!isOrdinary(fold(candidate.name.bare)) && sure.some(({ line }) => looksLike(line, candidate.line))),
  );
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
