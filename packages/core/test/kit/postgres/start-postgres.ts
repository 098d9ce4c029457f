/** A PostgreSQL of the tests' own, in a temporary folder and on a socket alone; undefined where none is installed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface TestPostgres {
  /** Address of a new empty database. */
  newDatabase(): Promise<string>;
  /** Address of the database of that name, as the user of that name. */
  url(database: string, user?: string, password?: string): string;
  /** Ends the server at once, as a loss of power would. */
  kill(): void;
  start(): void;
  dispose(): Promise<void>;
}

/** Folder of `initdb` and `pg_ctl`; undefined where there is none. */
function binaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(root, version, 'bin')).find((path) => existsSync(join(path, 'initdb')));
}

/** @throws Error where `VC_REQUIRE_ALL` is set and none is installed */
export async function startPostgres(options: readonly string[] = []): Promise<TestPostgres | undefined> {
  const bin = binaries();
  if (!bin) {
    if (process.env.VC_REQUIRE_ALL) throw new Error('VC_REQUIRE_ALL is set and PostgreSQL is not installed');
    console.error('Skipped: the store in PostgreSQL, which is not installed (Debian: apt-get install postgresql).');
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'vc-pg-'));
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? userOf('postgres') : undefined;
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (tool: string, ...args: string[]) =>
    execFileSync(join(bin, tool), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  // One user who needs a password.
  const access = join(data, 'pg_hba.conf');
  await writeFile(access, `local all locked scram-sha-256\n${await readFile(access, 'utf8')}`);
  const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`, ...options];
  const start = () =>
    run('pg_ctl', '-D', data, '-w', '-t', '120', '-l', join(folder, 'log'), '-o', settings.join(' '), 'start');
  start();
  const url = (database: string, name = 'postgres', password = '') =>
    `postgres://${name}${password && `:${password}`}@localhost/${database}?host=${encodeURIComponent(folder)}`;
  let databases = 0;
  return {
    url,
    async newDatabase() {
      databases += 1;
      const client = new pg.Client(url('postgres'));
      await client.connect();
      await client.query(`create database test${databases}`);
      await client.end();
      return url(`test${databases}`);
    },
    kill: () => void run('pg_ctl', '-D', data, '-m', 'immediate', 'stop'),
    start,
    async dispose() {
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { ...user, cwd: folder });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function userOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
