/** The day (UTC, `YYYY-MM-DD`) so many days from now: what date fields of links begin with. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
