/** [R20] Nothing leaves the machine but the mail that an administrator configured. */
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFund, until, type Fund } from './support/fund.js';

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

test('[R20] there is no address of a model to set: only the rubric engine answers', async () => {
  for (const body of [
    { engine: 'openai' },
    { baseURL: 'http://169.254.169.254/' },
    { engine: 'rubric', baseURL: 'file:///etc/passwd' },
  ]) {
    expect((await fund.send('/api/settings', { method: 'PUT', cookie: admin, body })).status).toBe(400);
  }
  expect((await fund.send('/api/settings', { cookie: admin })).json).toMatchObject({ engine: 'rubric' });
});

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
