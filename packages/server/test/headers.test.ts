/** [R21] The headers of every answer, and the web app as it is served. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, type Route } from '@vc-analyst/core/contract';
import { openFund, type Fund, type Person } from './support/fund.js';

const SCRIPT = 'export {};';

let fund: Fund;
let webDir: string;
let admin: Person;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'vc-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(
    join(webDir, 'index.html'),
    '<!doctype html><title>VC Analyst</title><script type="module" src="/assets/app-1a2b3c4d.js"></script>',
  );
  await writeFile(join(webDir, 'assets', 'app-1a2b3c4d.js'), SCRIPT);
  await writeFile(join(webDir, 'assets', 'app-1a2b3c4d.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(webDir, 'assets', 'app-1a2b3c4d.js.gz'), gzipSync(SCRIPT));
  fund = await openFund({
    stored: [{ id: 'walked' }],
    server: { webDir },
  });
  admin = await fund.join('admin');
}, 60_000);
afterAll(async () => {
  await fund.close();
  await rm(webDir, { recursive: true });
});

describe('[R21] headers', () => {
  const pathOf = (route: Route) =>
    route.path
      .replace('{id}', 'walked')
      .replace('{number}', '1')
      .replace('{period}', 'all')
      .replace(/\{\w+\}/g, 'x');

  test('keep browsers in order on every route, static file, error and download', async () => {
    const wrong: string[] = [];
    const paths: [string, string][] = [
      ...(Object.values(ROUTES) as Route[]).map(({ method, path, ...route }): [string, string] => [
        method,
        pathOf({ method, path, ...route }),
      ]),
      ['GET', '/'],
      ['GET', '/analysis'],
      ['GET', '/assets/app-1a2b3c4d.js'],
      ['GET', '/nowhere/at/all'],
      ['GET', '/api/nowhere'],
      ['GET', '/share/some-token'],
      ['PUT', '/api/analyses'],
    ];
    for (const [method, path] of paths) {
      for (const cookie of [undefined, admin.cookie]) {
        // Signing out would end the session that the rest of the walk needs.
        if (cookie && path === '/api/logout') continue;
        const { headers, status } = await fund.send(path, { method, cookie });
        const csp = String(headers['content-security-policy']);
        const name = `${method} ${path} ${status}`;
        if (!/frame-ancestors 'none'/.test(csp)) wrong.push(`${name}: frame-ancestors`);
        if (/unsafe-inline|unsafe-eval/.test(csp) || !/default-src '(none|self)'/.test(csp))
          wrong.push(`${name}: csp ${csp}`);
        if (headers['x-content-type-options'] !== 'nosniff') wrong.push(`${name}: nosniff`);
        if (!headers['referrer-policy']) wrong.push(`${name}: referrer-policy`);
        if (/\/share\//.test(path) && headers['referrer-policy'] !== 'no-referrer')
          wrong.push(`${name}: referrer of a share`);
        if (/\/share\//.test(path) && !/noindex/.test(String(headers['x-robots-tag']))) wrong.push(`${name}: noindex`);
        if (headers['strict-transport-security']) wrong.push(`${name}: HSTS without https`);
        if (headers['x-powered-by'] ?? headers.server) wrong.push(`${name}: says what it is made with`);
        if (
          path.startsWith('/api') &&
          /json/.test(headers['content-type'] ?? '') &&
          headers['cache-control'] !== 'no-store'
        )
          wrong.push(`${name}: ${headers['cache-control']}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('keep browsers to https where there is one', async () => {
    const behind = await openFund({ workspace: { trustProxy: true } });
    try {
      const { headers } = await behind.send('/api/health', { headers: { 'x-forwarded-proto': 'https' } });
      expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
      expect((await behind.send('/api/health')).headers['strict-transport-security']).toBeUndefined();
    } finally {
      await behind.close();
    }
  });
});

describe('the web app', () => {
  test('gets its page for its own addresses, its files for long, and a not-found page that says so', async () => {
    expect((await fund.send('/')).text).toContain('<title>VC Analyst');
    expect((await fund.send('/analysis/kept/due-diligence')).status).toBe(200);
    const missing = await fund.send('/no/such/page');
    expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    const script = await fund.send('/assets/app-1a2b3c4d.js');
    expect(script.headers['cache-control']).toContain('immutable');
    expect((await fund.send('/assets/app-0000.js')).status).toBe(404);
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/assets/%00']) {
      expect((await fund.send(path)).text, path).not.toContain('"name"');
    }
  });

  test('is sent as the build compressed it, to browsers that read that', async () => {
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    const etags = new Set<string | undefined>();
    for (const [accepts, expected] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['', undefined],
    ] as const) {
      const headers = { 'accept-encoding': accepts };
      const script = await fund.send('/assets/app-1a2b3c4d.js', { headers });
      expect(script.headers['content-encoding'], accepts).toBe(expected);
      expect(script.headers.vary).toContain('Accept-Encoding');
      expect(String(expected ? unpack[expected](script.bytes) : script.bytes)).toBe(SCRIPT);
      const again = { ...headers, 'if-none-match': String(script.headers.etag) };
      expect((await fund.send('/assets/app-1a2b3c4d.js', { headers: again })).status).toBe(304);
      etags.add(script.headers.etag);
    }
    // One representation must not be taken for another.
    expect(etags.size).toBe(3);
    expect((await fund.send('/assets/app-1a2b3c4d.js.br')).status).toBe(404);
  });

  test('that is not built is said on a plain page without script', async () => {
    const bare = await openFund();
    try {
      const page = await bare.send('/', { headers: { 'accept-language': 'es-MX,es;q=0.9' } });
      expect(page.status).toBe(200);
      expect(page.text).toContain('VC Analyst está en marcha');
      expect(page.text).not.toMatch(/<script|<style|style=/);
    } finally {
      await bare.close();
    }
  });
});
