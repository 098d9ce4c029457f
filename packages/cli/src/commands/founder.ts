/** `vc founder`: links by which a founder answers questions on the fund's server, what came by them, and what of it counts. */
import type { AnswerState, FounderAnswer } from '@vc-analyst/core/model';
import { columns, paragraph } from '../output/columns.js';
import { say } from '../output/language.js';
import { paintFor } from '../output/paint.js';
import { printable } from '../output/printable.js';
import { tellLink } from './tell-link.js';
import { authorFor } from '../workspace/author-for.js';
import { endOfDay } from '../workspace/end-of-day.js';
import { findAnalysis } from '../workspace/find-analysis.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { noteAct } from '../workspace/note-act.js';
import { startingWith } from '../workspace/starting-with.js';
import { withWorkspace } from '../workspace/workspace-for.js';

type ReadFlags = GlobalFlags & { json?: boolean };

/** Makes a link that asks the questions, by their ids, and prints it. */
export async function askFounder(
  id: string,
  questions: readonly string[],
  flags: ReadFlags & { until?: string; by?: string },
): Promise<void> {
  const by = authorFor(flags.by);
  const expiresAt = endOfDay(flags.until);
  await withWorkspace(flags, async (workspace) => {
    const { id: analysisId, companyName: name } = await findAnalysis(workspace, id);
    const asked = { questionIds: questions.length > 0 ? questions : undefined, expiresAt };
    const { link: made, token } = await workspace.collaboration.founderLinks.create(analysisId, asked, by);
    const details = { questions: made.questionIds.join(' '), expiresAt: made.expiresAt };
    await noteAct(workspace, { action: 'founder-link.made', about: { id: analysisId, name }, details });
    const sentence = say('founder.made', { name, questions: made.questionIds.join(', ') });
    tellLink(workspace, { path: `/founder/${token}`, about: { ...made, token }, sentence }, flags);
  });
}

/** Links to the founder of one company, newest first, expired ones included. */
export async function listFounderLinks(id: string, flags: ReadFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const { id: analysisId, companyName: name } = await findAnalysis(workspace, id);
    const links = await workspace.collaboration.founderLinks.list(analysisId);
    if (flags.json) {
      process.stdout.write(`${JSON.stringify(links, null, 2)}\n`);
    } else if (links.length === 0) {
      if (!flags.quiet) process.stderr.write(`${printable(say('founder.none', { name }))}\n`);
    } else {
      const paint = paintFor(process.stdout, flags);
      const rows = links.map((link) => [
        link.id,
        printable(link.user.firstName),
        link.createdAt.slice(0, 10),
        link.expiresAt.slice(0, 10),
        `${link.answered}/${link.questionIds.length}`,
        String(link.files),
        String(link.views),
      ]);
      const headings = ['share.by', 'share.made-at', 'share.until', 'founder.answers', 'founder.files', 'share.views'];
      const head = ['id', ...headings.map((heading) => say(heading))].map((one) => paint.dim(one));
      process.stdout.write(`${columns([head, ...rows], [4, 5, 6]).join('\n')}\n`);
    }
  });
}

/** What came from the founder: answers in their words, and files by name. */
export async function showAnswers(id: string, flags: ReadFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const { companyName: name, founder } = await findAnalysis(workspace, id);
    const { answers, files } = founder ?? { answers: [], files: [] };
    if (flags.json) {
      process.stdout.write(`${JSON.stringify({ answers, files }, null, 2)}\n`);
    } else if (answers.length + files.length === 0) {
      if (!flags.quiet) process.stderr.write(`${printable(say('founder.noAnswers', { name }))}\n`);
    } else {
      const sent = files.map(({ fileName, at }) => `${printable(fileName)} · ${at.slice(0, 10)}`);
      const lines = [...answers.flatMap((answer) => answerLines(answer, flags)), ...sent];
      process.stdout.write(`${lines.join('\n')}\n`);
    }
  });
}

/** What becomes of answers: those named, else all that nobody has decided on. */
export async function countAnswers(
  id: string,
  named: readonly string[],
  flags: ReadFlags & { ignore?: boolean; takeOut?: boolean; by?: string },
): Promise<void> {
  const by = authorFor(flags.by);
  const state: AnswerState = flags.takeOut ? 'received' : flags.ignore ? 'ignored' : 'counted';
  await withWorkspace(flags, async (workspace) => {
    const { id: analysisId, companyName: name, founder } = await findAnalysis(workspace, id);
    const from = flags.takeOut ? 'counted' : 'received';
    const waiting = founder?.answers.filter((answer) => answer.state === from).map((answer) => answer.id) ?? [];
    const ids = named.length > 0 ? named : waiting;
    const decided =
      ids.length > 0
        ? await workspace.analyses.decideAnswers(analysisId, ids, state, { author: by })
        : await findAnalysis(workspace, id);
    if (ids.length > 0) {
      const details = { state, answers: ids.join(' ') };
      await noteAct(workspace, { action: 'founder-answers.decided', about: { id: analysisId, name }, details });
    }
    if (flags.json) process.stdout.write(`${JSON.stringify(decided.founder?.answers ?? [], null, 2)}\n`);
    else if (!flags.quiet) {
      const score = decided.overallScore === null ? '–' : String(decided.overallScore);
      process.stderr.write(`${printable(say('founder.decided', { name, count: ids.length, score }))}\n`);
    }
  });
}

/** Ends one link, by the beginning of its id; what came by it stays. */
export async function removeFounderLink(id: string, start: string, flags: GlobalFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const { id: analysisId, companyName: name } = await findAnalysis(workspace, id);
    const link = startingWith(await workspace.collaboration.founderLinks.list(analysisId), start, 'link');
    await workspace.collaboration.founderLinks.revoke(analysisId, link.id);
    const details = { link: link.id };
    await noteAct(workspace, { action: 'founder-link.revoked', about: { id: analysisId, name }, details });
    if (!flags.quiet) process.stderr.write(`${say('share.revoked', { id: link.id })}\n`);
  });
}

function answerLines({ id, at, question, text, state }: FounderAnswer, flags: GlobalFlags): string[] {
  const paint = paintFor(process.stdout, flags);
  const width = process.stdout.columns ?? 100;
  return [
    `${paint.bold(id)} ${paint.dim(`${at.slice(0, 10)} · ${say('founder.state', { state })}`)}`,
    ...paragraph(paint.dim(printable(question)), width, 2),
    ...text.split('\n').flatMap((line) => paragraph(printable(line), width, 2)),
  ];
}
