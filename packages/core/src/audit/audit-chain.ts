/** The chain of the audit log: each entry holds the hash of the one before, so that none can be changed or left out unseen. */
import { createHash } from 'node:crypto';
import type { AuditEntry, AuditNote } from '../model/audit.js';

/** What stands before the first entry. */
export const CHAIN_START: Pick<AuditEntry, 'seq' | 'hash'> = { seq: 0, hash: '0'.repeat(64) };

/** The note as the entry that follows `previous`. */
export function sealed(note: AuditNote, at: string, previous: Pick<AuditEntry, 'seq' | 'hash'>): AuditEntry {
  const entry = { seq: previous.seq + 1, at, ...note, previous: previous.hash };
  return { ...entry, hash: hashOf(entry) };
}

/** Whether the entry is as it was written, and follows `previous`. */
export function follows(entry: AuditEntry, previous: Pick<AuditEntry, 'seq' | 'hash'>): boolean {
  const { hash, ...rest } = entry;
  return entry.seq === previous.seq + 1 && entry.previous === previous.hash && hash === hashOf(rest);
}

function hashOf(entry: Omit<AuditEntry, 'hash'>): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(entry)))
    .digest('hex');
}

/** The same entry gives the same JSON, in whatever order a store gives its fields back. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, held]) => held !== undefined);
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, held]) => [name, sorted(held)]));
}
