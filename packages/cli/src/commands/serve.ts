/** `vc serve`: starts the server, says where it is, and stops it when asked to. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openWorkspace } from '@vc-analyst/core';
import { startServer, type RunningServer } from '@vc-analyst/server';
import { EXIT } from '../output/exit-codes.js';
import type { GlobalFlags } from '../program.js';
import { settingsFor } from '../workspace-for.js';

export interface ServeFlags extends GlobalFlags {
  host?: string;
  port?: number;
  open?: boolean;
}

/** Ends with 130 on Ctrl-C and with 0 when the system asks; what is being analysed goes on at the next start. */
export async function serve(flags: ServeFlags): Promise<number> {
  const { config } = await settingsFor(flags, {
    ...(flags.host === undefined ? {} : { host: flags.host }),
    ...(flags.port === undefined ? {} : { port: flags.port }),
  });
  const workspace = await openWorkspace(config);
  try {
    const server = await startServer({
      workspace,
      adminPassword: process.env.VC_ADMIN_PASSWORD || undefined,
      webDir: builtWebApp(),
      log: {
        destination: { write: (line: string) => void process.stderr.write(line) },
        level: flags.quiet ? 'error' : flags.verbose ? 'info' : 'warn',
      },
    });
    process.stdout.write(`${server.url}\n`);
    if (!flags.quiet) welcome(server, config.host);
    if (flags.open) openBrowser(server.url);
    const exitCode = await asked();
    if (!flags.quiet) process.stderr.write('Stopping; what is being analysed goes on at the next start.\n');
    await server.close();
    return exitCode;
  } finally {
    await workspace.close();
  }
}

function welcome({ url, setUpToken, madeAdminPassword, resumed }: RunningServer, host: string): void {
  const lines = [`VC Analyst serves ${url} (Ctrl-C stops it).`];
  const onLoopback = /^(localhost|127\.|::1)/.test(host);
  if (setUpToken !== undefined) {
    lines.push(
      onLoopback
        ? 'Nobody has an account yet: the first one made on this machine becomes the fund’s administrator.'
        : `Nobody has an account yet: the first one needs this set-up token: ${setUpToken}`,
    );
    if (onLoopback) lines.push(`Through a proxy it needs this set-up token: ${setUpToken}`);
  }
  if (madeAdminPassword !== undefined) {
    lines.push(`Password of the administrator panel (/admin), shown this once: ${madeAdminPassword}`);
  }
  if (resumed > 0) lines.push(`Analyses taken up again: ${resumed}`);
  process.stderr.write(`${lines.join('\n')}\n`);
}

/** Resolves with the exit code when somebody ends the server; asked twice, it ends at once. */
function asked(): Promise<number> {
  return new Promise((resolve) => {
    let again = false;
    const stop = (code: number) => () => {
      if (again) process.exit(code);
      again = true;
      resolve(code);
    };
    process.on('SIGINT', stop(EXIT.cancelled));
    process.on('SIGTERM', stop(EXIT.done));
  });
}

/** The web app as `npm run build` leaves it beside this package; undefined where it was not built. */
function builtWebApp(): string | undefined {
  const folder = fileURLToPath(new URL('../../web/dist/', import.meta.url));
  return existsSync(`${folder}index.html`) ? folder : undefined;
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
