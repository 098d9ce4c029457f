/** Colours of a slide: theme names, colour maps and their changes (lighter, darker, see-through) made plain. */
import type { Rgb } from '../../slide/shapes.js';
import { attribute, at, child, numberAttribute, type XmlNode } from './xml.js';

/** What something is filled with; `unknown` for pictures, patterns and what cannot be told. */
export type Paint = { colours: Rgb[]; alpha: number } | 'none' | 'unknown';

export interface Palette {
  /** Theme slots: dk1, lt1, accent1, … */
  theme: ReadonlyMap<string, Rgb>;
  /** bg1 → lt1 and so on, of the master or overridden by a slide. */
  map: ReadonlyMap<string, string>;
  /** Whether the theme's n-th background is one plain colour. */
  plainBackgrounds: boolean[];
}

/** The colours by which decks are written by hand; other preset names count as unknown. */
const PRESETS: Readonly<Record<string, number>> = {
  black: 0x000000,
  white: 0xffffff,
  red: 0xff0000,
  green: 0x008000,
  blue: 0x0000ff,
  yellow: 0xffff00,
  gray: 0x808080,
  grey: 0x808080,
  lightGray: 0xd3d3d3,
  darkGray: 0xa9a9a9,
  whiteSmoke: 0xf5f5f5,
  snow: 0xfffafa,
  ivory: 0xfffff0,
};

/** `theme` is the theme part's root. */
export function readPalette(theme: XmlNode | undefined, map: XmlNode | undefined): Palette {
  const colours = new Map<string, Rgb>();
  for (const slot of at(theme, 'themeElements', 'clrScheme')?.children ?? []) {
    const colour = slot.children.map(plainColour).find((each) => each !== undefined);
    if (colour) colours.set(slot.name, colour);
  }
  const backgrounds = at(theme, 'themeElements', 'fmtScheme', 'bgFillStyleLst')?.children ?? [];
  return {
    theme: colours,
    map: new Map(map?.attributes ?? []),
    plainBackgrounds: backgrounds.map((fill) => fill.name === 'solidFill'),
  };
}

/** The palette of a slide or layout that overrides its master's map. */
export function withMap(palette: Palette, override: XmlNode | undefined): Palette {
  const map = child(override, 'overrideClrMapping');
  return map ? { ...palette, map: new Map(map.attributes) } : palette;
}

/** The fill among `node`'s children (`spPr`, `rPr`, `tcPr`, `bgPr`); undefined when it has none of its own. */
export function fillOf(node: XmlNode | undefined, palette: Palette): Paint | undefined {
  for (const fill of node?.children ?? []) {
    if (fill.name === 'noFill') return 'none';
    if (fill.name === 'solidFill') return paintOf(fill.children, palette);
    if (fill.name === 'gradFill') {
      const stops = at(fill, 'gsLst')?.children.map((stop) => paintOf(stop.children, palette)) ?? [];
      const known = stops.filter((stop) => typeof stop === 'object');
      if (known.length === 0 || known.length < stops.length) return 'unknown';
      const alpha = Math.min(...known.map((stop) => stop.alpha));
      return { colours: known.flatMap((stop) => stop.colours), alpha };
    }
    if (fill.name === 'blipFill' || fill.name === 'pattFill' || fill.name === 'grpFill') return 'unknown';
  }
  return undefined;
}

/** The colour among nodes that may hold one (`srgbClr`, `schemeClr`, …). */
export function paintOf(nodes: readonly XmlNode[], palette: Palette): Paint {
  for (const node of nodes) {
    const base = baseColour(node, palette);
    if (base) return { colours: [changed(base, node)], alpha: percent(child(node, 'alpha')) ?? 1 };
  }
  return 'unknown';
}

function baseColour(node: XmlNode, palette: Palette): Rgb | undefined {
  if (node.name !== 'schemeClr') return plainColour(node);
  const name = attribute(node, 'val') ?? '';
  return palette.theme.get(palette.map.get(name) ?? name);
}

function plainColour(node: XmlNode): Rgb | undefined {
  const value = attribute(node, 'val') ?? '';
  if (node.name === 'srgbClr') return fromHex(value);
  if (node.name === 'sysClr') return fromHex(attribute(node, 'lastClr') ?? (value === 'window' ? 'FFFFFF' : '000000'));
  if (node.name === 'prstClr') return PRESETS[value] === undefined ? undefined : fromNumber(PRESETS[value]);
  if (node.name === 'scrgbClr') {
    const channel = (name: string) => Math.round(((numberAttribute(node, name) ?? 0) / 100_000) ** (1 / 2.2) * 255);
    return { r: channel('r'), g: channel('g'), b: channel('b') };
  }
  if (node.name === 'hslClr') {
    const part = (name: string) => (numberAttribute(node, name) ?? 0) / 100_000;
    return fromHsl({ h: (numberAttribute(node, 'hue') ?? 0) / 21_600_000, s: part('sat'), l: part('lum') });
  }
  return undefined;
}

function fromHex(hex: string): Rgb | undefined {
  return /^[0-9a-f]{6}$/i.test(hex) ? fromNumber(parseInt(hex, 16)) : undefined;
}

function fromNumber(value: number): Rgb {
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 };
}

/** `lumMod` and `lumOff` work on lightness, `shade` and `tint` towards black and white. */
function changed(colour: Rgb, node: XmlNode): Rgb {
  let result = colour;
  for (const change of node.children) {
    const amount = percent(change) ?? 1;
    if (change.name === 'lumMod' || change.name === 'lumOff') {
      const hsl = toHsl(result);
      const l = change.name === 'lumMod' ? hsl.l * amount : hsl.l + amount;
      result = fromHsl({ ...hsl, l: Math.min(1, Math.max(0, l)) });
    } else if (change.name === 'shade') result = mix({ r: 0, g: 0, b: 0 }, result, amount);
    else if (change.name === 'tint') result = mix({ r: 255, g: 255, b: 255 }, result, amount);
  }
  return result;
}

function percent(node: XmlNode | undefined): number | undefined {
  const value = attribute(node, 'val');
  if (value === undefined) return undefined;
  const number = value.endsWith('%') ? Number(value.slice(0, -1)) / 100 : Number(value) / 100_000;
  return Number.isFinite(number) ? number : undefined;
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (a: number, b: number) => Math.round(a + (b - a) * share);
  return { r: channel(from.r, to.r), g: channel(from.g, to.g), b: channel(from.b, to.b) };
}

interface Hsl {
  h: number;
  s: number;
  l: number;
}

function toHsl({ r, g, b }: Rgb): Hsl {
  const [red, green, blue] = [r / 255, g / 255, b / 255];
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const l = (max + min) / 2;
  const d = max - min;
  if (d === 0) return { h: 0, s: 0, l };
  const s = d / (1 - Math.abs(2 * l - 1));
  const h = max === red ? ((green - blue) / d + 6) % 6 : max === green ? (blue - red) / d + 2 : (red - green) / d + 4;
  return { h: h / 6, s, l };
}

function fromHsl({ h, s, l }: Hsl): Rgb {
  const channel = (n: number) => {
    const k = (n + h * 12) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return { r: channel(0), g: channel(8), b: channel(4) };
}
