/** Names and roles that a slide sets in capitals, as one would write them in a sentence. */

/** Longest word in capitals that may be an acronym. */
const LONGEST_ACRONYM = 4;
const ACRONYM = /^(?:C.?.O|VP|HR|PR|IT|AI|R|D|UX|UI|IR|CEO)$/;

/** "OLA ADEYEMI" as "Ola Adeyemi"; mixed case and words of up to four letters stay as they are. */
export function titleCaseName(text: string): string {
  return calm(text, 0);
}

/** "CO-FOUNDER & CEO" as "Co-Founder & CEO". */
export function titleCaseRole(text: string): string {
  return calm(text, LONGEST_ACRONYM);
}

function calm(text: string, acronym: number): string {
  if (text !== text.toUpperCase() || text.length <= LONGEST_ACRONYM) return text;
  return text.replace(/\p{Lu}+/gu, (word) =>
    word.length > 1 && word.length <= acronym && ACRONYM.test(word)
      ? word
      : `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`,
  );
}
