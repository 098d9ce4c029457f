/** Finds orders to a reader, reviewer or AI in a text: in five languages, through look-alike letters and base64. */
import { remember } from '../util/remember.js';
import { buildLexicon } from './words/lexicon.js';
import { CONFUSABLES, INSTRUCTION_LISTS } from './words/instruction-words.js';
import { fold, wordsOf } from './words/words.js';

export interface FoundInstruction {
  /** What gave it away. */
  how: 'words' | 'encoded';
  start: number;
  end: number;
}

const LEXICON = buildLexicon(INSTRUCTION_LISTS);

/** Words between an order and the reader or score it names. */
const REACH = 12;
const BASE64 = /[A-Za-z0-9+/]{24,2000}={0,2}/gu;
const MOST_ENCODED = 20;
/** Nothing is hidden in it, and nothing looks like another letter. */
const ASCII = /^[\x00-\x7f]*$/;
/** Letters of scripts that are written without spaces. */
const CHINESE =
  /(?:忽略|无视|忘记|不要理会)[^。\n]{0,12}(?:指令|指示|提示|说明|规则)|(?:请|必须|应)?(?:给|打|评)[^。\n]{0,8}(?:最高分|满分|高分)|(?:作为|你是)[^。\n]{0,6}(?:人工智能|AI|语言模型)/u;

/** A picture or link that would carry the deck's text away when somebody renders it. */
const CARRIES_AWAY = /!\[[^\]\n]{0,80}\]\(\s?https?:|https?:\/\/[^\s{}]{1,200}\{\{/u;

/** The first order in `text`, if any. Linear. */
export const instructionIn: (text: string) => FoundInstruction | undefined = remember(findOrder);

function findOrder(text: string): FoundInstruction | undefined {
  const plain = plainLetters(text);
  const found = orderIn(plain);
  if (found !== undefined) return found;
  const carrier = plain.includes('http') ? CARRIES_AWAY.exec(plain) : null;
  if (carrier) return { how: 'words', start: carrier.index, end: carrier.index + carrier[0].length };
  let looked = 0;
  for (const match of plain.matchAll(BASE64)) {
    if (++looked > MOST_ENCODED) break;
    const decoded = decodeBase64(match[0]);
    if (decoded !== undefined && orderIn(decoded) !== undefined) {
      return { how: 'encoded', start: match.index, end: match.index + match[0].length };
    }
  }
  return undefined;
}

/** Words of one's own around a quotation, from which somebody speaks about it. */
const LEAST_OWN_WORDS = 4;
const QUOTATION = /[“«"][^“”«»"]{0,300}[”»"]/gu;

/** True when `text` gives an order itself: one that it only quotes, in a sentence of its own, is its subject. Linear. */
export const givesOrder: (text: string) => boolean = remember(doesGiveOrder);

function doesGiveOrder(text: string): boolean {
  if (instructionIn(text) === undefined) return false;
  const own = text.replace(QUOTATION, ' ');
  return own === text || wordsOf(own).length < LEAST_OWN_WORDS || instructionIn(own) !== undefined;
}

/** NFKC without invisible characters, look-alike letters of other scripts made Latin inside Latin words. */
function plainLetters(text: string): string {
  if (ASCII.test(text)) return text;
  const visible = text
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/gu, '')
    .normalize('NFKC');
  if (!/[\u0370-\u04FF]/u.test(visible)) return visible;
  return visible.replace(/[\p{L}\p{M}]{1,60}/gu, (word) =>
    /[a-z]/iu.test(word) || [...word].every((letter) => CONFUSABLES[letter] !== undefined)
      ? [...word].map((letter) => CONFUSABLES[letter] ?? letter).join('')
      : word,
  );
}

function orderIn(text: string): FoundInstruction | undefined {
  const chinese = ASCII.test(text) ? null : CHINESE.exec(text);
  if (chinese) return { how: 'words', start: chinese.index, end: chinese.index + chinese[0].length };
  const words = wordsOf(text);
  const hits = LEXICON.find(words);
  if (hits.length === 0) return undefined;
  const alone = hits.find((hit) => hit.list === 'alone');
  if (alone) return { how: 'words', start: alone.start, end: alone.end };
  const near = (list: (typeof hits)[number]['list'], from: number): (typeof hits)[number] | undefined =>
    hits.find((hit) => hit.list === list && hit.nextWord > from && hit.firstWord - from <= REACH);
  for (const order of hits) {
    if (order.list !== 'order') continue;
    const object = near('object', order.nextWord);
    if (object && near('whose', order.nextWord)) return { how: 'words', start: order.start, end: object.end };
  }
  for (const reader of hits) {
    if (reader.list !== 'reader') continue;
    const demand = hits.find((hit) => hit.list === 'demand' && Math.abs(hit.firstWord - reader.nextWord) <= REACH);
    if (demand)
      return { how: 'words', start: Math.min(reader.start, demand.start), end: Math.max(reader.end, demand.end) };
  }
  return undefined;
}

function decodeBase64(encoded: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(encoded.replace(/=+$/, '')), (letter) => letter.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /^[\x20-\x7E\s\p{L}\p{P}]+$/u.test(text) && fold(text).includes(' ') ? text : undefined;
  } catch {
    return undefined;
  }
}
