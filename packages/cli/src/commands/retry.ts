/** `vc retry`: analyses that failed, were stopped or are to be read anew, from the deck that is stored. */
import {
  VcError,
  type AnalysisSummary,
  type ErrorCode,
  type QueueUpdate,
  type Workspace,
  rankSummaries,
} from '@vc-analyst/core';
import { inLanguage } from '@vc-analyst/core/i18n';
import { findAnalysis } from '../workspace/find-analysis.js';
import { EXIT } from '../output/exit-codes.js';
import { say } from '../output/language.js';
import { paintFor } from '../output/paint.js';
import { rankingTable } from '../output/ranking.js';
import { exitCodeOf, reportError } from '../output/report-error.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { abortOnInterrupt, withWorkspace } from '../workspace/workspace-for.js';

export interface RetryFlags extends GlobalFlags {
  allFailed?: boolean;
  json?: boolean;
}

/** Returns the exit code of the worst that happened. What people added and corrected stays. */
export async function retry(ids: string[], flags: RetryFlags): Promise<number> {
  return withWorkspace(flags, async (workspace) => {
    const chosen = await chooseIds(workspace, ids, flags);
    const signal = abortOnInterrupt();
    const ended = await Promise.all(chosen.map((id) => runAgain(workspace, id, signal)));
    const summaries = rankSummaries(ended.filter(({ status }) => status === 'completed'));
    const locale = workspace.config.lang;
    if (flags.json) {
      process.stdout.write(
        `${JSON.stringify(
          ended.map((summary) => inLanguage(summary, locale)),
          null,
          2,
        )}\n`,
      );
    } else if (summaries.length > 0) {
      const options = { paint: paintFor(process.stdout, flags), locale, width: process.stdout.columns };
      process.stdout.write(`${rankingTable(summaries, options).join('\n')}\n`);
    }
    const failures = ended.flatMap(({ failure }) =>
      failure ? [new VcError(failure.code as ErrorCode, failure.data)] : [],
    );
    for (const error of failures) reportError(error, { json: false, verbose: Boolean(flags.verbose) });
    return failures.length === 0 ? EXIT.done : Math.max(...failures.map(exitCodeOf));
  });
}

async function chooseIds(workspace: Workspace, ids: string[], { allFailed, quiet }: RetryFlags): Promise<string[]> {
  const named = await Promise.all(ids.map(async (id) => (await findAnalysis(workspace, id)).id));
  if (!allFailed) {
    if (named.length === 0) throw new VcError('bad-usage', { problem: say('nameAnalysis') });
    return [...new Set(named)];
  }
  const failed = (await workspace.analyses.list()).filter(({ status }) => status === 'failed');
  if (failed.length === 0 && !quiet) process.stderr.write(`${say('noFailed')}\n`);
  return [...new Set([...named, ...failed.map(({ id }) => id)])];
}

/** Waits for the end of the run, also where a server has it. */
async function runAgain(workspace: Workspace, id: string, signal: AbortSignal): Promise<AnalysisSummary> {
  const { queue, analyses } = workspace;
  await queue.retry(id);
  const stop = () => void queue.cancel(id).catch(() => undefined);
  signal.addEventListener('abort', stop);
  try {
    await new Promise<void>((resolve) => {
      queue.follow(id, (update) => {
        if (isEnd(update)) resolve();
      });
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
  const summary = await analyses.summary(id);
  if (!summary) throw new VcError('not-found', { what: 'analysis', id });
  return summary;
}

function isEnd(update: QueueUpdate): boolean {
  return (
    update.type === 'failed' || update.type === 'removed' || (update.type === 'progress' && update.step === 'completed')
  );
}
