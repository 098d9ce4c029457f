/** The mark inside every file that we write, by which it is told from a deck, whatever its name. */

/** Key of a PDF's information, and name of the property in Office files. */
export const OWN_KEY = 'VCAnalystReport';
/** Name of the mark in HTML and Markdown. */
export const OWN_NAME = 'vc-analyst-report';
/** Part of an Office file that holds it; the name stands readable in the zip's directory. */
export const OWN_PART = 'docProps/vc-analyst-report.xml';

/** How our tables begin: a CSV has no place for a mark that spreadsheets do not show as a row. */
export const OWN_CSV_HEADS = [
  'section,id,name,value,unit,',
  'section,title,row,item,figure,value,',
  'rank,company,overallScore,recommendation,',
] as const;

const LONGEST_NAME = 160;
const OF_DECK = /^deck=([\w.%]{1,2000})$/;

/** The mark's text: of a report on one deck with that deck's file name, in characters that no format escapes. */
export function ownMark(deck?: string): string {
  if (deck === undefined) return 'report';
  const bytes = new TextEncoder().encode([...deck].slice(-LONGEST_NAME).join(''));
  const plain = (byte: number) => {
    const sign = String.fromCharCode(byte);
    return /[\w.]/.test(sign) ? sign : `%${byte.toString(16).padStart(2, '0')}`;
  };
  return `deck=${[...bytes].map(plain).join('')}`;
}

/** File name of the deck that a marked file reports on; undefined where it is on none or on several. */
export function deckOfMark(mark: string): string | undefined {
  const name = OF_DECK.exec(mark)?.[1];
  if (name === undefined) return undefined;
  const bytes = [...name.matchAll(/%([0-9a-f]{2})|[\w.]/g)].map(([sign, hex]) =>
    hex === undefined ? sign.charCodeAt(0) : parseInt(hex, 16),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}
