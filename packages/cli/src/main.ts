/** Runs one command and turns whatever happens into an exit code and one sentence. */
import { CommanderError } from 'commander';
import { EXIT } from './output/exit-codes.js';
import { buildProgram } from './program.js';

/** The exit code of the command line `args`. */
export async function main(args: string[], version: string): Promise<number> {
  let exitCode: number = EXIT.done;
  // `vc show … | head` closes the pipe early: what was wanted has been read.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.done);
    throw error;
  });
  const program = buildProgram(version, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.badUse;
    const { reportError } = await import('./output/report-error.js');
    return reportError(error, { json: args.includes('--json'), verbose: args.includes('--verbose') });
  }
}
