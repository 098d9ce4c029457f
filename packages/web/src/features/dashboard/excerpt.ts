/** A summary cut for a card. */
import { SUMMARY_LENGTH } from '../../lib/timings.js';

/** At most 150 characters and an ellipsis. Never half a character: emoji and accents count as one. */
export function excerpt(text: string): string {
  const characters = [...new Intl.Segmenter().segment(text)];
  if (characters.length <= SUMMARY_LENGTH) return text;
  return `${text.slice(0, characters[SUMMARY_LENGTH]!.index).replace(/[\s.,;:…]+$/u, '')}…`;
}
