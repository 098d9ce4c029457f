/** `vc token`: API tokens of a fund's people, made and ended where its data lies. */
import { VcError } from '@vc-analyst/core';
import type { Role } from '@vc-analyst/core/model';
import { columns } from '../output/columns.js';
import { say } from '../output/language.js';
import { paintFor } from '../output/paint.js';
import { printable } from '../output/printable.js';
import { findUser } from '../workspace/find-user.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { noteAct } from '../workspace/note-act.js';
import { withWorkspace } from '../workspace/workspace-for.js';

/** Makes a token and prints it, this once. */
export async function addToken(
  user: string,
  flags: GlobalFlags & { name: string; role?: Role; days?: number; json?: boolean },
): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const { id, username } = await findUser(workspace.accounts, user);
    const { name, role, days } = flags;
    const { token, view } = await workspace.accounts.tokens.make(id, { name, role, days });
    await noteAct(workspace, {
      action: 'token.made',
      about: { id, name: username },
      details: { name, role: view.role },
    });
    process.stdout.write(flags.json ? `${JSON.stringify({ ...view, token }, null, 2)}\n` : `${token}\n`);
    if (!flags.quiet && !flags.json)
      process.stderr.write(`${printable(say('token.made', { user: username, day: view.expiresAt.slice(0, 10) }))}\n`);
  });
}

/** Tokens in force, of one account or of all. */
export async function listTokens(user: string | undefined, flags: GlobalFlags & { json?: boolean }): Promise<void> {
  await withWorkspace(flags, async ({ accounts }) => {
    const owner = user === undefined ? undefined : await findUser(accounts, user);
    const tokens = await accounts.tokens.list(owner?.id);
    if (flags.json) process.stdout.write(`${JSON.stringify(tokens, null, 2)}\n`);
    if (flags.json) return;
    if (tokens.length === 0) {
      if (!flags.quiet) process.stderr.write(`${say('token.none')}\n`);
      return;
    }
    const names = new Map((await accounts.managed.list()).map(({ id, username }) => [id, username]));
    const paint = paintFor(process.stdout, flags);
    const rows = tokens.map(({ id, accountId, name, role, expiresAt, lastUsedAt }) => [
      id.slice(0, 12),
      paint.bold(printable(names.get(accountId) ?? '–')),
      printable(name),
      role,
      expiresAt.slice(0, 10),
      lastUsedAt?.slice(0, 10) ?? '–',
    ]);
    const headings = ['id', 'owner', 'name', 'role', 'expires', 'used'].map((heading) =>
      paint.dim(say(`token.${heading}`)),
    );
    process.stdout.write(`${columns([headings, ...rows]).join('\n')}\n`);
  });
}

/** Ends the token whose id begins so. */
export async function removeToken(start: string, flags: GlobalFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const { tokens } = workspace.accounts;
    const [token, another] = (await tokens.list()).filter(({ id }) => start.length >= 4 && id.startsWith(start));
    if (!token || another) throw new VcError('not-found', { what: 'token', id: start });
    await tokens.end(token.id);
    await noteAct(workspace, { action: 'token.ended', about: { id: token.accountId }, details: { token: token.id } });
    if (!flags.quiet) process.stderr.write(`${printable(say('token.ended', { name: token.name }))}\n`);
  });
}
