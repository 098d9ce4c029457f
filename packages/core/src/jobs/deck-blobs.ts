/** The decks of analyses in the store: kept with the document, and removed with the last document that needs them. */
import type { DeckInput } from '../deck/read-deck.js';
import { VcError } from '../errors/vc-error.js';
import type { Analysis } from '../model/analysis.js';
import type { StoredSummary } from '../pipeline/analyses-collection.js';
import type { SummaryFilter } from '../store/query.js';
import type { Blobs, SoleWriter, Store } from '../store/store.js';

type Writer = SoleWriter<Analysis, StoredSummary>;

/**
 * Keeps the files of a document that is stored already. In this order, a deck without document is always one that
 * nobody needs, and who removes one while nobody else writes documents takes none that somebody is about to need.
 */
export async function keepDeck(blobs: Blobs, inputs: readonly DeckInput[]): Promise<void> {
  for (const { bytes } of inputs) await blobs.put(bytes);
}

/** The files of the analysis. Throws VcError `deck-missing`. */
export async function loadDeck(
  blobs: Blobs,
  { files }: { files: readonly Pick<Analysis['files'][number], 'fileName' | 'hash'>[] },
): Promise<DeckInput[]> {
  return Promise.all(
    files.map(async ({ fileName, hash }) => {
      const bytes = await blobs.get(hash);
      if (!bytes) throw new VcError('deck-missing', { fileName });
      return { fileName, bytes };
    }),
  );
}

/** Removes a document and the files that no other has. False when there is no such document. */
export async function removeWithDeck(
  {
    analyses,
    blobs,
  }: { analyses: { exclusively: <T>(work: (sole: Writer) => Promise<T>) => Promise<T> }; blobs: Blobs },
  id: string,
): Promise<boolean> {
  return analyses.exclusively(async (sole) => {
    const summary = await sole.summary(id);
    if (!(await sole.remove(id)) || !summary) return false;
    const hashes = hashesOf(summary);
    const needed = await neededHashes(sole, { conditions: [{ field: 'deckHash', oneOf: hashes }] });
    for (const hash of hashes) if (!needed.has(hash)) await blobs.remove(hash);
    return true;
  });
}

/**
 * Removes files that no document has, as a crash between removing a document and its deck leaves them. Mostly there are none, and
 * nobody is kept from writing.
 */
export async function removeUnneededDecks(
  store: Pick<Store, 'blobs'>,
  analyses: Parameters<typeof removeWithDeck>[0]['analyses'] & Pick<Writer, 'aggregate' | 'summaries'>,
): Promise<number> {
  const held: string[] = [];
  for await (const hash of store.blobs.hashes()) held.push(hash);
  // Looked at after them: a document is there before its deck.
  const known = await neededHashes(analyses);
  const unneeded = held.filter((hash) => !known.has(hash));
  if (unneeded.length === 0) return 0;
  return analyses.exclusively(async (sole) => {
    const needed = await neededHashes(sole);
    let removed = 0;
    for (const hash of unneeded) if (!needed.has(hash) && (await store.blobs.remove(hash))) removed += 1;
    return removed;
  });
}

/** Removes a file that its document has let go, unless another one has it. */
export async function removeUnneededFile(
  { analyses, blobs }: Parameters<typeof removeWithDeck>[0],
  hash: string,
): Promise<void> {
  await analyses.exclusively(async (sole) => {
    const needed = await neededHashes(sole, { conditions: [{ field: 'deckHash', equals: hash }] });
    if (!needed.has(hash)) await blobs.remove(hash);
  });
}

function hashesOf({ deckHash, fileHashes, founderHashes = [] }: StoredSummary): readonly string[] {
  return [...(fileHashes ?? [deckHash]), ...founderHashes];
}

/** Of all analyses, or of those whose single file is let through; those of several files are always among them. */
async function neededHashes(
  sole: Pick<Writer, 'aggregate' | 'summaries'>,
  filter?: SummaryFilter<StoredSummary>,
): Promise<Set<unknown>> {
  const single = await sole.aggregate({ filter, groups: ['deckHash'] });
  const several = await sole.summaries({ conditions: [{ field: 'hasFiles', equals: true }] });
  return new Set([...single.flatMap(({ values }) => values), ...several.flatMap(hashesOf)]);
}
