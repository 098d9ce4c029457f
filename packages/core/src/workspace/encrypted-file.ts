/** Backups that only the holder of a key opens: the age format (age-encryption.org/v1), by the age-encryption library. */
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { VcError } from '../errors/vc-error.js';

const HEADER = 'age-encryption.org/v1\n';

/** True for a file in the age format. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return false;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === HEADER;
  } finally {
    await handle.close();
  }
}

/**
 * Encrypts `from` into `to`, whole or not at all, for whoever holds the key of one of the recipients (`age1…`). Returns its bytes.
 *
 * @throws VcError `bad-usage` for what is no recipient, `file-exists` (unless `force`), `file-not-found` (no such folder).
 */
export async function encryptFile(
  from: string,
  to: string,
  { recipients, force = false }: { recipients: readonly string[]; force?: boolean },
): Promise<number> {
  const encrypter = encrypterFor(recipients);
  if (!force && (await stat(to).catch(() => undefined))) throw new VcError('file-exists', { fileName: basename(to) });
  const beside = `${to}.${process.pid}.part`;
  try {
    const sealed = await encrypter.encrypt(
      Readable.toWeb(createReadStream(from)) as ReadableStream<Uint8Array> as never,
    );
    await pipeline(
      Readable.fromWeb(sealed as never),
      createWriteStream(beside, { mode: 0o600, flags: 'wx', flush: true }),
    );
    await rename(beside, to);
  } catch (error) {
    await rm(beside, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new VcError('file-not-found', { fileName: dirname(to) });
    throw error;
  }
  return (await stat(to)).size;
}

/** Throws VcError `bad-usage` before anything is read. */
export function encrypterFor(recipients: readonly string[]): Encrypter {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new VcError('bad-usage', { problem: `${recipient.slice(0, 80)} is no recipient: one begins with age1.` });
    }
  }
  return encrypter;
}

/**
 * Decrypts `from` into `to` with the keys (`AGE-SECRET-KEY-1…`) in the text of a key file.
 *
 * @throws VcError `backup-encrypted` where none of them opens it, `backup-damaged` where it was changed.
 */
export async function decryptFile(from: string, to: string, keys: string): Promise<void> {
  const decrypter = new Decrypter();
  const fileName = basename(from);
  for (const key of keys.match(/AGE-SECRET-KEY-[A-Z0-9-]+/g) ?? []) {
    try {
      decrypter.addIdentity(key);
    } catch {
      throw new VcError('backup-encrypted', { fileName });
    }
  }
  const opened = await decrypter
    .decrypt(Readable.toWeb(createReadStream(from)) as ReadableStream<Uint8Array> as never)
    .catch((error: unknown) => {
      throw new VcError('backup-encrypted', { fileName }, { cause: error });
    });
  try {
    await pipeline(Readable.fromWeb(opened as never), createWriteStream(to, { mode: 0o600, flags: 'wx' }));
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).code === 'string') throw error;
    throw new VcError('backup-damaged', { fileName }, { cause: error });
  }
}

/** Makes a new key in a file that only its owner may read; returns its recipient. Throws VcError `file-exists`. */
export async function makeBackupKey(file: string): Promise<string> {
  const key = await generateX25519Identity();
  const recipient = await identityToRecipient(key);
  try {
    await writeFile(file, `# recipient: ${recipient}\n${key}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new VcError('file-exists', { fileName: basename(file) });
    throw error;
  }
  return recipient;
}
