/** What all links for people without an account have in common: a token of which the hash is kept, an end, who made it. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { VcError } from '../errors/vc-error.js';
import type { AnalysisSummary } from '../model/analysis.js';
import { shareSchema, type Asks, type Share, type ShareView } from '../model/share.js';
import type { Collection, CollectionDefinition } from '../store/store.js';
import { VISITS_KEPT } from './share-visits.js';

const DAY_MS = 24 * 3600 * 1000;

/** What lists read of a link: everything but the hash of its password, what it shows, and who looked when. */
export type KeptShare = Omit<ShareView, 'state'> & { tokenHash: string; asks?: Asks | undefined };

export const sharesCollection: CollectionDefinition<Share, KeptShare> = {
  name: 'shares',
  schema: shareSchema,
  version: 1,
  summarize: ({ passwordHash, analysis, visits: _visits, ...share }) => ({
    ...share,
    hasPassword: passwordHash !== null,
    isSnapshot: analysis !== undefined,
  }),
  summaryVersion: 3,
};

export interface LinkTools {
  shares: Collection<Share, KeptShare>;
  analyses: Pick<Collection<{ id: string }, AnalysisSummary>, 'summary'>;
  /** Name of the person behind an account that may sign in; undefined for one that is gone or inactive. */
  nameOf: (accountId: string) => Promise<string | undefined>;
  now: () => Date;
}

/** `founder`: it asks questions; `report`: it shows an analysis. No token of the one opens the other. */
export type LinkKind = 'report' | 'founder';

export type Links = ReturnType<typeof openLinks>;

export function openLinks({ shares, analyses, nameOf, now }: LinkTools) {
  async function stateOf({ expiresAt, user }: KeptShare): Promise<ShareView['state']> {
    if (expiresAt !== null && Date.parse(expiresAt) <= now().getTime()) return 'expired';
    // Beside the removal: a share may be made while its maker leaves, or restored without them.
    return user.id === undefined || (await nameOf(user.id)) !== undefined ? 'open' : 'maker-left';
  }

  return {
    stateOf,

    /** The link behind a token while it opens something. */
    async find(token: string, kind: LinkKind): Promise<KeptShare | undefined> {
      const tokenHash = hashOf(token);
      const share = await shares.summary(idOf(tokenHash));
      if (share?.tokenHash !== tokenHash || kindOf(share) !== kind) return undefined;
      if ((await stateOf(share)) !== 'open') return undefined;
      return (await analyses.summary(share.analysisId)) ? share : undefined;
    },

    /** Keeps a link under a new token, which is answered this once. `endOf` says when it ends, by the moment of its making. */
    async create(
      made: Omit<Share, 'id' | 'tokenHash' | 'createdAt' | 'views' | 'expiresAt'>,
      endOf: (from: Date) => string | null,
    ): Promise<{ kept: KeptShare; token: string }> {
      const token = randomBytes(32).toString('base64url');
      const tokenHash = hashOf(token);
      const at = now();
      const share = await shares.create({
        id: idOf(tokenHash),
        tokenHash,
        createdAt: at.toISOString(),
        expiresAt: endOf(at),
        views: 0,
        ...made,
      });
      return { kept: sharesCollection.summarize(share), token };
    },

    /** Of one analysis, newest first. */
    async of(analysisId: string, kind?: LinkKind): Promise<KeptShare[]> {
      const all = await shares.summaries({ conditions: [{ field: 'analysisId', equals: analysisId }] });
      return all.filter((share) => kind === undefined || kindOf(share) === kind).sort(newestFirst);
    },

    /** False when the analysis has no such link. */
    async revoke(analysisId: string, id: string, kind: LinkKind): Promise<boolean> {
      const share = await shares.summary(id);
      return share?.analysisId === analysisId && kindOf(share) === kind && shares.remove(id);
    },

    /** Writes down an opening in passing: the reader does not wait, and a link that was just revoked needs no count. */
    count(id: string): string {
      const visit = { id: randomUUID(), at: now().toISOString(), slides: [] };
      shares
        .update(id, (share) => ({
          ...share,
          views: share.views + 1,
          lastViewedAt: visit.at,
          visits: [...(share.visits ?? []), visit].slice(-VISITS_KEPT),
        }))
        .catch(() => undefined);
      return visit.id;
    },

    /** That many days from then, ISO 8601. */
    inDays: (days: number, from: Date) => new Date(from.getTime() + days * DAY_MS).toISOString(),

    /** Throws VcError `bad-request` for what is no moment in the future. */
    checkedEnd(expiresAt: string): string {
      const at = Date.parse(expiresAt);
      if (Number.isNaN(at) || at <= now().getTime()) {
        throw new VcError('bad-request', { problem: 'expiresAt', field: 'expiresAt' });
      }
      return new Date(at).toISOString();
    },
  };
}

export function newestFirst(a: KeptShare, b: KeptShare): number {
  return b.createdAt.localeCompare(a.createdAt);
}

function kindOf({ asks }: KeptShare): LinkKind {
  return asks ? 'founder' : 'report';
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function idOf(tokenHash: string): string {
  return tokenHash.slice(0, 32);
}
