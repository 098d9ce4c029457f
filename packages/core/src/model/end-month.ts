/** The last month that a date of a fact covers, as a number that can be compared; and what is over. */

/** Last month that `asOf` covers as year × 12 + month, so that "2025" and "2025-12" end together; -1 without date. */
export function endMonth(asOf: string | undefined): number {
  const match = /^(\d{4})(?:-(?:Q([1-4])|(\d{2})))?/.exec(asOf ?? '');
  if (!match) return -1;
  const month = match[2] ? Number(match[2]) * 3 : match[3] ? Number(match[3]) : 12;
  return Number(match[1]) * 12 + month;
}

/** Whether `asOf` was over on the day that a deck is read as of; of a deck that says its year alone, what is of an earlier year. */
export function isBefore(asOf: string, readingDate = ''): boolean {
  return readingDate.length > 4 ? endMonth(asOf) < endMonth(readingDate) : asOf.slice(0, 4) < readingDate;
}
