/**
 * What `Dockerfile` and `compose.yaml` do, without containers: the program with its runtime dependencies alone, in a folder that
 * its user cannot write, as a server that analyses nothing and two workers over PostgreSQL, each told what the files tell.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import pg from 'pg';
import type { Analysis } from '@vc-analyst/core/model';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../core/test/kit/postgres/start-postgres.js';
import { sampleDecks } from './run-vc.js';

interface Service {
  command: string[];
  environment: Record<string, string>;
  deploy?: { replicas: number };
  read_only?: boolean;
  tmpfs?: string[];
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Nobody, where tests run as root: as in the image, not who owns the files. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
/** As in `.env`. */
const ENV: Record<string, string> = {
  VC_DB_PASSWORD: 'letters',
  VC_ADMIN_PASSWORD: 'panel of the image',
  VC_METRICS_TOKEN: 'tell-me',
};

const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
const { services } = parse(await readFile(join(root, 'compose.yaml'), 'utf8'), { merge: true }) as {
  services: Record<'server' | 'worker' | 'db', Service>;
};
const postgres = await startPostgres();
afterAll(() => postgres?.dispose());

describe.skipIf(!postgres)('the image', () => {
  let folder = '';
  let app = '';
  const children = new Set<ChildProcess>();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vc-image-'));
    await chmod(folder, 0o755);
    app = join(folder, 'app');
    await copyImage(app);
    // Its socket is for others as well.
    await chmod(new URL(postgres!.url('postgres')).searchParams.get('host')!, 0o755);
    const client = new pg.Client(postgres!.url('postgres'));
    await client.connect();
    await client.query(`create role vc login password 'letters'`);
    await client.query('create database vc owner vc');
    await client.end();
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  /** The folder of a volume. */
  async function volume(name: string): Promise<string> {
    const path = join(folder, name);
    await mkdir(path);
    if (user.uid !== undefined) await chown(path, user.uid, user.gid);
    return path;
  }

  /** A container of the service; resolves with its process and what it has said. */
  async function run(name: string, { command, environment }: Service, port: number) {
    const [data, temporary] = [await volume(`${name}-data`), await volume(`${name}-tmp`)];
    const image: Record<string, string> = {};
    for (const [, key, value] of /^ENV (.*)$/mu.exec(dockerfile)![1]!.matchAll(/(\w+)=(\S+)/gu)) image[key!] = value!;
    const own = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filledIn(value)]));
    const [file, ...args] = JSON.parse(/^ENTRYPOINT (.*)$/mu.exec(dockerfile)![1]!) as string[];
    const child = spawn(file!, [...args, ...command], {
      cwd: app,
      ...user,
      // Nothing of this machine; `/data` and `/tmp` are the folders above, and the database listens on a socket alone.
      env: {
        PATH: process.env.PATH,
        HOME: '/nonexistent',
        ...image,
        ...own,
        ...{ VC_DATA: data, TMPDIR: temporary, VC_PORT: String(port), VC_STORE: postgres!.url('vc', 'vc', 'letters') },
      },
    });
    children.add(child);
    const said = { text: '' };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said.text += String(chunk)));
    await expect.poll(() => said.text || child.exitCode, { timeout: 120_000 }).toMatch(/./u);
    return { child, said };
  }

  test('holds no program but ours and its runtime dependencies, and runs as nobody who may write it', async () => {
    expect(dockerfile).toMatch(/^USER node$/mu);
    for (const { read_only, tmpfs } of [services.server, services.worker]) {
      expect([read_only, tmpfs]).toEqual([true, ['/tmp']]);
    }
    expect(await execa('ls', [join(app, 'node_modules', 'vitest')], { reject: false })).toMatchObject({ failed: true });
    if (user.uid === undefined) return;
    const touched = await execa('touch', [join(app, 'mine')], { reject: false, ...user });
    expect(touched.stderr).toMatch(/denied/u);
  });

  test('serves, is healthy, has decks analysed by its two workers, and ends when asked', async () => {
    const port = 30_000 + (process.pid % 20_000);
    const server = await run('server', services.server, port);
    const [file, ...args] = JSON.parse(/^ +CMD (\[.*\])$/mu.exec(dockerfile)![1]!) as string[];
    const check = args.map((one) => one.replace(':3000', `:${port}`));
    const isHealthy = async () =>
      (await execa(file!, check, { reject: false })).exitCode === 0 ? 'healthy' : server.said.text;
    await expect.poll(isHealthy, { timeout: 60_000 }).toBe('healthy');
    const workers = [];
    for (let number = 0; number < services.worker.deploy!.replicas; number += 1) {
      workers.push(await run(`worker-${number}`, services.worker, 0));
    }
    expect(workers).toHaveLength(2);

    const url = `http://127.0.0.1:${port}`;
    // As `docker compose logs server` shows it.
    const setupToken = /set-up token: (\w+)/u.exec(server.said.text)?.[1];
    const account = { username: 'ana', password: 'correct horse battery', email: 'ana@x.example', setupToken };
    const registered = await fetch(`${url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    expect(registered.status, server.said.text).toBe(201);
    const cookie = registered.headers.getSetCookie()[0]!.split(';')[0]!;
    const ids: string[] = [];
    for (const name of ['quaylane-series-a.pdf', 'rackhaven-seed.pptx', 'olivanta-escaneado.pdf']) {
      const form = new FormData();
      form.set('companyName', name);
      form.set('deck', new Blob([await readFile(join(sampleDecks, name))]), name);
      const answer = await fetch(`${url}/api/upload-deck`, { method: 'POST', headers: { cookie }, body: form });
      expect(answer.status).toBe(201);
      ids.push(((await answer.json()) as Analysis).id);
    }
    const statuses = async () => {
      const answers = ids.map((id) => fetch(`${url}/api/analyses/${id}`, { headers: { cookie } }));
      return Promise.all(answers.map(async (one) => ((await (await one).json()) as Analysis).status));
    };
    await expect.poll(statuses, { timeout: 240_000 }).toEqual(ids.map(() => 'completed'));
    const metrics = await fetch(`${url}/metrics`, {
      headers: { authorization: 'Bearer tell-me', 'x-forwarded-for': '203.0.113.9' },
    });
    expect(await metrics.text()).toMatch(/^vc_store_up 1$/mu);
    expect(await (await fetch(url)).text()).toContain('<div id="root"');

    for (const { child, said } of [...workers, server]) {
      child.kill('SIGTERM');
      await expect.poll(() => child.exitCode, { timeout: 20_000, message: said.text }).toBe(0);
    }
  });
});

/** What the second stage copies: the repository built, and of its dependencies those that run. */
async function copyImage(app: string): Promise<void> {
  const { stdout } = await execa('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: root, reject: false });
  const held = stdout
    .split('\n')
    .filter((path) => path.startsWith(join(root, 'node_modules')) && !path.includes('@vc-analyst'));
  await mkdir(join(app, 'node_modules', '@vc-analyst'), { recursive: true });
  const nested = (path: string) => held.some((other) => other !== path && path.startsWith(`${other}/`));
  for (const path of held) {
    if (nested(path)) continue;
    const place = join(app, relative(root, path));
    await mkdir(dirname(place), { recursive: true });
    // Linked where the system can: bytes are not copied.
    const linked = await execa('cp', ['-a', '--link', path, place], { reject: false });
    if (linked.failed) await cp(path, place, { recursive: true });
  }
  await cp(join(root, 'package.json'), join(app, 'package.json'));
  for (const name of ['core', 'web', 'server', 'cli']) {
    const from = join(root, 'packages', name);
    for (const part of ['package.json', 'bin', 'dist', 'models', 'node_modules']) {
      await cp(join(from, part), join(app, 'packages', name, part), { recursive: true, dereference: false }).catch(
        () => undefined,
      );
    }
    execFileSync('ln', ['-s', join('..', '..', 'packages', name), join(app, 'node_modules', '@vc-analyst', name)]);
  }
}

/** `${NAME:?}` and `${NAME:-otherwise}`, as compose reads them from `.env`. */
function filledIn(value: string): string {
  return value.replace(
    /\$\{(\w+)(?::-([^}]*)|:\?)\}/gu,
    (_, name: string, otherwise = '') => ENV[name] ?? String(otherwise),
  );
}
