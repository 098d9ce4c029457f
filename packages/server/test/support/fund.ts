/** A fund for tests: a real server on a free port over a real folder, with people of every role and stored analyses. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openWorkspace, type Analysis, type Role, type Workspace, type WorkspaceOptions } from '@vc-analyst/core';
import { startServer, type RunningServer, type ServerOptions } from '../../src/index.js';
import { send, setCookie, type Received, type Sent } from './http.js';

export const PASSWORD = 'correct horse battery';
export const PANEL_PASSWORD = 'panel password of tests';

const decks = fileURLToPath(new URL('../../../../examples/decks/', import.meta.url));

/** A small deck with a text layer. */
export const deckBytes = await readFile(join(decks, 'wrenlow-pre-seed.pdf'));

export interface Person {
  id: string;
  cookie: string;
}

export interface Fund {
  server: RunningServer;
  workspace: Workspace;
  dataDir: string;
  /** Log lines so far. */
  log: string[];
  send(path: string, sent?: Sent): Promise<Received>;
  /** Makes an account of the role and signs it in. */
  join(role: Role, username?: string): Promise<Person>;
  /** Signs the administrator panel in and returns its cookie. */
  openPanel(): Promise<string>;
  close(): Promise<void>;
}

export interface FundOptions {
  workspace?: Partial<WorkspaceOptions>;
  server?: Partial<ServerOptions>;
  now?: () => Date;
  /** Analyses that are there already: the one deck under these ids, owned as said. */
  stored?: { id: string; change?: Partial<Analysis> }[];
  dataDir?: string;
}

export async function openFund(options: FundOptions = {}): Promise<Fund> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'vc-server-')));
  if (options.stored) await storeAnalyses(dataDir, options.stored);
  const workspace = await openWorkspace(
    // Cheap hashes: what is tested is not how slow they are.
    { dataDir, passwordCost: 4, ...options.workspace },
    options.now ? { now: options.now } : {},
  );
  const log: string[] = [];
  const server = await startServer({
    workspace,
    port: 0,
    adminPassword: PANEL_PASSWORD,
    checkAnswers: true,
    log: { destination: { write: (line: string) => void log.push(line) }, level: 'debug' },
    ...options.server,
  });
  const url = server.url.replace('localhost', '127.0.0.1');
  let joined = 0;

  return {
    server,
    workspace,
    dataDir,
    log,
    send: (path, sent) => send(`${url}${path}`, sent),
    async join(role, username = `${role}-${(joined += 1)}`) {
      const account = await workspace.accounts.managed.create({
        username,
        email: `${username}@fund.example`,
        password: PASSWORD,
        firstName: username,
        lastName: 'Test',
        role: role === 'admin' ? 'admin' : 'user',
        isActive: true,
      });
      if (role !== 'admin') await workspace.accounts.managed.setTeamRole(account.id, role);
      const { token } = await workspace.accounts.sessions.start(account.id);
      return { id: account.id, cookie: `vc_session=${token}` };
    },
    async openPanel() {
      const answer = await send(`${url}/api/admin/login`, { method: 'POST', body: { password: PANEL_PASSWORD } });
      return `vc_admin=${setCookie(answer, 'vc_admin')}`;
    },
    async close() {
      await server.close();
      await workspace.close();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The deck above as it was analysed, from the golden analyses: nothing is analysed for tests of anything else. */
export async function seedDocument(): Promise<Analysis> {
  const golden = new URL('../../../../examples/golden/wrenlow-pre-seed.pdf.json', import.meta.url);
  const document = JSON.parse(await readFile(golden, 'utf8')) as Analysis;
  return { ...document, createdAt: '2026-11-20T10:00:00.000Z', analysisTime: 2.1 };
}

/** Writes the one deck into the folder under these ids. */
export async function storeAnalyses(dataDir: string, wanted: NonNullable<FundOptions['stored']>): Promise<void> {
  const document = await seedDocument();
  for (const { hash } of document.files) {
    await mkdir(join(dataDir, 'blobs', hash.slice(0, 2)), { recursive: true });
    await writeFile(join(dataDir, 'blobs', hash.slice(0, 2), hash), deckBytes);
  }
  await mkdir(join(dataDir, 'analyses'), { recursive: true });
  for (const { id, change } of wanted) {
    const kept = { version: 1, stamp: id, document: { ...document, id, ...change } };
    await writeFile(join(dataDir, 'analyses', `${id}.json`), JSON.stringify(kept, null, 1));
  }
}

/** Waits until `condition` holds; throws after `seconds`. */
export async function until(condition: () => boolean | Promise<boolean>, seconds = 20): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('what was waited for did not happen');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
