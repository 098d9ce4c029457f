/** When two spellings name one company. */

/**
 * A company's name as people compare it: case, accents, punctuation and legal forms left out. A name of nothing else
 * (“🚀”, “Co.”) is compared as it stands.
 */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/\b(inc|llc|ltd|limited|gmbh|sas|sarl|sa|sl|bv|ag|co)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return plain || name.trim().toLowerCase();
}
