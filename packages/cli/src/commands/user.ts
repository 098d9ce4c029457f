/** `vc user`: the accounts of a fund's server, managed where its data lies. */
import { PANEL_ID, VcError } from '@vc-analyst/core';
import type { ManagedUser, Role } from '@vc-analyst/core/model';
import { readPassword } from '../output/ask.js';
import { columns } from '../output/columns.js';
import { say } from '../output/language.js';
import { paintFor } from '../output/paint.js';
import { printable } from '../output/printable.js';
import { findUser } from '../workspace/find-user.js';
import { noteAct, systemName } from '../workspace/note-act.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export interface AddUserFlags extends GlobalFlags {
  email?: string;
  firstName?: string;
  lastName?: string;
  role?: Role;
  json?: boolean;
}

/** Adds an account; the password comes from standard input, never from the command line, where others can read it. */
export async function addUser(username: string, flags: AddUserFlags): Promise<void> {
  const password = await readPassword();
  await withWorkspace(flags, async (workspace) => {
    const { accounts } = workspace;
    const { firstName, lastName, email = '' } = flags;
    // Somebody must be able to manage the rest.
    const role = flags.role ?? ((await accounts.isEmpty()) ? 'admin' : 'analyst');
    const form = { username, password, email, firstName, lastName, isActive: true };
    const made = await accounts.managed.create({ ...form, role: role === 'admin' ? 'admin' : 'user' });
    const user = made.teamRole === role ? made : await accounts.managed.setTeamRole(made.id, role);
    await noteAct(workspace, { action: 'account.made', about: aboutOf(user), details: { role: user.teamRole } });
    tell(flags, user, say('user.added', { name: user.username, role: user.teamRole }));
  });
}

export async function listUsers(flags: GlobalFlags & { json?: boolean }): Promise<void> {
  await withWorkspace(flags, async ({ accounts }) => {
    const users = await accounts.managed.list();
    if (flags.json) {
      process.stdout.write(`${JSON.stringify(users, null, 2)}\n`);
      return;
    }
    if (users.length === 0) {
      if (!flags.quiet) process.stderr.write(`${say('user.none')}\n`);
      return;
    }
    const paint = paintFor(process.stdout, flags);
    const rows = users.map((user) => [
      paint.bold(printable(user.username || '–')),
      user.teamRole,
      stateOf(user),
      printable(user.email || '–'),
      printable(`${user.firstName} ${user.lastName}`.trim() || '–'),
      user.createdAt.slice(0, 10),
    ]);
    const headings = ['user', 'role', 'state', 'email', 'name', 'since'].map((heading) =>
      paint.dim(say(`user.${heading}`)),
    );
    process.stdout.write(`${columns([headings, ...rows]).join('\n')}\n`);
  });
}

/** Changes the role; the account's sessions end. */
export async function changeUserRole(name: string, role: Role, flags: GlobalFlags & { json?: boolean }): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const { accounts } = workspace;
    const { id } = await findUser(accounts, name);
    const user = await accounts.managed.setTeamRole(id, role);
    await noteAct(workspace, { action: 'member.role-changed', about: aboutOf(user), details: { role } });
    tell(flags, user, say('user.roleChanged', { name: user.username || user.email, role: user.teamRole }));
  });
}

/** Sets a new password from standard input; the account's sessions end. */
export async function changeUserPassword(name: string, flags: GlobalFlags & { json?: boolean }): Promise<void> {
  const password = await readPassword();
  await withWorkspace(flags, async (workspace) => {
    const { accounts } = workspace;
    const user = await findUser(accounts, name);
    if (user.username === '') {
      throw new VcError('bad-usage', { problem: say('user.invited') });
    }
    const changed = await accounts.managed.update(user.id, { ...user, password });
    await noteAct(workspace, { action: 'account.managed', about: aboutOf(changed), details: { fields: 'password' } });
    tell(flags, changed, say('user.passwordChanged', { name: changed.username }));
  });
}

/** Ends the second factor of the account, or of the administrator panel. */
export async function resetSecondFactor(
  name: string | undefined,
  flags: GlobalFlags & { panel?: boolean },
): Promise<void> {
  if ((name === undefined) !== (flags.panel === true)) {
    throw new VcError('bad-usage', { problem: say('user.whoseFactor') });
  }
  await withWorkspace(flags, async (workspace) => {
    const { secondFactors, sessions } = workspace.accounts;
    const user = name === undefined ? undefined : await findUser(workspace.accounts, name);
    const about = user ? aboutOf(user) : { name: PANEL_ID };
    const id = user?.id ?? PANEL_ID;
    if (!(await secondFactors.reset(id))) throw new VcError('not-found', { what: 'second factor', id: about.name });
    if (user) await sessions.endAll(user.id);
    await noteAct(workspace, { action: 'second-factor.reset', about });
    if (!flags.quiet) process.stderr.write(`${printable(say('user.factorReset', { name: about.name }))}\n`);
  });
}

/** Lets people sign in with passwords again; those of the provider get one with `vc user passwd`. */
export async function allowPasswords(flags: GlobalFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const { settings } = workspace;
    await settings.change({ signIn: { ...(await settings.signIn()), passwords: true } }, { firstName: systemName() });
    await noteAct(workspace, { action: 'settings.changed', details: { fields: 'signIn' } });
    if (!flags.quiet) process.stderr.write(`${say('user.passwordsAllowed')}\n`);
  });
}

/** Removes the account; what it wrote stays. */
export async function removeUser(name: string, flags: GlobalFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const { accounts } = workspace;
    const user = await findUser(accounts, name);
    await accounts.managed.remove(user.id);
    await noteAct(workspace, { action: 'account.removed', about: aboutOf(user) });
    if (!flags.quiet)
      process.stderr.write(`${printable(say('user.removed', { name: user.username || user.email }))}\n`);
  });
}

function tell(flags: GlobalFlags & { json?: boolean }, user: ManagedUser, sentence: string): void {
  if (flags.json) process.stdout.write(`${JSON.stringify(user, null, 2)}\n`);
  else if (!flags.quiet) process.stderr.write(`${printable(sentence)}\n`);
}

function aboutOf({ id, username, email }: ManagedUser) {
  return { id, name: username || email };
}

function stateOf({ status, isActive }: ManagedUser): string {
  if (status === 'pending') return say('user.pending');
  return say(isActive ? 'user.active' : 'user.inactive');
}
