/** Where one sentence of running text ends and the next begins. */

const END = /[.!?…;]["')\]»”’]?\s+(?=[\p{Lu}\p{N}"'«“¿¡(•●✓→-])/gu;
/** "Dr. Rahman", "U.S. Army", "1. First" are no ends. */
const ABBREVIATED =
  /(?:^|[\s.(])(?:\p{L}|\d{1,2}|Dr|Mr|Ms|Mrs|St|Sr|Sra|Jr|No|vs|Inc|Ltd|Co|Prof|approx|aprox|env|etc|Mme|Mlle|M|Ing|Lic|Rs|p|pp|Fig|ca)$/u;

/** The sentences of `raw`, each with its end. Linear. */
export function sentencesOf(raw: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of raw.matchAll(END)) {
    const before = raw.slice(Math.max(from, match.index - 5), match.index);
    if (match[0].startsWith('.') && ABBREVIATED.test(before)) continue;
    const end = match.index + match[0].length;
    sentences.push(raw.slice(from, end).trim());
    from = end;
  }
  sentences.push(raw.slice(from).trim());
  return sentences;
}
