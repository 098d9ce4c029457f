/** Links by which people without an account read one analysis, until they expire or are revoked. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { VcError } from '../errors/vc-error.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import { shareSchema, type Share, type ShareRules, type ShareView } from '../model/share.js';
import type { Collection, CollectionDefinition } from '../store/store.js';
import type { Shares } from './collaboration.js';
import type { NewActivity } from '../model/activity.js';
import { VISITS_KEPT, visitAs } from './share-visits.js';
import { sharedAnalysis } from './shared-analysis.js';

const DAY_MS = 24 * 3600 * 1000;

/** What lists read of a share: everything but the hash of its password, what it shows, and who looked when. */
export type KeptShare = Omit<ShareView, 'state'> & { tokenHash: string };

export const sharesCollection: CollectionDefinition<Share, KeptShare> = {
  name: 'shares',
  schema: shareSchema,
  version: 1,
  summarize: ({ passwordHash, analysis, visits: _visits, ...share }) => ({
    ...share,
    hasPassword: passwordHash !== null,
    isSnapshot: analysis !== undefined,
  }),
  summaryVersion: 2,
};

export interface ShareTools {
  shares: Collection<Share, KeptShare>;
  analyses: Collection<Analysis, AnalysisSummary>;
  /** What the fund has set. */
  rules: () => Promise<ShareRules>;
  /** Name of the person behind an account that may sign in; undefined for one that is gone or inactive. */
  nameOf: (accountId: string) => Promise<string | undefined>;
  /** Writes an activity of what is done already; never rejects. */
  note: (activity: NewActivity) => Promise<unknown>;
  /** Keeps and checks passwords of links as those of accounts. */
  passwords: {
    hash: (password: string) => Promise<string>;
    verify: (password: string, hash: string) => Promise<boolean>;
  };
  now: () => Date;
}

export interface OpenedShares extends Shares {
  /** Removes the shares of an analysis that is gone. */
  removeAll(analysisId: string): Promise<void>;
  /** Removes the shares that a person made who leaves. */
  removeOf(accountId: string): Promise<void>;
  /** Forgets openings of before that moment (ISO 8601); their count stays. */
  forgetVisits(before: string): Promise<void>;
}

export function openShares({ shares, analyses, rules, nameOf, note, passwords, now }: ShareTools): OpenedShares {
  /** The share behind a token while it opens something. */
  async function find(token: string): Promise<KeptShare | undefined> {
    const tokenHash = hashOf(token);
    const share = await shares.summary(idOf(tokenHash));
    if (share?.tokenHash !== tokenHash) return undefined;
    if ((await stateOf(share)) !== 'open') return undefined;
    return (await analyses.summary(share.analysisId)) ? share : undefined;
  }

  async function stateOf({ expiresAt, user }: KeptShare): Promise<ShareView['state']> {
    if (expiresAt !== null && Date.parse(expiresAt) <= now().getTime()) return 'expired';
    // Beside the removal: a share may be made while its maker leaves, or restored without them.
    return user.id === undefined || (await nameOf(user.id)) !== undefined ? 'open' : 'maker-left';
  }

  async function viewOf(share: KeptShare): Promise<ShareView> {
    const { tokenHash: _kept, ...view } = share;
    return { ...view, state: await stateOf(share) };
  }

  /** When a share ends; what is not said is the fund's rule. */
  function endOf(expiresAt: string | null | undefined, { days }: ShareRules): string | null {
    if (typeof expiresAt === 'string') return checkedExpiry(expiresAt, now());
    if (expiresAt === null || days === null) return null;
    return new Date(now().getTime() + days * DAY_MS).toISOString();
  }

  async function of(analysisId: string): Promise<KeptShare[]> {
    return [...(await shares.summaries({ conditions: [{ field: 'analysisId', equals: analysisId }] }))];
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
      const token = randomBytes(32).toString('base64url');
      const tokenHash = hashOf(token);
      const share = await shares.create({
        id: idOf(tokenHash),
        tokenHash,
        analysisId,
        createdAt: now().toISOString(),
        user: by,
        expiresAt: endOf(expiresAt, inForce),
        passwordHash: hasPassword ? await passwords.hash(password) : null,
        views: 0,
        analysis: sharedAnalysis(analysis),
      });
      await note({
        action: 'analysis.shared',
        by,
        values: { company: analysis.companyName },
        analysisId,
        concerns: analysis.ownerId === undefined ? [] : [analysis.ownerId],
      });
      return { share: await viewOf(sharesCollection.summarize(share)), token };
    },

    async list(analysisId) {
      return Promise.all((await of(analysisId)).sort(newestFirst).map(viewOf));
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
          }
        );
      });
      return (await Promise.all(told)).filter((share) => share !== undefined);
    },

    async revoke(analysisId, shareId) {
      const share = await shares.summary(shareId);
      return share?.analysisId === analysisId && shares.remove(shareId);
    },

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
      const visit = { id: randomUUID(), at: now().toISOString(), slides: [] };
      // In passing: the reader does not wait, and a share that was just revoked needs no count.
      shares
        .update(kept.id, (share) => ({
          ...share,
          views: share.views + 1,
          lastViewedAt: visit.at,
          visits: [...(share.visits ?? []), visit].slice(-VISITS_KEPT),
        }))
        .catch(() => undefined);
      return { analysis, asOf: kept.analysis ? kept.createdAt : null, visitId: visit.id };
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
      for (const { id } of await of(analysisId)) await shares.remove(id);
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

function newestFirst(a: KeptShare, b: KeptShare): number {
  return b.createdAt.localeCompare(a.createdAt);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function idOf(tokenHash: string): string {
  return tokenHash.slice(0, 32);
}

function checkedExpiry(expiresAt: string, now: Date): string {
  const at = Date.parse(expiresAt);
  if (Number.isNaN(at) || at <= now.getTime()) {
    throw new VcError('bad-request', { problem: 'expiresAt', field: 'expiresAt' });
  }
  return new Date(at).toISOString();
}
