/** [R16][R17][R18][R19] Hostile decks through the server: they end in one clear error, reach nothing, and stop nothing. */
import { createServer } from 'node:net';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERROR_CODES, type Analysis } from '@vc-analyst/core';
import { deckBytes, openFund, until, type Fund } from './support/fund.js';
import { form } from './support/http.js';
import { sharedFolder } from './support/shared-folder.js';

const shared = sharedFolder();
const hostile = join(shared ?? '', 'hostile');
const index = shared ? (await readFile(join(hostile, 'index.csv'), 'utf8')).split('\n').slice(1) : [];
const filesWith = (...wanted: RegExp[]) =>
  index.filter((line) => wanted.every((one) => one.test(line))).map((line) => line.split(',')[0]!);

describe.skipIf(!shared)('a hostile deck', () => {
  let fund: Fund;
  let cookie: string;
  let called = 0;
  const listener = createServer((socket) => {
    called += 1;
    socket.destroy();
  });

  beforeAll(async () => {
    // Where entities and links of the corpus lead; another test may have it, and then counts.
    await new Promise<void>((resolve) => listener.once('error', () => resolve()).listen(9911, '127.0.0.1', resolve));
    fund = await openFund({ workspace: { limits: { seconds: 10, memoryMb: 512 }, concurrency: 2 } });
    ({ cookie } = await fund.join('admin'));
  });
  afterAll(async () => {
    await fund.close();
    listener.close();
  });

  async function outcome(path: string): Promise<Analysis> {
    const { body, headers } = form({ companyName: 'Hostile' }, [
      { fileName: basename(path), bytes: await readFile(join(hostile, path)) },
    ]);
    const answer = await fund.send('/api/upload-deck', { method: 'POST', cookie, body, headers });
    if (answer.status !== 201) {
      const { error } = answer.json as { error: { code: string; message: string } };
      expect(ERROR_CODES).toContain(error.code);
      return { status: 'failed', failure: { ...error, data: {} } } as unknown as Analysis;
    }
    const { id } = answer.json as Analysis;
    const read = async () => (await fund.send(`/api/analyses/${id}`, { cookie })).json as Analysis;
    await until(async () => ['completed', 'failed'].includes((await read()).status), 60);
    return read();
  }

  const REFUSED: [requirement: string, paths: string[]][] = [
    ['[R17] bombs', filesWith(/^bomb\/made-bomb/, /REFUSE_BOMB/)],
    ['[R18] floods of pixels', filesWith(/^bomb\/made-(png|jpeg)/, /REFUSE_BOMB/)],
    ['[R19] entities', filesWith(/REFUSE_XML/)],
  ];
  test.each(REFUSED)(
    '%s are refused',
    async (_, paths) => {
      expect(paths.length).toBeGreaterThan(0);
      const taken: string[] = [];
      for (const path of paths) {
        const { status, failure } = await outcome(path);
        if (status !== 'failed') taken.push(path);
        else expect(ERROR_CODES, path).toContain(failure?.code);
      }
      expect(taken).toEqual([]);
    },
    120_000,
  );

  test('[R16] with paths, links and relations that lead out writes and reads nothing outside', async () => {
    const paths = filesWith(/made-(traversal|symlink|rel-)/);
    expect(paths.length).toBeGreaterThan(0);
    const secrets = await readFile('/etc/passwd', 'utf8').then(
      (text) => text.split('\n')[0]!,
      () => 'root:x:0:0',
    );
    for (const path of paths) {
      const found = await outcome(path);
      expect(JSON.stringify(found), path).not.toContain(secrets);
    }
    const names = await readdir(fund.dataDir, { recursive: true });
    expect(names.filter((name) => /PWNED|evil/i.test(name))).toEqual([]);
    expect((await readdir(join(fund.dataDir, '..'))).filter((name) => /PWNED/.test(name))).toEqual([]);
  }, 60_000);

  test('[R19][R20] opens no connection', () => {
    expect(called).toBe(0);
  });

  test('[R28] is answered with a sentence that tells nothing of the inside', async () => {
    const all = (await fund.send('/api/analyses?limit=500', { cookie })).json as Analysis[];
    expect(all.length).toBeGreaterThan(0);
    for (const { failure } of all)
      expect(JSON.stringify(failure ?? '')).not.toMatch(/node_modules|(?:\bat \S+ \()|\/tmp\/|\/root|\.js:\d/);
  });

  test('leaves the server well: the next honest deck is analysed', async () => {
    const { body, headers } = form({ companyName: 'Honest' }, [{ fileName: 'deck.pdf', bytes: deckBytes }]);
    const { id } = (await fund.send('/api/upload-deck', { method: 'POST', cookie, body, headers })).json as Analysis;
    await until(
      async () => ((await fund.send(`/api/analyses/${id}`, { cookie })).json as Analysis).status === 'completed',
      30,
    );
    expect((await fund.send('/api/health')).status).toBe(200);
  });
});
