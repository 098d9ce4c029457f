/** Links by which people without an account read one analysis, until they expire or are revoked. */
import { VcError } from '../errors/vc-error.js';
import type { NewActivity } from '../model/activity.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import type { ShareRules, ShareView } from '../model/share.js';
import type { Collection } from '../store/store.js';
import type { Shares } from './collaboration.js';
import { newestFirst, openLinks, type KeptShare, type LinkTools } from './links.js';
import { visitAs } from './share-visits.js';
import { sharedAnalysis } from './shared-analysis.js';

export interface ShareTools extends LinkTools {
  analyses: Collection<Analysis, AnalysisSummary>;
  /** What the fund has set. */
  rules: () => Promise<ShareRules>;
  /** Writes an activity of what is done already; never rejects. */
  note: (activity: NewActivity) => Promise<unknown>;
  /** Keeps and checks passwords of links as those of accounts. */
  passwords: {
    hash: (password: string) => Promise<string>;
    verify: (password: string, hash: string) => Promise<boolean>;
  };
}

export interface OpenedShares extends Shares {
  /** Removes the links of an analysis that is gone, those to its founder too. */
  removeAll(analysisId: string): Promise<void>;
  /** Removes the links that a person made who leaves. */
  removeOf(accountId: string): Promise<void>;
  /** Forgets openings of before that moment (ISO 8601); their count stays. */
  forgetVisits(before: string): Promise<void>;
}

export function openShares(tools: ShareTools): OpenedShares {
  const { shares, analyses, rules, nameOf, note, passwords, now } = tools;
  const links = openLinks(tools);
  const find = (token: string) => links.find(token, 'report');

  async function viewOf(share: KeptShare): Promise<ShareView> {
    const { tokenHash: _kept, asks: _asks, ...view } = share;
    return { ...view, state: await links.stateOf(share) };
  }

  /** When a share ends; what is not said is the fund's rule. */
  function endOf(expiresAt: string | null | undefined, { days }: ShareRules, from: Date): string | null {
    if (typeof expiresAt === 'string') return links.checkedEnd(expiresAt);
    return expiresAt === null || days === null ? null : links.inDays(days, from);
  }

  async function analysisOfNow(id: string) {
    const analysis = await analyses.get(id);
    return analysis && sharedAnalysis(analysis);
  }

  return {
    async create(analysisId, { expiresAt, password }, by) {
      const analysis = await analyses.get(analysisId);
      if (!analysis) throw new VcError('not-found', { what: 'analysis', id: analysisId });
      if (analysis.status !== 'completed') throw new VcError('not-finished', { fileName: analysis.fileName });
      const inForce = await rules();
      const hasPassword = password !== undefined && password !== '';
      if (inForce.passwordRequired && !hasPassword) throw new VcError('share-needs-password');
      const { kept, token } = await links.create(
        {
          analysisId,
          user: by,
          passwordHash: hasPassword ? await passwords.hash(password) : null,
          analysis: sharedAnalysis(analysis),
        },
        (from) => endOf(expiresAt, inForce, from),
      );
      await note({
        action: 'analysis.shared',
        by,
        values: { company: analysis.companyName },
        analysisId,
        concerns: analysis.ownerId === undefined ? [] : [analysis.ownerId],
      });
      return { share: await viewOf(kept), token };
    },

    async list(analysisId) {
      return Promise.all((await links.of(analysisId, 'report')).map(viewOf));
    },

    async listAll() {
      const told = [...(await shares.summaries())].sort(newestFirst).map(async (share) => {
        const analysis = await analyses.summary(share.analysisId);
        const name = share.user.id === undefined ? undefined : await nameOf(share.user.id);
        return (
          analysis && {
            ...(await viewOf(share)),
            companyName: analysis.companyName,
            maker: name ?? share.user.firstName,
            ...(share.asks ? { asks: share.asks.questions.length } : {}),
          }
        );
      });
      return (await Promise.all(told)).filter((share) => share !== undefined);
    },

    revoke: (analysisId, shareId) => links.revoke(analysisId, shareId, 'report'),

    async look(token) {
      const share = await find(token);
      return share && { shareId: share.id, analysisId: share.analysisId, needsPassword: share.hasPassword };
    },

    async open(token, { password, isUnlocked = false } = {}) {
      const found = await find(token);
      const kept = found && (await shares.get(found.id));
      if (!kept) return undefined;
      const { passwordHash } = kept;
      if (passwordHash !== null && !isUnlocked) {
        const isRight = password !== undefined && (await passwords.verify(password, passwordHash));
        if (!isRight) throw new VcError('share-password');
      }
      const analysis = kept.analysis ?? (await analysisOfNow(kept.analysisId));
      if (!analysis) return undefined;
      return { analysis, asOf: kept.analysis ? kept.createdAt : null, visitId: links.count(kept.id) };
    },

    async told(token, visitId, slides) {
      const found = await find(token);
      const analysis = found && (await analyses.summary(found.analysisId));
      if (!analysis) return false;
      let isKnown = false;
      await shares.update(found.id, (share) => ({
        ...share,
        visits: (share.visits ?? []).map((visit) => {
          if (visit.id !== visitId) return visit;
          isKnown = true;
          return { ...visit, slides: visitAs(visit, slides, analysis.slideCount, now()) };
        }),
      }));
      return isKnown;
    },

    async visits(analysisId, shareId) {
      const share = await shares.get(shareId);
      if (share?.analysisId !== analysisId) throw new VcError('not-found', { what: 'share', id: shareId });
      return (share.visits ?? []).map(({ id: _id, ...visit }) => visit).reverse();
    },

    async removeAll(analysisId) {
      for (const { id } of await links.of(analysisId)) await shares.remove(id);
    },

    async removeOf(accountId) {
      for (const { id, user } of await shares.summaries()) if (user.id === accountId) await shares.remove(id);
    },

    async forgetVisits(before) {
      for (const { id } of await shares.summaries()) {
        const { visits = [] } = (await shares.get(id)) ?? {};
        if (!visits.some(({ at }) => at < before)) continue;
        await shares.update(id, (share) => ({ ...share, visits: share.visits?.filter(({ at }) => at >= before) }));
      }
    },
  };
}
