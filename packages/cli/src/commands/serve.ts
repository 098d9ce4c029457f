/** `vc serve`: starts the server, says where it is, and stops it when asked to. */
import { spawn } from 'node:child_process';
import type { Config, Workspace } from '@vc-analyst/core';
import { builtWebApp, startServer, type RunningServer } from '@vc-analyst/server';
import { say } from '../output/language.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { untilAsked } from '../workspace/until-asked.js';
import { needsStore, openConfigured, settingsFor } from '../workspace/workspace-for.js';

export interface ServeFlags extends GlobalFlags {
  host?: string;
  port?: number;
  open?: boolean;
  /** Decks analysed at the same time; 0 leaves them to `vc worker`. */
  workers?: number;
}

/** Ends with 130 on Ctrl-C and with 0 when the system asks; what is being analysed goes on at the next start. */
export async function serve(flags: ServeFlags): Promise<number> {
  const settings = await settingsFor(flags, {
    ...(flags.host === undefined ? {} : { host: flags.host }),
    ...(flags.port === undefined ? {} : { port: flags.port }),
    ...(flags.workers ? { concurrency: flags.workers } : {}),
  });
  if (flags.workers === 0 && settings.config.store === undefined) throw needsStore();
  const workspace = await openConfigured(settings);
  try {
    return await serveWorkspace(workspace, flags);
  } finally {
    await workspace.close();
  }
}

/** Serves an open workspace until somebody ends it; returns the exit code. `notes` are said once it listens, `bye` at the end. */
export async function serveWorkspace(
  workspace: Workspace,
  flags: Pick<ServeFlags, 'quiet' | 'verbose' | 'open' | 'workers'>,
  { notes = [], bye = say('serve.stopping') }: { notes?: readonly string[]; bye?: string } = {},
): Promise<number> {
  const server = await startServer({
    workspace,
    adminPassword: process.env.VC_ADMIN_PASSWORD || undefined,
    metricsToken: process.env.VC_METRICS_TOKEN || undefined,
    webDir: builtWebApp(),
    runsAnalyses: flags.workers !== 0,
    log: {
      destination: { write: (line: string) => void process.stderr.write(line) },
      level: flags.quiet ? 'error' : flags.verbose ? 'info' : 'warn',
    },
  });
  process.stdout.write(`${server.url}\n`);
  if (!flags.quiet) welcome(server, workspace.config);
  for (const note of notes) process.stderr.write(`${note}\n`);
  if (flags.open) openBrowser(server.url);
  const exitCode = await untilAsked();
  if (!flags.quiet) process.stderr.write(`${bye}\n`);
  await server.close();
  return exitCode;
}

function welcome(server: RunningServer, { publicUrl, trustProxy }: Config): void {
  const { url, forThisMachine, setUpToken, madeAdminPassword, resumed } = server;
  const lines = [say('serve.at', { url })];
  if (setUpToken !== undefined) {
    lines.push(forThisMachine ? say('serve.firstHere') : say('serve.firstToken', { token: setUpToken }));
    if (forThisMachine) lines.push(say('serve.proxyToken', { token: setUpToken }));
  }
  if (publicUrl?.startsWith('https:') && !trustProxy) lines.push(say('serve.trustProxy', { url: publicUrl }));
  if (madeAdminPassword !== undefined) {
    lines.push(say('serve.adminPassword', { password: madeAdminPassword }));
  }
  if (resumed > 0) lines.push(say('serve.resumed', { count: resumed }));
  process.stderr.write(`${lines.join('\n')}\n`);
}

function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  spawn(command, args, { stdio: 'ignore', detached: true })
    // Without a browser the address on the screen must do.
    .on('error', () => undefined)
    .unref();
}
