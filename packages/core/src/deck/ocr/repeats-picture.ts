/** Tells a text layer that says again what its slide shows as a picture from text that the slide does not show. */
import type { HiddenBy, HiddenText, Slide } from '../../model/deck.js';

/** How the text layers of pictured slides are kept out of sight. */
const LAYERS = new Set<HiddenBy>(['transparent', 'invisible-mode', 'same-colour', 'covered', 'not-drawn']);
/** Share of its words that the slide must show: OCR and layers that come of it mistake some. A figure is never mistaken. */
const MOSTLY = 0.7;

/** `slide` as it was read from its picture. */
export function repeatsPicture({ hiddenBy, text }: HiddenText, slide: Slide): boolean {
  if (!LAYERS.has(hiddenBy)) return false;
  const shown = new Set(words(slide.text));
  const own = words(text);
  const isShown = (word: string) => shown.has(word);
  const figures = own.filter((word) => /\p{N}/u.test(word));
  return own.length > 0 && figures.every(isShown) && own.filter(isShown).length >= own.length * MOSTLY;
}

/** Figures with their points and marks: "1.2" is not "12". */
function words(text: string): string[] {
  return [...text.toLowerCase().matchAll(/\p{L}+|\p{N}+(?:[.,’']\p{N}+)*/gu)].map(([word]) => word);
}
