/** `vc audit`: who did what, when and from where; listed, written as a file, and checked. */
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { auditFile, AUDIT_FORMATS, VcError, type AuditFormat } from '@vc-analyst/core';
import type { AuditAction, AuditFilter } from '@vc-analyst/core/model';
import { auditTable, checkSentence } from '../output/audit-text.js';
import { EXIT } from '../output/exit-codes.js';
import { say } from '../output/language.js';
import { paintFor } from '../output/paint.js';
import { writing } from '../output/writing.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export interface AuditFlags extends GlobalFlags {
  since?: string;
  until?: string;
  action?: AuditAction;
  who?: string;
  refused?: boolean;
  limit?: number;
  out?: string;
  verify?: boolean;
  json?: boolean;
}

/** Returns 0, or 1 when the log was changed. */
export async function audit(flags: AuditFlags): Promise<number> {
  return withWorkspace(flags, async ({ audit: log }) => {
    if (flags.verify) {
      const check = await log.verify();
      if (flags.json) process.stdout.write(`${JSON.stringify(check, null, 2)}\n`);
      else process.stdout.write(`${checkSentence(check)}\n`);
      return check.brokenAt === undefined ? EXIT.done : EXIT.belowThreshold;
    }
    const filter: AuditFilter = {
      from: flags.since,
      to: flags.until,
      action: flags.action,
      who: flags.who,
      ...(flags.refused ? { outcome: 'refused' as const } : {}),
    };
    if (flags.out !== undefined) {
      const { bytes } = await auditFile(log.all(filter), formatOf(flags.out), new Date());
      await writing(flags.out, writeFile(flags.out, bytes, { mode: 0o600 }));
      if (!flags.quiet) process.stderr.write(`${say('written', { path: flags.out })}\n`);
      return EXIT.done;
    }
    const { entries, next } = await log.list(filter, flags.limit === undefined ? {} : { limit: flags.limit });
    if (flags.json) process.stdout.write(`${JSON.stringify(entries, null, 2)}\n`);
    else if (entries.length > 0)
      process.stdout.write(`${auditTable(entries, paintFor(process.stdout, flags)).join('\n')}\n`);
    if (!flags.quiet && entries.length === 0) process.stderr.write(`${say('audit.none')}\n`);
    if (!flags.quiet && next !== undefined) process.stderr.write(`${say('audit.more')}\n`);
    return EXIT.done;
  });
}

function formatOf(path: string): AuditFormat {
  const ending = extname(path).slice(1).toLowerCase();
  const format = AUDIT_FORMATS.find((one) => one === ending);
  if (!format) throw new VcError('export-format-unknown', { format: ending, formats: AUDIT_FORMATS.join(', ') });
  return format;
}
