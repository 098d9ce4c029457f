/** Lines of text are found in a drawn slide whatever their colours and size; bars, photos and known text are not. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findTextRegions } from './find-text-regions.js';
import { readGreyPicture } from './grey-picture.js';

async function draw(shapes: string, ground = '#ffffff') {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="${ground}"/>` +
    `<g font-family="sans-serif">${shapes}</g></svg>`;
  return readGreyPicture(await sharp(Buffer.from(svg)).png().toBuffer(), 1e8);
}

const text = (words: string, x: number, y: number, size: number, fill: string) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${words}</text>`;

/** Whether a region lies around the point. */
const around = (x: number, y: number): unknown =>
  expect.objectContaining({ x0: expect.closeTo(x, -2) as unknown, y0: expect.closeTo(y, -2) as unknown });

describe('findTextRegions', () => {
  it('finds light words on colour, dark ones on light, small and large', async () => {
    const picture = await draw(
      text('Sold in three years', 100, 120, 64, '#fff') +
        text('60%', 1000, 300, 150, '#fff') +
        '<rect x="80" y="500" width="600" height="200" fill="#fff"/>' +
        text('Customers buy again', 120, 620, 26, '#345'),
      '#4477dd',
    );
    const regions = await findTextRegions(picture, []);
    expect(regions).toHaveLength(3);
    expect(regions).toEqual([around(90, 60), around(990, 170), around(110, 590)]);
  });

  it('reads two columns on one height apart', async () => {
    const picture = await draw(text('Our product', 100, 200, 40, '#111') + text('Our market', 800, 200, 40, '#111'));
    expect(await findTextRegions(picture, [])).toEqual([around(90, 160), around(790, 160)]);
  });

  it('takes no bars of a chart for letters, and does find their labels', async () => {
    const bars = [200, 300, 400, 500, 600].map(
      (x, n) => `<rect x="${x}" y="${500 - 40 * n}" width="40" height="${100 + 40 * n}"/>`,
    );
    const labels = [200, 300, 400, 500, 600].map((x, n) => text(`20${14 + n}`, x - 6, 640, 24, '#111'));
    const regions = await findTextRegions(await draw(bars.join('') + labels.join('')), []);
    expect(regions.filter(({ y0 }) => y0 > 600).length).toBeGreaterThan(0);
    expect(regions.filter(({ y0 }) => y0 < 600)).toEqual([]);
  });

  it('finds the labels in a row of framed boxes, and takes no box for a letter', async () => {
    const boxes = [100, 400, 700, 1000, 1300].map(
      (x) =>
        `<rect x="${x}" y="400" width="130" height="50" fill="#1b8" stroke="#000" stroke-width="3"/>` +
        text('Polygon', x + 36, 431, 15, '#fff'),
    );
    const regions = await findTextRegions(await draw(boxes.join(''), '#444'), []);
    expect(regions).toEqual([130, 430, 730, 1030, 1330].map((x) => around(x, 415)));
    expect(Math.max(...regions.map(({ size }) => size))).toBeLessThan(20);
  });

  it('keeps the first letter of a word beside a drawing', async () => {
    const bars = [200, 212, 224].map((x) => `<rect x="${x}" y="130" width="5" height="70"/>`);
    const icon = `<g fill="#2af">${bars.join('')}</g>`;
    const regions = await findTextRegions(await draw(icon + text('Cost of sales', 254, 200, 40, '#111')), []);
    expect(Math.min(...regions.filter(({ letters }) => letters > 8).map(({ x0 }) => x0))).toBeLessThan(258);
  });

  it('leaves out where the text is known', async () => {
    const picture = await draw(text('Known words', 100, 200, 40, '#111') + text('More words', 100, 500, 40, '#111'));
    expect(await findTextRegions(picture, [{ x0: 80, y0: 150, x1: 500, y1: 220 }])).toEqual([around(90, 460)]);
  });

  it('finds nothing on an empty slide and in a gradient', async () => {
    const gradient =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient></defs>' +
      '<rect width="1600" height="900" fill="url(#g)"/>';
    expect(await findTextRegions(await draw(''), [])).toEqual([]);
    expect(await findTextRegions(await draw(gradient), [])).toEqual([]);
  });
});
