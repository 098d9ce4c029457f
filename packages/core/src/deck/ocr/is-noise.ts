/** Tells what OCR makes of icons, edges and textures from words. */
import { countWords } from '../slide/slide-text.js';

/** One or two letters alone are an icon or an edge unless the engine is this sure. */
const FEW_LETTERS = 2;
const SURE = 0.85;
/** Share of a line's characters that are letters or digits. */
const WRITTEN = 0.4;

/** `confidence`: 0..1. */
export function isNoise({ text, confidence }: { text: string; confidence: number }): boolean {
  const letters = countLetters(text);
  if (countWords(text) === 0 || letters < WRITTEN * text.replace(/\s/g, '').length) return true;
  return letters <= FEW_LETTERS && confidence < SURE;
}

/** Letters and digits. */
export function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
