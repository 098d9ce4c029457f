/** Connections to PostgreSQL, loaded only when one is opened, and what its errors mean to whoever uses the store. */
import type { Client, ClientConfig, Pool, PoolClient } from 'pg';
import { VcError } from '../../errors/vc-error.js';

/** Anything that a query can be sent to. */
export type Queryable = Pick<PoolClient, 'query'>;

/** How long a write waits for others before `store-busy`. */
const LOCK_WAIT_SECONDS = 10;
const CONNECT_WAIT_MS = 10_000;
/** A writer that stands still for so long in the middle of a write is given up by the database, and its lock is free. */
const STALLED_SECONDS = 30;
/** Each collection writes over one connection at a time; a few more read. */
const MOST_WRITING = 14;
const MOST_READING = 10;

export interface Connections {
  /** Where the tables lie: statements name them without it. */
  readonly schema: string;
  /** Reads wait for no writer, so that whoever holds a lock can always read. */
  readonly reading: Queryable;
  /** Runs `work` over a connection of its own, given up where it broke. */
  readonly writing: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;
  /** A connection beside the pools, which the caller connects and ends. */
  alone(): Client;
  /** Runs `work`; what PostgreSQL says becomes a VcError. */
  readonly withStoreErrors: <T>(work: () => Promise<T>) => Promise<T>;
  close(): Promise<void>;
}

/** Of the store in use. */
export const SCHEMA = 'vc_analyst';

/** Opens no connection yet. Throws VcError `bad-config` for an address that is none. */
export async function openConnections(url: string, schema = SCHEMA): Promise<Connections> {
  if (addressOf(url).place === NO_PLACE) {
    throw new VcError('bad-config', {
      file: 'VC_STORE',
      problem: 'it must be postgres://user:password@host:port/database.',
    });
  }
  const { default: pg } = await import('pg');
  const config: ClientConfig = {
    connectionString: url,
    application_name: 'vc-analyst',
    connectionTimeoutMillis: CONNECT_WAIT_MS,
    keepAlive: true,
    lock_timeout: LOCK_WAIT_SECONDS * 1000,
    idle_in_transaction_session_timeout: STALLED_SECONDS * 1000,
  };
  const pool = (max: number): Pool => {
    const made = new pg.Pool({
      ...config,
      max,
      allowExitOnIdle: true,
      onConnect: (client) => client.query(`set search_path to ${schema}`) as unknown as void,
    });
    // A connection that broke while nobody used it: whoever needs one next gets another.
    made.on('error', () => undefined);
    return made;
  };
  const readers = pool(MOST_READING);
  const writers = pool(MOST_WRITING);
  const { user, place } = addressOf(url);

  return {
    schema,
    reading: readers,
    alone: () => new pg.Client(config),

    async writing(work) {
      const client = await writers.connect();
      let broken: Error | undefined;
      const onError = (error: Error) => (broken = error);
      client.on('error', onError);
      try {
        return await work(client);
      } finally {
        client.off('error', onError);
        client.release(broken);
      }
    },

    async withStoreErrors(work) {
      try {
        return await work();
      } catch (error) {
        throw storeError(error, { user, place }) ?? error;
      }
    },

    async close() {
      await Promise.all([readers.end(), writers.end()]);
    },
  };
}

const NO_PLACE = '';

/** Where the database is, without the password. */
export function addressOf(url: string): { user: string; place: string } {
  try {
    // Without a host where the socket's folder is given beside it.
    const { hostname, port, pathname, username, searchParams } = new URL(url.replace('@/', '@localhost/'));
    const host = searchParams.get('host') ?? decodeURIComponent(hostname);
    const where = `${host || 'localhost'}${port || host.startsWith('/') ? '' : ':5432'}${port ? `:${port}` : ''}`;
    return { user: decodeURIComponent(username) || searchParams.get('user') || '?', place: `${where}${pathname}` };
  } catch {
    return { user: '?', place: NO_PLACE };
  }
}

const REFUSED = ['28000', '28P01', '3D000'];
const BUSY = ['55P03', '40P01', '40001', '53300', '25P03', '57014'];
const FULL = ['53100'];
const READ_ONLY = ['25006', '42501'];
const GONE = ['57P01', '57P02', '57P03', '57P05', '08000', '08001', '08003', '08004', '08006'];
const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
];

function storeError(error: unknown, { user, place }: { user: string; place: string }): VcError | undefined {
  if (!(error instanceof Error) || error instanceof VcError) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The cause is left out: what the driver says may repeat the address with its password.
  if (REFUSED.includes(code)) return new VcError('store-refused', { place, user });
  if (BUSY.includes(code)) return new VcError('store-busy', { seconds: LOCK_WAIT_SECONDS });
  if (FULL.includes(code)) return new VcError('store-full');
  if (READ_ONLY.includes(code)) return new VcError('store-read-only');
  const isGone = GONE.includes(code) || NETWORK.includes(code) || /Connection terminated|timeout/iu.test(error.message);
  return isGone || isUnconnected(error) ? new VcError('store-unreachable', { place }) : undefined;
}

/** What the driver says without a code: of a broken connection, of one that is used no more, of a server that speaks otherwise. */
function isUnconnected(error: Error): boolean {
  return (
    error instanceof AggregateError || /not queryable|client was closed|not support SSL|SASL/iu.test(error.message)
  );
}
