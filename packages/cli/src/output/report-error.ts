/** Says what went wrong in one sentence on stderr (JSON on stdout with `--json`) and chooses the exit code. */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorText, isVcError, VcError, type ErrorCode } from '@vc-analyst/core';
import { EXIT } from './exit-codes.js';
import { say, spokenLanguage } from './language.js';
import { printable } from './printable.js';

const EXIT_BY_CODE: Partial<Record<ErrorCode, number>> = {
  'bad-usage': EXIT.badUse,
  'bad-config': EXIT.badUse,
  'bad-plugin': EXIT.badUse,
  'plugin-failed': EXIT.badUse,
  'file-not-found': EXIT.badUse,
  'file-exists': EXIT.badUse,
  'bad-number': EXIT.badUse,
  'path-not-allowed': EXIT.badUse,
  'folder-too-wide': EXIT.badUse,
  'not-our-file': EXIT.badUse,
  'not-found': EXIT.badUse,
  'ambiguous-id': EXIT.badUse,
  'slide-not-found': EXIT.badUse,
  'no-decks': EXIT.badUse,
  'too-few-corrections': EXIT.badUse,
  'export-format-unknown': EXIT.badUse,
  offline: EXIT.badUse,
  conflict: EXIT.badUse,
  'not-finished': EXIT.badUse,
  'password-too-short': EXIT.badUse,
  'password-too-long': EXIT.badUse,
  'password-common': EXIT.badUse,
  'username-taken': EXIT.badUse,
  'email-taken': EXIT.badUse,
  'last-admin': EXIT.badUse,
  'store-busy': EXIT.badUse,
  'store-damaged': EXIT.badUse,
  'store-full': EXIT.badUse,
  'store-read-only': EXIT.badUse,
  'store-newer': EXIT.badUse,
  'store-older': EXIT.badUse,
  'store-unreachable': EXIT.badUse,
  'store-refused': EXIT.badUse,
  'restore-unfinished': EXIT.badUse,
  'folder-not-empty': EXIT.badUse,
  'not-a-backup': EXIT.badUse,
  'backup-newer': EXIT.badUse,
  'backup-damaged': EXIT.badUse,
  'engine-unreachable': EXIT.engineUnreachable,
  'engine-timeout': EXIT.engineUnreachable,
  'engine-busy': EXIT.engineUnreachable,
  'engine-key': EXIT.engineUnreachable,
  'engine-model': EXIT.engineUnreachable,
  'engine-too-long': EXIT.engineUnreachable,
  'engine-declined': EXIT.engineUnreachable,
  'engine-failed': EXIT.engineUnreachable,
  'engine-budget': EXIT.badUse,
  'engine-unrecorded': EXIT.badUse,
  cancelled: EXIT.cancelled,
  internal: EXIT.bug,
};

/** Exit code for an error: by its code, else that of an unreadable deck; anything that is no VcError is a bug. */
export function exitCodeOf(error: unknown): number {
  return isVcError(error) ? (EXIT_BY_CODE[error.code] ?? EXIT.deckUnreadable) : EXIT.bug;
}

/** What the system refuses of a place that somebody chose is theirs to mend, not a bug. */
const REFUSED = [
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'ENOTDIR',
  'EISDIR',
  'EMFILE',
  'ENFILE',
  'ENAMETOOLONG',
];

function asVcError(error: unknown): unknown {
  if (isVcError(error) || !(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error;
  const code = String(error.code);
  if (!REFUSED.includes(code)) return error;
  const path = 'path' in error ? String(error.path) : String(error.syscall);
  return new VcError('bad-usage', { problem: say('refused', { path, code }) }, { cause: error });
}

/** Prints the error and returns its exit code. A bug also leaves a crash file and names it. */
export function reportError(thrown: unknown, { json, verbose }: { json: boolean; verbose: boolean }): number {
  const error = asVcError(thrown);
  const code = isVcError(error) ? error.code : 'internal';
  const message = isVcError(error) ? errorText(error, spokenLanguage()) : bugSentence(error);
  if (json) {
    const data = isVcError(error) ? error.data : {};
    process.stdout.write(`${JSON.stringify({ error: { code, message, data } })}\n`);
  } else {
    process.stderr.write(`${printable(message)} [${code}]\n`);
  }
  if (verbose && error instanceof Error) process.stderr.write(`${error.stack ?? error.message}\n`);
  return exitCodeOf(error);
}

function bugSentence(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const path = join(tmpdir(), `vc-crash-${process.pid}.txt`);
  try {
    writeFileSync(path, `${process.version} ${process.argv.slice(2).join(' ')}\n${text}\n`);
  } catch {
    return `This is a bug in VC Analyst: ${error instanceof Error ? error.message : text}`;
  }
  return `This is a bug in VC Analyst; what happened is written in ${path}.`;
}
