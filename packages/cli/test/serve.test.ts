/** What `vc serve` says at its start of who may come in: simple on a machine of one's own, plain behind a proxy. */
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder, vcPath } from './run-vc.js';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** What it says until it is asked to stop, which is once it says where it listens. */
async function sayings(env: Record<string, string>): Promise<string> {
  const server = execa(process.execPath, [vcPath, '--data', folder.path, 'serve', '--port', '0'], {
    env: { VC_ADMIN_PASSWORD: 'panel password of tests', VC_LANG: '', ...env },
    reject: false,
  });
  server.stderr.on('data', (part: Buffer) => {
    if (part.includes('Ctrl-C')) server.kill('SIGTERM');
  });
  const { exitCode, stderr } = await server;
  expect(exitCode).toBe(0);
  return stderr;
}

test('on a machine of one’s own the first account is simply made, and nothing is warned of', async () => {
  const said = await sayings({});
  expect(said).toContain('the first one made on this machine');
  expect(said).not.toContain('trustProxy');
});

test('where people come by another address, the first account needs the token, and a proxy that is not trusted is named', async () => {
  const said = await sayings({ VC_PUBLIC_URL: 'https://decks.fund.example' });
  expect(said).toMatch(/the first one needs this set-up token: [0-9a-f]{32}$/m);
  expect(said).not.toContain('on this machine');
  expect(said).toContain('publicUrl is https://decks.fund.example, but trustProxy is off');
  const trusted = await sayings({ VC_PUBLIC_URL: 'https://decks.fund.example', VC_TRUST_PROXY: 'true' });
  expect(trusted).toContain('needs this set-up token');
  expect(trusted).not.toContain('trustProxy');
});
