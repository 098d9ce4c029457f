// Repacks an Office package so that its bytes do not depend on clock, chance or Node version.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Local time on purpose: zip stores wall-clock dates, and the library reads them by local getters. */
const ZIP_DATE = new Date(2026, 0, 1, 12, 0, 0);

/**
 * Packs the same parts again with fixed dates, workbooks inside charts too.
 * @param {Uint8Array} bytes @param {Date} created Date that the document properties get.
 * @returns {Uint8Array}
 */
export function fixPackage(bytes, created) {
  /** @type {import('fflate').Zippable} */
  const parts = {};
  for (const [name, content] of Object.entries(unzipSync(bytes))) {
    if (name.endsWith('/')) continue;
    parts[name] = [fixPart(name, content, created), { mtime: ZIP_DATE, level: 9 }];
  }
  return zipSync(parts);
}

/** @param {string} name @param {Uint8Array} content @param {Date} created */
function fixPart(name, content, created) {
  if (name.endsWith('.xlsx')) return fixPackage(content, created);
  if (name !== 'docProps/core.xml') return content;
  const date = created.toISOString().replace(/\.\d{3}Z$/, 'Z');
  const dated = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g;
  return strToU8(strFromU8(content).replace(dated, `$1${date}`));
}
