/** Whether a drawing that is a text (SVG, PostScript) shows anything that is not in it, whatever its part is called. */

const SVG_NAME = /\.svgz?$/i;
const SVG = /<(?:[\w.-]+:)?svg[\s>]/i;
/** PostScript is a program, alone or behind the header of its preview. */
const POSTSCRIPT = ['%!PS', '\u00c5\u00d0\u00d3\u00c6'];
/** Declared entities could spell any address. */
const DECLARED = /<!ENTITY|@import/i;
const REFERENCE = /\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')|\burl\(\s*["']?([^"')]*)/gi;
/** Into the drawing itself, or a picture in it, told by its first bytes: another drawing could link on. PNG, JPEG, GIF. */
const INSIDE = /^\s*(?:#|$|data:image\/[\w.+-]+;base64,\s*(?:iVBORw0KGgo|\/9j\/|R0lGOD))/i;

/** `name` is the part's. True also for a drawing that cannot be read as text. */
export function drawsElsewhere(name: string, part: Buffer): boolean {
  if (POSTSCRIPT.some((mark) => part.subarray(0, 4).toString('latin1') === mark)) return true;
  const text = part.toString('latin1');
  if (!SVG.test(text)) return SVG_NAME.test(name);
  if (DECLARED.test(text)) return true;
  return [...text.matchAll(REFERENCE)].some(([, double, single, url]) => !INSIDE.test(double ?? single ?? url ?? ''));
}
