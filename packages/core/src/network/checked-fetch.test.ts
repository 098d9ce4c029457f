/** What the checked `fetch` sends and takes, and where it does not go. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkedFetch } from './checked-fetch.js';

let server: Server;
let base: string;
let answer: (incoming: IncomingMessage, response: ServerResponse) => void;
beforeAll(async () => {
  server = createServer((incoming, response) => answer(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.closeAllConnections());

test('a request goes out whole and its reply comes back, with what was not said left out', async () => {
  const heard: { method: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
  answer = (incoming, response) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      heard.push({ method: incoming.method, headers: incoming.headers, body });
      response.writeHead(201, { 'x-said': 'yes' }).end('bonjour é');
    });
  };
  const reply = await checkedFetch()(new URL(`${base}/x`), {
    method: 'POST',
    headers: { authorization: 'Bearer k' },
    body: '{"a":"é"}',
  });
  expect([reply.status, reply.headers.get('x-said'), await reply.text()]).toEqual([201, 'yes', 'bonjour é']);
  expect(heard[0]).toMatchObject({ method: 'POST', body: '{"a":"é"}', headers: { authorization: 'Bearer k' } });
  expect(heard[0]!.headers['accept-encoding']).toBe('identity');
});

test('a redirect is an answer like another', async () => {
  answer = (_, response) => response.writeHead(302, { location: `${base}/elsewhere` }).end();
  expect((await checkedFetch()(new URL(base))).status).toBe(302);
});

test('a refused address is not connected to', async () => {
  for (const url of ['http://169.254.169.254/', 'https://[fd00:ec2::254]/', 'http://0xa9fea9fe/']) {
    await expect(checkedFetch()(new URL(url))).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
  }
});

test('aborting ends a reply that never ends, before and after it begins', async () => {
  answer = () => undefined;
  await expect(checkedFetch()(new URL(base), { signal: AbortSignal.timeout(30) })).rejects.toThrow();
  answer = (_, response) => void response.writeHead(200).write('and so on');
  const reply = await checkedFetch()(new URL(base), { signal: AbortSignal.timeout(60) });
  await expect(reply.text()).rejects.toThrow();
});

test('a connection that breaks off fails with its own code', async () => {
  answer = (_, response) => response.socket?.destroy();
  await expect(checkedFetch()(new URL(base))).rejects.toMatchObject({ code: 'ECONNRESET' });
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half', () => response.socket?.destroy());
  };
  await expect(checkedFetch()(new URL(base)).then((reply) => reply.text())).rejects.toThrow();
});
