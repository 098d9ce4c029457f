/** Names of cards that stand side by side and were read as one line. */
import { nameFrom, type PersonName } from './name-grammar.js';
import { fold } from '../../text/words.js';
import { GIVEN_NAMES } from '../words/given-names.js';
import { TITLE } from '../words/people/merged-names.js';

/** Letters are about half as wide as high; columns read as one line leave gaps that make it much wider. */
const LETTER_WIDTH = 0.5;
const SLIDE_WIDTH = 960;
const GAPPED = 1.5;

/** The names on a line that is too wide for its text: two words each, three with a title or an initial. */
export function mergedNames(line: { text: string; size: number; box: { w: number } }): PersonName[] | undefined {
  const tokens = line.text.trim().split(/\s+/u);
  if (tokens.length < 4 || tokens.length > 16 || line.size === 0) return undefined;
  const paired = pairsOf(tokens);
  if (paired) return paired;
  if (line.box.w < (GAPPED * line.text.length * LETTER_WIDTH * line.size) / SLIDE_WIDTH) return undefined;
  const names: PersonName[] = [];
  for (let from = 0; from < tokens.length;) {
    const name = [2, 3]
      .map((length) => ({ length, name: nameFrom(tokens.slice(from, from + length).join(' ')) }))
      .find(
        (each) => each.name !== undefined && (each.length === 2 || hasTitleOrInitial(tokens.slice(from, from + 3))),
      );
    if (name?.name === undefined) return undefined;
    // A title with one word takes the next word too, an initial its surname.
    const takesThird = name.length === 2 && hasTitleOrInitial(tokens.slice(from, from + 2));
    const length = takesThird ? 3 : name.length;
    const whole = nameFrom(tokens.slice(from, from + length).join(' '));
    if (whole === undefined) return undefined;
    names.push(whole);
    from += length;
  }
  return names.length >= 2 ? names : undefined;
}

/** Of so many pairs one may begin with a given name that is not known. */
const SEVERAL = 3;

/** Given name and surname by turns: words in odd places are known given names, and none of the others is. */
function pairsOf(tokens: readonly string[]): PersonName[] | undefined {
  if (tokens.length % 2 === 1) return undefined;
  const isGiven = (token: string): boolean => GIVEN_NAMES.has(fold(token.split('-')[0] ?? ''));
  if (tokens.some((token, at) => at % 2 === 1 && isGiven(token))) return undefined;
  const pairs = tokens.length / 2;
  const given = tokens.filter((token, at) => at % 2 === 0 && isGiven(token)).length;
  if (given < (pairs >= SEVERAL ? pairs - 1 : pairs)) return undefined;
  const names = tokens.flatMap((token, at) => (at % 2 === 0 ? (nameFrom(`${token} ${tokens[at + 1]}`) ?? []) : []));
  return names.length === tokens.length / 2 ? names : undefined;
}

const hasTitleOrInitial = (tokens: readonly string[]): boolean =>
  TITLE.test(tokens[0] ?? '') || tokens.slice(1).some((token) => /^\p{Lu}\.?$/u.test(token));
