/** A zip package in memory: parts by name, inflated one at a time under limits that do not trust the zip's headers. */
import yauzl from 'yauzl';
import { VcError } from '../../../errors/vc-error.js';
import { MIB } from '../../limits.js';

/** More entries than any deck has; a zip without zip64 ends at 65,535. */
const MAX_ENTRIES = 100_000;
const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const END_RECORD_BYTES = 22;

export interface ZipPackage {
  /** Part names as written in the zip, only ever used as keys of a map. */
  readonly names: readonly string[];
  has(name: string): boolean;
  /** Inflates one part; undefined when there is none of that name. Throws `unpacks-too-large` over `maxMb` or the package's total. */
  read(name: string, maxMb: number): Promise<Buffer | undefined>;
}

interface OpenOptions {
  fileName: string;
  /** MiB that all parts read may inflate to. */
  unpackedMb: number;
}

/** Reads the central directory. Throws `damaged-file` when there is none, `password-protected` when parts are encrypted. */
export async function openZipPackage(bytes: Uint8Array, options: OpenOptions): Promise<ZipPackage> {
  const { fileName, unpackedMb } = options;
  const { zip, entries, twice } = await listEntries(bytes, fileName);
  let left = unpackedMb * MIB;

  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    async read(name, maxMb) {
      const entry = entries.get(name);
      if (!entry) return undefined;
      // Two parts of one name: what one program shows is not what another one reads.
      if (twice.has(name)) throw new VcError('damaged-file', { fileName });
      if (entry.isEncrypted()) throw new VcError('password-protected', { fileName });
      const allowed = Math.min(maxMb * MIB, left);
      const part = await inflate(zip, entry, allowed, fileName, unpackedMb);
      left -= part.length;
      return part;
    },
  };
}

interface Listing {
  zip: yauzl.ZipFile;
  entries: Map<string, yauzl.Entry>;
  twice: Set<string>;
}

function listEntries(bytes: Uint8Array, fileName: string): Promise<Listing> {
  const damaged = (cause: unknown) => new VcError('damaged-file', { fileName }, { cause });
  const buffer = withoutTrailingJunk(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  // Names stay bytes so that yauzl does not refuse a whole deck for one odd name: no name is ever a path here.
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, decodeStrings: false };
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(buffer, options, (error, zip) => {
      if (error || !zip) return reject(damaged(error));
      const entries = new Map<string, yauzl.Entry>();
      const twice = new Set<string>();
      zip.on('error', (cause) => reject(damaged(cause)));
      zip.on('end', () => resolve({ zip, entries, twice }));
      zip.on('entry', (entry: yauzl.Entry) => {
        const name = partName(entry.fileName as unknown as Buffer);
        if (entries.has(name)) twice.add(name);
        else entries.set(name, entry);
        if (entries.size > MAX_ENTRIES) return reject(damaged(new Error('too many entries')));
        zip.readEntry();
      });
      zip.readEntry();
    });
  });
}

/** Mail gateways append bytes; the zip ends after its end record and that record's comment. */
function withoutTrailingJunk(buffer: Buffer): Buffer {
  const end = buffer.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0 || end + END_RECORD_BYTES > buffer.length) return buffer;
  return buffer.subarray(0, end + END_RECORD_BYTES + buffer.readUInt16LE(end + END_RECORD_BYTES - 2));
}

/** Zip names are UTF-8 in every deck writer; a leading slash is tolerated. */
function partName(name: Buffer): string {
  return name.toString('utf8').replace(/^\/+/, '');
}

function inflate(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry,
  allowed: number,
  fileName: string,
  limit: number,
): Promise<Buffer> {
  const tooLarge = () => new VcError('unpacks-too-large', { fileName, limit });
  if (entry.uncompressedSize > allowed) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new VcError('damaged-file', { fileName }, { cause }));
    zip.openReadStream(entry, (error, stream) => {
      if (error || !stream) return fail(error);
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('error', fail);
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > allowed) {
          stream.destroy();
          reject(tooLarge());
        } else chunks.push(chunk);
      });
      stream.on('end', () => resolve(Buffer.concat(chunks, size)));
    });
  });
}
