/** The proxies of `deploy/` as they are written, each where it is installed: over TLS pages, sign-ins, uploads and WebSockets pass through. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openFund, PASSWORD, until, type Fund } from './support/fund.js';

const NAME = 'vc.example.com';
const PLACES = {
  nginx: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'],
  caddy: ['/usr/bin/caddy', '/usr/local/bin/caddy'],
};
const run = promisify(execFile);
const asWritten = (name: string) => readFile(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

/** Where the proxy listens in the test, and where the server is. */
interface Site {
  folder: string;
  https: number;
  http: number;
  server: number;
}

/** What runs the proxy in the foreground, with the names, ports and certificate of the test in its file and nothing else changed. */
const PROXIES = {
  async nginx(program: string, { folder, https, http, server }: Site): Promise<string[]> {
    const [pem, key] = [join(folder, 'site.pem'), join(folder, 'site.key')];
    const names = ['-subj', `/CN=${NAME}`, '-keyout', key, '-out', pem];
    await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names]);
    const site = (await asWritten('nginx.conf'))
      .replace('listen 443', `listen ${https}`)
      .replace('listen 80', `listen ${http}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${server}`)
      .replace('/etc/ssl/vc.example.com.pem', pem)
      .replace('/etc/ssl/vc.example.com.key', key);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (one) => `${one}_temp_path ${folder}/${one};`,
    );
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const main = `${user} pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')} include ${folder}/site.conf; }`;
    await writeFile(join(folder, 'site.conf'), site);
    await writeFile(join(folder, 'nginx.conf'), main);
    const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
    await run(program, [...args, '-t']);
    return [...args, '-g', 'daemon off;'];
  },

  async caddy(program: string, { folder, https, http, server }: Site): Promise<string[]> {
    // A certificate of its own, as no authority can ask for the name here.
    const site = (await asWritten('Caddyfile'))
      .replace(`${NAME} {`, `${NAME}:${https} {\n\ttls internal`)
      .replace('127.0.0.1:3000', `127.0.0.1:${server}`);
    const own = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n\tstorage file_system ${folder}/store\n}\n`;
    const file = join(folder, 'Caddyfile');
    await writeFile(file, own + site);
    const args = ['--config', file, '--adapter', 'caddyfile'];
    await run(program, ['validate', ...args]);
    return ['run', ...args];
  },
};

for (const [proxy, start] of Object.entries(PROXIES)) {
  const program = PLACES[proxy as keyof typeof PROXIES].find((place) => existsSync(place));
  if (program === undefined) console.warn(`Skipped: the guide for ${proxy}, which is not installed here.`);

  describe.skipIf(program === undefined)(`behind ${proxy}`, () => {
    let fund: Fund;
    let folder: string;
    let child: ChildProcess;
    let site: Site;
    let said = '';
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), `vc-${proxy}-`));
      fund = await openFund({
        workspace: { publicUrl: `https://${NAME}`, trustProxy: true },
        stored: [{ id: 'kept' }],
      });
      await fund.join('admin', 'ada');
      const [https, http] = [await freePort(), await freePort()];
      site = { folder, https, http, server: Number(new URL(fund.server.url).port) };
      child = spawn(program!, await start(program!, site), { env: { ...process.env, HOME: folder } });
      child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const answers = () => call('/api/health').then(({ status }) => status === 200).catch(() => false); // prettier-ignore
      await until(async () => (await answers()) || child.exitCode !== null, 60);
      expect(child.exitCode, said).toBeNull();
    });
    afterAll(async () => {
      child?.kill('SIGTERM');
      if (child?.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
      await fund?.close();
      await rm(folder, { recursive: true, force: true });
    });

    const call = (path: string, { headers = {}, body, method = 'GET' }: Partial<Sent> = {}) => send(site.https, path, { headers, body, method }); // prettier-ignore
    const signIn = async (headers: Record<string, string> = {}) => {
      const json = { 'content-type': 'application/json', origin: `https://${NAME}`, ...headers };
      const body = JSON.stringify({ username: 'ada', password: PASSWORD });
      const answer = await call('/api/login', { method: 'POST', headers: json, body });
      expect(answer.status, answer.text).toBe(200);
      return answer.cookies.find((one) => one.startsWith('__Host-vc_session='))!;
    };

    test('pages and the API are there, and a sign-in is bound to https', async () => {
      expect((await call('/')).text).toContain('<!doctype html>');
      const cookie = await signIn();
      expect(cookie).toMatch(/; secure/i);
      const own = await call('/api/user', { headers: { cookie: cookie.split(';')[0]! } });
      expect([own.status, own.text]).toEqual([200, expect.stringContaining('ada')]);
    });

    test('an address that a client claims is not believed', async () => {
      await signIn({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example' });
      const { entries } = await fund.workspace.audit.list({ action: 'account.sign-in' });
      expect(entries[0]).toMatchObject({ address: '127.0.0.1' });
    });

    test('WebSockets pass, with the session and from our pages alone', async () => {
      const cookie = (await signIn()).split(';')[0]!;
      const open = (origin: string) =>
        new Promise<string>((resolve, reject) => {
          const options = { headers: { cookie, origin, host: NAME }, servername: NAME, rejectUnauthorized: false };
          const socket = new WebSocket(`wss://127.0.0.1:${site.https}/ws`, options);
          socket.once('open', () => (socket.close(), resolve('open')));
          socket.once('unexpected-response', (_, { statusCode }) => resolve(String(statusCode)));
          socket.once('error', reject);
        });
      expect(await open(`https://${NAME}`)).toBe('open');
      expect(await open('https://evil.example')).toBe('403');
    });

    test('an upload of 50 MB reaches the server, one of 52 MB does not', async () => {
      const cookie = (await signIn()).split(';')[0]!;
      const headers = { cookie, origin: `https://${NAME}`, 'content-type': 'multipart/form-data; boundary=x' };
      const upload = async (megabytes: number) => {
        const head = '--x\r\nContent-Disposition: form-data; name="deck"; filename="a.pdf"\r\n\r\n';
        const body = Buffer.concat([
          Buffer.from(head),
          Buffer.alloc(megabytes * 1024 * 1024),
          Buffer.from('\r\n--x--\r\n'),
        ]);
        return call('/api/upload-deck', { method: 'POST', headers, body });
      };
      // It is no deck, and the server says so.
      expect(JSON.parse((await upload(50)).text)).toMatchObject({ error: { code: expect.any(String) as string } });
      expect(await upload(52).then(({ status }) => status, () => 413)).toBe(413); // prettier-ignore
    });
  });
}

interface Sent {
  method: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

/** As a browser that found the name at this machine. */
function send(port: number, path: string, { method, headers, body }: Sent) {
  return new Promise<{ status: number; text: string; cookies: string[] }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, servername: NAME, rejectUnauthorized: false, agent: false } as const; // prettier-ignore
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request({ ...options, headers: { host: NAME, ...length, ...headers } }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, cookies: answer.headers['set-cookie'] ?? [] })); // prettier-ignore
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
