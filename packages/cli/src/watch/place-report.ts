/** Puts the reports of a deck beside it, or into another folder; whole or not at all. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { REPORT_MARK, type Workspace } from '@vc-analyst/core';
import { writing } from '../output/writing.js';

export interface ReportPlan {
  folder: string;
  /** Takes the folders below `folder` over; beside the decks when absent. */
  outDir?: string | undefined;
  formats: readonly string[];
}

/** Where the reports of the deck at `path` land, by format: `deck.pdf` has `deck.pdf.vc-report.html`. */
export function reportPaths(path: string, { folder, outDir, formats }: ReportPlan): { format: string; path: string }[] {
  const place = outDir === undefined ? dirname(path) : join(outDir, dirname(relative(folder, path)));
  return formats.map((format) => ({ format, path: join(place, `${basename(path)}${REPORT_MARK}.${format}`) }));
}

/** Writes those that are not there, or older than the deck; with `anew` all. Returns what it wrote. */
export async function placeReports(
  workspace: Workspace,
  { analysisId, path, plan, anew }: { analysisId: string; path: string; plan: ReportPlan; anew: boolean },
): Promise<string[]> {
  const written: string[] = [];
  const changed = await changedAt(path);
  for (const report of reportPaths(path, plan)) {
    const madeAt = await changedAt(report.path);
    if (!anew && madeAt !== undefined && madeAt >= (changed ?? 0)) continue;
    const { bytes } = await workspace.export(analysisId, report.format);
    await writing(report.path, replace(report.path, bytes));
    written.push(report.path);
  }
  return written;
}

async function changedAt(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.mtimeMs;
}

async function replace(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Hidden, so that no watcher takes it; of a name that nobody can have laid a link under.
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`);
  try {
    await writeFile(temporary, bytes, { flag: 'wx' });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
