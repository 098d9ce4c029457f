/** `vc batch`: scores a folder side by side; one line a deck as it ends, a ranked table at the end. */
import { stat, writeFile } from 'node:fs/promises';
import { findDeckFiles, inLanguage, isVcError, VcError, type BatchEvent } from '@vc-analyst/core';
import { EXIT } from '../output/exit-codes.js';
import { paintFor } from '../output/paint.js';
import { rank, rankingCsv, rankingTable } from '../output/ranking.js';
import { followRun } from '../progress/follow-run.js';
import type { GlobalFlags } from '../program.js';
import { abortOnInterrupt, withWorkspace } from '../workspace-for.js';

export interface BatchFlags extends GlobalFlags {
  jobs?: number;
  out?: string;
  jsonl?: string;
  failUnder?: number;
  json?: boolean;
}

/** Answers the exit code: 3 when a deck could not be read, else 1 below `--fail-under`, else 0. */
export async function batch(places: string[], flags: BatchFlags): Promise<number> {
  const paths = await decksIn(places);
  const overrides = flags.jobs === undefined ? {} : { concurrency: flags.jobs };
  return withWorkspace(
    flags,
    async (workspace) => {
      const locale = workspace.config.lang;
      const signal = abortOnInterrupt();
      const follower = await followRun(flags, locale, paths.length);
      const lines: string[] = [];
      const result = await workspace.analyzeAll(paths, {
        signal,
        onEvent(event) {
          follower.see(event);
          if (flags.jsonl !== undefined) lines.push(...jsonLine(event, locale));
        },
      });
      follower.end();
      if (flags.jsonl !== undefined) await writeFile(flags.jsonl, lines.join(''));

      const chosen = new Set([
        ...result.analyses.map((analysis) => analysis.id),
        ...result.skipped.map((skipped) => skipped.analysisId),
      ]);
      const ranking = rank((await workspace.analyses.list()).filter((summary) => chosen.has(summary.id)));
      if (flags.out !== undefined) await writeFile(flags.out, rankingCsv(ranking));
      process.stdout.write(
        flags.json
          ? `${JSON.stringify(
              ranking.map((summary) => inLanguage(summary, locale)),
              null,
              2,
            )}\n`
          : `${rankingTable(ranking, { paint: paintFor(process.stdout, flags), locale, width: process.stdout.columns }).join('\n')}\n`,
      );
      for (const { error } of result.failed) {
        if (!flags.quiet) process.stderr.write(`${error.message}${isVcError(error) ? ` [${error.code}]` : ''}\n`);
      }
      if (result.cancelled) throw new VcError('cancelled');
      if (result.failed.length > 0) return EXIT.deckUnreadable;
      const low = ranking.some((summary) => (summary.overallScore ?? 0) < (flags.failUnder ?? 0));
      return low ? EXIT.belowThreshold : EXIT.done;
    },
    overrides,
  );
}

async function decksIn(places: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const place of places) {
    const kind = await stat(place).catch((cause: unknown) => {
      throw new VcError('file-not-found', { fileName: place }, { cause });
    });
    found.push(...(kind.isDirectory() ? await findDeckFiles(place) : [place]));
  }
  if (found.length === 0) throw new VcError('no-decks', { folder: places.join(', ') });
  return [...new Set(found)];
}

function jsonLine(event: BatchEvent, locale: 'en' | 'es' | 'fr'): string[] {
  if (event.type === 'completed') return [`${JSON.stringify(inLanguage(event.analysis, locale))}\n`];
  if (event.type !== 'failed') return [];
  const { error, fileName } = event;
  const code = isVcError(error) ? error.code : 'internal';
  return [`${JSON.stringify({ fileName, error: { code, message: error.message } })}\n`];
}
