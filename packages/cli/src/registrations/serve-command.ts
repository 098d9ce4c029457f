/** `vc serve`: the server of a fund. */
import type { Command } from 'commander';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { port } from './parse-flags.js';

/** Adds it to `program`. */
export function registerServeCommand(program: Command, setExitCode: (code: number) => void): void {
  program
    .command('serve')
    .description('serve the web app, /api and /ws for this data folder (docs/server.md)')
    .option('--host <address>', 'address to listen on (VC_HOST; default 127.0.0.1: this machine alone)')
    .option('--port <number>', 'port; 0 takes a free one (VC_PORT; default 3000)', port)
    .option('--open', 'open the browser')
    .action(async (flags: object) => {
      const { serve } = await import('../commands/serve.js');
      setExitCode(await serve({ ...program.opts<GlobalFlags>(), ...flags }));
    });
}
