/** `vc demo`: the sample decks, analysed into a workspace that is thrown away, and the web app over them. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openWorkspace, rankSummaries, type Workspace } from '@vc-analyst/core';
import { openStoryClock, tellStories, type StoryClock } from '../demo/sample-fund.js';
import { EXIT } from '../output/exit-codes.js';
import { say } from '../output/language.js';
import { paintFor } from '../output/paint.js';
import { rankingTable } from '../output/ranking.js';
import { followRun } from '../progress/follow-run.js';
import { settingsFor } from '../workspace/workspace-for.js';
import { serveWorkspace, type ServeFlags } from './serve.js';

/** The sample decks, copied beside the program when it is built. */
const DECKS = fileURLToPath(new URL('./demo/', import.meta.url));
const USERNAME = 'demo';
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

type DemoFlags = Omit<ServeFlags, 'host'>;

/** Needs no key and no network, and leaves nothing behind. Returns the exit code of the server. */
export async function demo(flags: DemoFlags): Promise<number> {
  const { config } = await settingsFor(flags, flags.port === undefined ? {} : { port: flags.port });
  const folder = await mkdtemp(join(tmpdir(), 'vc-demo-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  // Whatever the settings are: the decks are read here and served to this machine alone.
  const { lang, port, concurrency, limits } = config;
  const clock = openStoryClock();
  const workspace = await openWorkspace(
    {
      ...{ dataDir: folder, engine: 'rubric', offline: true, host: '127.0.0.1' },
      ...{ lang, port, concurrency, limits },
    },
    { now: clock.now },
  );
  try {
    if (!(await analyzeSamples(workspace, flags, clock))) {
      if (!flags.quiet) process.stderr.write(`${say('demo.bye')}\n`);
      return EXIT.cancelled;
    }
    const password = await makeAccount(workspace);
    return await serveWorkspace(workspace, flags, {
      notes: [say('demo.signIn', { username: USERNAME, password }), ...(flags.quiet ? [] : [say('demo.throwAway')])],
      bye: say('demo.bye'),
    });
  } finally {
    await workspace.close();
    await removeFolder();
  }
}

/** False when somebody interrupts it: the workspace is then thrown away as well. */
async function analyzeSamples(workspace: Workspace, flags: DemoFlags, clock: StoryClock): Promise<boolean> {
  const { lang } = workspace.config;
  const decks = (await readdir(DECKS)).sort().map((name) => join(DECKS, name));
  if (!flags.quiet) process.stderr.write(`${say('demo.analysing', { count: decks.length })}\n`);
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  for (const signal of SIGNALS) process.on(signal, interrupt);
  const follower = await followRun(flags, lang, decks.length);
  try {
    await workspace.analyzeAll(decks, {
      signal: stop.signal,
      // One after the other, each on its own day.
      concurrency: 1,
      onEvent(event) {
        if (event.type === 'started') clock.arrive(event.fileName);
        follower.see(event);
      },
    });
    if (!stop.signal.aborted) await tellStories(workspace, clock);
  } finally {
    clock.end();
    follower.end();
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
  if (stop.signal.aborted) return false;
  if (flags.quiet) return true;
  const options = { paint: paintFor(process.stderr, flags), locale: lang, width: process.stderr.columns };
  const table = rankingTable(rankSummaries(await workspace.analyses.list()), options);
  process.stderr.write(`${table.join('\n')}\n`);
  return true;
}

/** Somebody who may do everything; returns the password, another one each time. */
async function makeAccount({ accounts }: Workspace): Promise<string> {
  const password = randomBytes(6).toString('hex');
  const about = { email: '', firstName: 'Demo', lastName: '', isActive: true, role: 'admin' as const };
  const { id } = await accounts.managed.create({ username: USERNAME, password, ...about });
  await accounts.managed.setTeamRole(id, 'admin');
  return password;
}
