/** A day as the last on which something holds. */
export function endOfDay(day: string | undefined): string | undefined {
  return day === undefined ? undefined : `${day}T23:59:59.999Z`;
}
