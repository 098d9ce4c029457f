/** Opens the workspace that the global flags, the environment and the configuration file name. */
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import {
  loadConfigFile,
  openWorkspace,
  resolveConfig,
  type ConfigInput,
  type ResolvedConfig,
  type Workspace,
} from '@vc-analyst/core';
import { existsSync } from 'node:fs';
import type { GlobalFlags } from './program.js';

/** Read when `--config` names no other file. */
const CONFIG_FILE = 'config.yaml';

/** The settings in force; the configuration file lies in the data folder unless `--config` names one. */
export async function settingsFor(flags: GlobalFlags, overrides: ConfigInput = {}): Promise<ResolvedConfig> {
  const given = {
    flags: {
      ...overrides,
      ...(flags.data === undefined ? {} : { dataDir: flags.data }),
      ...(flags.engine === undefined ? {} : { engine: flags.engine }),
      ...(flags.lang === undefined ? {} : { lang: flags.lang }),
      ...(flags.thesis === undefined ? {} : { thesis: flags.thesis }),
    },
    environment: process.env,
  };
  const dataDir = dataDirFor(flags);
  const path = flags.config ?? join(dataDir, CONFIG_FILE);
  const resolved =
    flags.config !== undefined || existsSync(path)
      ? resolveConfig({ ...given, file: await loadConfigFile(path) })
      : resolveConfig(given);
  const { thesis } = resolved.config;
  // A path in the file is meant from where the file lies, not from where somebody happens to stand.
  const from = resolved.sources.thesis === 'file' ? dirname(path) : process.cwd();
  return {
    ...resolved,
    config: {
      ...resolved.config,
      dataDir: absolute(resolved.config.dataDir),
      ...(thesis === undefined ? {} : { thesis: absolute(thesis, from) }),
    },
  };
}

/** The data folder by flag, environment or default; a configuration file cannot move the folder that it lies in. */
export function dataDirFor(flags: GlobalFlags): string {
  const given = { flags: flags.data === undefined ? {} : { dataDir: flags.data }, environment: process.env };
  return absolute(resolveConfig(given).config.dataDir);
}

/** Opens the workspace for the time of `work`, says what was set aside in it, and closes it whatever happens. */
export async function withWorkspace<T>(
  flags: GlobalFlags,
  work: (workspace: Workspace) => Promise<T>,
  overrides: ConfigInput = {},
): Promise<T> {
  const { config } = await settingsFor(flags, overrides);
  const workspace = await openWorkspace(config);
  try {
    const answer = await work(workspace);
    for (const { document, setAside } of workspace.problems()) {
      process.stderr.write(
        `${document} is damaged and was set aside as ${setAside}; the rest is open. [store-damaged]\n`,
      );
    }
    return answer;
  } finally {
    await workspace.close();
  }
}

/** A signal that Ctrl-C aborts; a second Ctrl-C ends the process at once. */
export function abortOnInterrupt(): AbortSignal {
  const controller = new AbortController();
  process.on('SIGINT', () => {
    if (controller.signal.aborted) process.exit(130);
    process.stderr.write('Cancelling; what is finished is kept. Ctrl-C again stops at once.\n');
    controller.abort();
  });
  return controller.signal;
}

function absolute(path: string, from = process.cwd()): string {
  return resolve(from, path === '~' || path.startsWith('~/') ? join(homedir(), path.slice(1)) : path);
}
