import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkOptions } from './check-options.js';
import { openWorkspace } from './workspace.js';

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
