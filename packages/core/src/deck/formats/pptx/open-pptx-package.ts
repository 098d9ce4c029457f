/** Opens a zip as a PowerPoint package: checks that it is a presentation and which part holds it. */
import { VcError } from '../../../errors/vc-error.js';
import { openZipPackage, type ZipPackage } from './zip-package.js';

const CONTENT_TYPES = '[Content_Types].xml';
const PRESENTATION = 'ppt/presentation.xml';
/** Presentations, shows (.ppsx) and templates (.potx); macro-enabled files are none of these. */
const DECK_TYPES =
  /application\/vnd\.openxmlformats-officedocument\.presentationml\.(presentation|slideshow|template)\.main\+xml/;
const MACRO_TYPES = /ms-powerpoint\.\w+\.macroEnabled\.main\+xml/i;

export interface PptxPackage extends ZipPackage {
  /** Name of the main part. */
  presentation: string;
}

/** Throws `damaged-file` for a broken zip and `unsupported-type` for a zip that is no presentation. */
export async function openPptxPackage(
  bytes: Uint8Array,
  options: { fileName: string; unpackedMb: number },
): Promise<PptxPackage> {
  const zip = await openZipPackage(bytes, options);
  const unsupported = () => new VcError('unsupported-type', { fileName: options.fileName });
  if (!zip.has(PRESENTATION)) throw unsupported();
  const types = (await zip.read(CONTENT_TYPES, 4))?.toString('utf8');
  if (types !== undefined && (MACRO_TYPES.test(types) || (isUtf8Xml(types) && !DECK_TYPES.test(types)))) {
    throw unsupported();
  }
  return { ...zip, presentation: PRESENTATION };
}

/** The type list of some writers is UTF-16; then the presence of the presentation part has to do. */
function isUtf8Xml(text: string): boolean {
  return text.includes('<Types') || text.includes(':Types');
}
