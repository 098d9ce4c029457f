/** The script of a release: packages, bill of materials and notes, with sums that a key signed and that show what was changed. */
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const hasKeys = ['/usr/bin/ssh-keygen', '/usr/local/bin/ssh-keygen'].some((path) => existsSync(path));
const canRun = hasKeys && existsSync(join(root, '.git'));
if (!canRun) console.warn('Skipped: the script of a release, since ssh-keygen or the history is missing.');

describe.skipIf(!canRun)('a release', () => {
  let folder: string;
  let out: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vc-release-'));
    out = join(folder, 'out');
    for (const name of ['key', 'other']) {
      await execa('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, name)]);
    }
    const public_ = (await readFile(join(folder, 'key.pub'), 'utf8')).trim();
    await writeFile(join(folder, 'allowed_signers'), `releases@fund.example ${public_}\n`);
    await release('--key', join(folder, 'key'), '--out', out);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const release = (...args: string[]) =>
    execa(process.execPath, ['scripts/release.mjs', '--since', 'HEAD~0', '--changed-tree', ...args], { cwd: root });
  /** As docs/operating.md says. */
  const verify = async (namespace = 'vc-analyst-release') => {
    const args = [
      '-Y',
      'verify',
      '-f',
      join(folder, 'allowed_signers'),
      '-I',
      'releases@fund.example',
      '-n',
      namespace,
    ];
    const sums = await readFile(join(out, 'SHA256SUMS'));
    const signed = await execa('ssh-keygen', [...args, '-s', 'SHA256SUMS.sig'], {
      cwd: out,
      input: sums,
      reject: false,
    });
    const whole = await execa('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: out, reject: false });
    return [signed.exitCode === 0, whole.exitCode === 0];
  };

  test('holds the packages, what they are made of, and the notes', async () => {
    const packages = ['cli', 'core', 'server', 'web'].map(
      (name) => expect.stringMatching(`^vc-analyst-${name}-.*tgz$`) as string,
    );
    const others = ['NOTES.md', 'SHA256SUMS', 'SHA256SUMS.sig', 'sbom.cdx.json'];
    expect((await readdir(out)).sort()).toEqual([...others.slice(0, 3), 'sbom.cdx.json', ...packages]);
    const bill = JSON.parse(await readFile(join(out, 'sbom.cdx.json'), 'utf8')) as {
      bomFormat: string;
      components: { purl: string }[];
    };
    expect(bill.bomFormat).toBe('CycloneDX');
    const parts = bill.components.map(({ purl }) => purl.replace(/@[^@]*$/, ''));
    // Installed, and in the bundles of pages and reader.
    expect(parts).toEqual(
      expect.arrayContaining(['koa', 'openid-client', 'react', 'pdfjs-dist'].map((name) => `pkg:npm/${name}`)),
    );
    const { stdout } = await execa('git', ['rev-parse', 'HEAD'], { cwd: root });
    expect(await readFile(join(out, 'NOTES.md'), 'utf8')).toContain(`Commit ${stdout}`);
  });

  test('verifies by the key that signed it, for a release alone, and until something is changed', async () => {
    expect(await verify()).toEqual([true, true]);
    expect(await verify('git')).toEqual([false, true]);
    const other = (await readFile(join(folder, 'other.pub'), 'utf8')).trim();
    const signers = await readFile(join(folder, 'allowed_signers'));
    await writeFile(join(folder, 'allowed_signers'), `releases@fund.example ${other}\n`);
    expect(await verify()).toEqual([false, true]);
    await writeFile(join(folder, 'allowed_signers'), signers);
    await appendFile(join(out, 'NOTES.md'), 'And more.');
    expect(await verify()).toEqual([true, false]);
    await appendFile(join(out, 'SHA256SUMS'), '\n');
    expect(await verify()).toEqual([false, false]);
  });

  test('goes into no folder that holds something', async () => {
    const again = await release('--key', join(folder, 'key'), '--out', out).catch((error: unknown) => error);
    expect(again).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('not empty') as string });
  });
});
