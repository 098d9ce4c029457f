/** When a link ends that is given a day or a moment. */

/** ISO 8601; a day without a time is over at its end, in UTC. */
export function endOfDay(given: string): string {
  return given.includes('T') ? new Date(given).toISOString() : `${given}T23:59:59.999Z`;
}
