/** Blobs of the PostgreSQL store: pieces of 1 MB in rows, whole or not there at all. */
import { createHash, randomUUID } from 'node:crypto';
import { VcError } from '../../errors/vc-error.js';
import { isBlobHash } from '../ids.js';
import type { Blobs } from '../store.js';
import type { PostgresContext } from './postgres-collection.js';
import { problemOf } from './postgres-writer.js';
import { inTransaction } from './transactions.js';

const PIECE = 1024 * 1024;

export class PostgresBlobs implements Blobs {
  readonly #context: PostgresContext;

  constructor(context: PostgresContext) {
    this.#context = context;
  }

  async put(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<string> {
    this.#context.assertOpen();
    if (bytes instanceof Uint8Array) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      if (await this.has(hash)) return hash;
    }
    const { connections } = this.#context;
    return connections.withStoreErrors(() =>
      connections.writing((client) => inTransaction(client, () => upload(client, bytes))),
    );
  }

  async get(hash: string): Promise<Uint8Array | undefined> {
    const pieces = await this.stream(hash);
    if (!pieces) return undefined;
    const all: Uint8Array[] = [];
    for await (const piece of pieces) all.push(piece);
    return new Uint8Array(Buffer.concat(all));
  }

  async stream(hash: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    this.#context.assertOpen();
    if (!isBlobHash(hash)) return undefined;
    const [blob] = await this.#read<{ upload: string; size: string }>(
      'select upload, size from blobs where hash = $1',
      [hash],
    );
    return blob && this.#pieces(hash, blob.upload, Number(blob.size));
  }

  async has(hash: string): Promise<boolean> {
    this.#context.assertOpen();
    if (!isBlobHash(hash)) return false;
    return (await this.#read('select from blobs where hash = $1', [hash])).length > 0;
  }

  async remove(hash: string): Promise<boolean> {
    this.#context.assertOpen();
    if (!isBlobHash(hash)) return false;
    const { connections } = this.#context;
    const { rows } = await connections.withStoreErrors(() =>
      connections.writing((client) =>
        client.query(
          `with gone as (delete from blobs where hash = $1 returning upload),
                pieces as (delete from blob_pieces where upload in (select upload from gone))
           select upload from gone`,
          [hash],
        ),
      ),
    );
    return rows.length > 0;
  }

  async *hashes(): AsyncIterable<string> {
    this.#context.assertOpen();
    for (let after = ''; ;) {
      const rows = await this.#read<{ hash: string }>(
        'select hash from blobs where hash > $1 order by hash limit 1000',
        [after],
      );
      for (const { hash } of rows) yield (after = hash);
      if (rows.length < 1000) return;
    }
  }

  async *#pieces(hash: string, upload: string, size: number): AsyncGenerator<Uint8Array> {
    const actual = createHash('sha256');
    for (let number = 0; number * PIECE < size; number += 1) {
      const [row] = await this.#read<{ bytes: Buffer }>(
        'select bytes from blob_pieces where upload = $1 and number = $2',
        [upload, number],
      );
      if (!row) break;
      actual.update(row.bytes);
      yield row.bytes;
    }
    if (actual.digest('hex') === hash) return;
    const problem = problemOf('blobs', hash);
    this.#context.problems.add({ ...problem, setAside: null });
    throw new VcError('store-damaged', { document: problem.document, setAside: problem.document });
  }

  async #read<R extends object>(text: string, values: unknown[]): Promise<R[]> {
    const { connections } = this.#context;
    return connections.withStoreErrors(async () => (await connections.reading.query<R>(text, values)).rows);
  }
}

async function upload(
  client: { query: (text: string, values: unknown[]) => Promise<{ rowCount: number | null }> },
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<string> {
  const id = randomUUID();
  const hash = createHash('sha256');
  let size = 0;
  let number = 0;
  for await (const piece of inPieces(bytes instanceof Uint8Array ? [bytes] : bytes)) {
    hash.update(piece);
    size += piece.length;
    await client.query('insert into blob_pieces values ($1, $2, $3)', [id, number, piece]);
    number += 1;
  }
  const name = hash.digest('hex');
  const { rowCount } = await client.query(
    'insert into blobs (hash, upload, size) values ($1, $2, $3) on conflict do nothing',
    [name, id, size],
  );
  // Kept already, maybe by somebody who began later.
  if (rowCount === 0) await client.query('delete from blob_pieces where upload = $1', [id]);
  return name;
}

async function* inPieces(chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    length += chunk.length;
    if (length < PIECE) continue;
    const whole = held.length === 1 ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length) : Buffer.concat(held);
    let start = 0;
    for (; whole.length - start >= PIECE; start += PIECE) yield whole.subarray(start, start + PIECE);
    held = [whole.subarray(start)];
    length = whole.length - start;
  }
  if (length > 0) yield Buffer.concat(held);
}
