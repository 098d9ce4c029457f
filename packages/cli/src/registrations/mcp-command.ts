/** `vc mcp`: the workspace for models. */
import type { Command } from 'commander';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { collect } from './parse-flags.js';

/** Adds it to `program`. */
export function registerMcpCommand(program: Command, version: string, setExitCode: (code: number) => void): void {
  program
    .command('mcp')
    .description('Model Context Protocol server on stdin and stdout, for assistants (docs/mcp.md)')
    .option('--allow <folder>', 'folder whose files may be read and written; may repeat (default: none)', collect, [])
    .action(async (flags: { allow: string[] }) => {
      const { mcp } = await import('../commands/mcp.js');
      setExitCode(await mcp({ ...program.opts<GlobalFlags>(), ...flags }, version));
    });
}
