/** Thousands of files at once, while more come, change and go: each whole one is handed out, and nothing piles up. */
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { watchDecks } from './watch-decks.js';

const FILES = 3000;
const MORE = 300;
const content = (name: string) => `%PDF-1.7\n${name}\n%%EOF\n`;

test('thousands of files are handed out once each, with few timers, while others come and move', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vc-flood-'));
  const names = Array.from({ length: FILES }, (_, at) => join(`folder ${at % 20}`, `${at}.pdf`));
  try {
    for (const name of names) {
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), content(name));
    }
    const watcher = await watchDecks(folder, { quietMs: 1000 });
    const taken = new Map<string, string[]>();
    const lane = async () => {
      for (let path = await watcher.next(); path !== undefined; path = await watcher.next()) {
        const input = await watcher.load(path);
        if (!input) continue;
        const text = new TextDecoder().decode(input[0]!.bytes);
        const name = relative(folder, path);
        taken.set(name, [...(taken.get(name) ?? []), text]);
      }
    };
    const lanes = [lane(), lane()];
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    let most = 0;
    const look = () => (most = Math.max(most, timers() - before));
    // Written under one name and moved to another, as browsers and mail programs do.
    for (let at = 0; at < MORE; at += 1) {
      await writeFile(join(folder, `${at}.pdf.part`), content(`late ${at}`));
      await rename(join(folder, `${at}.pdf.part`), join(folder, `late ${at}.pdf`));
      look();
    }
    await expect.poll(() => (look(), taken.size), { timeout: 120_000, interval: 200 }).toBe(FILES + MORE);
    await watcher.close();
    await Promise.all(lanes);
    expect([...taken].filter(([, texts]) => texts.length !== 1)).toEqual([]);
    for (const name of names) expect(taken.get(name)).toEqual([content(name)]);
    // Chokidar’s own last for milliseconds; on a busy machine those of all late files, two each, were seen at once.
    expect(most).toBeLessThan(FILES / 2);
  } finally {
    await rm(folder, { recursive: true });
  }
});
