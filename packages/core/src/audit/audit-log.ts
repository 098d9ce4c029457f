/** The audit log over a store: entries are added at its end, read and checked, and never changed or removed. */
import { z } from 'zod';
import { auditEntrySchema, type AuditEntry, type AuditFilter, type AuditNote } from '../model/audit.js';
import type { Collection, CollectionDefinition } from '../store/store.js';
import { CHAIN_START, follows, sealed } from './audit-chain.js';

/** Entries of the audit log, newest first. */
export interface AuditPage {
  entries: AuditEntry[];
  /** Where the next page begins; undefined at the end. */
  next: number | undefined;
}

/** Whether the chain holds. */
export interface AuditCheck {
  /** How many entries there are. */
  entries: number;
  /** The last one. Written down elsewhere, it also shows whether the end was cut off. Null while there is none. */
  head: { seq: number; at: string; hash: string } | null;
  /** Number of the first entry that is missing, or is not as it was written; undefined where all is well. */
  brokenAt: number | undefined;
}

/** Who did what, for whoever answers for the fund. */
export interface AuditLog {
  /** Adds an entry at the end; of several at once, in any process, each has its place. Throws as the store does. */
  record(note: AuditNote): Promise<AuditEntry>;
  /** Entries that match, newest first; `before` is the `next` of the page before. @default limit 50 */
  list(filter?: AuditFilter, page?: { limit?: number; before?: number | undefined }): Promise<AuditPage>;
  /** All entries that match, oldest first. */
  all(filter?: AuditFilter): AsyncIterable<AuditEntry>;
  /** Reads everything and follows the chain. */
  verify(): Promise<AuditCheck>;
}

const pageSchema = z.strictObject({ id: z.string(), entries: z.array(auditEntrySchema).min(1) });
type LogPage = z.infer<typeof pageSchema>;
type PageSummary = Pick<LogPage, 'id'> & { count: number; seq: number; from: string; to: string; hash: string };

export const auditCollection: CollectionDefinition<LogPage, PageSummary> = {
  name: 'audit',
  schema: pageSchema,
  version: 1,
  summarize({ id, entries }) {
    const { seq, hash } = entries.at(-1)!;
    const times = entries.map(({ at }) => at).sort();
    return { id, count: entries.length, seq, hash, from: times[0]!, to: times.at(-1)! };
  },
};

/** Entries a page: few files, and few bytes written again for one entry more. */
const ENTRIES_A_PAGE = 200;
const DEFAULT_LIMIT = 50;

export function openAuditLog(
  pages: Collection<LogPage, PageSummary>,
  now: () => Date,
  entriesAPage = ENTRIES_A_PAGE,
): AuditLog {
  async function* newestFirst({ from = '', to }: AuditFilter, before = Infinity): AsyncIterable<AuditEntry> {
    const held = await pages.summaries();
    for (const page of held.toReversed()) {
      if (page.to < from || (to !== undefined && page.from >= to) || page.seq - page.count >= before - 1) continue;
      yield* ((await pages.get(page.id))?.entries ?? []).filter(({ seq }) => seq < before).toReversed();
    }
  }

  async function* all(filter: AuditFilter = {}): AsyncIterable<AuditEntry> {
    const matches = matcher(inMoments(filter));
    for (const { id } of await pages.summaries()) {
      yield* ((await pages.get(id))?.entries ?? []).filter(matches);
    }
  }

  return {
    record: (note) =>
      pages.exclusively(async (sole) => {
        const last = (await sole.summaries()).at(-1);
        const entry = sealed(note, now().toISOString(), last ?? CHAIN_START);
        if (last && last.count < entriesAPage) {
          await sole.update(last.id, (page) => ({ ...page, entries: [...page.entries, entry] }));
        } else {
          await sole.create({ id: String(entry.seq).padStart(12, '0'), entries: [entry] });
        }
        return entry;
      }),

    async list(filter = {}, { limit = DEFAULT_LIMIT, before } = {}) {
      const wanted = inMoments(filter);
      const matches = matcher(wanted);
      const entries: AuditEntry[] = [];
      for await (const entry of newestFirst(wanted, before)) {
        if (!matches(entry)) continue;
        if (entries.length === limit) return { entries, next: entries.at(-1)!.seq };
        entries.push(entry);
      }
      return { entries, next: undefined };
    },

    all,

    async verify() {
      const held = await pages.summaries();
      // A page that cannot be read is missing from the chain.
      return followChain(
        held.map(
          ({ id }) =>
            () =>
              pages.get(id).catch(() => undefined),
        ),
      );
    },
  };
}

/** Follows the chain over its pages, the oldest first; undefined is a page that cannot be read. */
export async function followChain(pages: readonly (() => Promise<LogPage | undefined>)[]): Promise<AuditCheck> {
  let last: Pick<AuditEntry, 'seq' | 'hash'> & Partial<AuditEntry> = CHAIN_START;
  let entries = 0;
  let brokenAt: number | undefined;
  for (const read of pages) {
    for (const entry of (await read())?.entries ?? []) {
      if (brokenAt === undefined && !follows(entry, last)) brokenAt = last.seq + 1;
      last = entry;
      entries += 1;
    }
  }
  const { seq, at, hash } = last;
  return { entries, head: at === undefined ? null : { seq, at, hash }, brokenAt };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days as moments: from the beginning of the first to the end of the last. */
function inMoments({ from, to, ...rest }: AuditFilter): AuditFilter {
  const isDay = (moment: string) => !moment.includes('T');
  const end = to !== undefined && isDay(to) ? Date.parse(to) + DAY_MS : to;
  return {
    ...rest,
    ...(from === undefined ? {} : { from: new Date(from).toISOString() }),
    ...(end === undefined ? {} : { to: new Date(end).toISOString() }),
  };
}

function matcher({ from, to, action, outcome, who }: AuditFilter): (entry: AuditEntry) => boolean {
  const wanted = who?.trim().toLowerCase();
  return (entry) =>
    (from === undefined || entry.at >= from) &&
    (to === undefined || entry.at < to) &&
    (action === undefined || entry.action === action) &&
    (outcome === undefined || entry.outcome === outcome) &&
    (!wanted || [entry.by, entry.about].some((one) => one && isNamed(one, wanted)));
}

function isNamed({ id, name }: { id?: string | undefined; name?: string | undefined }, wanted: string): boolean {
  return id?.toLowerCase() === wanted || (name?.toLowerCase().includes(wanted) ?? false);
}
