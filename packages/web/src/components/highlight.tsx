/** A text with the words that a search meant marked in it. */
import type { MarkedText } from '@vc-analyst/core/model';

export function Highlight({ text }: { text: MarkedText }) {
  return text.map((piece, index) => (piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text));
}
