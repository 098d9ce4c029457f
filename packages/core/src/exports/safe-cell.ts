/** Keeps a spreadsheet from running a deck's text as a formula. */

/**
 * The cell with a leading apostrophe when a spreadsheet would take it for a formula: `=`, `+`, `-`, `@` or their
 * full-width forms, also behind white space or a quotation mark (OWASP CSV injection). Numbers are not touched.
 */
export function safeCell(text: string): string {
  return /^[\s"'\u00a0\u3000]*[=+\-@＝＋－＠\t\r|]/u.test(text) ? `'${text}` : text;
}
