/** Reads a role out of a few words: what it is, what functions it covers, whether it was held elsewhere. */
import { bareKey, fold } from '../../text/words.js';
import { buildLexicon, type Hit } from '../../text/lexicon.js';
import { FORMER, FUNCTIONS, LOOSE_ROLES, ROLE_LISTS, type PersonFunction, type RoleList } from '../words/role-words.js';
import { NON_NAME_WORDS } from '../words/name-words.js';
import { wordsOf } from '../../text/words.js';
import { EMPLOYER, IN, ROLE_ENDS } from '../words/people/role-grammar.js';

export interface Role {
  /** As written. */
  text: string;
  start: number;
  end: number;
  founder: boolean;
  advisor: boolean;
  board: boolean;
  /** A head of the company or of one of its functions, not only a founder, advisor or board member. */
  executive: boolean;
  functions: PersonFunction[];
  /** Name of another organisation that the role is said to be in ("Founder of Anduril"). */
  elsewhere?: string;
  /** Share of the words that are role words, 0..1. */
  share: number;
}

const LEXICON = buildLexicon(ROLE_LISTS);
const FORMER_WORDS = new Set<string>(FORMER);
const LONGEST_ROLE = 70;
/** Fewest share of role words in a text whose role words also mean other things. */
const LOOSE_SHARE = 0.3;

/** The role that `text` states; undefined when it states none, or only one held before. */
export function roleFrom(text: string, companyName = ''): Role | undefined {
  const words = wordsOf(text);
  const hits = withoutContained(LEXICON.find(words)).filter((hit) => !isFormer(hit, words));
  const first = hits[0];
  if (first === undefined) return undefined;
  const covered = new Set(hits.flatMap((hit) => range(hit.firstWord, hit.nextWord)));
  const share = covered.size / words.length;
  if (hits.every((hit) => LOOSE_ROLES.has(fold(hit.phrase))) && share < LOOSE_SHARE) return undefined;
  const lists = new Set<RoleList>(hits.map((hit) => hit.list));
  const last = hits.reduce((a, b) => (b.end > a.end ? b : a));
  const elsewhere = organisationAfter(text.slice(last.end), companyName);
  const start = Math.min(...hits.map((hit) => hit.start));
  const end = roleEnd(text, last.end, elsewhere !== undefined);
  return {
    text: text
      .slice(start, Math.min(end, start + LONGEST_ROLE))
      .trim()
      .replace(/[\s,;:|&-]+$/u, ''),
    start,
    end,
    founder: lists.has('founder'),
    advisor: lists.has('advisor'),
    board: lists.has('board'),
    executive: FUNCTIONS.some((list) => lists.has(list)),
    functions: FUNCTIONS.filter((list) => lists.has(list)),
    ...(elsewhere === undefined ? {} : { elsewhere }),
    share,
  };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

function withoutContained(hits: Hit<RoleList>[]): Hit<RoleList>[] {
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other !== hit &&
          other.firstWord <= hit.firstWord &&
          other.nextWord >= hit.nextWord &&
          other.nextWord - other.firstWord > hit.nextWord - hit.firstWord,
      ),
  );
}

function isFormer(hit: Hit, words: readonly { folded: string }[]): boolean {
  return [1, 2].some((back) => FORMER_WORDS.has(words[hit.firstWord - back]?.folded ?? ''));
}

/** The rest of a role after its last known word: "Head of | Cyber Security". */
function roleEnd(text: string, from: number, elsewhere: boolean): number {
  if (elsewhere) return from;
  const rest = text.slice(from);
  const stop = ROLE_ENDS.exec(rest);
  const end = stop?.index ?? rest.length;
  return end <= 40 ? from + end : from;
}

function organisationAfter(rest: string, companyName: string): string | undefined {
  const name = IN.exec(rest)?.[1];
  if (name === undefined || !/^\p{Lu}/u.test(name)) return undefined;
  const key = bareKey(name);
  const own = bareKey(companyName);
  if (own.length >= 3 && (own.startsWith(key.slice(0, 12)) || key.startsWith(own))) return undefined;
  // "Director of Sales" names a department.
  return wordsOf(name).every((word) => NON_NAME_WORDS.has(word.folded)) ? undefined : name;
}

/** Whether `text` says where somebody worked: "at Globex", "ex-Globex". */
export const namesEmployer = (text: string): boolean => EMPLOYER.test(text);
