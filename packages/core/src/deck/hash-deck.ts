/** Tells decks apart by content: sha256 of the bytes, for several images of their hashes in natural name order. */
import { createHash } from 'node:crypto';
import type { DeckInput } from './deck-input.js';

const byName = new Intl.Collator('en', { numeric: true });

/** Natural name order: "slide 2" before "slide 10". */
export function inNameOrder(inputs: DeckInput[]): DeckInput[] {
  return [...inputs].sort((a, b) => byName.compare(a.fileName, b.fileName) || (a.fileName < b.fileName ? -1 : 1));
}

/** Hex sha256 that identifies the deck whatever its name. */
export function hashDeck(inputs: DeckInput[]): string {
  const hashes = inNameOrder(inputs).map(({ bytes }) => hashFile(bytes));
  return hashes.length === 1 ? hashes[0]! : hashFile(hashes.join('\n'));
}

/** Hex sha256 of one file. */
export function hashFile(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex');
}
