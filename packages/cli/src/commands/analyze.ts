/** `vc analyze`: one or a few decks, the report in the terminal or as JSON, and in files. */
import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  inLanguage,
  isVcError,
  VcError,
  type Analysis,
  type DeckSource,
  type Sector,
  type Stage,
  type Workspace,
} from '@vc-analyst/core';
import { exitCodeOf, reportError } from '../output/report-error.js';
import { EXIT } from '../output/exit-codes.js';
import { say } from '../output/language.js';
import { paintFor } from '../output/paint.js';
import { memoText } from '../output/memo/memo-text.js';
import { followRun } from '../progress/follow-run.js';
import { failureEntry } from '../batch/run-batch.js';
import { checkFolderOf } from '../batch/write-ranking.js';
import { writing } from '../output/writing.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { abortOnInterrupt, withWorkspace } from '../workspace/workspace-for.js';

export interface AnalyzeFlags extends GlobalFlags {
  company?: string;
  sector?: Sector;
  stage?: Stage;
  asOf?: string;
  oneDeck?: boolean;
  out?: string[];
  json?: boolean;
}

/** Analyses every deck anew, also a known one; returns the exit code of the worst that happened. */
export async function analyze(paths: string[], flags: AnalyzeFlags): Promise<number> {
  const { out = [] } = flags;
  const count = flags.oneDeck ? 1 : paths.length;
  if (out.length > 0 && count > 1) {
    throw new VcError('bad-usage', { problem: say('oneOut') });
  }
  for (const path of paths) {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      throw new VcError('bad-usage', { problem: say('folderGiven', { path }) });
    }
  }
  // Before the deck is read, not after.
  for (const path of out) await checkFolderOf(path);
  const decks: DeckSource[] = flags.oneDeck ? [paths] : await Promise.all(paths.map(deckAt));
  return withWorkspace(flags, async (workspace) => {
    const outputs = out.map((path) => outputFor(path, workspace));
    const locale = workspace.config.lang;
    const signal = abortOnInterrupt();
    const follower = await followRun(flags, locale, decks.length);
    const finished: Analysis[] = [];
    const failures: unknown[] = [];
    /** In the order of the decks, failures included. */
    const documents: object[] = [];
    for (const [index, deck] of decks.entries()) {
      const fileName = typeof deck === 'object' && 'fileName' in deck ? deck.fileName : basename(paths[index]!);
      follower.see({ type: 'started', fileName, index, total: decks.length });
      try {
        const analysis = await workspace.analyze(deck, {
          given: { companyName: flags.company, sector: flags.sector, stage: flags.stage, asOf: flags.asOf },
          signal,
          onProgress: (event) => follower.see({ type: 'progress', fileName, index, event }),
        });
        follower.see({ type: 'completed', fileName, index, analysis });
        finished.push(analysis);
        const document = inLanguage(analysis, locale);
        documents.push(decks.length === 1 ? document : { path: paths[index], ...document });
      } catch (error) {
        if (isVcError(error) && error.code === 'cancelled') {
          follower.end();
          throw error;
        }
        if (decks.length === 1) {
          follower.end();
          throw error;
        }
        follower.see({ type: 'failed', fileName, index, error: error as Error });
        failures.push(error);
        documents.push(failureEntry({ fileName, path: paths[index], error: error as Error }));
      }
    }
    follower.end();

    for (const { path, format } of outputs) {
      const file = await workspace.export(finished[0]!.id, format, { locale });
      await writing(path, writeFile(path, file.bytes));
      if (!flags.quiet) process.stderr.write(`${say('written', { path })}\n`);
    }
    if (flags.json) {
      process.stdout.write(`${JSON.stringify(decks.length === 1 ? documents[0] : documents, null, 2)}\n`);
    } else {
      const options = { paint: paintFor(process.stdout, flags), locale, width: process.stdout.columns ?? 100 };
      for (const analysis of finished) process.stdout.write(`${memoText(analysis, options).join('\n')}\n\n`);
    }
    for (const error of failures) reportError(error, { json: false, verbose: Boolean(flags.verbose) });
    return failures.length === 0 ? EXIT.done : Math.max(...failures.map(exitCodeOf));
  });
}

/** What `-` stands for comes from standard input, and bears a name that says nothing of a company. */
async function deckAt(path: string): Promise<DeckSource> {
  return path === '-' ? { fileName: 'deck', bytes: await buffer(process.stdin) } : path;
}

function outputFor(path: string, { formats }: Pick<Workspace, 'formats'>): { path: string; format: string } {
  const format = extname(path).slice(1).toLowerCase();
  if (!formats.some(({ id }) => id === format)) {
    throw new VcError('export-format-unknown', {
      format: format || path,
      formats: formats.map(({ id }) => id).join(', '),
    });
  }
  return { path, format };
}
