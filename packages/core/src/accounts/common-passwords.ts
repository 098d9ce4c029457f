/** Passwords that guessing tries first: the commonest of leaks, names of the person, one sign again and again. */
import { toSearchText } from '../text/search-text.js';

/** How many of the commonest are refused. */
const MOST = 3000;
/** Fewer different characters are repetition: `aaaaaaaa`, `121212`. */
const FEWEST_DIFFERENT = 4;
/** Digits and signs around a name are decoration. */
const DECORATION = /^[^\p{L}]+|[^\p{L}]+$/gu;

let commonest: Promise<ReadonlySet<string>> | undefined;

/**
 * True for a password that guessing tries early. `personal` holds what guessers know of the person: user name, address,
 * names. The list is zxcvbn's, ordered by how often leaks hold each.
 */
export async function isCommonPassword(password: string, personal: readonly string[] = []): Promise<boolean> {
  const text = plain(password);
  if (new Set(text).size < FEWEST_DIFFERENT) return true;
  const known = new Set(personal.flatMap((one) => [plain(one), plain(one.split('@')[0] ?? '')]).filter(isWorthKnowing));
  const bare = text.replace(DECORATION, '');
  if ([text, bare, halfOf(bare)].some((form) => known.has(form))) return true;
  commonest ??= readCommonest();
  const common = await commonest;
  // The list leaves out what is another of its entries backwards.
  return common.has(text) || common.has([...text].reverse().join(''));
}

/** Read when the first password is chosen: nobody else needs it. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MOST).map((one) => plain(String(one))));
}

function plain(text: string): string {
  return toSearchText(text).replace(/\s+/g, '');
}

function isWorthKnowing(text: string): boolean {
  return text.length >= 3;
}

/** `noranora` is `nora`. */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}
