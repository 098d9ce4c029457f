/** Whether a line is how to reach somebody: a telephone number or an address, with hardly a word besides. */

const ADDRESS = /\S+@\S+\.\p{L}{2,}|(?:https?:\/\/|www\.)\S+|\+?\(?\d[\d\s().-]{6,}\d/gu;
const MOST_WORDS = 2;

export function isContact(text: string): boolean {
  const rest = text.replace(ADDRESS, ' ');
  return rest !== text && (rest.match(/\p{L}{2,}/gu)?.length ?? 0) <= MOST_WORDS;
}
