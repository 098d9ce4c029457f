/** Draws PowerPoint slides as LibreOffice shows them, where it is installed: converted to PDF once, drawn page by page. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SlidePictures } from '../formats/deck-format.js';
import { openPdfPictures } from './draw-pdf.js';
import { sandboxFor } from './office-sandbox.js';

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

/**
 * Settings of the office's profile: what a deck links to is not loaded, and nothing in it is run. An office that does not
 * know one of them passes it over.
 */
const SETTINGS = [
  ['Common/Security/Scripting', 'BlockUntrustedRefererLinks', true],
  ['Common/Security/Scripting', 'DisableActiveContent', true],
  ['Common/Security/Scripting', 'DisableMacrosExecution', true],
  ['Common/Security/Scripting', 'MacroSecurityLevel', 3],
  ['Writer/Content/Update', 'Link', 0],
  ['Calc/Content/Update', 'Link', 2],
] as const;

export interface OfficeDeck {
  bytes: Uint8Array;
  kind: 'pptx' | 'ppt';
  /** How many slides are shown: an office that drops one would show the wrong picture for all that follow. */
  slides: number;
}

/** Path of LibreOffice; undefined where it is not installed. */
export function findOffice(): string | undefined {
  return PLACES.find((place) => existsSync(place));
}

/** How LibreOffice draws here; undefined where it is not installed. */
export interface OfficeInUse {
  path: string;
  /** Whether it runs in a sandbox of the operating system. */
  sandboxed: boolean;
}

/** Looks whether LibreOffice draws slides here, and whether in a sandbox. */
export async function officeInUse(): Promise<OfficeInUse | undefined> {
  const path = findOffice();
  return path === undefined ? undefined : { path, sandboxed: (await sandboxFor(path)) !== undefined };
}

/**
 * Undefined when LibreOffice is absent or does not manage the deck in time (`ms`): then the caller draws by itself.
 * Hidden slides are left out, as in a deck's own numbers.
 */
export async function openOfficePictures(
  { bytes, kind, slides }: OfficeDeck,
  { office, ms = OFFICE_MS }: { office?: string | undefined; ms?: number } = {},
): Promise<SlidePictures | undefined> {
  const program = office ?? findOffice();
  if (program === undefined) return undefined;
  // A program that is named is run as it is.
  const sandbox = office === undefined ? await sandboxFor(program) : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'vc-deck-'));
  try {
    const deck = join(folder, `deck.${kind}`);
    await writeFile(deck, bytes);
    const profile = pathToFileURL(await makeProfile(folder)).href;
    const options = [`-env:UserInstallation=${profile}`, '--headless', '--norestore'];
    const command = [program, ...options, '--convert-to', 'pdf', '--outdir', folder, deck];
    await convert(sandbox ? sandbox(command, folder) : command, folder, ms);
    const pictures = await openPdfPictures(await readFile(join(folder, 'deck.pdf')));
    if (pictures.pages === slides) return pictures;
    pictures.close();
    return undefined;
  } catch {
    return undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A profile with our settings in `folder`; its path. */
async function makeProfile(folder: string): Promise<string> {
  const items = SETTINGS.map(
    ([path, name, value]) =>
      `<item oor:path="/org.openoffice.Office.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  );
  const profile = join(folder, 'profile');
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(
    join(profile, 'user', 'registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<oor:items xmlns:oor="http://openoffice.org/2001/registry">${items.join('')}</oor:items>\n`,
  );
  return profile;
}

/** Told to end, or left by the process that started it; Ctrl-C is that one's to hear. */
const ENDINGS = ['SIGTERM', 'disconnect'] as const;

/** Resolves when the office has ended, whatever it says of its success: the PDF is there or not. */
async function convert([program = '', ...args]: readonly string[], folder: string, ms: number): Promise<void> {
  const child = spawn(program, args, {
    stdio: 'ignore',
    // The office is a script that starts programs: only as a group do they all end with it.
    detached: process.platform !== 'win32',
    env: { HOME: folder, PATH: '/usr/bin:/bin', http_proxy: NOWHERE, https_proxy: NOWHERE, all_proxy: NOWHERE },
  });
  const timer = setTimeout(() => endGroup(child), ms);
  // Told to end, this process takes with it what it started and what it wrote.
  const endAll = () => {
    endGroup(child);
    rmSync(folder, { recursive: true, force: true });
    process.kill(process.pid, 'SIGKILL');
  };
  for (const ending of ENDINGS) process.once(ending, endAll);
  try {
    await new Promise((resolve, reject) => {
      child.once('exit', resolve);
      child.once('error', reject);
    });
  } finally {
    clearTimeout(timer);
    for (const ending of ENDINGS) process.off(ending, endAll);
    endGroup(child);
  }
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}
