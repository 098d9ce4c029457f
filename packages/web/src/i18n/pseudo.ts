/** The pseudo-language of browser tests: our texts in marks and accents, a third longer, so that any other text stands out. */
import { readPreference } from '../lib/preferences.js';

const on = readPreference('pseudo') === '1';
const ACCENTS: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', O: 'Ó', n: 'ñ' };

export function pseudo(text: string): string {
  if (!on) return text;
  const accented = text.replace(/\{\w+\}|[aeiouAEOn]/g, (found) => ACCENTS[found] ?? found);
  return `⟦${accented}${'~'.repeat(Math.ceil(text.length / 3))}⟧`;
}
