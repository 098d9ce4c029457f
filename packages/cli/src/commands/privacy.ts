/** `vc privacy`: how long analyses are kept, and what is kept of a person or company: as a file, and erased. */
import { writeFile } from 'node:fs/promises';
import { VcError, type Erasure, type Workspace } from '@vc-analyst/core';
import { isSure } from '../output/ask.js';
import { columns } from '../output/columns.js';
import { say } from '../output/language.js';
import { paintFor } from '../output/paint.js';
import { printable } from '../output/printable.js';
import { writing } from '../output/writing.js';
import { findUser } from '../workspace/find-user.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { noteAct, systemName } from '../workspace/note-act.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export interface PrivacyFlags extends GlobalFlags {
  months?: number;
  alsoInvested?: boolean;
  out?: string;
  yes?: boolean;
  json?: boolean;
}

/** Lists what would be deleted now, by the rule in the settings or by another one. */
export async function listDue(flags: PrivacyFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const { months, alsoInvested } = flags;
    const rule = months === undefined ? undefined : { months, keepInvested: !alsoInvested };
    const due = await workspace.retention.due(rule);
    if (flags.json) {
      process.stdout.write(`${JSON.stringify(due, null, 2)}\n`);
      return;
    }
    const paint = paintFor(process.stdout, flags);
    const rows = due.map(({ id, companyName, createdAt }) => [
      createdAt.slice(0, 10),
      paint.bold(printable(companyName)),
      id.slice(0, 8),
    ]);
    if (rows.length > 0) process.stdout.write(`${columns(rows).join('\n')}\n`);
    if (flags.quiet) return;
    const hasRule = rule !== undefined || (await workspace.settings.retention()) !== null;
    process.stderr.write(`${hasRule ? say('privacy.due', { count: due.length }) : say('privacy.noRule')}\n`);
  });
}

/** Sets after how many months analyses are deleted; `forever` ends it. */
export async function keep(given: string, flags: PrivacyFlags): Promise<void> {
  const months = given === 'forever' ? null : Number(given);
  if (months !== null && !(Number.isInteger(months) && months >= 1 && months <= 240)) {
    throw new VcError('bad-usage', { problem: say('privacy.monthsWrong') });
  }
  await withWorkspace(flags, async (workspace) => {
    const retention = months === null ? null : { months, keepInvested: !flags.alsoInvested };
    await workspace.settings.change({ retention }, { firstName: systemName() });
    await noteAct(workspace, { action: 'settings.changed', details: { fields: 'retention', months: given } });
    if (flags.quiet) return;
    const due = await workspace.retention.due();
    process.stderr.write(
      `${retention ? say('privacy.kept', { months: retention.months, count: due.length }) : say('privacy.forever')}\n`,
    );
  });
}

/** Deletes what is due by the rule in the settings. */
export async function deleteDue(flags: PrivacyFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    if (!(await workspace.settings.retention())) throw new VcError('bad-usage', { problem: say('privacy.noRule') });
    const due = await workspace.retention.due();
    if (due.length > 0 && !(await agreed(say('privacy.due', { count: due.length }), flags))) return;
    const gone = await workspace.retention.apply({ kind: 'terminal', name: systemName() });
    if (!flags.quiet) process.stderr.write(`${say('privacy.deleted', { count: gone.length })}\n`);
  });
}

/** Writes all that is kept of an account as JSON. */
export async function exportPerson(name: string, flags: PrivacyFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const user = await findUser(workspace.accounts, name);
    const data = `${JSON.stringify(await workspace.privacy.export(user.id), null, 2)}\n`;
    await noteAct(workspace, { action: 'account.exported', about: { id: user.id, name: user.username || user.email } });
    if (flags.out === undefined) {
      process.stdout.write(data);
      return;
    }
    await writing(flags.out, writeFile(flags.out, data, { mode: 0o600 }));
    if (!flags.quiet) process.stderr.write(`${say('written', { path: flags.out })}\n`);
  });
}

/** Removes an account and takes its person's name out of all that it wrote. */
export async function erasePerson(name: string, flags: PrivacyFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const user = await findUser(workspace.accounts, name);
    const shown = user.username || user.email;
    if (!(await agreed(printable(say('privacy.sureOfPerson', { name: shown })), flags))) return;
    const erased = await workspace.privacy.erase(user.id);
    // By its id alone: the name is what was to go.
    const act = { action: 'account.erased', about: { id: user.id } } as const;
    await told(workspace, { act, erased, said: say('privacy.erased', { ...erased }) }, flags);
  });
}

/** Deletes all analyses of a company, and what is told of it. */
export async function eraseCompany(name: string, flags: PrivacyFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    if (!(await agreed(printable(say('privacy.sureOfCompany', { name })), flags))) return;
    const erased = await workspace.privacy.eraseCompany(name);
    const said = say('privacy.erasedCompany', { count: erased.analyses });
    await told(workspace, { act: { action: 'company.erased' }, erased, said }, flags);
  });
}

async function agreed(question: string, flags: PrivacyFlags): Promise<boolean> {
  if (flags.yes || (await isSure(question))) return true;
  if (!flags.quiet) process.stderr.write(`${say('rm.nothing')}\n`);
  return false;
}

async function told(
  workspace: Workspace,
  { act, erased, said }: { act: Parameters<typeof noteAct>[1]; erased: Erasure; said: string },
  flags: PrivacyFlags,
): Promise<void> {
  const details = { analyses: String(erased.analyses), activities: String(erased.activities) };
  await noteAct(workspace, { ...act, details });
  if (!flags.quiet) process.stderr.write(`${said}\n`);
}
