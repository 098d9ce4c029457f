/** What is written like a name and is nobody's: the company's own, a body, a firm, a technology, a head over open posts. */
import { fold } from '../../text/words.js';
import { TECHNOLOGIES } from '../words/company-words.js';
import { GIVEN_NAMES } from '../words/given-names.js';
import { isOrdinary } from '../learned/ordinary-words.js';
import { CAPTION, FIRM_TAIL, JOINT, LEGAL_TAIL, OCCUPATION, ORGANISATION, SCHOOL } from '../words/people/nobody.js';
import { SOUGHT, TO_FILL } from '../words/people/people-labels.js';
import type { PersonName } from './name-grammar.js';
import { isTemplateName } from './placeholder-people.js';

/** Shorter ones are surnames, too: "Ton", "Go". */
const SHORTEST_TECHNOLOGY = 4;

/** Whether `name` is no person; `own` is the company's name, folded. */
export function isNobody({ bare, agent }: PersonName, own: string): boolean {
  const folded = fold(bare);
  if (isOurs(bare, own) || LEGAL_TAIL.test(bare) || isTemplateName(bare)) return true;
  if ([SOUGHT, TO_FILL, ORGANISATION, SCHOOL, CAPTION].some((words) => words.test(folded))) return true;
  return agent ? isFirm(bare, own) : isTechnology(folded) || isHead(folded);
}

/** "Acme", "Meet Acme": the company, and no founder who bears its name behind a given one. */
function isOurs(bare: string, own: string): boolean {
  const name = fold(bare);
  if (own === '' || name === own) return name === own;
  return ` ${name} `.includes(` ${own} `) && !GIVEN_NAMES.has(name.split(' ')[0] ?? '');
}

/** "Quinn AI Ltd" is who employs, and no program that is employed. */
const isFirm = (name: string, own: string): boolean => FIRM_TAIL.test(name) || (own !== '' && fold(name).includes(own));

/** "Theoretical Physicist", "Fase O", "Evidence of delivery": an occupation or everyday words, and no given name beside them. */
function isHead(folded: string): boolean {
  const words = folded.split(' ').filter((word) => word.length > 1);
  if (words.length === 0 || words.some((word) => GIVEN_NAMES.has(word))) return false;
  const joins = words.slice(1, -1).some((word) => JOINT.test(word));
  return OCCUPATION.test(folded) || words.every(isOrdinary) || (joins && isOrdinary(words[0]!));
}

/** "Neon Postgres": what something is built with, and nobody whose given name is known. */
function isTechnology(folded: string): boolean {
  const words = folded.split(' ');
  return (
    words.some((word) => word.length >= SHORTEST_TECHNOLOGY && TECHNOLOGIES.has(word)) &&
    !GIVEN_NAMES.has(words[0] ?? '')
  );
}
