/** Writes into the audit log what was done from the terminal, by whom the system knows there. */
import { userInfo } from 'node:os';
import { errorText, isVcError, type Workspace } from '@vc-analyst/core';
import type { AuditNote } from '@vc-analyst/core/model';
import { spokenLanguage } from '../output/language.js';

/** What is done stays done: of a folder that may only be read, say, it is told that nothing was written down. */
export async function noteAct(
  workspace: Pick<Workspace, 'audit'>,
  act: Omit<AuditNote, 'by' | 'outcome'>,
): Promise<void> {
  try {
    await workspace.audit.record({ ...act, outcome: 'done', by: { kind: 'terminal', name: systemName() } });
  } catch (error) {
    if (!isVcError(error)) throw error;
    process.stderr.write(`${errorText(error, spokenLanguage())} [${error.code}]\n`);
  }
}

/** Who the system knows at the terminal. */
export function systemName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a number without a name.
    return String(process.getuid?.() ?? '');
  }
}
