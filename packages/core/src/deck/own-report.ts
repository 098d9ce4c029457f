/** Tells files that we wrote ourselves from decks: by the mark inside, from a few bytes of head and tail, whatever the name. */
import { open } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { VcError } from '../errors/vc-error.js';
import { deckOfMark, OWN_CSV_HEADS, OWN_KEY, OWN_NAME, OWN_PART, ownMark } from '../text/own-mark.js';

/** What is looked at of a file, however large it is: its beginning and its end. */
const HEAD = 4096;
const TAIL = 16 * 1024;

/** A file that we wrote; `deck` names the deck it is about, where it is about one. */
export interface OwnReport {
  deck?: string;
}

/** Bytes of a file from `start`, at most `length`. */
type ReadAt = (start: number, length: number) => Buffer | Promise<Buffer>;

/** What `bytes` are as a report of ours; undefined for everything else. */
export async function ownReport(bytes: Uint8Array): Promise<OwnReport | undefined> {
  return ownReportIn(bytes.length, (start, length) =>
    Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.max(0, Math.min(length, bytes.length - start))),
  );
}

/** The same of a file on disk, of which no more is read than needed. Throws when it cannot be read. */
export async function ownReportAt(path: string): Promise<OwnReport | undefined> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    return await ownReportIn(size, async (start, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
      return buffer.subarray(0, bytesRead);
    });
  } finally {
    await file.close();
  }
}

/** Throws VcError `own-report`, which names the deck to give instead. */
export async function refuseOwnReport({ fileName, bytes }: { fileName: string; bytes: Uint8Array }): Promise<void> {
  const own = await ownReport(bytes);
  if (own) throw ownReportError(fileName, own.deck);
}

/** `deck` is the file name of the deck that the report is about. */
export function ownReportError(fileName: string, deck: string | undefined): VcError {
  return new VcError('own-report', { fileName, about: deck === undefined ? 'none' : 'deck', deck: deck ?? '' });
}

async function ownReportIn(size: number, read: ReadAt): Promise<OwnReport | undefined> {
  const head = await read(0, HEAD);
  const mark = head.subarray(0, 4).equals(ZIP)
    ? await markOfZip(size, read)
    : head.subarray(0, 5).toString('latin1') === '%PDF-'
      ? markOfPdf(head)
      : await markOfText(head, () => read(Math.max(0, size - HEAD), HEAD));
  if (mark === undefined) return undefined;
  const deck = deckOfMark(mark);
  return deck === undefined ? {} : { deck };
}

/** The first object of a PDF that we wrote, before anything else. */
const PDF_MARK = new RegExp(`^%PDF-[^\\n]*\\n[^\\n]*\\n\\d+ 0 obj\\s*<<\\s*/${OWN_KEY} \\(([\\w.%=]*)\\)`);

function markOfPdf(head: Buffer): string | undefined {
  return PDF_MARK.exec(head.toString('latin1'))?.[1];
}

const HTML_MARK = new RegExp(`<meta name="${OWN_NAME}" content="([\\w.%=]*)"`);
const MARKDOWN_MARK = new RegExp(`<!-- ${OWN_NAME} ([\\w.%=]*) -->\\s*$`);
/** How documents, reports and lists of analyses begin as JSON. */
const JSON_HEADS = [
  /^\s*\{\s*"documentVersion":\s*\d/,
  /^\s*\{(?:\s*"type":\s*"[\w-]+",)?\s*"title":\s*"(?:[^"\\]|\\.)*",\s*"titleMessage":\s*\{\s*"id":\s*"report\./,
  /^\s*\[\s*\{\s*"id":\s*"[\w-]+",\s*"companyName":\s*"(?:[^"\\]|\\.)*",\s*"fileName":/,
];

async function markOfText(head: Buffer, tail: () => Buffer | Promise<Buffer>): Promise<string | undefined> {
  const text = head.toString('utf8').replace(/^\ufeff/, '');
  if (/^\s*<!doctype html/i.test(text)) return HTML_MARK.exec(text)?.[1];
  if (OWN_CSV_HEADS.some((columns) => text.startsWith(columns))) return '';
  if (JSON_HEADS.some((begins) => begins.test(text)))
    return ownMark(/^\s*\{/.test(text) ? fileNameIn(text) : undefined);
  return text.startsWith('# ') ? MARKDOWN_MARK.exec((await tail()).toString('utf8'))?.[1] : undefined;
}

/** Of a document, whose fields begin with it. */
function fileNameIn(text: string): string | undefined {
  const name = /"documentVersion".*?"fileName":\s*("(?:[^"\\]|\\.)*")/s.exec(text)?.[1];
  return name === undefined ? undefined : (JSON.parse(name) as string);
}

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const ZIP_ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');

/** Of an Office file whose directory, near the end, lists the part with the mark. */
async function markOfZip(size: number, read: ReadAt): Promise<string | undefined> {
  const tail = await read(Math.max(0, size - TAIL), TAIL);
  const name = tail.lastIndexOf(OWN_PART);
  const entry = name - 46;
  if (name < 0 || entry < 0 || !tail.subarray(entry, entry + 4).equals(ZIP_ENTRY)) return undefined;
  const part = await read(tail.readUInt32LE(entry + 42), HEAD);
  try {
    const from = 30 + part.readUInt16LE(26) + part.readUInt16LE(28);
    const packed = part.subarray(from, from + tail.readUInt32LE(entry + 20));
    const text = tail.readUInt16LE(entry + 10) === 0 ? packed : inflateRawSync(packed, { maxOutputLength: HEAD });
    return /<vt:lpwstr>([\w.%=]*)</.exec(text.toString('latin1'))?.[1] ?? '';
  } catch {
    // Bears the part's name, and it cannot be read: no deck has such a part.
    return '';
  }
}
