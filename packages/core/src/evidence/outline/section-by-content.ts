/** What a slide without any telling heading is about, by what it states: prices and costs, or results. */
import type { Section } from '../../model/values.js';
import { fold } from '../../text/words.js';
import { EARNING, REACHED } from '../words/outline/section-by-content.js';

const MOST_LINES = 200;

/** Undefined when nothing speaks clearly: fewer than two signs, or as many for the one as for the other. */
export function sectionByContent(lines: readonly { text: string }[]): Section | undefined {
  const text = lines
    .slice(0, MOST_LINES)
    .map((line) => fold(line.text.slice(0, 300)))
    .join('\n');
  if ((text.match(/\d/gu)?.length ?? 0) < 3) return undefined;
  const count = (signs: readonly RegExp[]): number => signs.filter((sign) => sign.test(text)).length;
  const [earning, reached] = [count(EARNING), count(REACHED)];
  if (earning >= 2 && earning > reached) return 'businessModel';
  return reached >= 2 && reached > earning ? 'traction' : undefined;
}
