/** `vc batch`: scores many decks side by side; a line a deck as it ends, a ranked table at the end. */
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  findDecks,
  inLanguage,
  rankSummaries,
  severalDecksOf,
  VcError,
  type AnalysisSummary,
  type BatchRun,
  type Workspace,
} from '@vc-analyst/core';
import { renderMessage } from '@vc-analyst/core/i18n';
import type { MessageValue } from '@vc-analyst/core/model';
import { flagsOf, settingsOf, type BatchFlags } from '../batch/batch-settings.js';
import { jsonlOnStdout, openJsonlFile } from '../batch/jsonl-file.js';
import { failureEntry, failuresBefore, passedOverEntry, runBatch, type RunOutcome } from '../batch/run-batch.js';
import { dryRun } from '../batch/dry-run.js';
import { checkFolderOf, checkOutputs, writeRanking } from '../batch/write-ranking.js';
import { EXIT } from '../output/exit-codes.js';
import { paintFor } from '../output/paint.js';
import { printable } from '../output/printable.js';
import { rankingTable } from '../output/ranking.js';
import { exitCodeOf } from '../output/report-error.js';
import { failureText, stretch } from '../progress/result-line.js';
import { followRun } from '../progress/follow-run.js';
import type { Follower } from '../progress/follower.js';
import { stopOnInterrupt } from '../batch/stop-on-interrupt.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export type { BatchFlags };

/** Failures named again at the end; the others scrolled by, and stand in the file of `--jsonl`. */
const NAMED = 20;
const NAMED_OF_A_COMPANY = 5;

/** Returns the exit code: 130 when interrupted, else 3 when a deck could not be read, else 1 below `--fail-under`, else 0. */
export async function batch(given: string[], asked: BatchFlags): Promise<number> {
  const earlier = asked.resume || asked.retryErrors ? await earlierRun(given, asked) : undefined;
  const flags = earlier ? flagsOf(earlier.settings, asked) : asked;
  const places = earlier?.places ?? (await wholePlaces(given));
  if (places.length === 0) {
    throw new VcError('bad-usage', { problem: 'Name a folder, decks, a pattern or a list (CSV) to analyse.' });
  }
  await checkOutputs(flags.out ?? []);
  if (flags.jsonl !== undefined && flags.jsonl !== '-') await checkFolderOf(flags.jsonl);
  if (asked.dryRun) return dryRun(places, flags);
  const overrides = flags.jobs === undefined ? {} : { concurrency: flags.jobs };
  return withWorkspace(flags, (workspace) => runAndTell(workspace, { flags, places, earlier }), overrides);
}

/** Where `-` stands, the lines of standard input. */
async function wholePlaces(given: string[]): Promise<string[]> {
  const lines = given.includes('-')
    ? (await text(process.stdin)).split(/\r?\n/).filter((line) => line.trim() !== '')
    : [];
  return given.flatMap((place) => (place === '-' ? lines : [place])).map((place) => resolve(place));
}

/** The run to go on with; with neither a place nor such a run there is nothing to do. */
async function earlierRun(given: string[], asked: BatchFlags): Promise<BatchRun | undefined> {
  const places = given.length > 0 ? await wholePlaces(given) : undefined;
  const interrupted = !asked.retryErrors;
  const run = await withWorkspace(asked, (workspace) => workspace.runs.last({ places, interrupted }));
  if (!run && !places) {
    const problem = 'There is no interrupted run in this workspace: name a folder to begin one.';
    throw new VcError('bad-usage', { problem });
  }
  return run;
}

type Say = (id: string, values?: Record<string, MessageValue>) => string;

async function runAndTell(
  workspace: Workspace,
  { flags, places, earlier }: { flags: BatchFlags; places: string[]; earlier: BatchRun | undefined },
): Promise<number> {
  const { lang } = workspace.config;
  const say: Say = (id, values = {}) => renderMessage({ id: `run.${id}`, values }, lang);
  const startedAt = performance.now();
  const { out = [], jsonl } = flags;
  const written = new Set(out.map((path) => resolve(path)));
  // What was written into the folder of the decks is none of them.
  const decks = (await findDecks(places, { exclude: flags.exclude })).filter(({ path }) => !written.has(path));

  const settings = settingsOf(flags);
  const run = earlier
    ? await workspace.runs.takeUp(earlier.id, { settings, forgetFailures: Boolean(flags.retryErrors) })
    : await workspace.runs.begin({ places, settings });
  const failedBefore = await failuresBefore(run, decks);
  const lines =
    jsonl === undefined
      ? undefined
      : jsonl === '-'
        ? jsonlOnStdout()
        : await openJsonlFile(jsonl, { goOn: earlier !== undefined });
  const follower = await followRun(flags, lang, decks.length);
  const stop = stopOnInterrupt((time) => follower.say(say(time === 'once' ? 'finishing' : 'stopping'), 'stopping'));
  let outcome: RunOutcome;
  try {
    sayHowItBegins(follower, say, { flags, earlier, failedBefore: failedBefore.size });
    outcome = await runBatch({ workspace, run, decks, failedBefore, lines, follower, stop });
  } finally {
    follower.end();
    stop.release();
  }

  const { ids, analysed, known, passedOver, failed, left } = outcome;
  const own = passedOver.length;
  const counts = { total: analysed + known + failed.length, analysed, known, own, failed: failed.length };
  follower.say(say('ended', { ...counts, time: stretch(performance.now() - startedAt) }), 'ended');
  if (stop.stopping.aborted && left > 0) {
    follower.say(say('stopped', { left, command: 'vc batch --resume' }), 'stopped');
    if (flags.json) throw new VcError('cancelled');
    return EXIT.cancelled;
  }
  const ranked = rankSummaries((await workspace.analyses.list()).filter(({ id }) => ids.has(id)));
  for (const path of out) {
    await writeRanking(workspace, ranked, path, outcome.paths);
    follower.say(say('written', { path }), 'written');
  }
  if (jsonl !== '-') process.stdout.write(rankingText({ ranked, ...outcome }, flags, workspace));
  sayWhatToKnow(follower, say, { ranked, failed, lang });
  return exitCode(outcome, ranked, flags);
}

function sayHowItBegins(
  follower: Follower,
  say: Say,
  { flags, earlier, failedBefore }: { flags: BatchFlags; earlier: BatchRun | undefined; failedBefore: number },
): void {
  if (!earlier) {
    if (flags.resume || flags.retryErrors) follower.say(say('nothingToResume'), 'nothing-to-resume');
    return;
  }
  const { startedAt, places, failures } = earlier;
  const about = { date: { date: startedAt.slice(0, 10) }, places: places.join(', ') };
  follower.say(say('resuming', about), 'resuming');
  if (flags.retryErrors && failures.length > 0) {
    follower.say(say('retrying', { count: failures.length }), 'retrying');
  } else if (failedBefore > 0) follower.say(say('failedBefore', { count: failedBefore }), 'failed-before');
}

type Told = Pick<RunOutcome, 'passedOver' | 'failed' | 'paths'> & { ranked: AnalysisSummary[] };

/** As JSON the ranked analyses, and after them what has none: what was passed over, what could not be read. */
function rankingText({ ranked, passedOver, failed, paths }: Told, flags: BatchFlags, { config }: Workspace): string {
  if (flags.json) {
    const summaries = ranked.map((summary) => ({ path: paths.get(summary.id), ...inLanguage(summary, config.lang) }));
    const all = [...summaries, ...passedOver.map(passedOverEntry), ...failed.map(failureEntry)];
    return `${JSON.stringify(all, null, 2)}\n`;
  }
  if (ranked.length === 0) return '';
  const { columns: width } = process.stdout;
  const table = rankingTable(ranked, { paint: paintFor(process.stdout, flags), locale: config.lang, width });
  return `${table.join('\n')}\n`;
}

/** Decks of one company, and what could not be read: both need a person. */
function sayWhatToKnow(
  follower: Follower,
  say: Say,
  {
    ranked,
    failed,
    lang,
  }: { ranked: AnalysisSummary[]; failed: RunOutcome['failed']; lang: Workspace['config']['lang'] },
): void {
  for (const decks of severalDecksOf(ranked)) {
    const names = decks.toSorted((a, b) => a.version - b.version).map(({ fileName }) => printable(fileName));
    const more = names.length - NAMED_OF_A_COMPANY;
    const files = {
      list: [...names.slice(0, NAMED_OF_A_COMPANY), ...(more > 0 ? [say('more', { count: more })] : [])],
    };
    const about = { company: printable(decks[0]!.companyName), count: decks.length, files };
    follower.say(say('sameCompany', about), 'same-company');
  }
  if (failed.length === 0) return;
  follower.say(say('failures', { count: failed.length }), 'failures');
  for (const { error } of failed.slice(0, NAMED)) follower.say(`  ${printable(failureText(error, lang))}`, 'failure');
  if (failed.length > NAMED) follower.say(`  ${say('moreFailures', { count: failed.length - NAMED })}`, 'failures');
}

function exitCode({ failed }: RunOutcome, ranked: AnalysisSummary[], { failUnder = 0 }: BatchFlags): number {
  if (failed.length > 0) {
    // A model out of reach is not the decks' fault, unless one of them is bad as well.
    const codes = new Set(failed.map(({ error }) => exitCodeOf(error)));
    const [only] = codes;
    return codes.size === 1 && only !== undefined && only > EXIT.deckUnreadable ? only : EXIT.deckUnreadable;
  }
  const isLow = ranked.some(({ overallScore }) => (overallScore ?? 0) < failUnder);
  return isLow ? EXIT.belowThreshold : EXIT.done;
}
