// Opens a 16:9 PDF deck whose bytes are the same on every run and machine, and hands out the pen that draws on it.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { zlibSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { createPen } from './pen.mjs';

/** Slide size in points, the 16:9 page of the usual slide programs. */
export const WIDTH = 960;
export const HEIGHT = 540;

const fontFolder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');

/** Names that decks use. The sans faces are embedded; the serif ones are PDF standard fonts, not embedded. */
const FONTS = {
  sans: join(fontFolder, 'LiberationSans-Regular.ttf'),
  bold: join(fontFolder, 'LiberationSans-Bold.ttf'),
  italic: join(fontFolder, 'LiberationSans-Italic.ttf'),
  boldItalic: join(fontFolder, 'LiberationSans-BoldItalic.ttf'),
  serif: 'Times-Roman',
  serifBold: 'Times-Bold',
  serifItalic: 'Times-Italic',
};

/**
 * @typedef {object} DeckInfo
 * @property {string} title     Title of the document.
 * @property {string} author    Company that sends the deck.
 * @property {string} language  ISO 639-1 code of the slides.
 * @property {Date} created     Written into the file; must be a fixed date.
 */

/**
 * Opens a deck.
 * @param {DeckInfo} info
 * @returns {{ slide: (draw: (pen: import('./pen.mjs').Pen, page: number) => void) => void, bytes: () => Promise<Buffer> }}
 */
export function openPdfDeck({ title, author, language, created }) {
  const doc = new PDFDocument({
    size: [WIDTH, HEIGHT],
    margin: 0,
    autoFirstPage: false,
    compress: false,
    lang: language,
    info: { Title: title, Author: author, CreationDate: created, Creator: 'VC Analyst sample decks' },
  });
  compressAlike(doc);
  for (const [name, source] of Object.entries(FONTS)) doc.registerFont(name, source);

  /** @type {Buffer[]} */
  const chunks = [];
  doc.on('data', (chunk) => chunks.push(chunk));
  const finished = new Promise((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  let page = 0;
  return {
    slide(draw) {
      doc.addPage();
      page += 1;
      draw(createPen(doc), page);
    },
    async bytes() {
      doc.end();
      await finished;
      return Buffer.concat(chunks);
    },
  };
}

/**
 * Compresses streams by fflate: the zlib inside Node gives other bytes in other versions, plain JavaScript does not.
 * @param {PDFKit.PDFDocument} doc
 */
function compressAlike(doc) {
  const makeRef = doc.ref.bind(doc);
  doc.ref = (data) => {
    const ref = makeRef(data);
    const open = /** @type {OpenReference} */ (/** @type {unknown} */ (ref));
    const finalize = open.finalize.bind(ref);
    open.finalize = () => {
      if (open.buffer.length > 0 && !open.data.Filter) {
        open.buffer = [zlibSync(Buffer.concat(open.buffer), { level: 9 })];
        open.data.Filter = 'FlateDecode';
      }
      finalize();
    };
    return ref;
  };
}

/**
 * What a reference of pdfkit holds besides its declared type.
 * @typedef {{ buffer: Uint8Array[], data: { Filter?: string }, finalize: () => void }} OpenReference
 */
