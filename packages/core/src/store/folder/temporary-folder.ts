/** A data folder for the time of some work, such as between a database and a backup. */
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ifExists } from './store-errors.js';

/** Runs `work` over an empty folder, which is gone afterwards. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'vc-move-'));
  try {
    const folder = join(root, 'data');
    await mkdir(folder);
    return await work(folder);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Copies a file from one folder into another, where there is one. */
export async function copyIfThere(name: string, from: string, to: string): Promise<void> {
  await ifExists(copyFile(join(from, name), join(to, name)));
}
