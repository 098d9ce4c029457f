/** The sandbox of LibreOffice, where the machine has bubblewrap: what runs in it reaches neither network nor files, and slides are drawn. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOffice, officeInUse, openOfficePictures } from './draw-by-office.js';
import { openPdfPictures } from './draw-pdf.js';
import { sandboxFor } from './office-sandbox.js';

const DECK = fileURLToPath(new URL('../../../../../examples/decks/rackhaven-seed.pptx', import.meta.url));
const office = findOffice();
const sandbox = office === undefined ? undefined : await sandboxFor(office);
if (!sandbox)
  console.warn('Skipped: the sandbox of LibreOffice, since LibreOffice or a working bubblewrap is missing.');

describe.skipIf(!sandbox)('in the sandbox', () => {
  let folder: string;
  let secrets: string;
  let server: Server;
  let met = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vc-sandbox-'));
    // Beside temporary folders, and where a data folder may lie.
    secrets = await mkdtemp(join(tmpdir(), 'vc-secrets-'));
    await writeFile(join(secrets, 'deck.pdf'), 'LOCALSECRET');
    server = createServer((socket) => void (met++, socket.end()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    server.close();
    for (const path of [folder, secrets]) await rm(path, { recursive: true });
  });

  const shell = async (script: string) => {
    const [program, ...args] = sandbox!(['bash', '-c', script], folder);
    return (await promisify(execFile)(program, args, { env: { PATH: '/usr/bin:/bin', HOME: folder } })).stdout.trim();
  };

  it('reads and writes its folder, and sees no other file of people, data or settings', async () => {
    expect(await shell(`echo kept > ${folder}/out && cat ${folder}/out`)).toBe('kept');
    expect(await readFile(join(folder, 'out'), 'utf8')).toBe('kept\n');
    for (const path of [secrets, homedir(), '/etc/passwd', '/etc/shadow', '/var/lib', process.cwd()]) {
      expect(await shell(`cat ${path}/* ${path} 2>/dev/null || echo hidden`), path).toBe('hidden');
    }
    // What it writes elsewhere is refused, or ends with it.
    for (const path of ['/usr', '/etc', '/tmp', '/', secrets]) {
      await shell(`(echo x > ${path}/vc-left) 2>/dev/null; true`);
      expect(existsSync(join(path, 'vc-left')), path).toBe(false);
    }
  });

  it('reaches no network, not even this machine, and no other process', async () => {
    const { port } = server.address() as AddressInfo;
    const call = `(exec 3<>/dev/tcp/127.0.0.1/${port}) 2>/dev/null && echo met || echo nobody`;
    expect((await promisify(execFile)('bash', ['-c', call])).stdout.trim()).toBe('met');
    expect(met).toBe(1);
    expect(await shell(call)).toBe('nobody');
    expect(met).toBe(1);
    expect(await shell(`kill -0 ${process.pid} 2>/dev/null && echo seen || echo unseen`)).toBe('unseen');
  });

  it('LibreOffice draws the slides of a deck', async () => {
    expect(await officeInUse()).toEqual({ path: office, sandboxed: true });
    const pictures = await openOfficePictures(
      { bytes: await readFile(DECK), kind: 'pptx', slides: 10 },
      { ms: 120_000 },
    );
    const picture = await pictures?.draw(1, 640);
    expect(
      Buffer.from(picture ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    pictures?.close();
  });

  it('LibreOffice shows no file that a deck links to, with settings that would let it', async () => {
    const picture = join(secrets, 'picture.png');
    await writeFile(picture, await sharp({ create: { width: 90, height: 90, channels: 3, background: '#f00' } }).png().toBuffer()); // prettier-ignore
    const deck = join(folder, 'linking.fodp');
    await writeFile(deck, linkingDeck(`file://${picture}`));
    const profile = `-env:UserInstallation=file://${folder}/plain`;
    const command = [office!, profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, deck];
    const redIn = async ([program = '', ...args]: readonly string[]) => {
      await promisify(execFile)(program, args, { env: { PATH: '/usr/bin:/bin', HOME: folder }, timeout: 120_000 });
      const pictures = await openPdfPictures(await readFile(join(folder, 'linking.pdf')));
      const pixels = await sharp(await pictures.draw(1, 640))
        .removeAlpha()
        .raw()
        .toBuffer();
      pictures.close();
      let red = 0;
      for (let at = 0; at < pixels.length; at += 3) if (pixels[at]! > 200 && pixels[at + 1]! < 60) red += 1;
      return red;
    };
    // Outside it is shown: what hides it within is the sandbox alone.
    expect(await redIn(command)).toBeGreaterThan(100);
    expect(await redIn(sandbox!(command, folder))).toBe(0);
  });
});

/** One slide with a picture that lies elsewhere. */
function linkingDeck(href: string): string {
  const spaces = ['office', 'drawing', 'presentation', 'style']
    .map((name) => `xmlns:${name === 'drawing' ? 'draw' : name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(' ');
  return (
    `<?xml version="1.0" encoding="UTF-8"?><office:document ${spaces} xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" ' +
    'office:mimetype="application/vnd.oasis.opendocument.presentation"><office:body><office:presentation>' +
    '<draw:page draw:name="one"><draw:frame svg:width="9cm" svg:height="9cm" svg:x="2cm" svg:y="2cm">' +
    `<draw:image xlink:href="${href}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></draw:frame>` +
    '</draw:page></office:presentation></office:body></office:document>'
  );
}
