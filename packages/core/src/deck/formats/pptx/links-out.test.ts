/** What lies outside a PPTX, wherever the file points at it from; honest decks point nowhere. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import PptxGenJS from 'pptxgenjs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePptx, relationsXml, textBox } from '../../../../test/kit/make-pptx.js';
import { makeZip, type ZipEntry } from '../../../../test/kit/make-zip.js';
import { DEFAULT_LIMITS } from '../../limits.js';
import { findOffice } from '../../pictures/draw-by-office.js';
import { openPicturesHere } from '../../pictures/draw-slide-here.js';
import { pptxLinksOut } from './links-out.js';
import { openZipPackage } from './zip-package.js';

const FILE = 'file:///etc/picture.png';
const SPOT = { x: 50, y: 50, w: 400, h: 300 };
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUg', 'base64');

const linksOut = (extra: ZipEntry[]) =>
  pptxLinksOut(makePptx([{ shapes: textBox('Hello', SPOT) }], extra), { fileName: 'deck.pptx', unpackedMb: 300 });
const relation = (part: string, type: string, target: string, external = true): ZipEntry => ({
  name: part.replace(/([^/]+)$/, '_rels/$1.rels'),
  data: relationsXml([{ id: 'rId9', type, target, external }]),
});
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${inside}</svg>`;
const image = (href: string) => svg(`<image xlink:href="${href}" width="9" height="9"/>`);
const media = (data: string | Buffer, name = 'ppt/media/image1.svg'): ZipEntry => ({ name, data });

describe('pptxLinksOut', () => {
  it.each<[string, ZipEntry]>([
    ['a layout', relation('ppt/slideLayouts/slideLayout1.xml', 'image', FILE)],
    ['a master', relation('ppt/slideMasters/slideMaster1.xml', 'image', FILE)],
    ['notes', relation('ppt/notesSlides/notesSlide1.xml', 'image', '\\\\host\\share\\a.png')],
    ['a chart', relation('ppt/charts/chart1.xml', 'externalLink', '../a.xlsx')],
    ['a theme', relation('ppt/theme/theme1.xml', 'image', 'http://a.example/a.png')],
    ['a slide that no list names', relation('ppt/slides/slide7.xml', 'image', FILE)],
    ['a film', relation('ppt/slides/slide1.xml', 'video', 'https://a.example/a.mp4')],
    ['a hyperlink that a picture may name', relation('ppt/slides/slide1.xml', 'hyperlink', FILE)],
    ['an address that is not said to be external', relation('ppt/slides/slide1.xml', 'image', FILE, false)],
    ['a relation that cannot be read', { name: 'ppt/slides/_rels/slide7.xml.rels', data: '<Relationships><Rel' }],
    ['a drawing', media(image(FILE))],
    ['a drawing under the name of a picture', media(image(FILE), 'ppt/media/image1.png')],
    ['a packed drawing', media(gzipSync(image('/etc/a.png')), 'ppt/media/image1.svgz')],
    ['a drawing in a drawing', media(image(`data:image/png;base64,${Buffer.from(image(FILE)).toString('base64')}`))],
    ['a style of a drawing', media(svg(`<rect style="fill:url('${FILE}#a')"/>`))],
    ['an entity of a drawing', media(`<!DOCTYPE svg [<!ENTITY a "${FILE}">]>${image('&a;')}`)],
    ['a drawing that is no text', media(Buffer.from(image(FILE), 'utf16le'))],
    ['a PostScript program', media('%!PS-Adobe-3.0 EPSF-3.0\n(a) run', 'ppt/media/image1.eps')],
  ])('%s', async (_, part) => {
    expect(await linksOut([part])).toBe(true);
  });

  it.each<[string, ZipEntry[]]>([
    ['nothing', []],
    [
      'web and mail links',
      [
        relation('ppt/slides/slide1.xml', 'hyperlink', 'https://acme.example'),
        relation('ppt/slides/slide2.xml', 'hyperlink', 'mailto:ana@acme.example'),
        relation('ppt/slides/slide3.xml', 'hyperlink', 'slide1.xml', false),
      ],
    ],
    [
      'pictures of its own',
      [relation('ppt/slides/slide1.xml', 'image', '../media/a.png', false), media(PNG, 'ppt/media/a.png')],
    ],
    [
      'drawings of its own',
      [
        media(svg('<defs><path id="a"/></defs><use href="#a"/><rect fill="url(#b)"/>')),
        media(image(`data:image/png;base64,${PNG.toString('base64')}`), 'ppt/media/image2.svg'),
      ],
    ],
  ])('%s lead nowhere', async (_, parts) => {
    expect(await linksOut(parts)).toBe(false);
  });
});

const office = findOffice();
if (!office) console.error('Skipped: a deck with a picture of the disk, drawn by LibreOffice, which is not installed.');

it.skipIf(!office)('slides as LibreOffice draws them show no picture of the disk', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vc-canary-'));
  try {
    const canary = join(folder, 'canary.png');
    const pink = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff00ff' } })
      .png()
      .toBuffer();
    await writeFile(canary, pink);
    const { href } = pathToFileURL(canary);
    const own = await deckWith(pink);
    const drawing = await deckWith(Buffer.from(image(href)));
    expect([await isPink(own), await isPink(drawing)]).toEqual([true, false]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** A deck as programs write it whose one picture has these bytes. */
async function deckWith(bytes: Buffer): Promise<Buffer> {
  const deck = new (PptxGenJS as unknown as new () => PptxGenJS.default)();
  deck.addSlide().addImage({ data: `image/png;base64,${PNG.toString('base64')}`, x: 1, y: 1, w: 3, h: 3 });
  const written = (await deck.write({ outputType: 'nodebuffer' })) as Buffer;
  const zip = await openZipPackage(written, { fileName: 'deck.pptx', unpackedMb: 300 });
  const files = zip.names.filter((name) => !name.endsWith('/'));
  return makeZip(
    await Promise.all(
      files.map(async (name) => ({
        name,
        data: /\/media\/.*\.png$/.test(name) ? bytes : ((await zip.read(name, 9)) ?? Buffer.alloc(0)),
      })),
    ),
  );
}

async function isPink(bytes: Buffer): Promise<boolean> {
  const pictures = await openPicturesHere({ fileName: 'deck.pptx', bytes }, DEFAULT_LIMITS);
  const pixels = await sharp(await pictures.draw(1, 320))
    .raw()
    .toBuffer();
  pictures.close();
  return pixels.some((red, at) => at % 3 === 0 && red > 230 && pixels[at + 1]! < 25 && pixels[at + 2]! > 230);
}
