/** The folder in which uploads lie while they arrive: below the data folder, one a process, gone with it. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';

export interface UploadFolder {
  readonly path: string;
  /** Removes it with what still lies in it. */
  remove(): Promise<void>;
}

/** Makes the folder of this process and removes those of processes that died. */
export async function openUploadFolder(dataDir: string): Promise<UploadFolder> {
  const root = join(dataDir, '.uploads');
  await mkdir(root, { recursive: true, mode: 0o700 });
  for (const name of await readdir(root)) {
    const pid = Number(/^(\d+)-/.exec(name)?.[1]);
    if (!isAlive(pid)) await rm(join(root, name), { recursive: true, force: true });
  }
  const path = join(root, `${process.pid}-${randomBytes(6).toString('hex')}`);
  await mkdir(path, { mode: 0o700 });
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
