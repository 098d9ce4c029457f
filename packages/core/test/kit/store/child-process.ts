/** Starts child processes from the TypeScript source, on the Node that runs the tests. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

export type Child = ChildProcessByStdio<null, Readable, Readable>;

export interface ChildScript {
  /** Starts it; its standard output is a pipe. */
  start(...args: string[]): Child;
  /** Starts it and resolves with its exit code and what it wrote. */
  run(...args: string[]): Promise<{ code: number | null; output: string }>;
  remove(): Promise<void>;
}

/** Bundles `child-writer.ts`. */
export function buildChildWriter(): Promise<ChildScript> {
  return buildChild(new URL('./child-writer.ts', import.meta.url));
}

/** Bundles a script where its dependencies can be found. */
export async function buildChild(script: URL): Promise<ChildScript> {
  const cache = fileURLToPath(new URL('../../../../../node_modules/.cache', import.meta.url));
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(join(cache, 'child-writer-'));
  await build({
    entry: { child: fileURLToPath(script) },
    outDir,
    format: 'esm',
    outExtension: () => ({ js: '.mjs' }),
    target: 'node20',
    skipNodeModulesBundle: true,
    config: false,
    silent: true,
  });
  const start = (...args: string[]) =>
    spawn(process.execPath, [join(outDir, 'child.mjs'), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  return {
    start,
    async run(...args) {
      const child = start(...args);
      let output = '';
      child.stdout.on('data', (part: Buffer) => (output += part.toString()));
      child.stderr.on('data', (part: Buffer) => (output += part.toString()));
      const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
      return { code, output };
    },
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}

/** Resolves when the child has written something; rejects when it ends without. */
export async function firstOutput(child: Child): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('close', (code) => reject(new Error(`the child ended with ${code}`)));
  });
}
