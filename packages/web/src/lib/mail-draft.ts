/** The address of a mail draft: whoever follows it writes in their own mail program. */
export function mailDraft(to: string, subject: string, body: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}
