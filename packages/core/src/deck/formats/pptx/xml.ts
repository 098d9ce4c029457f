/** XML parts as plain trees. Declared entities are refused, predefined ones resolved here, depth is limited. */
import { XMLParser } from 'fast-xml-parser';
import { VcError } from '../../../errors/vc-error.js';

export interface XmlNode {
  /** Without its prefix. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlNode[];
  /** Only for `#text`. */
  text: string;
}

/** Deepest real parts (grouped SmartArt shapes) stay under 60. */
const MAX_DEPTH = 200;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MAX_DEPTH,
});

/** Root element. Throws `unsafe-xml` for a document type and `damaged-file` for what is not well-formed enough to trust. */
export function parseXml(bytes: Uint8Array, fileName: string): XmlNode {
  const text = decodeXml(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new VcError('unsafe-xml', { fileName });
  try {
    const root = toNodes(parser.parse(text) as OrderedNode[]).find((node) => node.name !== '#text');
    if (!root || !isWhole(text, root)) throw new Error('cut XML');
    return root;
  } catch (cause) {
    throw new VcError('damaged-file', { fileName }, { cause });
  }
}

/** UTF-8 unless a byte order mark, UTF-16 bytes or the declaration say otherwise. */
function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return decode(bytes, 'utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return decode(bytes, 'utf-16be');
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]{1,40})["']/.exec(decode(bytes.subarray(0, 200), 'latin1'))?.[1];
  return decode(bytes, declared ?? 'utf-8');
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder('utf-8').decode(bytes);
  }
}

type OrderedNode = Record<string, OrderedNode[] | string | Record<string, string>>;

function toNodes(ordered: OrderedNode[]): XmlNode[] {
  const nodes: XmlNode[] = [];
  for (const entry of ordered) {
    for (const [name, value] of Object.entries(entry)) {
      if (name === ':@') continue;
      if (name === '#text') nodes.push({ name, attributes: new Map(), children: [], text: unescape(value as string) });
      else {
        const attributes = new Map(Object.entries((entry[':@'] ?? {}) as Record<string, string>));
        for (const [key, raw] of attributes) attributes.set(key, unescape(raw));
        nodes.push({ name: localName(name), attributes, children: toNodes(value as OrderedNode[]), text: '' });
      }
    }
  }
  return nodes;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** A cut part would lose its last shapes without a word, so the end tag of the root must be there. */
function isWhole(text: string, root: XmlNode): boolean {
  const tail = text.slice(-400).trimEnd();
  const end = tail.replace(/(?:<!--(?:(?!-->)[\s\S])*-->\s*)+$/, '').trimEnd();
  return (
    new RegExp(`</(?:[\\w.-]+:)?${root.name}\\s*>$`).test(end) || (root.children.length === 0 && end.endsWith('/>'))
  );
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescape(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-fA-F]{1,6}));/g, (whole, name, decimal, hex) => {
    if (name !== undefined) return NAMED[name as string] ?? whole;
    const code = decimal === undefined ? parseInt(hex as string, 16) : Number(decimal);
    return code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : '';
  });
}

/** First child of that name. */
export function child(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((each) => each.name === name);
}

/** Follows child names from `node` on. */
export function at(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>(child, node);
}

export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.children.filter((each) => each.name === name) ?? [];
}

/** All elements of that name below `node`, in document order. */
export function descendants(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.children.flatMap((each) => [...(each.name === name ? [each] : []), ...descendants(each, name)]) ?? [];
}

/** Text of the node and all below it. */
export function textOf(node: XmlNode | undefined): string {
  if (!node) return '';
  return node.name === '#text' ? node.text : node.children.map(textOf).join('');
}

export function attribute(node: XmlNode | undefined, name: string): string | undefined {
  return node?.attributes.get(name);
}

/** A relationship id: `id` or `embed` with whatever prefix the part gave the relationships namespace. */
export function relationId(node: XmlNode | undefined, name: string): string | undefined {
  for (const [key, value] of node?.attributes ?? []) if (key.endsWith(`:${name}`)) return value;
  return undefined;
}

/** Undefined unless the attribute is a finite number. */
export function numberAttribute(node: XmlNode | undefined, name: string): number | undefined {
  const value = attribute(node, name);
  if (value === undefined || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
