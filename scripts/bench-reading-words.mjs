/**
 * Words as the truth of `npm run bench:reading` keeps them: folded, each as 14 bits of a salted hash, sorted. Some twenty
 * words of a dictionary share each of them, so no deck's text can be made of it; one word in 16,384 passes for another.
 */
import { createHash } from 'node:crypto';

const VALUES = 2 ** 14;

/** Letters and digits without accents, in small letters. */
export function foldedWords(text) {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, '');
  return [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word);
}

/** `salt`: of the slide, so that a word is another number on every slide. */
export function hashesOf(text, salt) {
  return foldedWords(text)
    .map((word) => createHash('sha256').update(`${salt} ${word}`).digest().readUInt32BE(0) % VALUES)
    .sort((a, b) => a - b);
}

/** How many of `wanted` are in `found`, each as often as it is there. */
export function countShared(wanted, found) {
  const left = new Map();
  for (const each of found) left.set(each, (left.get(each) ?? 0) + 1);
  let shared = 0;
  for (const each of wanted) {
    const count = left.get(each) ?? 0;
    if (count > 0) shared += 1;
    left.set(each, count - 1);
  }
  return shared;
}
