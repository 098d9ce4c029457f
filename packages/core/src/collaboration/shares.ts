/** Links by which people without an account read one analysis, until they expire or are revoked. */
import { createHash, randomBytes } from 'node:crypto';
import { VcError } from '../errors/vc-error.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import { shareSchema, type Share, type ShareView } from '../model/share.js';
import type { Collection, CollectionDefinition } from '../store/store.js';
import type { Shares } from './collaboration.js';
import type { NewActivity } from '../model/activity.js';

/** What lists read of a share: everything but the hash of its password. */
export type KeptShare = ShareView & { tokenHash: string };

export const sharesCollection: CollectionDefinition<Share, KeptShare> = {
  name: 'shares',
  schema: shareSchema,
  version: 1,
  summarize: ({ passwordHash, ...share }) => ({ ...share, hasPassword: passwordHash !== null }),
};

export interface ShareTools {
  shares: Collection<Share, KeptShare>;
  analyses: Collection<Analysis, AnalysisSummary>;
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
}

export function openShares({ shares, analyses, note, passwords, now }: ShareTools): OpenedShares {
  /** The share behind a token while it opens something. */
  async function find(token: string): Promise<KeptShare | undefined> {
    const tokenHash = hashOf(token);
    const share = await shares.summary(idOf(tokenHash));
    if (share?.tokenHash !== tokenHash) return undefined;
    if (share.expiresAt !== null && Date.parse(share.expiresAt) <= now().getTime()) return undefined;
    return (await analyses.summary(share.analysisId)) ? share : undefined;
  }

  async function of(analysisId: string): Promise<KeptShare[]> {
    return [...(await shares.summaries({ conditions: [{ field: 'analysisId', equals: analysisId }] }))];
  }

  return {
    async create(analysisId, { expiresAt, password }, by) {
      const analysis = await analyses.summary(analysisId);
      if (!analysis) throw new VcError('not-found', { what: 'analysis', id: analysisId });
      const token = randomBytes(32).toString('base64url');
      const tokenHash = hashOf(token);
      const share = await shares.create({
        id: idOf(tokenHash),
        tokenHash,
        analysisId,
        createdAt: now().toISOString(),
        user: by,
        expiresAt: expiresAt === undefined ? null : checkedExpiry(expiresAt, now()),
        passwordHash: password === undefined || password === '' ? null : await passwords.hash(password),
        views: 0,
      });
      await note({
        action: 'analysis.shared',
        by,
        values: { company: analysis.companyName },
        analysisId,
        concerns: analysis.ownerId === undefined ? [] : [analysis.ownerId],
      });
      return { share: viewOf(sharesCollection.summarize(share)), token };
    },

    async list(analysisId) {
      return (await of(analysisId)).sort((a, b) => b.createdAt.localeCompare(a.createdAt)).map(viewOf);
    },

    async revoke(analysisId, shareId) {
      const share = await shares.summary(shareId);
      return share?.analysisId === analysisId && shares.remove(shareId);
    },

    async look(token) {
      const share = await find(token);
      return share && { shareId: share.id, analysisId: share.analysisId, needsPassword: share.hasPassword };
    },

    async open(token, password) {
      const kept = await find(token);
      if (!kept) return undefined;
      if (kept.hasPassword) {
        const { passwordHash } = (await shares.get(kept.id)) ?? {};
        const isRight = password !== undefined && !!passwordHash && (await passwords.verify(password, passwordHash));
        if (!isRight) throw new VcError('share-password');
      }
      const analysis = await analyses.get(kept.analysisId);
      if (!analysis) return undefined;
      const lastViewedAt = now().toISOString();
      // In passing: the reader does not wait, and a share that was just revoked needs no count.
      shares.update(kept.id, (share) => ({ ...share, views: share.views + 1, lastViewedAt })).catch(() => undefined);
      return analysis;
    },

    async removeAll(analysisId) {
      for (const { id } of await of(analysisId)) await shares.remove(id);
    },
  };
}

function viewOf({ tokenHash: _kept, ...view }: KeptShare): ShareView {
  return view;
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
