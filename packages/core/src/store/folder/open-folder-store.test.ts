/** The folder store as a store: everything any store must do. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { describeStore } from '../../testing/store-conformance/index.js';
import type { Store } from '../store.js';
import { openFolderStore } from './open-folder-store.js';

describeStore({ describe, it }, 'folder store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vc-store-'));
  const opened: Store[] = [];
  const reopen = async () => {
    const store = await openFolderStore(folder);
    opened.push(store);
    return store;
  };
  const dispose = async () => {
    for (const store of opened) await store.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { store: await reopen(), reopen, dispose };
});
