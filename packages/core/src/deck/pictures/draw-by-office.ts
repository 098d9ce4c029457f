/** Draws PowerPoint slides as LibreOffice shows them, where it is installed: converted to PDF once, drawn page by page. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { SlidePictures } from '../formats/deck-format.js';
import { openPdfPictures } from './draw-pdf.js';

/** Where installers put it. A search path is not looked at: a deck must not be opened by whatever is named so. */
const PLACES = [
  '/usr/bin/soffice',
  '/usr/local/bin/soffice',
  '/usr/lib/libreoffice/program/soffice',
  '/opt/libreoffice/program/soffice',
  '/snap/bin/libreoffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  'C:\\Program Files\\LibreOffice\\program\\soffice.exe',
];
/** Well under the reading limit: the worker must outlive the office it started. */
const OFFICE_MS = 40_000;
/** Nothing a deck links to is fetched: the proxy leads nowhere. */
const NOWHERE = 'http://127.0.0.1:1';

/** Path of LibreOffice; undefined where it is not installed. */
export function findOffice(): string | undefined {
  return PLACES.find((place) => existsSync(place));
}

/** Undefined when LibreOffice is absent or does not manage the deck: then the caller draws by itself. */
export async function openOfficePictures(bytes: Uint8Array, kind: 'pptx' | 'ppt'): Promise<SlidePictures | undefined> {
  const office = findOffice();
  if (office === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'vc-deck-'));
  try {
    const deck = join(folder, `deck.${kind}`);
    await writeFile(deck, bytes);
    const profile = pathToFileURL(join(folder, 'profile')).href;
    const options = [`-env:UserInstallation=${profile}`, '--headless', '--norestore'];
    await promisify(execFile)(office, [...options, '--convert-to', 'pdf', '--outdir', folder, deck], {
      timeout: OFFICE_MS,
      killSignal: 'SIGKILL',
      env: { HOME: folder, PATH: '/usr/bin:/bin', http_proxy: NOWHERE, https_proxy: NOWHERE, all_proxy: NOWHERE },
    });
    return await openPdfPictures(await readFile(join(folder, 'deck.pdf')));
  } catch {
    return undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
