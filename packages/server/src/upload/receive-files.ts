/** Takes a multipart upload: files go to disk as they arrive, and one that is too large or too slow is refused at once. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { message, VcError } from '@vc-analyst/core';
import koaBody from 'koa-body';
import type { Context } from 'koa';
import { shownFileName } from './file-name.js';
import { withReadDeadline } from './read-deadline.js';

export interface ReceivedFile {
  /** As it is shown; never a path. */
  fileName: string;
  /** Where it lies until the request ends. */
  path: string;
  bytes: number;
}

export interface ReceivedForm {
  fields: Record<string, unknown>;
  /** In the order in which they were sent. */
  files: ReceivedFile[];
}

export interface ReceiveOptions {
  folder: string;
  /** MiB of all files together. */
  fileMb: number;
  files: number;
  stallSeconds: number;
}

const MIB = 1024 * 1024;
/** What a form may add to its files: boundaries, headers, fields. */
const FORM_BYTES = 128 * 1024;
/** The part that is the deck; images that are slides repeat it. */
const DECK_FIELD = 'deck';

/** Formidable's numbers for what it refuses. */
const TOO_LARGE = [1009, 1016];
const TOO_MANY_FILES = 1015;

interface FormidableFile {
  filepath: string;
  originalFilename: string | null;
  size: number;
}

/**
 * Hands the form to `use` and removes its files afterwards, whatever happens.
 *
 * @throws VcError `wrong-content-type`, `file-too-large`, `bad-request`, `request-timeout`.
 */
export async function receiveForm<T>(
  ctx: Context,
  { folder, fileMb, files: most, stallSeconds }: ReceiveOptions,
  use: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  if (!ctx.is('multipart/form-data')) throw new VcError('wrong-content-type', { expected: 'multipart/form-data' });
  const tooLarge = new VcError('file-too-large', { fileName: { message: message('server.the-file') }, limit: fileMb });
  if (Number(ctx.headers['content-length'] ?? 0) > fileMb * MIB + FORM_BYTES) throw tooLarge;

  const begun = new Set<string>();
  const parse = koaBody({
    json: false,
    urlencoded: false,
    text: false,
    multipart: true,
    formidable: {
      uploadDir: folder,
      filename: () => randomUUID(),
      keepExtensions: false,
      maxFiles: most,
      maxFileSize: fileMb * MIB,
      maxTotalFileSize: fileMb * MIB,
      maxFields: 20,
      maxFieldsSize: FORM_BYTES,
      // An empty file is refused with a sentence of its own.
      allowEmptyFiles: true,
      minFileSize: 0,
      onFileBegin: (_, file) => begun.add(file.filepath),
    },
  });
  try {
    await withReadDeadline(ctx, { stallSeconds }, async () => {
      await parse(ctx, async () => undefined);
    });
    const { body, files: received = {} } = ctx.request as unknown as {
      body: Record<string, unknown>;
      files?: Record<string, FormidableFile | FormidableFile[]>;
    };
    const other = Object.keys(received).find((name) => name !== DECK_FIELD);
    if (other !== undefined) throw new VcError('bad-request', { problem: other.slice(0, 100), field: 'files' });
    const decks = [received[DECK_FIELD] ?? []].flat();
    return await use({
      fields: body,
      files: decks.map((file) => ({
        fileName: shownFileName(file.originalFilename),
        path: file.filepath,
        bytes: file.size,
      })),
    });
  } catch (thrown) {
    const { code } = thrown as { code?: unknown };
    if (typeof code !== 'number') throw thrown;
    if (TOO_LARGE.includes(code)) throw tooLarge;
    const problem = code === TOO_MANY_FILES ? `${DECK_FIELD}: > ${most}` : 'multipart/form-data';
    throw new VcError('bad-request', { problem, field: DECK_FIELD }, { cause: thrown });
  } finally {
    await Promise.all([...begun].map((path) => rm(path, { force: true })));
  }
}
