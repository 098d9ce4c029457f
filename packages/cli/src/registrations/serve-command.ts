/** `vc serve` and `vc worker`: the server of a fund, and who analyses beside it. */
import type { Command } from 'commander';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { port, wholeNumber } from './parse-flags.js';

/** Adds it to `program`. */
export function registerServeCommand(program: Command, setExitCode: (code: number) => void): void {
  program
    .command('serve')
    .description('serve the web app, /api and /ws for this data folder (docs/server.md)')
    .option('--host <address>', 'address to listen on (VC_HOST; default 127.0.0.1: this machine alone)')
    .option('--port <number>', 'port; 0 takes a free one (VC_PORT; default 3000)', port)
    .option(
      '--workers <number>',
      'decks analysed at the same time; 0 leaves them to vc worker (docs/scale.md)',
      wholeNumber,
    )
    .option('--open', 'open the browser')
    .action(async (flags: object) => {
      const { serve } = await import('../commands/serve.js');
      setExitCode(await serve({ ...program.opts<GlobalFlags>(), ...flags }));
    });

  program
    .command('worker')
    .description('analyse what the servers of a PostgreSQL store take in, until it is ended (docs/scale.md)')
    .option('--workers <number>', 'decks analysed at the same time (VC_CONCURRENCY)', wholeNumber)
    .action(async (flags: object) => {
      const { worker } = await import('../commands/worker.js');
      setExitCode(await worker({ ...program.opts<GlobalFlags>(), ...flags }));
    });
}
