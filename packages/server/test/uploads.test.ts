/** Uploads: what they are is told by their bytes, how large they are while they arrive, and their names are only names. */
import { request } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Analysis } from '@vc-analyst/core';
import { deckBytes, openFund, until, type Fund } from './support/fund.js';
import { form, type Received } from './support/http.js';
import { sharedFolder } from './support/shared-folder.js';

const shared = sharedFolder();
const MIB = 1024 * 1024;

let fund: Fund;
let cookie: string;

beforeAll(async () => {
  fund = await openFund({ server: { limits: { uploadsADay: 10_000, waitingAnalyses: 10_000 } } });
  ({ cookie } = await fund.join('admin'));
});
afterAll(() => fund.close());

async function upload(
  files: { fileName: string; bytes: Uint8Array; name?: string }[],
  fields: Record<string, string> = { companyName: 'Wrenlow' },
) {
  const { body, headers } = form(fields, files);
  return fund.send('/api/upload-deck', { method: 'POST', cookie, body, headers });
}
const codeOf = (answer: Received) => (answer.json as { error?: { code: string } }).error?.code;
const leftOver = async () =>
  (await readdir(join(fund.dataDir, '.uploads'), { recursive: true })).filter((name) => /[0-9a-f]{8}-/.test(name));

describe('an upload', () => {
  test('is answered at once and analysed after', async () => {
    const answer = await upload([{ fileName: 'deck.pdf', bytes: deckBytes }], {
      companyName: '  Wrenlow Labs ',
      sector: 'saas',
    });
    expect(answer.status).toBe(201);
    const { id, status, companyName } = answer.json as Analysis;
    expect(['pending', 'processing']).toContain(status);
    expect(companyName).toBe('Wrenlow Labs');
    await until(
      async () => ((await fund.send(`/api/analyses/${id}`, { cookie })).json as Analysis).status === 'completed',
    );
    const done = (await fund.send(`/api/analyses/${id}`, { cookie })).json as Analysis;
    expect(done.overallScore).toBeGreaterThan(0);
    expect(done.sector).toBe('saas');
    expect(done.steps.map(({ status }) => status)).toEqual(Array(9).fill('completed'));
    const stored = await fund.send(`/api/analyses/${id}/deck`, { cookie });
    expect(stored.bytes.equals(deckBytes)).toBe(true);
    expect(await leftOver()).toEqual([]);
  });

  test('of a report that we wrote is refused, under any name, and names the deck to give instead', async () => {
    const [first] = (await fund.send('/api/analyses', { cookie })).json as Analysis[];
    const { bytes } = await fund.send(`/api/analyses/${first!.id}/export?format=pdf`, { cookie });
    const answer = await upload([{ fileName: 'Pitch Deck Final.pdf', bytes }]);
    expect([answer.status, codeOf(answer)]).toEqual([422, 'own-report']);
    expect(answer.json).toMatchObject({ error: { message: expect.stringContaining('deck.pdf') as string } });
    expect(await leftOver()).toEqual([]);
  });

  test('may be preceded by a look for the name, which the deck says and not its file, and which keeps nothing', async () => {
    const look = async (fileName: string, bytes: Uint8Array) => {
      const { body, headers } = form({}, [{ fileName, bytes }]);
      return fund.send('/api/upload-deck/name', { method: 'POST', cookie, body, headers });
    };
    const held = (await fund.send('/api/analyses', { cookie })).headers['x-total-count'];
    expect((await look('Globex final v3.pdf', deckBytes)).json).toEqual({ companyName: 'Wrenlow', from: 'deck' });
    const sharp = (await import('sharp')).default;
    const blank = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await look('globex-deck-v3.png', blank)).json).toEqual({ companyName: 'Globex', from: 'file' });
    expect((await look('2026.png', blank)).json).toEqual({ companyName: '', from: 'unknown' });
    const broken = await look('broken.pdf', deckBytes.subarray(0, 400));
    expect([broken.status, codeOf(broken)]).toEqual([422, 'damaged-file']);
    expect(codeOf(await look('notes.txt', Buffer.from('no deck')))).toBe('unsupported-type');
    expect((await fund.send('/api/analyses', { cookie })).headers['x-total-count']).toBe(held);
    expect(await leftOver()).toEqual([]);
  });

  test('with the name that only its file bears says so, and reads the deck without it', async () => {
    const sharp = (await import('sharp')).default;
    const blank = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#fef' } })
      .png()
      .toBuffer();
    const answer = await upload([{ fileName: 'globex.png', bytes: blank }], {
      companyName: 'Globex',
      companyNameFrom: 'file',
    });
    expect(answer.status).toBe(201);
    const { id } = answer.json as Analysis;
    await until(
      async () => ((await fund.send(`/api/analyses/${id}`, { cookie })).json as Analysis).status === 'completed',
    );
    const done = (await fund.send(`/api/analyses/${id}`, { cookie })).json as Analysis;
    expect(done).toMatchObject({ companyName: 'Globex', companyNameFrom: 'file' });
    expect(done.given?.companyName).toBeUndefined();
  });

  test('of several images is one deck, in the order of their names', async () => {
    const { default: sharp } = await import('sharp');
    const image = (shade: number) =>
      sharp({ create: { width: 320, height: 180, channels: 3, background: { r: shade, g: shade, b: shade } } })
        .png()
        .toBuffer();
    const answer = await upload([
      { fileName: 'slide-2.png', bytes: await image(20) },
      { fileName: 'slide-1.png', bytes: await image(240) },
    ]);
    expect(answer.status).toBe(201);
    const { id } = answer.json as Analysis;
    await until(
      async () =>
        !['pending', 'processing'].includes(
          ((await fund.send(`/api/analyses/${id}`, { cookie })).json as Analysis).status,
        ),
    );
    expect(((await fund.send(`/api/analyses/${id}`, { cookie })).json as Analysis).files).toHaveLength(2);
  });

  test('without a file, without a company, with a file under another name: each is said', async () => {
    expect((await upload([])).status).toBe(400);
    expect((await upload([{ fileName: 'deck.pdf', bytes: deckBytes }], { companyName: '   ' })).json).toMatchObject({
      error: { code: 'bad-request', data: { field: 'companyName' } },
    });
    expect((await upload([{ name: 'file', fileName: 'deck.pdf', bytes: deckBytes }])).status).toBe(400);
    expect(await leftOver()).toEqual([]);
  });

  test('of nothing is said to be empty', async () => {
    const answer = await upload([{ fileName: 'deck.pdf', bytes: Buffer.alloc(0) }]);
    expect(codeOf(answer)).toBe('empty-file');
  });
});

describe.skipIf(!shared)('[R13] what a file is, its bytes say', async () => {
  const index = shared ? (await readFile(join(shared, 'hostile', 'index.csv'), 'utf8')).split('\n').slice(1) : [];
  const refused = index.filter((line) => line.includes(',REFUSE_TYPE,')).map((line) => line.split(',')[0]!);

  /** The code it ends with: at once where a glance is enough, else when the reader opens it. */
  async function endOf(fileName: string, bytes: Uint8Array): Promise<string | undefined> {
    const answer = await upload([{ fileName, bytes }]);
    if (answer.status >= 400) return codeOf(answer);
    const { id } = answer.json as Analysis;
    const read = async () => (await fund.send(`/api/analyses/${id}`, { cookie })).json as Analysis;
    await until(async () => ['completed', 'failed'].includes((await read()).status));
    return (await read()).failure?.code;
  }

  test(`${refused.length} files of other kinds are refused, whatever their ending`, async () => {
    const taken: string[] = [];
    for (const path of refused) {
      const bytes = await readFile(join(shared!, 'hostile', path));
      // Slide shows and templates are presentations by their bytes; they are refused by their ending.
      const endings = path.startsWith('other/') ? [] : ['deck.pdf', 'deck.pptx', 'deck.png'];
      for (const fileName of [basename(path), ...endings]) {
        const code = await endOf(fileName, bytes);
        if (!['unsupported-type', 'unsupported-powerpoint', 'damaged-file'].includes(code ?? ''))
          taken.push(`${path} as ${fileName}: ${code}`);
      }
    }
    expect(taken).toEqual([]);
    expect(refused.length).toBeGreaterThan(0);
  }, 60_000);
});

describe('[R14] 50 MB are 50 · 1024 · 1024 bytes', () => {
  /** A PDF with white space behind its end. */
  const padded = (size: number) => Buffer.concat([deckBytes, Buffer.alloc(size - deckBytes.length, 0x20)]);

  test('a file of exactly the limit is taken, one byte more is not', async () => {
    expect(fund.workspace.config.limits.fileMb).toBe(50);
    const small = await openFund({ workspace: { limits: { fileMb: 1 } } });
    try {
      const { cookie: own } = await small.join('analyst');
      const send = (size: number) => {
        const { body, headers } = form({ companyName: 'W' }, [{ fileName: 'deck.pdf', bytes: padded(size) }]);
        return small.send('/api/upload-deck', { method: 'POST', cookie: own, body, headers });
      };
      expect((await send(MIB)).status).toBe(201);
      const over = await send(MIB + 1);
      expect(over.status).toBe(413);
      expect(over.json).toMatchObject({ error: { code: 'file-too-large', data: { limit: 1 } } });
    } finally {
      await small.close();
    }
  });

  test('one that says it is larger is refused before it is sent', async () => {
    const { sent, status } = await stream({ announced: 200 * MIB, chunks: 400 });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(8 * MIB);
    expect(await leftOver()).toEqual([]);
  });

  test('one without a length is refused as soon as it is too large', async () => {
    const { sent, status } = await stream({ chunks: 2000 });
    expect(status).toBe(413);
    expect(sent).toBeGreaterThan(50 * MIB);
    // What the systems on both sides hold in between is sent, and not read.
    expect(sent).toBeLessThan(100 * MIB);
    await until(async () => (await leftOver()).length === 0);
  });

  /** Sends up to `chunks` half mebibytes as one file and counts what went out until the answer came. */
  async function stream({ announced, chunks }: { announced?: number; chunks: number }) {
    const { body, headers } = form({ companyName: 'Big' }, [{ fileName: 'big.pdf', bytes: Buffer.from('%PDF-1.7\n') }]);
    const head = body.subarray(0, body.indexOf('%PDF') + 9);
    return new Promise<{ sent: number; status: number }>((resolve, reject) => {
      let sent = 0;
      let answered = false;
      const outgoing = request(`${fund.server.url}/api/upload-deck`, {
        method: 'POST',
        agent: false,
        headers: { ...headers, cookie, ...(announced === undefined ? {} : { 'content-length': String(announced) }) },
      });
      outgoing.on('response', (answer) => {
        answered = true;
        answer.resume();
        resolve({ sent, status: answer.statusCode ?? 0 });
      });
      outgoing.on('error', (error) => (answered ? undefined : reject(error)));
      outgoing.write(head);
      const chunk = Buffer.alloc(MIB / 2, 0x20);
      const push = (left: number) => {
        if (answered || left === 0 || outgoing.destroyed) return;
        sent += chunk.length;
        outgoing.write(chunk, () => push(left - 1));
      };
      push(chunks);
    });
  }

  test('uploads of one account are counted, and a full quota says when to come again', async () => {
    const small = await openFund({ server: { limits: { uploadsADay: 2 } } });
    try {
      const [one, other] = [await small.join('analyst'), await small.join('analyst')];
      // Not even a deck: what is refused for its kind counts as well.
      const send = (as: string) => {
        const { body, headers } = form({ companyName: 'W' }, [{ fileName: 'deck.pdf', bytes: Buffer.from('hello') }]);
        return small.send('/api/upload-deck', { method: 'POST', cookie: as, body, headers });
      };
      expect([(await send(one.cookie)).status, (await send(one.cookie)).status]).toEqual([415, 415]);
      const third = await send(one.cookie);
      expect(codeOf(third)).toBe('quota-reached');
      expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
      expect((await send(other.cookie)).status).toBe(415);
    } finally {
      await small.close();
    }
  });
});

test('[R14] of one account four uploads are received at once, the others in their turn, and nobody else waits for them', async () => {
  const busy = await openFund();
  const { queue } = busy.workspace;
  const submit = queue.submit.bind(queue);
  const handedIn: (string | undefined)[] = [];
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  queue.submit = async (deck) => {
    handedIn.push(deck.by?.id);
    await held;
    return submit(deck);
  };
  try {
    const [many, one] = [await busy.join('analyst'), await busy.join('analyst')];
    const send = ({ cookie: own }: { cookie: string }) => {
      const { body, headers } = form({ companyName: 'W' }, [{ fileName: 'deck.pdf', bytes: deckBytes }]);
      return busy.send('/api/upload-deck', { method: 'POST', cookie: own, body, headers });
    };
    const uploads = Array.from({ length: 6 }, () => send(many));
    await until(() => handedIn.length === 4);
    uploads.push(send(one));
    await until(() => handedIn.includes(one.id));
    expect(handedIn.filter((id) => id === many.id)).toHaveLength(4);
    release();
    expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual(Array(7).fill(201));
  } finally {
    release();
    await busy.close();
  }
});

test('[R14] an upload that stands still is given up, and nothing of it stays', async () => {
  const slow = await openFund({ server: { limits: { stallSeconds: 0.3 } } });
  try {
    const { cookie: own } = await slow.join('analyst');
    const { body, headers } = form({ companyName: 'W' }, [{ fileName: 'deck.pdf', bytes: deckBytes }]);
    const status = await new Promise<number>((resolve, reject) => {
      const outgoing = request(`${slow.server.url}/api/upload-deck`, {
        method: 'POST',
        agent: false,
        headers: { ...headers, cookie: own, 'content-length': String(body.length) },
      });
      outgoing.on('response', (answer) => resolve(answer.statusCode ?? 0));
      outgoing.on('error', reject);
      outgoing.write(body.subarray(0, 5000));
    });
    expect(status).toBe(408);
    await until(async () => (await readdir(join(slow.dataDir, '.uploads'), { recursive: true })).length <= 1);
  } finally {
    await slow.close();
  }
});

describe.skipIf(!shared)('[R15] the name of a file', async () => {
  const names = shared
    ? (JSON.parse(await readFile(join(shared, 'hostile', 'upload_names.json'), 'utf8')) as string[])
    : [];

  test(`is only a name: ${names.length} hostile ones build no path and break no header`, async () => {
    // One deck that takes long is in front: the others wait, and none needs to be opened for its name.
    const busy = await openFund({ workspace: { concurrency: 1 }, server: { limits: { waitingAnalyses: 1000 } } });
    try {
      const { cookie: own } = await busy.join('admin');
      const send = async (fileName: string, bytes: Uint8Array) => {
        const { body, headers } = form({ companyName: 'W' }, [{ fileName, bytes }]);
        return busy.send('/api/upload-deck', { method: 'POST', cookie: own, body, headers });
      };
      await send(
        'slow.pdf',
        await readFile(new URL('../../../examples/decks/olivanta-escaneado.pdf', import.meta.url)),
      );
      const outside = join(busy.dataDir, '..');
      const before = await strangers(outside);
      const broken: string[] = [];
      const sendAs = async (name: string) => {
        const answer = await send(name, deckBytes);
        expect(answer.status, JSON.stringify(name).slice(0, 100)).toBe(201);
        const { id, fileName } = answer.json as Analysis;
        if (/[\\/\p{Cc}\u202e]/u.test(fileName) || fileName.length > 200 || fileName === '') broken.push(name);
        const download = await busy.send(`/api/analyses/${id}/deck`, { cookie: own });
        expect(download.status).toBe(200);
        const disposition = download.headers['content-disposition'] ?? '';
        if (!/^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[\w.!~%-]*$/.test(disposition))
          broken.push(disposition);
        if (Object.keys(download.headers).some((header) => /^x-injected|^set-cookie/i.test(header))) broken.push(name);
      };
      for (let index = 0; index < names.length; index += 8)
        await Promise.all(names.slice(index, index + 8).map(sendAs));
      expect(broken).toEqual([]);
      expect(await strangers(outside)).toEqual(before);
      const inside = (await readdir(busy.dataDir, { recursive: true })).filter((path) =>
        /PWNED|passwd|\.\.|evil/i.test(path),
      );
      expect(inside).toEqual([]);
      expect(names.length).toBeGreaterThan(50);
    } finally {
      await busy.close();
    }
  });
});

describe('[R23] an uploaded file', () => {
  test.each([
    ['deck.pdf', 'wrenlow-pre-seed.pdf', 'application/pdf'],
    ['page.html', 'rackhaven-seed.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    ['deck.svg', 'hilandera.ppt', 'application/vnd.ms-powerpoint'],
  ])('named %s is handed out as what it is, for saving, never as a page', async (fileName, sample, type) => {
    const bytes = await readFile(new URL(`../../../examples/decks/${sample}`, import.meta.url));
    const { id } = (await upload([{ fileName, bytes }])).json as Analysis;
    const { headers, bytes: back } = await fund.send(`/api/analyses/${id}/deck`, { cookie });
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toMatch(/^attachment;/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(back.equals(bytes)).toBe(true);
    await fund.send(`/api/analyses/${id}`, { method: 'DELETE', cookie });
  });
});

/** Files beside the data folder that an upload could have made. */
async function strangers(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /PWNED|evil|passwd|\.pdf/i.test(name)).sort();
}
