/** Text written in characters that nobody sees: tag letters, direction changes, zero-width splits. */
import { cleanText, isTag } from '../layout/clean-text.js';

/** Overrides and isolates, which make a figure read backwards; plain direction marks are harmless. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/u;
/** Between two letters of one word; joiners of emoji and Indic scripts are another thing. */
const SPLIT_WORD = /\p{Script=Latin}[\u200d\u200b\u200c\u2060-\u2064\ufeff]+\p{Script=Latin}/gu;
/** Web pages leave a zero-width space here and there; a word cut up on purpose has many. */
const SPLITS = 3;
const BLACK_FLAG = 0x1f3f4;

/** What is to be reported of a text; undefined when it has nothing of the kind. */
export function invisibleText(text: string): string | undefined {
  const tagged = taggedText(text);
  if (tagged !== '') return tagged;
  if (DIRECTION.test(text) || (text.match(SPLIT_WORD)?.length ?? 0) >= SPLITS) return cleanText(text);
  return undefined;
}

/** Tag characters spell ASCII. After a black flag they name a region (the flags of Scotland and Wales). */
function taggedText(text: string): string {
  let found = '';
  let flag = false;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code === BLACK_FLAG) flag = true;
    else if (!isTag(code)) flag = false;
    else if (!flag && code >= 0xe0020 && code < 0xe007f) found += String.fromCharCode(code - 0xe0000);
  }
  return found.trim();
}
