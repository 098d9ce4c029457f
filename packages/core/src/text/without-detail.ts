/** What a long name begins with, before the dash, colon or bracket behind which it says more. */

/** "Security & compliance — SOC 2 Type II, HIPAA": "Security & compliance"; the text itself where no such sign stands in it. */
export function withoutDetail(text: string): string {
  return text.split(/\s[\p{Pd}|]\s|:\s|\s[([]/u)[0]!.trim();
}
