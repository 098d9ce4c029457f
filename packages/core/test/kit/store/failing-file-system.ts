/** The real files, with errors where a test wants them. */
import { nodeFileSystem, type FileHandle, type FileSystem } from '../../../src/store/folder/file-system.js';

export type FileCall = keyof FileSystem | 'write' | 'sync';

/** `failWith` answers the system's code to fail with, such as `ENOSPC`, or undefined to let the call through. */
export function failingFileSystem(
  failWith: (call: FileCall, path: string, flags?: string) => string | undefined,
): FileSystem {
  const guard = (call: FileCall, path: string, flags?: string): void => {
    const code = failWith(call, path, flags);
    if (code) throw Object.assign(new Error(`${code}: made to fail`), { code });
  };
  return {
    async open(path, flags, mode) {
      guard('open', path, flags);
      return failingHandle(await nodeFileSystem.open(path, flags, mode), path, guard);
    },
    async mkdir(path, options) {
      guard('mkdir', path);
      return nodeFileSystem.mkdir(path, options);
    },
    async readdir(path) {
      guard('readdir', path);
      return nodeFileSystem.readdir(path);
    },
    async readFile(path) {
      guard('readFile', path);
      return nodeFileSystem.readFile(path);
    },
    async rename(from, to) {
      guard('rename', to);
      return nodeFileSystem.rename(from, to);
    },
    async stat(path) {
      guard('stat', path);
      return nodeFileSystem.stat(path);
    },
    async unlink(path) {
      guard('unlink', path);
      return nodeFileSystem.unlink(path);
    },
  };
}

function failingHandle(handle: FileHandle, path: string, guard: (call: FileCall, path: string) => void): FileHandle {
  return {
    async write(bytes) {
      try {
        guard('write', path);
      } catch (error) {
        // As a disk that runs full does: a part is taken.
        await handle.write(bytes.subarray(0, Math.floor(bytes.length / 2)));
        throw error;
      }
      return handle.write(bytes);
    },
    async sync() {
      guard('sync', path);
      return handle.sync();
    },
    read: (...args) => handle.read(...args),
    stat: () => handle.stat(),
    close: () => handle.close(),
  };
}
