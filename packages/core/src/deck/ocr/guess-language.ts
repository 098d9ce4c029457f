/** Tells English, Spanish and French apart by their commonest short words: which OCR data to read a deck with. */
import type { OcrLanguage } from './text-recognizer.js';

/** Function words that the other two languages do not have; read without accents, since the wrong data loses them. */
const WORDS: Record<OcrLanguage, ReadonlySet<string>> = {
  eng: new Set('the and of to in for is with our we are that your by from this it have has be as at you or'.split(' ')),
  spa: new Set(
    'el los las del y con por para una su se al nuestro nuestra mas como lo sus esta son hay muy'.split(' '),
  ),
  fra: new Set(
    'le les des et du une pour dans sur avec nous notre au aux par est ce qui vous sont nos cette ou'.split(' '),
  ),
};

/** Below this many words the text says nothing about its language. */
const ENOUGH = 4;

/** Undefined when the text is too short or mixed to tell. */
export function guessLanguage(text: string): OcrLanguage | undefined {
  const counts: Record<OcrLanguage, number> = { eng: 0, spa: 0, fra: 0 };
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  for (const [word] of plain.matchAll(/\p{L}+/gu)) {
    for (const language of ['eng', 'spa', 'fra'] as const) if (WORDS[language].has(word)) counts[language]++;
  }
  const [first, second] = (['eng', 'spa', 'fra'] as const)
    .map((language) => ({ language, count: counts[language] }))
    .sort((a, b) => b.count - a.count);
  if (!first || first.count < ENOUGH || first.count < 1.5 * (second?.count ?? 0)) return undefined;
  return first.language;
}
