/** `vc comment`, `vc rate` and `vc decide`: what a person says of an analysis, and `vc activity`: what happened. */
import { renderMessage } from '@vc-analyst/core/i18n';
import { VcError } from '@vc-analyst/core';
import type { Comment, Decision } from '@vc-analyst/core/model';
import { columns, paragraph } from '../output/columns.js';
import { say, spokenLanguage } from '../output/language.js';
import { paintFor } from '../output/paint.js';
import { printable } from '../output/printable.js';
import { authorFor } from '../workspace/author-for.js';
import { findAnalysis } from '../workspace/find-analysis.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { noteAct } from '../workspace/note-act.js';
import { withWorkspace } from '../workspace/workspace-for.js';

interface SaidFlags extends GlobalFlags {
  by?: string;
  json?: boolean;
}

export interface CommentFlags extends SaidFlags {
  slide?: number;
  fact?: string;
  /** Id of the comment to change. */
  edit?: string;
  /** Id of the comment to remove. */
  remove?: string;
}

/** Adds, changes or removes a comment; lists them where neither words nor a comment are given. */
export async function comment(id: string, text: string | undefined, flags: CommentFlags): Promise<void> {
  const by = authorFor(flags.by);
  if (flags.edit !== undefined && text === undefined)
    throw new VcError('bad-usage', { problem: say('comment.noText') });
  await withWorkspace(flags, async (workspace) => {
    const { comments } = workspace.collaboration;
    const analysis = await findAnalysis(workspace, id);
    const name = analysis.companyName;
    if (flags.remove !== undefined) {
      await comments.remove(analysis.id, flags.remove, by);
      await noteAct(workspace, { action: 'comment.removed', about: { id: analysis.id, name } });
      tell(flags, { removed: flags.remove }, say('comment.removed', { id: flags.remove }));
    } else if (flags.edit !== undefined) {
      const changed = await comments.edit(analysis.id, flags.edit, text!, by);
      tell(flags, changed, say('comment.changed', { id: changed.id }));
    } else if (text !== undefined) {
      const added = await comments.add(analysis.id, text, by, { slide: flags.slide, factId: flags.fact });
      tell(flags, added, say('comment.added', { name, id: added.id }));
    } else if (flags.json) {
      process.stdout.write(`${JSON.stringify(analysis.comments, null, 2)}\n`);
    } else if (analysis.comments.length === 0) {
      if (!flags.quiet) process.stderr.write(`${printable(say('comment.none', { name }))}\n`);
    } else {
      const lines = analysis.comments.flatMap((one) => commentLines(one, flags));
      process.stdout.write(`${lines.join('\n')}\n`);
    }
  });
}

/** Stars of one person; a second rating replaces the first. */
export async function rate(id: string, rating: number, flags: SaidFlags & { note?: string }): Promise<void> {
  const by = authorFor(flags.by);
  await withWorkspace(flags, async (workspace) => {
    const { id: analysisId, companyName: name } = await findAnalysis(workspace, id);
    const given = await workspace.collaboration.feedback.give(analysisId, { rating, feedbackText: flags.note }, by);
    tell(flags, given, say('rate.given', { name, rating }));
  });
}

/** What the fund does with the company; `none` takes the decision back. */
export async function decide(
  id: string,
  value: Decision['value'] | 'none',
  flags: SaidFlags & { note?: string },
): Promise<void> {
  const by = authorFor(flags.by);
  await withWorkspace(flags, async (workspace) => {
    const { id: analysisId } = await findAnalysis(workspace, id);
    const wanted = value === 'none' ? null : { value, note: flags.note };
    const { decision, companyName: name } = await workspace.collaboration.decisions.decide(analysisId, wanted, by);
    const words = renderMessage({ id: `report.decision.${value}`, values: {} }, workspace.config.lang);
    tell(flags, decision ?? null, say('decide.done', { name, decision: words }));
  });
}

/** What happened in the workspace, or with one analysis, newest first. */
export async function activity(
  id: string | undefined,
  flags: GlobalFlags & { limit?: number; json?: boolean },
): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const of = id === undefined ? {} : { analysisId: (await findAnalysis(workspace, id)).id };
    const { limit } = flags;
    const asked = { locale: workspace.config.lang, ...of, ...(limit === undefined ? {} : { limit }) };
    const happened = await workspace.collaboration.activities.list(asked);
    if (flags.json) {
      process.stdout.write(`${JSON.stringify(happened, null, 2)}\n`);
    } else if (happened.length === 0) {
      if (!flags.quiet) process.stderr.write(`${say('activity.none')}\n`);
    } else {
      const paint = paintFor(process.stdout, flags);
      const rows = happened.map(({ createdAt, user, details, analysisId = '' }) => [
        paint.dim(createdAt.slice(0, 16).replace('T', ' ')),
        paint.bold(printable(user.firstName)),
        printable(details),
        paint.dim(analysisId.slice(0, 8)),
      ]);
      process.stdout.write(`${columns(rows).join('\n')}\n`);
    }
  });
}

function commentLines({ id, content, createdAt, user, slide, factId }: Comment, flags: GlobalFlags): string[] {
  const paint = paintFor(process.stdout, flags);
  const head = [
    createdAt.slice(0, 10),
    slide && renderMessage({ id: 'label.slide', values: { number: slide } }, spokenLanguage()),
    factId,
    id,
  ];
  return [
    `${paint.bold(printable(user.firstName))} ${paint.dim(printable(head.filter(Boolean).join(' · ')))}`,
    ...paragraph(printable(content), process.stdout.columns ?? 100, 2),
  ];
}

function tell(flags: SaidFlags, data: unknown, sentence: string): void {
  if (flags.json) process.stdout.write(`${JSON.stringify(data, null, 2)}\n`);
  else if (!flags.quiet) process.stderr.write(`${printable(sentence)}\n`);
}
