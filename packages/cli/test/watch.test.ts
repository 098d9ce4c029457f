/** `vc watch` as a user meets it: reports beside the decks, bad ones kept, restarts that pick up what was missed. */
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDecks, scoreOf, temporaryFolder, vc, vcPath } from './run-vc.js';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

const REPORT = '.vc-report.html';

test('with --once what is there is analysed, in the folders it lies in; bad ones are named and stay', async () => {
  const inbox = join(folder.path, 'once');
  const results = join(inbox, 'results');
  await mkdir(join(inbox, 'deep'), { recursive: true });
  await copyFile(join(sampleDecks, 'aubelle.pdf'), join(inbox, 'deep', 'a.pdf'));
  await writeFile(join(inbox, 'bad.pdf'), 'no deck');
  await writeFile(join(inbox, '.hidden.pdf'), 'no deck');
  const args = ['watch', inbox, '--once', '--out-dir', results, '--format', 'md', 'json'];
  const first = await vc(args, { data: join(folder.path, 'data') });
  expect(first.exitCode).toBe(3);
  expect(first.stdout).toBe('');
  expect(first.stderr).toMatch(/^bad\.pdf is not a PDF.*\[unsupported-type\]$/m);
  expect(first.stderr).toMatch(
    new RegExp(`^deep.a\\.pdf: Aubelle, ${await scoreOf('aubelle.pdf')}/100, Need more evidence, \\d+\\.\\d s$`, 'mu'),
  );
  expect(await readFile(join(results, 'deep', 'a.pdf.vc-report.md'), 'utf8')).toContain('# Aubelle');
  expect((await readdir(inbox)).sort()).toEqual(['.hidden.pdf', 'bad.pdf', 'deep', 'results']);
});

test('decks that come while it runs get their report; Ctrl-C ends it; a restart picks up what was missed, once', async () => {
  const inbox = join(folder.path, 'running');
  const data = join(folder.path, 'data');
  await mkdir(inbox);
  const start = () =>
    execa(process.execPath, [vcPath, '--data', data, 'watch', inbox], {
      reject: false,
      env: { VC_LANG: '', NO_COLOR: '1' },
    });
  const reports = async () => (await readdir(inbox)).filter((name) => name.endsWith(REPORT)).sort();

  const watching = start();
  let said = '';
  watching.stderr.on('data', (text: Buffer) => (said += text.toString()));
  await expect.poll(() => said, { timeout: 15_000 }).toContain('Watching');
  await copyFile(join(sampleDecks, 'pizarrea.pdf'), join(inbox, 'download.part'));
  await rename(join(inbox, 'download.part'), join(inbox, 'p.pdf'));
  await expect.poll(reports, { timeout: 15_000 }).toEqual([`p.pdf${REPORT}`]);
  watching.kill('SIGINT');
  const { exitCode, stderr } = await watching;
  expect(exitCode).toBe(130);
  expect(stderr).toMatch(/^p\.pdf: Pizarrea, \d+\/100/m);
  expect(stderr).toMatch(/→ .*p\.pdf\.vc-report\.html/);

  // Known by another name in the workspace: its report is made of the analysis that there is.
  await copyFile(join(sampleDecks, 'aubelle.pdf'), join(inbox, 'a.pdf'));
  const again = await vc(['watch', inbox, '--once'], { data });
  expect([again.exitCode, await reports()]).toEqual([0, [`a.pdf${REPORT}`, `p.pdf${REPORT}`]]);
  expect(again.stderr).toMatch(
    new RegExp(`^a\\.pdf: analysed before, Aubelle, ${await scoreOf('aubelle.pdf')}/100$`, 'mu'),
  );
  expect(again.stderr).not.toContain('p.pdf');
});

test('a folder that is not there is bad use', async () => {
  const { exitCode, stderr } = await vc(['watch', join(folder.path, 'none')], { data: join(folder.path, 'data') });
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/none does not exist.*\[file-not-found\]/);
});
