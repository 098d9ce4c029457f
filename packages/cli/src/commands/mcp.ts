/** `vc mcp`: a Model Context Protocol server on stdin and stdout, until the client hangs up. */
import { Console } from 'node:console';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { allowFolders } from '../mcp/allowed-folders.js';
import { makeServer } from '../mcp/make-server.js';
import { EXIT } from '../output/exit-codes.js';
import { say } from '../output/language.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { absolute, dataDirFor, withWorkspace } from '../workspace/workspace-for.js';

export interface McpFlags extends GlobalFlags {
  /** Folders whose files may be named; with none, only what the workspace holds is answered. */
  allow: string[];
}

/** Ends with 0 when the client closes stdin and with 130 on Ctrl-C. */
export async function mcp(flags: McpFlags, version: string): Promise<number> {
  // stdout belongs to the protocol: a line of talk in it would end the session.
  globalThis.console = new Console(process.stderr, process.stderr);
  // The folder it was started in says nothing: assistants start it in / or in the home folder.
  const folders = await allowFolders(
    flags.allow.map((folder) => absolute(folder)),
    dataDirFor(flags),
  );
  return withWorkspace(flags, async (workspace) => {
    const { server, stop } = makeServer({ workspace, folders, version, onBug: sayBug });
    const ended = clientGone();
    server.server.onerror = (error) => process.stderr.write(`${error.message}\n`);
    await server.connect(new StdioServerTransport());
    if (process.stdin.isTTY && !flags.quiet) {
      process.stderr.write(`${say('mcp.waiting')}\n`);
    }
    const exitCode = await ended;
    stop();
    await server.close();
    return exitCode;
  });
}

/** Resolves with the exit code once nobody is there to answer. */
function clientGone(): Promise<number> {
  return new Promise((resolve) => {
    process.stdin.once('end', () => resolve(EXIT.done));
    process.stdin.once('close', () => resolve(EXIT.done));
    process.once('SIGTERM', () => resolve(EXIT.done));
    process.once('SIGINT', () => resolve(EXIT.cancelled));
  });
}

function sayBug(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
