/** Tells listeners what others changed: looked for every second, and at once where PostgreSQL passes on a hint. */
import type { Client } from 'pg';
import { ChangeListeners } from '../change-listeners.js';
import type { Change, ChangeListener } from '../store.js';
import { ChangeReader, forgetOldChanges } from './change-reader.js';
import type { Connections } from './connections.js';
import { latecomersShare } from './latecomers-share.js';

const LOOK_EVERY_MS = 1000;
/** Hints are gathered for so long: one a write would make writes wait for each other. */
const HINT_AFTER_MS = 20;
const FORGET_EVERY_MS = 600_000;
const CHANNEL = 'vc_analyst_changes';

export class PostgresChangeFeed {
  readonly #connections: Connections;
  readonly #origin: string;
  readonly #isKnown: (collection: string) => boolean;
  readonly #listeners = new ChangeListeners();
  readonly #reader: ChangeReader;
  #isListening = false;
  #timer: NodeJS.Timeout | undefined;
  #hint: NodeJS.Timeout | undefined;
  #ear: Client | undefined;
  #forgottenAt = performance.now();
  #sent: Promise<unknown> = Promise.resolve();

  /** `isKnown`: whether a collection was asked of this store. */
  constructor(connections: Connections, origin: string, isKnown: (collection: string) => boolean) {
    this.#connections = connections;
    this.#origin = origin;
    this.#isKnown = isKnown;
    this.#reader = new ChangeReader(connections.reading);
  }

  /** Remembers where the changes stand, so that none is missed from now on. */
  async begin(): Promise<void> {
    await this.#reader.read();
  }

  listen(listener: ChangeListener): () => void {
    const end = this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      if (end() && this.#listeners.size === 0) this.#stop();
    };
  }

  /** Of a change that is safe: tells those who listen here, and soon gives the others a hint. */
  readonly tell = (change: Change): void => {
    this.#listeners.tell(change);
    this.#hint ??= setTimeout(() => this.#sendHint(), HINT_AFTER_MS).unref();
  };

  async close(): Promise<void> {
    this.#listeners.clear();
    this.#stop();
    if (this.#hint) this.#sendHint();
    await this.#sent;
  }

  #sendHint(): void {
    clearTimeout(this.#hint);
    this.#hint = undefined;
    // Without it the others notice a second later.
    this.#sent = this.#connections.reading.query(`notify ${CHANNEL}`).catch(() => undefined);
  }

  #start(): void {
    this.#isListening = true;
    this.#look();
    this.#timer = setInterval(() => {
      this.#look();
      if (!this.#ear) this.#prickUp();
      if (performance.now() - this.#forgottenAt < FORGET_EVERY_MS) return;
      this.#forgottenAt = performance.now();
      void forgetOldChanges(this.#connections.reading).catch(() => undefined);
    }, LOOK_EVERY_MS).unref();
    this.#prickUp();
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#isListening = false;
    const ear = this.#ear;
    this.#ear = undefined;
    void ear?.end().catch(() => undefined);
  }

  /** Listens for hints over a connection of its own; one that broke is opened again at the next look. */
  #prickUp(): void {
    const ear = this.#connections.alone();
    this.#ear = ear;
    const lost = () => {
      if (this.#ear === ear) this.#ear = undefined;
    };
    ear.on('error', lost);
    ear.on('end', lost);
    ear.on('notification', () => this.#look());
    void ear
      .connect()
      .then(async () => {
        // Nobody waits for a hint. (The types leave it out.)
        (ear as Client & { unref: () => void }).unref();
        await ear.query(`listen ${CHANNEL}`);
      })
      .catch(() => {
        lost();
        void ear.end().catch(() => undefined);
      });
  }

  #look(): void {
    // What keeps it from being read passes, and is told to whoever uses the store next.
    void this.#read().catch(() => undefined);
  }

  readonly #read = latecomersShare(async () => {
    if (!this.#isListening) return;
    const { changes } = await this.#reader.read();
    for (const { collection, id, kind, origin } of changes) {
      if (origin === this.#origin || !this.#isKnown(collection)) continue;
      this.#listeners.tell({ collection, id, kind, origin: 'elsewhere' });
    }
  });
}
