/** Names of processes that others can ask: does this one still run? */
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { systemCode } from './store-errors.js';

/** A new name of this process: process id, machine, and a part that no other name has. */
export function newProcessName(): string {
  return `${process.pid}-${machineId()}-${randomBytes(6).toString('hex')}`;
}

/** True only when the process ran on this machine, since its last start, and runs no more. */
export function isDeadProcess(name: string): boolean {
  const [pid, machine] = name.split('-');
  if (!pid || machine !== machineId()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return systemCode(error) === 'ESRCH';
  }
}

let knownMachineId: string | undefined;

/** Host, boot and process-id space: where the same process id means the same process. */
function machineId(): string {
  knownMachineId ??= createHash('sha256')
    .update(
      [
        hostname(),
        orNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
        orNothing(() => readlinkSync('/proc/self/ns/pid')),
      ].join('\n'),
    )
    .digest('hex')
    .slice(0, 12);
  return knownMachineId;
}

function orNothing(read: () => string): string {
  try {
    return read();
  } catch {
    // Not Linux: the host name must do.
    return '';
  }
}
