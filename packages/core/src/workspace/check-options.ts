/** The settings that `openWorkspace` is given: checked, with their defaults and a data folder that can be one. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { configSchema, type Config } from '../config/config.js';
import { isFile } from '../config/load-file.js';
import { VcError } from '../errors/vc-error.js';

/**
 * A `dataDir` that begins with `~/` lies in the home folder.
 *
 * @throws VcError `bad-config` that names the option.
 */
export function checkOptions(options: { dataDir?: unknown; store?: unknown; [name: string]: unknown }): Config {
  const parsed = configSchema.safeParse(options);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw refused(path.length === 0 ? `${message}.` : `${path.join('.')}: ${message}.`, parsed.error);
  }
  // The command line has a default; a script that forgot it would write into somebody's home.
  if (options.dataDir === undefined && options.store === undefined)
    throw refused('dataDir: say in which folder the data lies.');
  const config = parsed.data;
  const dataDir = /^~(?:\/|$)/.test(config.dataDir) ? join(homedir(), config.dataDir.slice(1)) : config.dataDir;
  if (config.store === undefined && isFile(dataDir)) {
    throw refused(`dataDir: ${dataDir} is a file, not a folder.`);
  }
  return { ...config, dataDir };
}

function refused(problem: string, cause?: unknown): VcError {
  return new VcError('bad-config', { file: 'openWorkspace', problem }, { cause });
}
