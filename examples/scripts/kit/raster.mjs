// Draws the pages of a PDF as pictures: by PDFium in WebAssembly, so that every machine gets the same pixels.
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { zlibSync } from 'fflate';

/**
 * @typedef {object} Picture
 * @property {number} width  Pixels.
 * @property {number} height Pixels.
 * @property {Uint8Array} rgb Three bytes a pixel, row by row.
 */

/**
 * Draws every page at a width in pixels.
 * @param {Uint8Array} pdf @param {number} width
 * @returns {Promise<Picture[]>}
 */
export async function drawPages(pdf, width) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    const pictures = [];
    for (const page of document.pages()) {
      const { originalWidth } = page.getOriginalSize();
      const { width: w, height: h, data } = await page.render({ render: 'bitmap', scale: width / originalWidth });
      const rgb = new Uint8Array(w * h * 3);
      for (let at = 0; at < w * h; at += 1) {
        rgb[at * 3] = data[at * 4] ?? 0;
        rgb[at * 3 + 1] = data[at * 4 + 1] ?? 0;
        rgb[at * 3 + 2] = data[at * 4 + 2] ?? 0;
      }
      pictures.push({ width: w, height: h, rgb });
    }
    return pictures;
  } finally {
    document.destroy();
    library.destroy();
  }
}

/**
 * Encodes a picture as PNG (8 bits, RGB), deflated by fflate for the same bytes everywhere.
 * @param {Picture} picture
 */
export function encodePng({ width, height, rgb }) {
  const row = width * 3;
  const raw = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * row;
    const to = y * (row + 1);
    // Filter 2 (difference to the row above) keeps gradients small; the first row has none above.
    raw[to] = y === 0 ? 0 : 2;
    for (let x = 0; x < row; x += 1)
      raw[to + 1 + x] = (rgb[from + x] ?? 0) - (y === 0 ? 0 : (rgb[from - row + x] ?? 0));
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', zlibSync(raw, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** @param {string} type @param {Uint8Array} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** The checksum of PNG chunks (ISO 3309). @param {Uint8Array} bytes */
function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
