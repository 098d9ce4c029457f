/** A PDF that comes out the same for the same content: tagged, in a language, with its fonts embedded, no clock in it. */
import type { Locale } from '../../model/values.js';
import { printable } from '../printable.js';
import { openFonts, type Fonts } from './text/fonts.js';
import { PAGE } from './theme.js';
import { OWN_KEY } from '../../text/own-mark.js';

export interface PdfInfo {
  title: string;
  subject: string;
  locale: Locale;
  /** ISO 8601; stands as the date of creation and in the file's id. */
  createdAt: string;
  /** By which the file is known as ours: `ownMark`. */
  mark: string;
}

export interface OpenPdf {
  doc: PDFKit.PDFDocument;
  fonts: Fonts;
  /** Ends the document and gives its bytes. */
  bytes(): Promise<Uint8Array>;
}

const LONGEST_INFO = 200;

/** pdfkit is loaded when the first PDF is made: no command waits for it otherwise. */
export async function openPdf({ title, subject, locale, createdAt, mark }: PdfInfo): Promise<OpenPdf> {
  const { default: PDFDocument } = await import('pdfkit');
  const created = new Date(createdAt);
  const own = { [OWN_KEY]: infoText(mark) };
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    // None until a text asks for one: pdfkit would look for a standard font.
    font: '',
    info: {
      Title: infoText(title),
      Subject: infoText(subject),
      Creator: 'VC Analyst',
      Producer: 'VC Analyst (pdfkit)',
      ...own,
      CreationDate: Number.isNaN(created.getTime()) ? new Date(0) : created,
    },
  });
  const chunks: Uint8Array[] = [];
  // Once more as the first object, where it is found without reading the file.
  doc.ref(own).end(undefined);
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  return {
    doc,
    fonts: openFonts(doc),
    async bytes() {
      doc.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}

/** pdfkit writes the same value into its XML metadata, where it forgets to escape it: that reading is escaped here. */
class InfoText extends String {
  override toString(): string {
    return this.valueOf()
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replace(/[\ufffe\uffff]/g, '');
  }
}

function infoText(text: string): string {
  return new InfoText(printable(text).replace(/\s+/g, ' ').trim().slice(0, LONGEST_INFO)) as unknown as string;
}
