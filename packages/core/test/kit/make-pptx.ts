/** Writes small PPTX decks for tests, part by part, so that a test can say exactly what is on a slide. */
import { makeZip, type ZipEntry } from './make-zip.js';

const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface SlideParts {
  /** Shapes inside the slide's tree. */
  shapes: string;
  /** Attributes of the slide element, e.g. `show="0"`. */
  attributes?: string;
  /** `id type target` of relationships; type is the last word of its address. */
  relations?: { id: string; type: string; target: string; external?: boolean }[];
}

/** 16:9, 960 × 540 points. Slides are listed in the order given; a part of `extra` stands in for one of its name. */
export function makePptx(slides: SlideParts[], extra: ZipEntry[] = [], omit: string[] = []): Buffer {
  const replaced = new Set([...omit, ...extra.map(({ name }) => name)]);
  return makeZip([...zipEntriesOf(slides).filter(({ name }) => !replaced.has(name)), ...extra]);
}

/** The parts of such a deck. */
export function zipEntriesOf(slides: SlideParts[]): ZipEntry[] {
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join('');
  const links = slides.map((_, index) => ({
    id: `rId${index + 1}`,
    type: 'slide',
    target: `slides/slide${index + 1}.xml`,
  }));
  return [
    {
      name: '[Content_Types].xml',
      data:
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/ppt/presentation.xml" ' +
        'ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>',
    },
    {
      name: 'ppt/presentation.xml',
      data: `<p:presentation ${NAMESPACES}><p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>`,
    },
    { name: 'ppt/_rels/presentation.xml.rels', data: relationsXml(links) },
    ...slides.flatMap((slide, index): ZipEntry[] => [
      { name: `ppt/slides/slide${index + 1}.xml`, data: slideXml(slide) },
      { name: `ppt/slides/_rels/slide${index + 1}.xml.rels`, data: relationsXml(slide.relations ?? []) },
    ]),
  ];
}

export function slideXml({ shapes, attributes = '' }: SlideParts): string {
  return `<p:sld ${NAMESPACES} ${attributes}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;
}

export function relationsXml(relations: NonNullable<SlideParts['relations']>): string {
  const list = relations.map(
    ({ id, type, target, external }) =>
      `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
}

export interface TextBox {
  /** Points. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** Points. @default 18 */
  size?: number;
  /** Hex. */
  colour?: string;
  /** Hex, of the box. */
  fill?: string;
  /** 0..1, of the letters. */
  alpha?: number;
  alt?: string;
  /** Role of the placeholder. */
  holder?: string;
}

/** A text box; each line of `text` is a paragraph. */
export function textBox(text: string, box: TextBox): string {
  const { x, y, w, h, size = 18, colour, fill, alpha, alt, holder } = box;
  const ink = colour
    ? `<a:solidFill><a:srgbClr val="${colour}">${alpha === undefined ? '' : `<a:alpha val="${alpha * 100_000}"/>`}</a:srgbClr></a:solidFill>`
    : '';
  const paragraphs = text
    .split('\n')
    .map((line) => `<a:p><a:r><a:rPr sz="${size * 100}">${ink}</a:rPr><a:t>${line}</a:t></a:r></a:p>`);
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="9" name="Box"${alt ? ` descr="${alt}"` : ''}/><p:cNvSpPr/>` +
    `<p:nvPr>${holder ? `<p:ph type="${holder}"/>` : ''}</p:nvPr></p:nvSpPr>` +
    `<p:spPr>${transform({ x, y, w, h })}<a:prstGeom prst="rect"/>${fill ? solid(fill) : ''}</p:spPr>` +
    `<p:txBody><a:bodyPr/>${paragraphs.join('')}</p:txBody></p:sp>`
  );
}

/** A picture of a relationship. */
export function picture(relation: string, box: { x: number; y: number; w: number; h: number }): string {
  return (
    '<p:pic><p:nvPicPr><p:cNvPr id="8" name="Picture"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr>' +
    `<p:blipFill><a:blip r:embed="${relation}"/></p:blipFill>` +
    `<p:spPr>${transform(box)}<a:prstGeom prst="rect"/></p:spPr></p:pic>`
  );
}

export function transform({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string {
  const emu = (points: number) => Math.round(points * 12_700);
  return `<a:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(w)}" cy="${emu(h)}"/></a:xfrm>`;
}

function solid(colour: string): string {
  return `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;
}
