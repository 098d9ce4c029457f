/** HTML built by tagged templates: every value is escaped unless it is markup already. */

export class Markup {
  constructor(readonly source: string) {}
}

type Piece = Markup | string | number | null | undefined | false | readonly Piece[];

/** `html\`<p>${text}</p>\`` escapes `text`; lists are joined; null, undefined and false vanish. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(strings.reduce((out, part, index) => out + write(pieces[index - 1]) + part));
}

function write(piece: Piece): string {
  if (piece instanceof Markup) return piece.source;
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'object') return piece.map(write).join('');
  return escapeHtml(String(piece));
}

/** Text safe inside elements and quoted attributes; bidirectional controls are shown, not obeyed. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}
