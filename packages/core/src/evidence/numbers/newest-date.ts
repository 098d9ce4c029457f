/** The newest date that a deck states about something that has happened: its reading date, never the clock. */
import { foldForLookup } from '../../text/fold-text.js';
import { dateOrder, findDates } from './find-dates.js';
import type { DateMention } from './find-dates.js';
import { AHEAD, BEHIND } from '../words/numbers/newest-date.js';

/** Texts of one slide; `bareCounts` tells whether a year without a word of the past is taken as past there. */
export interface DatedTexts {
  texts: readonly string[];
  bareCounts: boolean;
}

/**
 * The newest of the dates that are not said to lie ahead: dates with a forecast word, an E/F/P mark or at the
 * end of a range do not count; bare ones only on slides where `bareCounts`, and bare years only up to the one after
 * the newest date that is said to be past or names a month.
 */
export function newestDateIn(slides: readonly DatedTexts[]): string | undefined {
  const dates: string[] = [];
  const years: string[] = [];
  for (const { texts, bareCounts } of slides) {
    for (const text of texts) {
      if (!/\d\d/u.test(text)) continue;
      const folded = foldForLookup(text);
      for (const date of findDates(folded)) {
        const kind = isUnticked(text) ? 'ahead' : kindOf(date, folded);
        if (date.asOf === undefined || kind === 'ahead' || (kind === 'bare' && !bareCounts)) continue;
        (kind === 'bare' && date.asOf.length === 4 ? years : dates).push(date.asOf);
      }
    }
  }
  const sure = newest(dates);
  return newest([
    ...dates,
    ...years.filter((year) => sure === undefined || Number(year) <= Number(sure.slice(0, 4)) + 1),
  ]);
}

/** Whether a line opens with a box that nobody has ticked yet. */
export const isUnticked = (text: string): boolean => /^\s*(?:[☐⬜]|\[ ?\])/u.test(text);

function kindOf(date: DateMention, folded: string): 'past' | 'bare' | 'ahead' {
  if (date.mark === 'forecast' || date.planYear !== undefined) return 'ahead';
  if (date.mark === 'actual') return 'past';
  const before = folded.slice(Math.max(0, date.start - 48), date.start);
  const after = folded.slice(date.end, date.end + 24);
  // The words just before it weigh most: "by 2030", "since 2021".
  const near = before.slice(-14);
  if (AHEAD.test(near)) return 'ahead';
  if (BEHIND.test(near)) return AHEAD.test(before) ? 'bare' : 'past';
  if (AHEAD.test(before) || AHEAD.test(after)) return 'ahead';
  return BEHIND.test(before) ? 'past' : 'bare';
}

function newest(dates: string[]): string | undefined {
  let best: string | undefined;
  for (const date of dates) if (best === undefined || dateOrder(date) > dateOrder(best)) best = date;
  return best;
}
