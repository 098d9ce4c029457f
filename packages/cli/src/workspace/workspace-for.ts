/** Opens the workspace that the global flags, the environment and the configuration file name. */
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import {
  loadConfigFile,
  openWorkspace,
  resolveConfig,
  VcError,
  type ConfigInput,
  type ResolvedConfig,
  type Workspace,
} from '@vc-analyst/core';
import { existsSync, statSync } from 'node:fs';
import { say, speak } from '../output/language.js';
import type { GlobalFlags } from './global-flags.js';

/** Read when `--config` names no other file. */
export const CONFIG_FILE = 'config.yaml';

/** The settings in force, and for which address the environment's key is. */
export interface Settings extends ResolvedConfig {
  apiKeyFor: string;
}

/** The settings in force; the configuration file lies in the data folder unless `--config` names one. */
export async function settingsFor(flags: GlobalFlags, overrides: ConfigInput = {}): Promise<Settings> {
  const given = {
    flags: {
      ...overrides,
      ...(flags.data === undefined ? {} : { dataDir: flags.data }),
      ...(flags.store === undefined ? {} : { store: flags.store }),
      ...(flags.engine === undefined ? {} : { engine: flags.engine }),
      ...(flags.model === undefined ? {} : { model: flags.model }),
      ...(flags.maxCost === undefined ? {} : { maxCost: flags.maxCost }),
      ...(flags.modelDeadline === undefined ? {} : { modelDeadlineSeconds: flags.modelDeadline }),
      ...(flags.offline === undefined ? {} : { offline: flags.offline }),
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
  speak(resolved.config.lang);
  const { thesis, plugins } = resolved.config;
  if (resolved.sources.plugins === 'file' && plugins.length > 0 && flags.config === undefined) {
    throw new VcError('bad-config', { file: path, problem: say('pluginsUnasked', { path }) });
  }
  const pluginsFrom = resolved.sources.plugins === 'file' ? dirname(path) : process.cwd();
  // A path in the file is meant from where the file lies, not from where somebody happens to stand.
  const from = resolved.sources.thesis === 'file' ? dirname(path) : process.cwd();
  // A file in the data folder came with the data, maybe from somebody else: an address in it has no claim to the key.
  const isOfData = resolved.sources.baseUrl === 'file' && flags.config === undefined;
  return {
    ...resolved,
    apiKeyFor: isOfData ? resolveConfig({}).config.baseUrl : resolved.config.baseUrl,
    config: {
      ...resolved.config,
      dataDir: absolute(resolved.config.dataDir),
      plugins: plugins.map((one) => absolute(one, pluginsFrom)),
      ...(thesis === undefined ? {} : { thesis: absolute(thesis, from) }),
    },
  };
}

/** The data folder by flag, environment or default; a configuration file cannot move the folder that it lies in. */
export function dataDirFor(flags: GlobalFlags): string {
  // The folder alone: other settings may hold only together with those of the file that lies in it.
  const { VC_DATA } = process.env;
  const given = { flags: flags.data === undefined ? {} : { dataDir: flags.data }, environment: { VC_DATA } };
  const path = absolute(resolveConfig(given).config.dataDir);
  const isFile = statSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
  if (isFile) throw new VcError('bad-usage', { problem: say('notAFolder', { path }) });
  return path;
}

/** What only several processes that share a database can do. */
export function needsStore(): VcError {
  return new VcError('bad-usage', { problem: say('worker.needsStore') });
}

/** Opens the workspace of `config`, with the key of the environment for a model at the address that it is for. */
export function openConfigured({ config, apiKeyFor }: Settings): Promise<Workspace> {
  return openWorkspace({ ...config, apiKey: process.env.OPENAI_API_KEY, apiKeyFor });
}

/** Opens the workspace for the time of `work`, says what was set aside in it, and closes it whatever happens. */
export async function withWorkspace<T>(
  flags: GlobalFlags,
  work: (workspace: Workspace) => Promise<T>,
  overrides: ConfigInput = {},
): Promise<T> {
  const workspace = await openConfigured(await settingsFor(flags, overrides));
  try {
    const answer = await work(workspace);
    for (const { document, setAside } of workspace.problems()) {
      process.stderr.write(`${say('setAside', { document, setAside: setAside ?? document })} [store-damaged]\n`);
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
    process.stderr.write(`${say('cancelling')}\n`);
    controller.abort();
  });
  return controller.signal;
}

/** A whole path, `~` being the home folder: configurations of other programs pass it on as it is. */
export function absolute(path: string, from = process.cwd()): string {
  return resolve(from, path === '~' || path.startsWith('~/') ? join(homedir(), path.slice(1)) : path);
}
