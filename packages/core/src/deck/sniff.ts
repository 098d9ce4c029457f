/** What a file is by its content, never by its name; anything that is not a deck is refused with the way out. */
import { fileTypeFromBuffer } from 'file-type';
import { VcError, isVcError } from '../errors/vc-error.js';
import type { DeckKind } from '../model/deck.js';
import { openCompoundFile } from './formats/ppt/compound-file.js';
import { openPptxPackage } from './formats/pptx/open-pptx-package.js';
import { refuseOwnReport } from './own-report.js';
import type { ReadLimits } from './limits.js';

/** Enough for every signature; the rest is looked at by the container checks below. */
const HEAD_BYTES = 4100;
/** Acrobat accepts its header anywhere in the first KiB, and so do we. */
const PDF_HEADER_WITHIN = 1024;
/** PowerPoint 4.0 for Windows, which was not yet an OLE file. */
const POWERPOINT_4 = Buffer.from([0xed, 0xde, 0xad, 0x0b]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Tells the kind of a deck. Throws `empty-file`, `own-report`, `unsupported-type`, `unsupported-powerpoint`,
 * `password-protected` (an encrypted PowerPoint file is an OLE container) or `damaged-file`: the caller is often a server
 * that answers an upload, so what a parser throws of its own is the file's fault as well.
 */
export async function sniffKind(bytes: Uint8Array, fileName: string, limits: ReadLimits): Promise<DeckKind> {
  try {
    return await kindOf(bytes, fileName, limits);
  } catch (error) {
    throw isVcError(error) ? error : new VcError('damaged-file', { fileName }, { cause: error });
  }
}

async function kindOf(bytes: Uint8Array, fileName: string, limits: ReadLimits): Promise<DeckKind> {
  if (bytes.length === 0) throw new VcError('empty-file', { fileName });
  await refuseOwnReport({ fileName, bytes });
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES));
  switch (await container(head)) {
    case 'pdf':
      return 'pdf';
    case 'png':
      return 'png';
    case 'jpeg':
      return 'jpeg';
    case 'zip':
      await openPptxPackage(bytes, { fileName, unpackedMb: limits.unpackedMb });
      return 'pptx';
    case 'ole':
      openCompoundFile(bytes, fileName);
      return 'ppt';
    case 'powerpoint4':
      throw new VcError('unsupported-powerpoint', { fileName, version: 'PowerPoint 4.0' });
    default:
      throw new VcError('unsupported-type', { fileName });
  }
}

type Container = 'pdf' | 'png' | 'jpeg' | 'zip' | 'ole' | 'powerpoint4' | undefined;

async function container(head: Buffer): Promise<Container> {
  if (head.subarray(0, 4).equals(POWERPOINT_4)) return 'powerpoint4';
  // file-type wants whole first chunks before it says PNG; a cut PNG is still one, and damaged.
  if (head.subarray(0, 8).equals(PNG)) return 'png';
  const mime = await fileTypeFromBuffer(head).then(
    (type) => type?.mime,
    () => undefined,
  );
  if (mime === 'image/jpeg') return 'jpeg';
  if (mime === 'application/pdf') return 'pdf';
  if (mime === 'application/x-cfb') return 'ole';
  if (mime === 'application/zip' || mime?.startsWith('application/vnd.')) return isZip(head) ? 'zip' : undefined;
  if (mime === undefined && head.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf';
  return undefined;
}

function isZip(head: Buffer): boolean {
  return head[0] === 0x50 && head[1] === 0x4b;
}
