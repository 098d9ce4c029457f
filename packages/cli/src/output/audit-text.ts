/** The audit log in a terminal: its entries as a table, and whether its chain holds as a sentence. */
import type { AuditCheck } from '@vc-analyst/core';
import type { AuditEntry } from '@vc-analyst/core/model';
import { columns } from './columns.js';
import { say } from './language.js';
import type { Paint } from './paint.js';
import { printable } from './printable.js';

/** What following the chain came to. */
export function checkSentence({ entries, head, brokenAt }: AuditCheck): string {
  if (brokenAt !== undefined) return say('audit.broken', { seq: brokenAt });
  return head === null ? say('audit.none') : say('audit.whole', { count: entries, hash: head.hash });
}

export function auditTable(entries: readonly AuditEntry[], paint: Paint): string[] {
  const headings = ['seq', 'at', 'who', 'action', 'about', 'from'].map((heading) => paint.dim(say(`audit.${heading}`)));
  const rows = entries.map(({ seq, at, action, outcome, by, about, details = {}, address }) => [
    String(seq),
    at.slice(0, 19).replace('T', ' '),
    paint.bold(printable(by.name ?? say(`audit.by.${by.kind}`))),
    outcome === 'refused' ? paint.poor(`${action} (${say('audit.refused')})`) : action,
    printable(
      [about?.name ?? about?.id, ...Object.entries(details).map(([name, value]) => `${name}=${value}`)]
        .filter(Boolean)
        .join(' · ') || '–',
    ),
    address ?? '–',
  ]);
  return columns([headings, ...rows]);
}
