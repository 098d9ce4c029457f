/** Finds where a team slide still holds its template instead of people: "Founder Name", "[CEO]", "insert bios here", filler Latin. */
import { templateTokensIn } from '../outline/template-tokens.js';
import { READ_LIMIT } from '../../text/bound-slide.js';
import { fold, wordsOf } from '../../text/words.js';
import type { ViewLine, ViewSlide } from '../view/view-types.js';
import { roleFrom } from './role-grammar.js';
import { NO_NAME, TO_ITS_USER } from '../words/people/placeholder-people.js';

/** Words of filler Latin that no sentence of another language has; two of them on one line are no chance. */
const LATIN = new Set(
  wordsOf(
    `suspendisse pellentesque vestibulum curabitur facilisis pulvinar consectetur consectetuer efficitur sollicitudin
     ullamcorper tincidunt malesuada phasellus praesent donec vulputate scelerisque venenatis ornare suscipit adipiscing
     vivamus nullam fermentum habitant morbi tristique senectus egestas lorem ipsum dolor cursus felis`,
  ).map((word) => word.folded),
);

/** How many lines of filler prove a bio that nobody wrote. */
const LINES_OF_LATIN = 2;

export interface Placeholder {
  line: ViewLine;
  /** As it stands on the slide. */
  text: string;
}

/**
 * What a template left in place of people on `slide`. Two things must agree: the words, and their place
 * on a team slide or beside a role. Linear in the length of the slide.
 */
export function placeholderPeople(slide: ViewSlide): Placeholder[] {
  const onTeam = slide.section === 'team' || slide.alsoSections.includes('team');
  const found = slide.lines.flatMap((line, index) => {
    const atRole = onTeam || roleFrom(slide.lines[index + 1]?.text ?? '') !== undefined;
    return atRole && isNoName(line) ? [{ line, text: line.raw.trim() }] : [];
  });
  if (onTeam) {
    found.push(...slide.lines.flatMap((line) => ordersOf(line)));
    const latin = slide.lines.filter((line) => wordsOf(line.text).filter((word) => LATIN.has(word.folded)).length >= 2);
    if (latin[0] && latin.length >= LINES_OF_LATIN) found.push({ line: latin[0], text: latin[0].raw.trim() });
  }
  return found;
}

const isNoName = ({ text }: ViewLine): boolean => isTemplateName(text) || isTemplateName(nameBeforeRole(text) ?? '');

/** “Name Surname, CTO”: what stands before the role. */
function nameBeforeRole(text: string): string | undefined {
  const [, name, role] = /^\s*[•●▪*–-]?\s*([^,:–—|-]{4,40}?)\s*[,:–—|-]\s*(.{2,60})$/u.exec(text) ?? [];
  return role !== undefined && roleFrom(role) !== undefined ? name : undefined;
}

/** Words of a template where a name should stand: “Founder name”, “Nombre Apellidos”, “Prénom Nom”. */
export function isTemplateName(text: string): boolean {
  return text.length <= 40 && NO_NAME.test(fold(text).trim());
}

function ordersOf(line: ViewLine): Placeholder[] {
  const tokens = templateTokensIn(line.raw.slice(0, READ_LIMIT)).filter(
    ({ text }) => /^[[{<]/u.test(text) && /\p{L}{3}/u.test(text),
  );
  if (tokens[0]) return [{ line, text: tokens[0].text }];
  return TO_ITS_USER.test(fold(line.text.slice(0, READ_LIMIT))) ? [{ line, text: line.raw.trim() }] : [];
}
