/** `vc share`: links by which people without an account read one analysis on the fund's server. */
import type { Workspace } from '@vc-analyst/core';
import { readPassword } from '../output/ask.js';
import { columns } from '../output/columns.js';
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

/** Makes a link and prints it. */
export async function addShare(
  id: string,
  flags: GlobalFlags & { until?: string; password?: boolean; by?: string; json?: boolean },
): Promise<void> {
  const by = authorFor(flags.by);
  const password = flags.password ? await readPassword() : undefined;
  const expiresAt = endOfDay(flags.until);
  await withWorkspace(flags, async (workspace) => {
    const { id: analysisId, companyName: name } = await findAnalysis(workspace, id);
    const { share, token } = await workspace.collaboration.shares.create(analysisId, { expiresAt, password }, by);
    await noteAct(workspace, { action: 'share.made', about: { id: analysisId, name } });
    const told = { path: `/share/${token}`, about: { ...share, token }, sentence: say('share.made', { name }) };
    tellLink(workspace, told, flags);
  });
}

/** Links to one analysis, newest first, expired ones included. */
export async function listShares(id: string, flags: GlobalFlags & { json?: boolean }): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const { id: analysisId, companyName: name } = await findAnalysis(workspace, id);
    const shares = await workspace.collaboration.shares.list(analysisId);
    if (flags.json) {
      process.stdout.write(`${JSON.stringify(shares, null, 2)}\n`);
    } else if (shares.length === 0) {
      if (!flags.quiet) process.stderr.write(`${printable(say('share.none', { name }))}\n`);
    } else {
      const paint = paintFor(process.stdout, flags);
      const rows = shares.map((share) => [
        share.id,
        printable(share.user.firstName),
        share.createdAt.slice(0, 10),
        share.expiresAt?.slice(0, 10) ?? '–',
        share.hasPassword ? '•' : '–',
        String(share.views),
      ]);
      const headings = ['by', 'made-at', 'until', 'password', 'views'].map((heading) => say(`share.${heading}`));
      process.stdout.write(`${columns([['id', ...headings].map((one) => paint.dim(one)), ...rows], [5]).join('\n')}\n`);
    }
  });
}

/** When a link was opened, and how long which slides lay open, newest first. */
export async function showVisits(id: string, start: string, flags: GlobalFlags & { json?: boolean }): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const { analysisId, share } = await findShare(workspace, id, start);
    const visits = await workspace.collaboration.shares.visits(analysisId, share.id);
    if (flags.json) {
      process.stdout.write(`${JSON.stringify(visits, null, 2)}\n`);
    } else if (visits.length === 0) {
      if (!flags.quiet) process.stderr.write(`${say('share.noVisits')}\n`);
    } else {
      const paint = paintFor(process.stdout, flags);
      const rows = visits.map(({ at, slides }) => [
        `${at.slice(0, 16).replace('T', ' ')}Z`,
        slides.map(({ slide, seconds }) => say('share.slideTime', { slide, seconds })).join(', ') || '–',
      ]);
      const headings = ['opened', 'slides'].map((heading) => paint.dim(say(`share.${heading}`)));
      process.stdout.write(`${columns([headings, ...rows]).join('\n')}\n`);
      if (!flags.quiet) process.stderr.write(`${say('share.visitsNote')}\n`);
    }
  });
}

/** Ends one link, by the beginning of its id. */
export async function removeShare(id: string, start: string, flags: GlobalFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const { analysisId, name, share } = await findShare(workspace, id, start);
    await workspace.collaboration.shares.revoke(analysisId, share.id);
    await noteAct(workspace, { action: 'share.revoked', about: { id: analysisId, name } });
    if (!flags.quiet) process.stderr.write(`${say('share.revoked', { id: share.id })}\n`);
  });
}

/** The link to the analysis whose id begins so. Throws VcError `not-found`. */
async function findShare(workspace: Workspace, id: string, start: string) {
  const { id: analysisId, companyName: name } = await findAnalysis(workspace, id);
  const share = startingWith(await workspace.collaboration.shares.list(analysisId), start, 'share');
  return { analysisId, name, share };
}
