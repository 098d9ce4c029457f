/** What takes minutes: exact limits of 50 MB, a drip of one byte a second, two hundred wrong sign-ins of each kind, thousands of broken requests. */
import { request } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES, type Analysis } from '@vc-analyst/core';
import { ROUTES, errorBodySchema, type Route } from '@vc-analyst/core/contract';
import { deckBytes, openFund, until } from './support/fund.js';
import { form } from './support/http.js';
import { sharedFolder } from './support/shared-folder.js';

const MIB = 1024 * 1024;
const INSIDE = /node_modules|(?:\bat \S+ \()|\.ts:\d|\.js:\d|\/root|\/tmp\/|\/work|\/home\//;
const shared = sharedFolder();

test('[R14] a file of exactly 50 · 1024 · 1024 bytes is analysed, one byte more is refused', async () => {
  const fund = await openFund();
  try {
    const { cookie } = await fund.join('analyst');
    const send = (size: number) => {
      const bytes = Buffer.concat([deckBytes, Buffer.alloc(size - deckBytes.length, 0x20)]);
      const { body, headers } = form({ companyName: 'Edge' }, [{ fileName: 'deck.pdf', bytes }]);
      return fund.send('/api/upload-deck', { method: 'POST', cookie, body, headers });
    };
    const taken = await send(50 * MIB);
    expect(taken.status).toBe(201);
    const { id } = taken.json as Analysis;
    await until(async () => ['completed', 'failed'].includes((await fund.workspace.analyses.get(id)).status), 120);
    expect((await fund.workspace.analyses.get(id)).status).toBe('completed');
    for (const size of [50 * MIB + 1, 50 * MIB + 100_000]) expect((await send(size)).status).toBe(413);
  } finally {
    await fund.close();
  }
});

test('[R14] an upload that drips is given up when its time is over', async () => {
  const fund = await openFund({ server: { limits: { requestSeconds: 8, stallSeconds: 5 } } });
  try {
    const { cookie } = await fund.join('analyst');
    const { body, headers } = form({ companyName: 'Slow' }, [{ fileName: 'deck.pdf', bytes: deckBytes }]);
    let sent = 0;
    const ended = await new Promise<number | string>((resolve) => {
      const outgoing = request(`${fund.server.url}/api/upload-deck`, {
        method: 'POST',
        agent: false,
        headers: { ...headers, cookie, 'content-length': String(body.length) },
      });
      const drip = setInterval(() => outgoing.write(body.subarray(sent, (sent += 1))), 1000);
      outgoing.on('response', (answer) => resolve(answer.statusCode ?? 0));
      outgoing.on('error', (error) => resolve(error.message));
      outgoing.on('close', () => clearInterval(drip));
    });
    // A byte a second: far from all that it has.
    expect(sent).toBeLessThan(15);
    expect([408, 'socket hang up', 'read ECONNRESET']).toContain(ended);
    await until(async () => (await readdir(join(fund.dataDir, '.uploads'), { recursive: true })).length <= 1);
    expect((await fund.send('/api/health')).status).toBe(200);
  } finally {
    await fund.close();
  }
});

test('[R5] two hundred sign-ins of a known and an unknown name take as long as one another', async () => {
  const fund = await openFund({
    workspace: { passwordCost: 13 },
    server: { limits: { signInsAnAccount: 10_000, signInsAnAddress: 10_000 } },
  });
  try {
    await fund.join('analyst', 'known');
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let index = 0; index < 200; index += 1) {
      for (const username of ['known', 'unknown'] as const) {
        const begun = performance.now();
        await fund.send('/api/login', { method: 'POST', body: { username, password: `wrong ${index}` } });
        times[username].push(performance.now() - begun);
      }
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length / 2]!;
    expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(10);
  } finally {
    await fund.close();
  }
});

describe.skipIf(!shared)('[R28] every hostile file', () => {
  test('ends in a result or one clear error that tells nothing of the inside', async () => {
    const fund = await openFund({
      workspace: { limits: { seconds: 20, memoryMb: 512 }, concurrency: 2 },
      server: { limits: { uploadsADay: 10_000, waitingAnalyses: 10_000, uploadMbADay: 100_000 } },
    });
    try {
      const { cookie } = await fund.join('admin');
      const folder = join(shared!, 'hostile');
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && entry.parentPath !== folder);
      const leaks: string[] = [];
      for (const entry of files) {
        const bytes = await readFile(join(entry.parentPath, entry.name));
        const { body, headers } = form({ companyName: 'Hostile' }, [{ fileName: basename(entry.name), bytes }]);
        const answer = await fund.send('/api/upload-deck', { method: 'POST', cookie, body, headers });
        if (answer.status >= 500 || INSIDE.test(answer.status >= 400 ? answer.text : '')) leaks.push(entry.name);
      }
      await fund.workspace.queue.idle();
      const running = (await fund.workspace.analyses.list()).filter(
        ({ status }) => !['completed', 'failed'].includes(status),
      );
      expect(running.map(({ fileName, status }) => `${fileName}: ${status}`)).toEqual([]);
      for (const { id } of await fund.workspace.analyses.list()) {
        const { status, failure } = await fund.workspace.analyses.get(id);
        expect(['completed', 'failed']).toContain(status);
        if (failure && (!(ERROR_CODES as readonly string[]).includes(failure.code) || INSIDE.test(failure.message))) {
          leaks.push(`${failure.code}: ${failure.message}`);
        }
      }
      expect(leaks).toEqual([]);
      expect((await fund.send('/api/health')).status).toBe(200);
    } finally {
      await fund.close();
    }
  });
});

test('[R28] five thousand requests with broken paths, queries, headers and bodies tell nothing of the inside', async () => {
  const fund = await openFund({ stored: [{ id: 'kept' }] });
  try {
    const { cookie } = await fund.join('admin');
    const routes = (Object.entries(ROUTES) as [string, Route][]).filter(([id]) => !id.startsWith('logout'));
    let seed = 11;
    const next = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
    const noise = (length: number) => Array.from({ length }, () => String.fromCharCode(32 + next(95))).join('');
    const leaks: string[] = [];
    for (let index = 0; index < 5000; index += 1) {
      const [, { method, path }] = routes[next(routes.length)]!;
      const filled = path.replace(/\{\w+\}/g, () => (next(3) === 0 ? 'kept' : encodeURIComponent(noise(next(40)))));
      const body =
        method === 'GET'
          ? undefined
          : ['{"a":', noise(200), JSON.stringify({ [noise(5)]: noise(20) }), '[]', '"x"'][next(5)];
      const headers = { 'content-type': ['application/json', noise(10).replace(/[^a-z/]/gi, 'x') || 'x'][next(2)]! };
      const answer = await fund.send(`${filled}?${encodeURIComponent(noise(5))}=${encodeURIComponent(noise(10))}`, {
        method,
        cookie,
        ...(body === undefined ? {} : { body, headers }),
      });
      const odd = answer.status >= 500 || (answer.status >= 400 && !errorBodySchema.safeParse(answer.json).success);
      if (odd || (answer.status >= 400 && INSIDE.test(answer.text)))
        leaks.push(`${method} ${filled}: ${answer.text.slice(0, 200)}`);
    }
    expect(leaks).toEqual([]);
  } finally {
    await fund.close();
  }
});
