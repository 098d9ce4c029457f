/** Resident memory of another process, where the system shows it. */
import { readFile } from 'node:fs/promises';

/** Bytes; undefined where there is no `/proc` or the process has ended. */
export async function residentMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kib === undefined ? undefined : Number(kib) * 1024;
}
