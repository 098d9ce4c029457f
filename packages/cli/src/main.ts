/** Runs one command and turns whatever happens into an exit code and one sentence. */
import { CommanderError } from 'commander';
import { EXIT } from './output/exit-codes.js';
import { buildProgram } from './program.js';

/** What commander says of a wrong command line, as one sentence. */
async function usageError({ message }: CommanderError): Promise<Error> {
  const { VcError } = await import('@vc-analyst/core');
  const [problem = '', ...hints] = message.replace(/^error: /, '').split('\n');
  const sentence = `${problem.charAt(0).toUpperCase()}${problem.slice(1)}`.replace(/\.$/, '');
  const hint = hints.join(' ').replace(/^\((.*)\)$/, '$1');
  return new VcError('bad-usage', {
    problem: `${sentence}; ${hint || 'vc --help lists commands and flags'}.`.replace('?.', '?'),
  });
}

/** The exit code of the command line `args`. */
export async function main(args: string[], version: string): Promise<number> {
  let exitCode: number = EXIT.done;
  // Set to nothing means not set; Ink would take it for a build server and draw nothing.
  if (process.env.CI === '') delete process.env.CI;
  // `vc show … | head` closes the pipe early: what was wanted has been read.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.done);
    throw error;
  });
  // Nobody listens any more, and the work is still wanted.
  process.stderr.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const program = buildProgram(version, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done;
    // `vc help show` asks for it; a command without its subcommand gets it on stderr.
    if (error instanceof CommanderError && error.code === 'commander.help') {
      return args.find((arg) => !arg.startsWith('-')) === 'help' ? EXIT.done : EXIT.badUse;
    }
    const { reportError } = await import('./output/report-error.js');
    return reportError(error instanceof CommanderError ? await usageError(error) : error, {
      json: args.includes('--json'),
      verbose: args.includes('--verbose'),
    });
  }
}
