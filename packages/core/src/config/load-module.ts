/** Loads a module that somebody named in their settings: its code runs as ours does. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { VcError } from '../errors/vc-error.js';

export interface LoadedModule {
  path: string;
  /** Its default export. */
  exported: unknown;
  /** The file as it lies there. */
  code: Uint8Array;
}

/** `url` is a `file:` address. @throws VcError `bad-plugin` when it is not there or does not run. */
export async function loadModule(url: string): Promise<LoadedModule> {
  const path = fileURLToPath(url);
  const refuse = (problem: string, cause: unknown) => new VcError('bad-plugin', { plugin: path, problem }, { cause });
  const code = await readFile(path).catch((cause: unknown) => {
    throw refuse('there is no such file', cause);
  });
  try {
    const { default: exported } = (await import(url)) as { default?: unknown };
    return { path, exported, code };
  } catch (cause) {
    throw refuse(cause instanceof Error ? cause.message.split('\n')[0]! : String(cause), cause);
  }
}
