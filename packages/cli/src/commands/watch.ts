/** `vc watch`: analyses every deck that comes into a folder, once it is whole, and puts its report beside it. */
import { relative, resolve, sep } from 'node:path';
import { isVcError, VcError, watchDecks, type DeckWatcher, type Workspace } from '@vc-analyst/core';
import { renderMessage } from '@vc-analyst/core/i18n';
import type { MessageValue } from '@vc-analyst/core/model';
import { EXIT } from '../output/exit-codes.js';
import { printable } from '../output/printable.js';
import { exitCodeOf } from '../output/report-error.js';
import { followRun } from '../progress/follow-run.js';
import type { Follower } from '../progress/follower.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { stopOnInterrupt, type Stop } from '../batch/stop-on-interrupt.js';
import { placeReports, type ReportPlan } from '../watch/place-report.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export interface WatchFlags extends GlobalFlags {
  outDir?: string;
  format?: string[];
  jobs?: number;
  exclude?: string[];
  once?: boolean;
}

/** When a deck is tried again that failed for something else than itself. */
const AGAIN_AFTER_MS = 30_000;

/** Returns the exit code: 130 when interrupted; with `--once` 3 when a deck could not be read, else 0. */
export async function watch(place: string, flags: WatchFlags): Promise<number> {
  const folder = resolve(place);
  const plan: ReportPlan = {
    folder,
    formats: flags.format ?? ['html'],
    ...(flags.outDir === undefined ? {} : { outDir: resolve(flags.outDir) }),
  };
  const overrides = flags.jobs === undefined ? {} : { concurrency: flags.jobs };
  return withWorkspace(
    flags,
    async (workspace) => {
      const { limits, lang } = workspace.config;
      const isIgnored = (path: string) =>
        [plan.outDir, workspace.config.dataDir].some((own) => liesIn(path, own, folder));
      const once = Boolean(flags.once);
      const watcher = await watchDecks(folder, { limits, once, isIgnored, exclude: flags.exclude });
      const follower = await followRun(flags, lang);
      const say = (id: string, values: Record<string, MessageValue> = {}) =>
        renderMessage({ id: `run.${id}`, values }, lang);
      const stop = stopOnInterrupt((time) => {
        follower.say(say(time === 'once' ? 'finishing' : 'stopping'), 'stopping');
        void watcher.close();
      });
      try {
        if (!once) follower.say(say('watching', { folder }), 'watching');
        const failed = await takeAll({ workspace, watcher, follower, stop, plan, once });
        if (stop.stopping.aborted) return EXIT.cancelled;
        return failed > 0 ? EXIT.deckUnreadable : EXIT.done;
      } finally {
        stop.release();
        await watcher.close();
      }
    },
    overrides,
  );
}

/** True for what lies in `folder`, where that is below the folder that is watched. */
function liesIn(path: string, folder: string | undefined, watched: string): boolean {
  return folder !== undefined && folder.startsWith(watched + sep) && (path === folder || path.startsWith(folder + sep));
}

interface Tools {
  workspace: Workspace;
  watcher: DeckWatcher;
  follower: Follower;
  stop: Stop;
  plan: ReportPlan;
  once: boolean;
}

/** Takes decks until there will be no more; returns how many could not be read. */
async function takeAll(tools: Tools): Promise<number> {
  let failed = 0;
  let index = 0;
  const lane = async () => {
    while (!tools.stop.stopping.aborted) {
      const path = await tools.watcher.next();
      if (path === undefined) return;
      const isRead = await take(path, index++, tools);
      if (!isRead) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: tools.workspace.concurrency }, lane));
  return failed;
}

/** False when the deck could not be read. A deck that is known and has its report is passed over in silence. */
async function take(path: string, index: number, tools: Tools): Promise<boolean> {
  const { workspace, watcher, follower, stop, plan, once } = tools;
  const deck = { fileName: relative(plan.folder, path), index };
  try {
    const files = await watcher.load(path);
    if (!files) return true;
    const taken = await workspace.analyzeNew(files, {
      signal: stop.signal,
      onProgress: (event) => follower.see({ type: 'progress', ...deck, event }),
    });
    const isNew = 'analysis' in taken;
    const { id, status } = isNew ? taken.analysis : taken.known;
    // Another process is at it: its result will be there when the file is met again.
    const written =
      status === 'completed' ? await placeReports(workspace, { analysisId: id, path, plan, anew: isNew }) : [];
    if (isNew) follower.see({ type: 'completed', ...deck, analysis: taken.analysis });
    else if (written.length > 0) follower.see({ type: 'skipped', ...deck, analysisId: id, known: taken.known });
    for (const report of written) follower.say(`  → ${printable(relative(process.cwd(), report))}`, 'report');
    return true;
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new VcError('internal', { problem: String(thrown) });
    if (isVcError(error) && error.code === 'cancelled') return true;
    if (isVcError(error) && error.code === 'own-report') {
      follower.see({ type: 'passed-over', ...deck, error });
      return true;
    }
    follower.see({ type: 'failed', ...deck, error });
    // Not the deck's fault: a full disk or a model out of reach may have passed by then.
    if (!once && exitCodeOf(error) !== EXIT.deckUnreadable) watcher.again(path, AGAIN_AFTER_MS);
    return false;
  }
}
