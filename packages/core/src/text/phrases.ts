/** Reads the phrase lists of the lexicons: phrases parted by commas, over as many lines as they need. */

/** The phrases of `list`, in order. */
export function phrases(list: string): readonly string[] {
  return list
    .split(',')
    .map((phrase) => phrase.replace(/\s+/gu, ' ').trim())
    .filter((phrase) => phrase !== '');
}
