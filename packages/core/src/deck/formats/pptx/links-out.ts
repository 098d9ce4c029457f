/** Whether anything in a PPTX shows what lies outside of it: such a file is not given to another program to draw. */
import { gunzipSync } from 'node:zlib';
import { MIB } from '../../limits.js';
import { drawsElsewhere } from './svg-links.js';
import { attribute, childrenOf, parseXml, type XmlNode } from './xml.js';
import { openZipPackage } from './zip-package.js';

/** Largest part that is looked into, MiB. */
const PART_MB = 64;
const RELATIONS = /\.rels$/i;
/** Where a hyperlink may lead: it is only followed by a click. Pictures may name it all the same, so no files. */
const WEB = /^(?:https?|mailto|tel):/i;
/** An address of its own, a share or a drive. */
const ELSEWHERE = /^(?:[a-z][\w+.-]*:|[\\/]{2})/i;

/**
 * True when a relation of any part (slides shown or hidden, layouts, masters, notes, charts, themes) or any drawing in
 * it points at a file or an address, and when that cannot be told.
 */
export async function pptxLinksOut(
  bytes: Uint8Array,
  options: { fileName: string; unpackedMb: number },
): Promise<boolean> {
  const zip = await openZipPackage(bytes, options);
  for (const name of zip.names) {
    try {
      const part = (await zip.read(name, PART_MB)) ?? Buffer.alloc(0);
      const out = RELATIONS.test(name) ? relatesOut(part, options.fileName) : drawsElsewhere(name, unpacked(part));
      if (out) return true;
    } catch {
      return true;
    }
  }
  return false;
}

function relatesOut(part: Buffer, fileName: string): boolean {
  return childrenOf(parseXml(part, fileName), 'Relationship').some(leadsOut);
}

function leadsOut(relation: XmlNode): boolean {
  const target = (attribute(relation, 'Target') ?? '').trim();
  const external = attribute(relation, 'TargetMode')?.toLowerCase() === 'external' || ELSEWHERE.test(target);
  const isHyperlink = (attribute(relation, 'Type') ?? '').endsWith('/hyperlink');
  return external && !(isHyperlink && WEB.test(target));
}

/** Drawings may be packed once more (.svgz, .emz). Throws what unpacking throws. */
function unpacked(part: Buffer): Buffer {
  return part[0] === 0x1f && part[1] === 0x8b ? gunzipSync(part, { maxOutputLength: PART_MB * MIB }) : part;
}
