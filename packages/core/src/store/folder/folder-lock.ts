/**
 * One writer at a time, across processes: proper-lockfile's lock folder, with the owner's name in it.
 *
 * The name lets a lock of a dead process be taken over at once instead of after a time-out, and makes the
 * taking over safe: a stale owner is removed by its name, so that two takers can never remove one another.
 * Who makes the folder must then be the only name in it; who is not, steps back.
 */
import { realpath, rmdirSync, stat as statCallback, unlinkSync, utimes } from 'node:fs';
import { access, mkdir, readdir, rmdir, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { lock as lockFolder } from 'proper-lockfile';
import { VcError } from '../../errors/vc-error.js';
import { isDeadProcess, newProcessName } from './process-name.js';
import { ifExists, systemCode, withStoreErrors } from './store-errors.js';

export interface LockOptions {
  /** How long to wait for other processes before `store-busy`. */
  waitMs: number;
  /** After how long without a sign of life the lock of a process that cannot be asked counts as left behind. */
  staleMs: number;
}

export interface HeldLock {
  /** Throws `store-busy` when the lock was taken over in the meantime, as after a long standstill. */
  assertHeld(): Promise<void>;
}

/** A folder without owner is one being made or released, which takes no longer than this. */
const OWNERLESS_MS = 500;

/** The locks of one store object. */
export class FolderLocks {
  readonly #options: LockOptions;
  /** Owner file by lock folder, while held. */
  readonly #owners = new Map<string, string>();
  readonly #fileSystem: object;

  constructor(options: LockOptions) {
    this.#options = options;
    // The calls proper-lockfile makes; taking and releasing go through the owner's name.
    this.#fileSystem = {
      mkdir: callbackify((path: string) => this.#claim(path)),
      rmdir: callbackify((path: string) => this.#release(path)),
      rmdirSync: (path: string) => this.#releaseAtExit(path),
      stat: statCallback,
      utimes,
      realpath,
    };
  }

  /** Runs `work` while holding the lock folder `path`. Throws `store-busy`, `store-full`, `store-read-only`. */
  async hold<T>(path: string, work: (held: HeldLock) => Promise<T>): Promise<T> {
    const lost = { yes: false };
    const release = await this.#acquire(path, lost);
    const owner = this.#owners.get(path) ?? '';
    const assertHeld = async () => {
      const ours = !lost.yes && (await ifExists(access(join(path, owner)).then(() => true)));
      if (!ours) throw this.#busy();
    };
    try {
      return await work({ assertHeld });
    } finally {
      // Failing to release leaves a lock of a process that will be dead or stale: others take it over.
      await release()
        .catch(() => this.#release(path))
        .catch(() => undefined);
    }
  }

  async #acquire(path: string, lost: { yes: boolean }): Promise<() => Promise<void>> {
    const deadline = performance.now() + this.#options.waitMs;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await withStoreErrors(() =>
          lockFolder(path, {
            lockfilePath: path,
            realpath: false,
            stale: this.#options.staleMs,
            fs: this.#fileSystem,
            onCompromised: () => (lost.yes = true),
          }),
        );
      } catch (error) {
        // Held, being released, or lost to somebody quicker: all of them mean to try again.
        if (!['ELOCKED', 'ENOENT', 'EEXIST', 'ENOTEMPTY'].includes(systemCode(error) ?? '')) throw error;
      }
      await this.#evictDead(path);
      const left = deadline - performance.now();
      if (left <= 0) throw this.#busy();
      // Spread out, so that waiting processes do not meet again at the same moment.
      await sleep(Math.min(left, 1 + Math.random() * Math.min(25, 2 + attempt)));
    }
  }

  #busy(): VcError {
    return new VcError('store-busy', { seconds: Math.round(this.#options.waitMs / 1000) });
  }

  async #claim(path: string): Promise<void> {
    await mkdir(path, { mode: 0o700 });
    const owner = newProcessName();
    // Fails with ENOENT when somebody swept the still empty folder away.
    await writeFile(join(path, owner), '', { flag: 'wx', mode: 0o600 });
    const names = await readdir(path);
    if (names.length !== 1) {
      await unlink(join(path, owner)).catch(() => undefined);
      throw Object.assign(new Error('another process claimed the lock at the same time'), { code: 'EEXIST' });
    }
    this.#owners.set(path, owner);
  }

  /** Also what proper-lockfile calls to sweep away a lock that is stale by its time. */
  async #release(path: string): Promise<void> {
    const own = this.#owners.get(path);
    if (own !== undefined) {
      this.#owners.delete(path);
      await ifExists(unlink(join(path, own)));
    } else {
      const names = await readdir(path);
      // Taking a lock touches the folder: if it is still old, the names read just before are the stale ones.
      const { mtimeMs } = await stat(path);
      if (mtimeMs < Date.now() - this.#options.staleMs) {
        for (const name of names) await ifExists(unlink(join(path, name)));
      }
    }
    await rmdir(path);
  }

  #releaseAtExit(path: string): void {
    const own = this.#owners.get(path);
    if (own !== undefined) unlinkSync(join(path, own));
    rmdirSync(path);
  }

  /** Removes owners that are dead for sure, and a folder that was left without any. */
  async #evictDead(path: string): Promise<void> {
    const names = await ifExists(readdir(path));
    if (!names) return;
    const dead = names.filter(isDeadProcess);
    for (const name of dead) await ifExists(unlink(join(path, name)));
    const ownerless =
      names.length === 0 && ((await ifExists(stat(path)))?.ctimeMs ?? Infinity) < Date.now() - OWNERLESS_MS;
    // Refused by the system while an owner is in it, and harmless to one who has not yet put its name there.
    if (dead.length > 0 || ownerless) await rmdir(path).catch(() => undefined);
  }
}
