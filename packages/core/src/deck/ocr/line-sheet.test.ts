/** A line is given to the engine as if it stood alone, whatever stands close above and below it. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { findTextRegions } from './find-text-regions.js';
import { readGreyPicture } from './grey-picture.js';
import { makeLineSheets } from './line-sheet.js';

/** The line "Revenue doubled" on its sheet, as pixels, from a slide with the lines given by their height. */
async function sheetOf(others: Record<number, string>): Promise<Buffer> {
  const lines = Object.entries({ ...others, 430: 'Revenue doubled' });
  const texts = lines.map(([y, words]) => `<text x="100" y="${y}" font-size="40">${words}</text>`);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#fff"/>` +
    `<g font-family="sans-serif">${texts.join('')}</g></svg>`;
  const picture = await readGreyPicture(await sharp(Buffer.from(svg)).png().toBuffer(), 1e8);
  const regions = await findTextRegions(picture, []);
  const [sheet] = await makeLineSheets(
    picture,
    regions.filter(({ y0, y1 }) => y0 < 415 && y1 > 415),
  );
  return sharp(sheet?.picture).greyscale().raw().toBuffer();
}

it('cuts a line out without the letters of the lines around it', async () => {
  const alone = await sheetOf({});
  const among = await sheetOf({ 387: 'jgy paying jgy', 471: 'Half of them' });
  expect(alone.some((value) => value < 64)).toBe(true);
  expect(among).toHaveLength(alone.length);
  const differ = among.filter((value, at) => Math.abs(value - (alone[at] ?? 0)) > 64);
  expect(differ.length / alone.length).toBeLessThan(0.005);
});
