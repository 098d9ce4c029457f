/** Runs the built `vc` as a user does: its own process, a data folder of its own, no colours, no terminal. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa, type Options } from 'execa';

export const vcPath = fileURLToPath(new URL('../dist/vc.js', import.meta.url));
export const sampleDecks = fileURLToPath(new URL('../../../examples/decks', import.meta.url));

/** Overall score of a sample deck, as its golden analysis has it. */
export const scoreOf = async (deck: string): Promise<number> => {
  const golden = fileURLToPath(new URL(`../../../examples/golden/${deck}.json`, import.meta.url));
  return (JSON.parse(await readFile(golden, 'utf8')) as { overallScore: number }).overallScore;
};

/** A data folder that is gone after the test. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'vc-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Exit code, stdout and stderr of `vc <args>`; never throws for an exit code. */
export async function vc(args: string[], options: Options & { data?: string } = {}) {
  const { data, ...rest } = options;
  const { exitCode, stdout, stderr } = await execa(
    process.execPath,
    [vcPath, ...(data ? ['--data', data] : []), ...args],
    {
      reject: false,
      ...rest,
      env: { VC_DATA: '', VC_LANG: '', VC_ENGINE: '', NO_COLOR: '', FORCE_COLOR: '', CI: '', ...rest.env },
      ...(rest.inputFile === undefined && { stdin: 'ignore' }),
    },
  );
  return { exitCode, stdout: String(stdout ?? ''), stderr: String(stderr ?? '') };
}
