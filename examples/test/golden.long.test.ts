/** A sample deck analyses to its golden document in another process, time zone and locale too. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { goldenFolder } from '../scripts/golden.mjs';

test('another process, time zone and locale give the same bytes', async () => {
  const script = `
    import { analyzeDeck, loadDeckFile, openDeckReader, rubricEngine } from '@vc-analyst/core';
    import { withoutRun } from './scripts/golden.mjs';
    const reader = openDeckReader();
    const deck = await loadDeckFile('decks/termalida-semilla.pdf');
    console.log(JSON.stringify(withoutRun(await analyzeDeck([deck], { reader, engine: rubricEngine })), null, 1));
    await reader.close();`;
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const run = (env: Record<string, string>) =>
    execa(process.execPath, ['--input-type=module', '-e', script], { cwd, env }).then(({ stdout }) => `${stdout}\n`);
  const golden = await readFile(join(goldenFolder, 'termalida-semilla.pdf.json'), 'utf8');
  expect(await run({ TZ: 'Pacific/Kiritimati', LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8' })).toBe(golden);
  expect(await run({ TZ: 'America/St_Johns', LANG: 'de_DE.UTF-8', LC_ALL: 'C' })).toBe(golden);
}, 60_000);
