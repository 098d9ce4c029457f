/** Whether two spellings name the same person or company, as a reader would say. */
import { foldName } from '../text/company-key.js';

/**
 * Case, accents, titles, legal forms and punctuation do not matter; a name may be a part of the other when all of
 * its words of three or more letters are ("Exomos" and "Exomos SAS", "Rendir" and "Rendir.ai").
 */
export function sameName(a: string, b: string): boolean {
  const [first, second] = [words(a), words(b)];
  if (first.length === 0 || second.length === 0) return false;
  if (first.join('') === second.join('')) return true;
  const [shorter, longer] = first.length <= second.length ? [first, second] : [second, first];
  return shorter.some((word) => word.length >= 3) && shorter.every((word) => longer.includes(word));
}

function words(name: string): string[] {
  return foldName(name)
    .split(' ')
    .filter((word) => word !== '' && !/^(dr|prof|mr|mrs|ms|inc|llc|ltd|sas|sarl|sl|gmbh|the|project)$/.test(word));
}
