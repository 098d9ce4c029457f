/** What a restored folder says of where decks and people are sent, also where it is half broken. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoredSettings } from './restored-settings.js';
import { openWorkspace } from './open-workspace.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-restored-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('names the file’s settings and those made in the web app', async () => {
  const workspace = await openWorkspace({ dataDir: folder });
  const model = { name: 'theirs', baseUrl: 'http://127.0.0.1:9/v1', api: 'chat' as const };
  await workspace.settings.change({ engine: 'openai', model }, { firstName: 'Ana' });
  await workspace.close();
  await writeFile(
    join(folder, 'config.yaml'),
    'publicUrl: https://decks.theirs.example\nconcurrency: 2\nplugins: [theirs.mjs]\n',
  );
  expect(await restoredSettings(folder)).toEqual([
    { from: 'config.yaml', name: 'publicUrl', value: 'https://decks.theirs.example' },
    { from: 'config.yaml', name: 'plugins', value: 'theirs.mjs' },
    { from: 'settings', name: 'engine', value: 'openai' },
    { from: 'settings', name: 'baseUrl', value: 'http://127.0.0.1:9/v1' },
  ]);
});

test('is silent where there is nothing to name, or nothing that can be read', async () => {
  expect(await restoredSettings(folder)).toEqual([]);
  await writeFile(join(folder, 'config.yaml'), 'engine: [\n');
  expect(await restoredSettings(folder)).toEqual([]);
});
