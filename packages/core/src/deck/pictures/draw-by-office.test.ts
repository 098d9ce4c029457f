/** Drawing by LibreOffice, played by a small program: what it makes is drawn, and what it does not make costs nothing. */
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '../../../test/kit/make-pdf.js';
import { openOfficePictures } from './draw-by-office.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-office-test-'));
  const pdf = await makePdf([() => undefined, (page) => void page.rect(0, 0, 960, 540).fill('#ff0000')]);
  await writeFile(join(folder, 'made.pdf'), pdf);
});
afterAll(() => rm(folder, { recursive: true }));

/** An executable that does as told; `args` are its arguments. */
async function officeThat(does: string): Promise<string> {
  const path = join(folder, `office-${Math.abs(hash(does))}`);
  const head = `#!${process.execPath}\nconst fs = require('fs'); const args = process.argv.slice(2);\n`;
  await writeFile(path, `${head}const out = args[args.indexOf('--outdir') + 1];\n${does}`);
  await chmod(path, 0o755);
  return path;
}

function hash(text: string): number {
  return [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) | 0, 7);
}

const made = () => JSON.stringify(join(folder, 'made.pdf'));
const deck = { bytes: new Uint8Array([1, 2, 3]), kind: 'pptx', slides: 2 } as const;

interface Told {
  bytes: number[];
  out: string;
  env: object;
  settings: string;
}

describe('openOfficePictures', () => {
  it('draws the pages that the office makes of the deck, and leaves no copy of the deck behind', async () => {
    const seen = join(folder, 'seen.json');
    const office = await officeThat(
      `fs.writeFileSync(${JSON.stringify(seen)}, JSON.stringify({ args, out, env: process.env,` +
        ` settings: fs.readFileSync(new URL('user/registrymodifications.xcu', args[0].split('=')[1] + '/'), 'utf8'),` +
        ` bytes: [...fs.readFileSync(args.at(-1))] })); fs.copyFileSync(${made()}, out + '/deck.pdf');`,
    );
    const pictures = await openOfficePictures(deck, { office });
    const { data } = await sharp(await pictures?.draw(2, 64))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
    pictures?.close();
    const told = JSON.parse(await readFile(seen, 'utf8')) as Told;
    expect(told.bytes).toEqual([1, 2, 3]);
    expect(told.env).toMatchObject({ HOME: told.out, https_proxy: 'http://127.0.0.1:1' });
    expect(told.settings).toMatch(/"BlockUntrustedRefererLinks" oor:op="fuse"><value>true</);
    expect(told.settings).toMatch(/"DisableActiveContent" oor:op="fuse"><value>true</);
    expect(told.settings).toMatch(/"DisableMacrosExecution" oor:op="fuse"><value>true</);
    await expect(readdir(told.out)).rejects.toThrow();
  });

  it('gives way when the office fails, drops a slide or is not there', async () => {
    expect(await openOfficePictures(deck, { office: await officeThat('process.exit(1);') })).toBeUndefined();
    const copies = await officeThat(`fs.copyFileSync(${made()}, out + '/deck.pdf');`);
    expect(await openOfficePictures({ ...deck, slides: 3 }, { office: copies })).toBeUndefined();
    expect(await openOfficePictures(deck, { office: join(folder, 'none') })).toBeUndefined();
  });

  it('ends an office that hangs, with the programs it started', async () => {
    const pids = join(folder, 'pids');
    const office = await officeThat(
      `const child = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);` +
        `fs.writeFileSync(${JSON.stringify(pids)}, String(child.pid)); setInterval(() => 0, 1000);`,
    );
    expect(await openOfficePictures(deck, { office, ms: 2000 })).toBeUndefined();
    const pid = Number(await readFile(pids, 'utf8'));
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // What has ended and nobody has asked after yet still has its number.
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return !status.includes('State:\tZ');
}
