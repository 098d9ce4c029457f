/** How a slide was read, and how much of it was not: what the terminal and the page say of it. */
import type { SlideSummary } from '../model/slide-summary.js';
import type { Locale } from '../model/values.js';
import { renderMessage } from './render.js';

/** "read as text", "12 words by OCR", "3 lines not read", "about 12 logos, names not read": each a part of its own. */
export function readingNotes(
  {
    readBy,
    ocrWords,
    unreadLines,
    logos,
    leftOut,
  }: Pick<SlideSummary, 'readBy' | 'ocrWords' | 'unreadLines' | 'logos' | 'leftOut'>,
  locale: Locale,
): string[] {
  const say = (id: string, values = {}) => renderMessage({ id: `label.${id}`, values }, locale);
  return [
    say(`read.${readBy}`),
    ...(ocrWords !== undefined && readBy === 'text' ? [say('ocrWords', { count: ocrWords })] : []),
    ...(unreadLines === undefined ? [] : [say('unreadLines', { count: unreadLines })]),
    ...(logos === undefined ? [] : [say('logos', { count: logos })]),
    ...(leftOut === undefined ? [] : [say(`leftOut.${leftOut}`)]),
  ];
}
