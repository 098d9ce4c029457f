/** The audit log as a file: a row or a line an entry, oldest first. */
import { toCsv } from '../drawing/to-csv.js';
import type { AuditEntry } from '../model/audit.js';

export const AUDIT_FORMATS = ['csv', 'jsonl'] as const;
export type AuditFormat = (typeof AUDIT_FORMATS)[number];

const MEDIA_TYPES: Record<AuditFormat, string> = { csv: 'text/csv; charset=utf-8', jsonl: 'application/x-ndjson' };

/** A CSV for spreadsheets; JSONL whole, with the hashes by which another program can follow the chain. */
export async function auditFile(
  entries: AsyncIterable<AuditEntry>,
  format: AuditFormat,
  now: Date,
): Promise<{ fileName: string; mediaType: string; bytes: Uint8Array }> {
  const held: AuditEntry[] = [];
  for await (const entry of entries) held.push(entry);
  const bytes =
    format === 'jsonl'
      ? new TextEncoder().encode(held.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
      : toCsv([HEADINGS, ...held.map(rowOf)]);
  return { fileName: `audit-log-${now.toISOString().slice(0, 10)}.${format}`, mediaType: MEDIA_TYPES[format], bytes };
}

const HEADINGS = ['seq', 'at', 'action', 'outcome', 'byKind', 'byId', 'byName', 'aboutId', 'aboutName', 'details', 'address', 'hash']; // prettier-ignore

function rowOf({ seq, at, action, outcome, by, about, details, address, hash }: AuditEntry) {
  const said = Object.entries(details ?? {}).map(([name, value]) => `${name}=${value}`);
  return [seq, at, action, outcome, by.kind, by.id ?? '', by.name ?? '', about?.id ?? '', about?.name ?? '', said.join('; '), address ?? '', hash]; // prettier-ignore
}
