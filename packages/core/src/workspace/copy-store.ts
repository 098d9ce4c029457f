/** Brings everything of one store into another, whatever either is, and proves that it arrived. The source is only read. */
import { createHash } from 'node:crypto';
import { isVcError, VcError } from '../errors/vc-error.js';
import type { CollectionDefinition } from '../store/store.js';
import type { OpenStore } from './open-store.js';

/** What is in the other store now. */
export interface StoreCopy {
  /** Documents by collection. */
  documents: Record<string, number>;
  blobs: number;
  /** Of the documents and blobs, those that were not there yet. */
  copied: number;
  /** Damaged in the source, and therefore left behind: such as `analyses/ab12`. */
  damaged: string[];
}

type Definition = CollectionDefinition<{ id: string }, object>;

/**
 * Copies, then compares every document and deck by its SHA-256, and their counts. Interrupted, it goes on at the next
 * call: what has arrived is not copied again. Nothing may write to either meanwhile.
 *
 * @throws VcError `bad-usage` where the target holds something that the source does not, or the source changed meanwhile
 */
export async function copyStore(
  from: OpenStore,
  to: OpenStore,
  definitions: readonly Definition[],
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<StoreCopy> {
  const ids = new Map<Definition, string[]>();
  for (const definition of definitions) {
    ids.set(definition, await idsIn(from, definition));
    const wanted = new Set(ids.get(definition));
    if ((await idsIn(to, definition)).some((id) => !wanted.has(id))) throw notEmpty();
  }
  const hashes = await collected(from.store.blobs.hashes());
  const known = new Set(hashes);
  if ((await collected(to.store.blobs.hashes())).some((hash) => !known.has(hash))) throw notEmpty();

  const total = [...ids.values()].reduce((sum, { length }) => sum + length, hashes.length);
  const copy: StoreCopy = { documents: {}, blobs: 0, copied: 0, damaged: [] };
  let done = 0;
  const step = () => onProgress((done += 1), total);

  // Decks first: an analysis is never without its deck.
  for (const hash of hashes) {
    if (await copyBlob(from, to, hash, copy)) copy.blobs += 1;
    step();
  }
  for (const [definition, own] of ids) {
    let count = 0;
    for (const id of own) {
      if (await copyDocument(from, to, definition, id, copy)) count += 1;
      step();
    }
    copy.documents[definition.name] = count;
    if ((await idsIn(to, definition)).length !== count) throw changedMeanwhile();
  }
  if ((await collected(to.store.blobs.hashes())).length !== copy.blobs) throw changedMeanwhile();
  for await (const { deckHash, key } of from.answers.all()) {
    const answer = await from.answers.get(deckHash, key);
    if (answer !== undefined) await to.answers.set(deckHash, key, answer);
  }
  return copy;
}

/** False when it is damaged in the source. */
async function copyBlob(from: OpenStore, to: OpenStore, hash: string, copy: StoreCopy): Promise<boolean> {
  if (!(await to.store.blobs.has(hash))) {
    const bytes = await unlessDamaged(() => from.store.blobs.get(hash), `blobs/${hash}`, copy);
    if (!bytes) return false;
    await to.store.blobs.put(bytes);
    copy.copied += 1;
  }
  // Read back: this throws unless the bytes that were kept have the hash.
  for await (const piece of (await to.store.blobs.stream(hash)) ?? []) void piece;
  return true;
}

/** False when it is damaged in the source. */
async function copyDocument(
  from: OpenStore,
  to: OpenStore,
  definition: Definition,
  id: string,
  copy: StoreCopy,
): Promise<boolean> {
  const document = await unlessDamaged(
    () => from.store.collection(definition).get(id),
    `${definition.name}/${id}`,
    copy,
  );
  if (!document) return false;
  const target = to.store.collection(definition);
  const there = await target.get(id);
  if (!there) await target.create(document);
  else if (hashOf(there) !== hashOf(document)) await target.update(id, () => document);
  if (!there || hashOf(there) !== hashOf(document)) copy.copied += 1;
  const kept = await target.get(id);
  if (!kept || hashOf(kept) !== hashOf(document)) throw changedMeanwhile();
  return true;
}

async function unlessDamaged<T>(read: () => Promise<T>, name: string, copy: StoreCopy): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!isVcError(error) || error.code !== 'store-damaged') throw error;
    copy.damaged.push(name);
    return undefined;
  }
}

async function idsIn({ store }: OpenStore, definition: Definition): Promise<string[]> {
  return (await store.collection(definition).summaries()).map((summary) => (summary as { id: string }).id);
}

function hashOf(document: object): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex');
}

async function collected(items: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const item of items) all.push(item);
  return all;
}

function notEmpty(): VcError {
  return new VcError('bad-usage', { problem: 'The target holds data that the source does not; choose an empty one.' });
}

function changedMeanwhile(): VcError {
  return new VcError('bad-usage', { problem: 'The data changed while it was copied; stop the server and repeat.' });
}
