/** Hands a report document over: as text, as JSON or as a file. */
import { extname } from 'node:path';
import { writeFile } from 'node:fs/promises';
import type { Workspace } from '@vc-analyst/core';
import type { ReportDocument } from '@vc-analyst/core/model';
import { say } from '../language.js';
import { paintFor } from '../paint.js';
import { reportText } from './report-text.js';
import { writing } from '../writing.js';

export interface ReportOutputFlags {
  /** One of `REPORT_FORMATS`. */
  format?: string;
  /** File to write, `-` for stdout; its ending chooses the format when there is no `--format`. */
  out?: string;
  json?: boolean;
  quiet?: boolean;
  color?: boolean;
}

export async function printReport(
  workspace: Workspace,
  report: ReportDocument,
  flags: ReportOutputFlags,
): Promise<void> {
  const { out, json, quiet } = flags;
  const format = flags.format ?? (out === undefined || out === '-' ? undefined : extname(out).slice(1));
  if (format !== undefined) {
    const file = await workspace.exportReport(report, format);
    if (out === '-') {
      process.stdout.write(file.bytes);
    } else {
      const path = out ?? file.fileName;
      await writing(path, writeFile(path, file.bytes));
      if (!quiet) process.stderr.write(`${say('written', { path })}\n`);
    }
  } else if (json || out === '-') {
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  } else {
    const lines = reportText(report, {
      paint: paintFor(process.stdout, flags),
      locale: workspace.config.lang,
      width: process.stdout.columns ?? 100,
    });
    process.stdout.write(`${lines.join('\n')}\n`);
  }
}
