/** Memory and processor time of another process, where the system shows them. */
import { readFile } from 'node:fs/promises';

/** Bytes; undefined where there is no `/proc` or the process has ended. */
export async function residentMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kib === undefined ? undefined : Number(kib) * 1024;
}

/** Ticks of the processor time in `/proc`: 100 a second on every Linux that Node runs on. */
const TICKS = 100;

/** Seconds that its threads have computed; undefined where there is no `/proc` or the process has ended. */
export async function processorTime(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the name, which stands in brackets and may hold anything: state is field 3, the times are 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? ticks / TICKS : undefined;
}
