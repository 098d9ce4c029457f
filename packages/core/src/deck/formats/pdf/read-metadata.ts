/** Reads a PDF's own title, author and date, and the fields nobody sees (subject, keywords). */
import { cleanText } from '../../layout/clean-text.js';
import type { Deck, HiddenText } from '../../../model/deck.js';
import { OWN_KEY } from '../../../text/own-mark.js';
import { readXmp } from './read-xmp.js';
import { readUtf16, withCString, type PdfDocument } from './pdfium.js';

export interface PdfMetadata {
  metadata: Deck['metadata'];
  hidden: HiddenText[];
}

const HIDDEN_FIELDS = ['Title', 'Subject', 'Keywords'] as const;

/** Reads the document's Info fields and, from the file's `bytes`, what its XMP packet says besides. */
export function readMetadata(file: PdfDocument, bytes: Uint8Array): PdfMetadata {
  const title = readField(file, 'Title');
  const author = readField(file, 'Author');
  const writtenAt = ['CreationDate', 'ModDate']
    .flatMap((name) => isoDate(readField(file, name)) ?? [])
    .toSorted()
    .at(-1);
  return {
    metadata: {
      ...(title === '' ? {} : { title }),
      ...(author === '' ? {} : { author }),
      ...(writtenAt === undefined ? {} : { writtenAt }),
    },
    hidden: [...new Set([...HIDDEN_FIELDS.map((name) => readField(file, name)), ...readXmp(bytes)])]
      .filter((text) => text !== '')
      .map((text) => ({ slide: 0, text, hiddenBy: 'metadata' })),
  };
}

/**
 * The mark of a report that we wrote, also where another program has written the file anew, and '' for one from before
 * there was a mark; undefined for anything else.
 */
export function readOwnMark(file: PdfDocument): string | undefined {
  const mark = readField(file, OWN_KEY);
  if (mark !== '') return mark;
  return readField(file, 'Creator') === 'VC Analyst' && readField(file, 'Producer').startsWith('VC Analyst')
    ? ''
    : undefined;
}

function readField({ pdfium, document }: PdfDocument, name: string): string {
  return withCString(pdfium, name, (tag) =>
    cleanText(readUtf16(pdfium, (buffer, bytes) => pdfium.call.FPDF_GetMetaText(document, tag, buffer, bytes))),
  );
}

/** `D:20240131093000+01'00'` → `2024-01-31`; the hour and its zone say nothing an investor needs. */
function isoDate(text: string): string | undefined {
  const found = /^(?:D:)?(\d{4})(\d{2})?(\d{2})?/.exec(text);
  if (found === null) return undefined;
  const [, year = '', month = '01', day = '01'] = found;
  const date = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(date)) ? undefined : date;
}
