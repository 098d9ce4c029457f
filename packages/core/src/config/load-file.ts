/** Reads a configuration file in YAML (or JSON, which is YAML). */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { VcError } from '../errors/vc-error.js';

/**
 * The file's settings, not validated yet.
 *
 * @throws VcError `file-not-found`, or `bad-config` with the line that does not parse.
 */
export async function loadConfigFile(path: string): Promise<{ name: string; settings: unknown }> {
  const name = basename(path);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new VcError('file-not-found', { fileName: path }, { cause });
  });
  try {
    return { name, settings: parse(text, { maxAliasCount: 100 }) ?? {} };
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message.split('\n')[0]! : String(cause);
    throw new VcError('bad-config', { file: name, problem }, { cause });
  }
}
