import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkOptions } from './check-options.js';
import { openWorkspace } from './open-workspace.js';

test.each([
  [{ lang: 'de' }, /^openWorkspace: lang: /],
  [{ concurency: 3 }, /concurency/],
])('%j is refused with what is wrong', async (options, sentence) => {
  const opened = openWorkspace(options as never);
  await expect(opened).rejects.toMatchObject({
    name: 'VcError',
    code: 'bad-config',
    message: expect.stringMatching(sentence) as string,
  });
});

test('the data folder may lie in the home folder, and is no file', async () => {
  expect(checkOptions({ dataDir: '~/fund' }).dataDir).toBe(join(homedir(), 'fund'));
  const folder = await mkdtemp(join(tmpdir(), 'vc-options-'));
  try {
    const dataDir = join(folder, 'deck.pdf');
    await writeFile(dataDir, '');
    await expect(openWorkspace({ dataDir })).rejects.toMatchObject({ code: 'bad-config' });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('what scripts hand over is checked where no type has, and told by its name', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vc-given-'));
  const none = {} as { dataDir: string };
  await expect(openWorkspace(none)).rejects.toMatchObject({
    code: 'bad-config',
    message: expect.stringMatching(/dataDir/) as string,
  });
  const workspace = await openWorkspace({ dataDir });
  try {
    const deck = { fileName: 'deck.pdf', bytes: new Uint8Array([1]) };
    const bad = (message: RegExp) => ({ code: 'bad-usage', message: expect.stringMatching(message) as string });
    await expect(workspace.analyze(undefined as never)).rejects.toMatchObject(bad(/A deck is a path/));
    await expect(workspace.analyze(dataDir)).rejects.toMatchObject(bad(/is a folder/));
    await expect(workspace.analyze(deck, { locale: 'de' as 'en' })).rejects.toMatchObject(bad(/analyze\.locale/));
    await expect(workspace.analyze(deck, { given: { sector: 'cheese' as 'saas' } })).rejects.toMatchObject(
      bad(/given\.sector/),
    );
    await expect(workspace.reports.period('decade' as 'year')).rejects.toMatchObject(bad(/reports\.period\.period/));
  } finally {
    await workspace.close();
    await rm(dataDir, { recursive: true });
  }
});
