/** A slide with what it inherits from: layout, master, theme, and the presentation's defaults. */
import { readPalette, withMap, type Palette } from './colour.js';
import { related, type Part, type PartReader } from './parts.js';
import { at, attribute, child, descendants, type XmlNode } from './xml.js';

export interface SlideContext {
  slide: Part;
  layout: Part | undefined;
  master: Part | undefined;
  palette: Palette;
  /** `defaultTextStyle` of the presentation. */
  defaultText: XmlNode | undefined;
  /** Slide units an EMU. */
  scale: number;
  /** Slide units a point. */
  unit: number;
  /** Size in slide units. */
  width: number;
  height: number;
}

export interface PresentationSize {
  /** EMU. */
  width: number;
  height: number;
}

/** Every slide is told as 540 high. */
export const SLIDE_HEIGHT = 540;
export const EMU_PER_POINT = 12_700;

/** Layouts and masters that are missing or damaged are done without. */
export async function openContext(
  slide: Part,
  presentation: Part,
  size: PresentationSize,
  parts: PartReader,
): Promise<SlideContext> {
  const layout = await parts.optional(related(slide, 'slideLayout'));
  const master = await parts.optional(related(layout, 'slideMaster') ?? related(presentation, 'slideMaster'));
  const theme = await parts.optional(related(master, 'theme') ?? related(presentation, 'theme'));
  const base = readPalette(theme?.root, child(master?.root, 'clrMap'));
  const own = child(slide.root, 'clrMapOvr');
  const palette = withMap(withMap(base, child(layout?.root, 'clrMapOvr')), own);
  const scale = SLIDE_HEIGHT / size.height;
  return {
    slide,
    layout,
    master,
    palette,
    defaultText: child(presentation.root, 'defaultTextStyle'),
    scale,
    unit: scale * EMU_PER_POINT,
    width: size.width * scale,
    height: SLIDE_HEIGHT,
  };
}

export interface Placeholder {
  type: string;
  index: string | undefined;
}

/** The placeholder role of a shape; undefined for one of the slide's own. */
export function placeholderOf(shape: XmlNode): Placeholder | undefined {
  const holder = shape.children.map((each) => at(each, 'nvPr', 'ph')).find((each) => each !== undefined);
  if (!holder) return undefined;
  return { type: attribute(holder, 'type') ?? 'obj', index: attribute(holder, 'idx') };
}

const TITLES = new Set(['title', 'ctrTitle']);

export function isTitle(holder: Placeholder | undefined): boolean {
  return holder !== undefined && TITLES.has(holder.type);
}

/** The shapes a placeholder inherits from, nearest first: the layout's by index or type, the master's by type. */
export function inheritedShapes(holder: Placeholder | undefined, context: SlideContext): XmlNode[] {
  if (!holder) return [];
  const inLayout = descendants(at(context.layout?.root, 'cSld', 'spTree'), 'sp');
  const inMaster = descendants(at(context.master?.root, 'cSld', 'spTree'), 'sp');
  const layoutShape =
    (holder.index === undefined ? undefined : inLayout.find((shape) => placeholderOf(shape)?.index === holder.index)) ??
    inLayout.find((shape) => sameRole(placeholderOf(shape)?.type, holder.type));
  const role = (layoutShape && placeholderOf(layoutShape)?.type) ?? holder.type;
  const masterShape = inMaster.find((shape) => sameRole(placeholderOf(shape)?.type, role));
  return [layoutShape, masterShape].filter((shape) => shape !== undefined);
}

/** Masters know five roles; every kind of content is their body, every kind of title their title. */
function sameRole(a: string | undefined, b: string): boolean {
  return a !== undefined && masterRole(a) === masterRole(b);
}

function masterRole(type: string): string {
  if (TITLES.has(type)) return 'title';
  return ['dt', 'ftr', 'sldNum', 'hdr'].includes(type) ? type : 'body';
}

/** The master's list style for a role. */
export function masterTextStyle(holder: Placeholder | undefined, context: SlideContext): XmlNode | undefined {
  if (!holder) return undefined;
  const styles = child(context.master?.root, 'txStyles');
  const role = masterRole(holder.type);
  return child(styles, role === 'title' ? 'titleStyle' : role === 'body' ? 'bodyStyle' : 'otherStyle');
}
