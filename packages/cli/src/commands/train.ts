/** `vc train`: a fund's own corrections adapt the model that reads statements; measured, said, and undone with one flag. */
import type { Training } from '@vc-analyst/core';
import { kindName } from '@vc-analyst/core/i18n';
import type { Locale } from '@vc-analyst/core/model';
import { columns } from '../output/columns.js';
import { say } from '../output/language.js';
import { printable } from '../output/printable.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { abortOnInterrupt, withWorkspace } from '../workspace/workspace-for.js';

export interface TrainFlags extends GlobalFlags {
  dryRun?: boolean;
  undo?: boolean;
  json?: boolean;
}

/** Trains, measures alone, or takes back what was trained. */
export async function train(flags: TrainFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    if (flags.undo) {
      const undone = await workspace.undoTraining();
      const lines = [say(undone ? 'train.undone' : 'train.nothing'), ...again(undone?.readOtherwise)];
      return print(flags, { undone: undone !== undefined, ...undone }, lines);
    }
    const live = !flags.quiet && !flags.json && process.stderr.isTTY;
    const training = await workspace.train({
      dryRun: Boolean(flags.dryRun),
      signal: abortOnInterrupt(),
      onDeck: live
        ? ({ done, total }) =>
            process.stderr.write(`\r${say('train.reading', { done, total })}${done === total ? '\n' : ''}`)
        : undefined,
    });
    print(flags, training, told(training, Boolean(flags.dryRun), workspace.config.lang));
  });
}

function told(training: Training, dryRun: boolean, locale: Locale): string[] {
  const { measured, mark, decks, judged, ofOthers, notFound, readOtherwise } = training;
  const head = ['kind', 'judged', 'companies', 'before', 'after', 'others', 'use'].map((id) => say(`train.${id}`));
  const rows = measured.map((one) => [
    kindName(one.kind, locale),
    ...[one.judged, one.companies, one.wrongBefore, one.wrongAfter, one.othersChanged].map(String),
    say(`train.${one.applied ? 'yes' : one.wrongAfter > one.wrongBefore ? 'moreWrong' : 'lessSure'}`),
  ]);
  return [
    say('train.learned', { judged, decks }),
    ...(ofOthers > 0 ? [say('train.ofOthers', { count: ofOthers })] : []),
    ...(notFound > 0 ? [say('train.notFound', { count: notFound })] : []),
    '',
    ...columns([head, ...rows], [1, 2, 3, 4, 5]),
    say('train.measured'),
    '',
    ...(mark === undefined ? [say('train.none')] : [say(dryRun ? 'train.would' : 'train.inForce', { mark })]),
    ...(dryRun ? [] : again(readOtherwise)),
  ];
}

function again(count = 0): string[] {
  return count > 0 ? [say('train.again', { count })] : [];
}

function print({ json, quiet }: TrainFlags, data: object, lines: string[]): void {
  if (json) process.stdout.write(`${JSON.stringify(data, null, 2)}\n`);
  else if (!quiet) process.stdout.write(`${lines.map(printable).join('\n')}\n`);
}
