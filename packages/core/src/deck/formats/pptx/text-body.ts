/** Paragraphs of a text body: runs joined, line breaks kept, every run with how it looks. */
import type { TextShape, Paragraph, Run } from '../../slide/shapes.js';
import { levelProperties, runStyle, type TextStyle } from './text-style.js';
import { attribute, child, childrenOf, numberAttribute, textOf, type XmlNode } from './xml.js';

/** PowerPoint's own insets, in EMU. */
const INSET_X = 91_440;
const INSET_Y = 45_720;
const ALIGN = { ctr: 'centre', r: 'right' } as const;

/** A line break inside a paragraph starts a new one here: lines are what the deck shows. */
export function readParagraphs(body: XmlNode | undefined, style: TextStyle): Paragraph[] {
  return childrenOf(body, 'p').flatMap((paragraph) => {
    const properties = child(paragraph, 'pPr');
    const level = Math.min(8, Math.max(0, Math.trunc(numberAttribute(properties, 'lvl') ?? 0)));
    const align = alignOf([
      properties,
      ...[...style.lists, ...style.defaults].map((list) => levelProperties(list, level)),
    ]);
    const lines: Run[][] = [[]];
    for (const part of paragraph.children) {
      if (part.name === 'br') lines.push([]);
      else if (part.name === 'r' || part.name === 'fld') {
        // Slide numbers are the program's, not the deck's.
        if (attribute(part, 'type') === 'slidenum') continue;
        const look = runStyle(child(part, 'rPr'), level, style);
        const [first = '', ...more] = textOf(child(part, 't')).split(/[\v\n]/);
        const run = { ...look, text: first };
        if (beginsAnew(lines.at(-1)?.at(-1), run)) lines.push([run]);
        else lines.at(-1)?.push(run);
        for (const text of more) lines.push([{ ...look, text }]);
      } else if (part.name === 'm' || part.name === 'AlternateContent') {
        lines.at(-1)?.push({ ...runStyle(undefined, level, style), text: mathText(part) });
      }
    }
    return lines.map((runs) => ({ runs, align }));
  });
}

/** Letters of another size are larger or smaller by this factor. */
const OTHER_SIZE = 1.4;

/** A name and, without a blank, the slogan under it: the paragraph breaks where its box ends. */
function beginsAnew(before: Run | undefined, { size, text }: Run): boolean {
  if (!before?.size || !size || Math.max(size / before.size, before.size / size) < OTHER_SIZE) return false;
  return /\p{L}$/u.test(before.text) && /^\p{Lu}\p{L}*\s+\p{L}/u.test(text);
}

function alignOf(nodes: (XmlNode | undefined)[]): Paragraph['align'] {
  for (const node of nodes) {
    const value = attribute(node, 'algn');
    if (value !== undefined) return ALIGN[value as keyof typeof ALIGN] ?? 'left';
  }
  return 'left';
}

/** Formulas: their characters in order. Alternatives say the same twice, so only the first counts. */
function mathText(node: XmlNode): string {
  const choice = child(node, 'Choice');
  return textOf(choice ?? node);
}

/** How the box holds its text. `bodies` are the `bodyPr` of shape, layout and master, nearest first. */
export function boxOf(bodies: (XmlNode | undefined)[], unit: number): Pick<TextShape, 'inset' | 'anchor' | 'wraps'> {
  const first = (name: string) => bodies.map((body) => attribute(body, name)).find((value) => value !== undefined);
  const inset = (name: string, otherwise: number) => {
    const value = Number(first(name) ?? otherwise);
    return ((Number.isFinite(value) ? value : otherwise) / 12_700) * unit;
  };
  const anchor = first('anchor');
  return {
    inset: {
      left: inset('lIns', INSET_X),
      top: inset('tIns', INSET_Y),
      right: inset('rIns', INSET_X),
      bottom: inset('bIns', INSET_Y),
    },
    anchor: anchor === 'ctr' ? 'middle' : anchor === 'b' ? 'bottom' : 'top',
    wraps: first('wrap') !== 'none',
  };
}

/** Shrink-to-fit of the nearest body that has it. */
export function fontScaleOf(body: XmlNode | undefined): number {
  const scale = attribute(child(body, 'normAutofit'), 'fontScale');
  if (scale === undefined) return 1;
  const value = scale.endsWith('%') ? Number(scale.slice(0, -1)) / 100 : Number(scale) / 100_000;
  return Number.isFinite(value) && value > 0 ? value : 1;
}
