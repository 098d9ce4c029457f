/** Reads a PDF back with pdf.js: text, bookmarks, info and the roles of its structure. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  pages: string[];
  text: string;
  bookmarks: string[];
  info: Record<string, unknown>;
  language: string | null;
  /** How often each role of the structure tree occurs. */
  roles: Map<string, number>;
  /** Texts that stand for figures. */
  alts: string[];
}

interface TreeNode {
  role?: string;
  alt?: string;
  children?: TreeNode[];
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  const roles = new Map<string, number>();
  const alts: string[] = [];
  const walk = ({ role, alt, children = [] }: TreeNode) => {
    if (role) roles.set(role, (roles.get(role) ?? 0) + 1);
    if (alt) alts.push(alt);
    children.forEach(walk);
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
    const tree = (await page.getStructTree()) as TreeNode | null;
    if (tree) walk(tree);
  }
  const { info } = await pdf.getMetadata();
  const outline = (await pdf.getOutline()) as { title: string }[] | null;
  const read = {
    pages,
    text: pages.join('\n'),
    bookmarks: (outline ?? []).map(({ title }) => title),
    info: info as Record<string, unknown>,
    language: (info as { Language?: string | null }).Language ?? null,
    roles,
    alts,
  };
  await task.destroy();
  return read;
}
