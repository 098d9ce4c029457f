/** [R20] Nothing leaves the machine but the mail and the questions to a model that an administrator configured, and these go where they should. */
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFakeModel } from '@vc-analyst/core/testing';
import { deckBytes, openFund, until, type Fund } from './support/fund.js';

let fund: Fund;
let admin: string;
beforeAll(async () => {
  fund = await openFund({ stored: [{ id: 'kept' }] });
  admin = (await fund.join('admin')).cookie;
}, 60_000);
afterAll(() => fund.close());

test('[R20] only an administrator may say where anything is sent', async () => {
  const mail = { host: '169.254.169.254', port: 80, secure: false, username: '', from: 'a@b.example' };
  for (const role of ['viewer', 'analyst', 'partner'] as const) {
    const { cookie } = await fund.join(role);
    expect((await fund.send('/api/settings', { method: 'PUT', cookie, body: { mail } })).status).toBe(403);
    expect((await fund.send('/api/settings', { cookie })).status).toBe(403);
  }
});

const model = { name: 'fake-model', baseUrl: 'http://127.0.0.1:9/v1', api: 'chat' };

/** What the administrator changes, as the server answers it. */
function change(body: object) {
  return fund.send('/api/settings', { method: 'PUT', cookie: admin, body });
}

test.each([
  'http://169.254.169.254/latest/meta-data',
  'http://2852039166/v1',
  'http://0xa9fea9fe/v1',
  'http://0251.0376.0251.0376/v1',
  'http://[::ffff:169.254.169.254]/v1',
  'http://[fe80::1]/v1',
  'http://[fd00:ec2::254]/v1',
  'http://100.100.100.200/v1',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/',
  'javascript:alert(1)',
  'https://user:secret@models.example/v1',
  'models.example/v1',
])('[R20] no model is asked at %s', async (baseUrl) => {
  expect((await change({ engine: 'openai', model: { ...model, baseUrl } })).status).toBe(400);
  expect((await fund.send('/api/settings', { cookie: admin })).json).toMatchObject({ engine: 'rubric', model: null });
});

test('[R20] only an administrator chooses a model; its key is never shown, and stays with its host', async () => {
  for (const role of ['viewer', 'analyst', 'partner'] as const) {
    const { cookie } = await fund.join(role);
    const body = { engine: 'openai', model };
    expect((await fund.send('/api/settings', { method: 'PUT', cookie, body })).status).toBe(403);
  }
  const [ours, theirs] = [await openFakeModel(), await openFakeModel()];
  try {
    const set = await change({ engine: 'openai', model: { ...model, baseUrl: ours.url, key: 'sk-canary-r20' } });
    expect(set.json).toMatchObject({ engine: 'openai', model: { name: 'fake-model', hasKey: true } });
    await analysed();
    expect(ours.requests.map(({ headers }) => headers.authorization)).toContain('Bearer sk-canary-r20');

    await change({ model: { ...model, baseUrl: theirs.url } });
    await analysed();
    expect(theirs.requests.length).toBeGreaterThan(0);
    expect(JSON.stringify(theirs.requests)).not.toContain('sk-canary-r20');

    // A redirect to another host is not followed, and what was sent stays where it was sent.
    const before = theirs.requests.length;
    ours.change({ fault: 'redirects' });
    await change({ model: { ...model, name: 'not-asked-yet', baseUrl: ours.url, key: 'sk-canary-r20' } });
    expect((await analysed()).status).toBe('failed');
    expect(theirs.requests).toHaveLength(before);

    const shown = (await fund.send('/api/settings', { cookie: admin })).text;
    const listed = (await fund.send('/api/analyses', { cookie: admin })).text;
    expect(shown + listed + fund.log.join('')).not.toContain('sk-canary-r20');
  } finally {
    await change({ engine: 'rubric', model: null });
    await Promise.all([ours.close(), theirs.close()]);
  }
});

test('[R20] the key of the environment is for the configured host, whatever an administrator sets', async () => {
  const theirs = await openFakeModel();
  const other = await openFund({ workspace: { apiKey: 'sk-canary-environment', baseUrl: 'http://127.0.0.1:9/v1' } });
  try {
    const { cookie } = await other.join('admin');
    const body = { engine: 'openai', model: { ...model, baseUrl: theirs.url } };
    expect((await other.send('/api/settings', { method: 'PUT', cookie, body })).status).toBe(200);
    const { id } = await other.workspace.queue.submit({ inputs: [{ fileName: 'deck.pdf', bytes: deckBytes }] });
    await other.workspace.queue.idle();
    expect((await other.workspace.analyses.get(id)).status).toBe('completed');
    expect(theirs.requests.length).toBeGreaterThan(0);
    expect(JSON.stringify(theirs.requests)).not.toContain('sk-canary-environment');
  } finally {
    await Promise.all([other.close(), theirs.close()]);
  }
});

/** A deck handed in and read to its end. */
async function analysed() {
  const { queue, analyses } = fund.workspace;
  const { id } = await queue.submit({ inputs: [{ fileName: 'deck.pdf', bytes: deckBytes }] });
  await queue.idle();
  return analyses.get(id);
}

test('an invitation is mailed where mail is configured: one reader, no header of a stranger’s', async () => {
  const { port, received, close } = await mailServer();
  try {
    await fund.send('/api/settings', {
      method: 'PUT',
      cookie: admin,
      body: { mail: { host: '127.0.0.1', port, secure: false, username: '', from: 'Fund <decks@fund.example>' } },
    });
    const invited = await fund.send('/api/team/invite', {
      method: 'POST',
      cookie: admin,
      body: { email: 'guest@x.example', role: 'analyst', firstName: 'Ana', lastName: 'Ruiz' },
    });
    const { invitation } = invited.json as { invitation: { link: string; mailed: boolean } };
    expect(invitation.mailed).toBe(true);
    await until(() => received().includes('QUIT') || received().includes('\r\n.\r\n'));
    const mail = received().replace(/=\r\n/g, '').replace(/=3D/g, '=');
    expect(mail).toContain(invitation.link);
    expect(mail.match(/^RCPT TO:.*$/gm)).toEqual(['RCPT TO:<guest@x.example>']);
    expect(mail).toContain('From: Fund <decks@fund.example>');
    for (const email of ['a@x.example\r\nBcc: b@x.example', 'a@x.example, b@x.example', 'a@x.example\n.']) {
      expect(
        (
          await fund.send('/api/team/invite', {
            method: 'POST',
            cookie: admin,
            body: { email, role: 'viewer', firstName: 'A', lastName: 'B' },
          })
        ).status,
      ).toBe(400);
    }
  } finally {
    await fund.send('/api/settings', { method: 'PUT', cookie: admin, body: { mail: null } });
    close();
  }
});

test('a test message goes to whoever asks, and what the mail server says against it is told', async () => {
  const { port, received, close } = await mailServer();
  const send = () => fund.send('/api/settings/mail/test', { method: 'POST', cookie: admin, body: {} });
  const from = 'Fund <decks@fund.example>';
  try {
    await change({ mail: { host: '127.0.0.1', port, secure: false, username: '', from } });
    const sent = await send();
    expect(sent.status).toBe(200);
    const { sentTo } = sent.json as { sentTo: string };
    expect(received()).toContain(`RCPT TO:<${sentTo}>`);
    await change({ mail: { host: '127.0.0.1', port: 1, secure: false, username: '', from } });
    const refused = await send();
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({
      error: { code: 'mail-failed', message: expect.stringContaining('127.0.0.1') as string },
    });
  } finally {
    await change({ mail: null });
    close();
  }
});

test('a mail server that is not there stops no invitation: its link is shown', async () => {
  await fund.send('/api/settings', {
    method: 'PUT',
    cookie: admin,
    body: { mail: { host: '127.0.0.1', port: 1, secure: false, username: '', from: 'decks@fund.example' } },
  });
  const invited = await fund.send('/api/team/invite', {
    method: 'POST',
    cookie: admin,
    body: { email: 'other@x.example', role: 'viewer', firstName: 'O', lastName: 'T' },
  });
  expect(invited.status).toBe(201);
  expect(invited.json).toMatchObject({
    invitation: { mailed: false, link: expect.stringContaining('/auth?invitation=') as string },
  });
});

test('[R20] no mail password goes out in the clear, however a mail server answers', async () => {
  const { port, received, close } = await mailServer();
  // This machine by an address that does not say so, as that of a server elsewhere.
  const host = '0.0.0.0';
  try {
    const mail = { host, port, secure: false, username: 'decks', password: 'smtp-canary', from: 'decks@fund.example' };
    await change({ mail });
    const invited = await fund.send('/api/team/invite', {
      method: 'POST',
      cookie: admin,
      body: { email: 'clear@x.example', role: 'viewer', firstName: 'C', lastName: 'L' },
    });
    expect(invited.json).toMatchObject({ invitation: { mailed: false } });
    expect(received()).toContain('EHLO');
    expect(received()).not.toContain('AUTH');
  } finally {
    await change({ mail: null });
    close();
  }
});

/** Takes one mail after the other and keeps what was said. */
async function mailServer() {
  let heard = '';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let inData = false;
    socket.on('error', () => undefined);
    socket.write('220 mail\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      heard += text;
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 taken\r\n');
      } else if (/^DATA/im.test(text)) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/im.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 well\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    received: () => heard,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
