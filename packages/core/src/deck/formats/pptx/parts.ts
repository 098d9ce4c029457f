/** Parts of a package by relationship: parsed once, found by target, never outside the package. */
import { isVcError } from '../../../errors/vc-error.js';
import type { PptxPackage } from './open-pptx-package.js';
import { attribute, childrenOf, parseXml, type XmlNode } from './xml.js';

export interface Relationship {
  id: string;
  /** Last word of its type: `slide`, `image`, `notesSlide`, … */
  type: string;
  /** Part name in the package, or the address of an external target. */
  target: string;
  external: boolean;
}

export interface Part {
  name: string;
  root: XmlNode;
  relationships: ReadonlyMap<string, Relationship>;
}

export interface PartReader {
  /** Undefined when the package has no such part. Throws `unsafe-xml`, `damaged-file`, `unpacks-too-large`. */
  part(name: string | undefined): Promise<Part | undefined>;
  /** Like `part`, but a damaged part counts as missing: for what a slide can do without. */
  optional(name: string | undefined): Promise<Part | undefined>;
  /** Bytes of a picture; undefined when missing, damaged or over the limits. */
  media(name: string): Promise<Uint8Array | undefined>;
}

/** Largest XML part of real decks is a few MiB (drawn maps); parsing needs some twenty times as much. MiB. */
const XML_MB = 24;
const MEDIA_MB = 64;

export function openParts(zip: PptxPackage, fileName: string): PartReader {
  const known = new Map<string, Promise<Part | undefined>>();

  const load = async (name: string): Promise<Part | undefined> => {
    const bytes = await zip.read(name, XML_MB);
    if (!bytes) return undefined;
    const root = parseXml(bytes, fileName);
    const relations = await zip.read(relationsName(name), XML_MB);
    return { name, root, relationships: relations ? readRelations(parseXml(relations, fileName), name) : new Map() };
  };
  const part = (name: string | undefined): Promise<Part | undefined> => {
    if (name === undefined) return Promise.resolve(undefined);
    let found = known.get(name);
    if (!found) {
      found = load(name);
      // Slides are read once; what they share (layouts, masters, themes) is kept.
      if (!/\/slides\//.test(name)) known.set(name, found);
    }
    return found;
  };

  return {
    part,
    optional: (name) =>
      part(name).catch((error: unknown) => {
        if (isVcError(error) && error.code === 'damaged-file') return undefined;
        throw error;
      }),
    media: (name) => zip.read(name, MEDIA_MB).catch(() => undefined),
  };
}

/** First relationship of a type. */
export function related(part: Part | undefined, type: string): string | undefined {
  return relatedAll(part, type)[0];
}

export function relatedAll(part: Part | undefined, type: string): string[] {
  return [...(part?.relationships.values() ?? [])]
    .filter((relation) => relation.type === type && !relation.external)
    .map((relation) => relation.target);
}

/** Part name of a relationship id; undefined for external ones, which are never followed. */
export function internalTarget(part: Part, id: string | undefined): string | undefined {
  const relation = id === undefined ? undefined : part.relationships.get(id);
  return relation && !relation.external ? relation.target : undefined;
}

function relationsName(name: string): string {
  const slash = name.lastIndexOf('/') + 1;
  return `${name.slice(0, slash)}_rels/${name.slice(slash)}.rels`;
}

function readRelations(root: XmlNode, source: string): Map<string, Relationship> {
  const relations = new Map<string, Relationship>();
  for (const node of childrenOf(root, 'Relationship')) {
    const id = attribute(node, 'Id');
    const raw = attribute(node, 'Target');
    if (id === undefined || raw === undefined) continue;
    const external = attribute(node, 'TargetMode') === 'External';
    const target = external ? raw : resolve(raw, source);
    relations.set(id, { id, type: (attribute(node, 'Type') ?? '').split('/').at(-1) ?? '', target, external });
  }
  return relations;
}

/** A target relative to its part. `..` beyond the root stays at the root: names are keys of the zip, not paths. */
function resolve(target: string, source: string): string {
  const from = target.startsWith('/') ? [] : source.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') from.pop();
    else if (step !== '.' && step !== '') from.push(step);
  }
  return from.join('/');
}
