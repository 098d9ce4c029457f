/**
 * A sandbox for LibreOffice where the machine has bubblewrap: no network, of the disk the programs, fonts and the one
 * folder that it works in, no other processes. Without bubblewrap, or where it may not work, there is none.
 */
import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';

/** As with LibreOffice itself, no search path is looked at. */
const PLACES = ['/usr/bin/bwrap', '/usr/local/bin/bwrap'];

/** What LibreOffice reads besides itself; what of it is not there is passed over. */
const READ = [
  '/usr',
  '/lib',
  '/lib64',
  '/bin',
  '/sbin',
  '/etc/alternatives',
  '/etc/fonts',
  '/etc/ld.so.cache',
  '/etc/libreoffice',
  '/var/cache/fontconfig',
];

const PROBE_MS = 10_000;

/** The program and arguments that run `command` in it, with `folder` as all that it may write to and that lasts. */
export type Sandbox = (command: readonly string[], folder: string) => [program: string, ...args: string[]];

const probed = new Map<string, Promise<Sandbox | undefined>>();

/** Undefined where there is none, or where it does not work, as in most containers. Tried once for each `office`. */
export function sandboxFor(office: string): Promise<Sandbox | undefined> {
  const known = probed.get(office);
  if (known) return known;
  const probe = openSandbox(office);
  probed.set(office, probe);
  return probe;
}

async function openSandbox(office: string): Promise<Sandbox | undefined> {
  const bubblewrap = PLACES.find((place) => existsSync(place));
  // Snaps are confined by their own means, and do not start in another sandbox.
  if (bubblewrap === undefined || office.startsWith('/snap/')) return undefined;
  // …/program/soffice
  const installation = dirname(dirname(realpathSync(office)));
  const sandbox: Sandbox = (command, folder) => [
    bubblewrap,
    '--unshare-all',
    '--die-with-parent',
    '--new-session',
    ...[...READ, installation].flatMap((path) => ['--ro-bind-try', path, path]),
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--bind', folder, folder, '--chdir', folder],
    ...command,
  ];
  return (await works(sandbox, installation)) ? sandbox : undefined;
}

function works(sandbox: Sandbox, folder: string): Promise<boolean> {
  const [program, ...args] = sandbox(['true'], folder);
  return new Promise((resolve) => {
    execFile(program, args, { timeout: PROBE_MS, env: { PATH: '/usr/bin:/bin' } }, (error) => resolve(error === null));
  });
}
