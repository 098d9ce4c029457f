// Pictures of the Rackhaven deck: racks in a warehouse, the listing page.
import { openPdfDeck } from '../../kit/pdf-deck.mjs';
import { drawPages, encodePng } from '../../kit/raster.mjs';

/** A row of pallet racks, one place of each bay filled. @param {import('../../kit/pen.mjs').Pen} pen */
function warehouse(pen) {
  pen.background(pen.gradient(0, 0, 0, 540, ['#dfe6ec', '#b9c6d1']));
  pen.rect(0, 430, 960, 110, { fill: '#8d9aa6' });
  for (let bay = 0; bay < 4; bay += 1) {
    const x = 60 + bay * 215;
    for (const post of [0, 195]) pen.rect(x + post, 70, 12, 390, { fill: '#2b5d8a' });
    for (let level = 0; level < 3; level += 1) {
      const y = 180 + level * 120;
      pen.rect(x, y, 207, 12, { fill: '#e8590c' });
      for (let box = 0; box < 3; box += 1) {
        if ((bay + level + box) % 4 === 0) continue;
        pen.rect(x + 20 + box * 58, y - 58, 50, 58, {
          fill: ['#c8a06a', '#b88d55', '#d6b27f'][(bay + box) % 3] ?? '#c8a06a',
        });
        pen.rect(x + 40 + box * 58, y - 58, 10, 20, { fill: '#e9d9bd' });
      }
    }
  }
}

/** The listing page of the product. @param {import('../../kit/pen.mjs').Pen} pen */
function listing(pen) {
  pen.background('#ffffff');
  pen.rect(0, 0, 960, 64, { fill: '#2b3a4a' });
  pen.text('Rackhaven', 32, 20, { size: 24, font: 'bold', color: '#ffffff' });
  pen.rect(250, 14, 480, 36, { fill: '#ffffff', r: 18 });
  pen.text('pallet rack, 16 ft, Ohio', 272, 24, { size: 16, color: '#5f6f7f' });
  ['Pallet rack, 42 bays', 'Reach truck, 2019', 'Roller conveyor, 180 ft'].forEach((name, index) => {
    const x = 32 + index * 304;
    pen.rect(x, 92, 288, 420, { stroke: '#d5dde4', r: 10, line: 2 });
    pen.rect(x + 1, 93, 286, 210, { fill: pen.gradient(x, 93, x, 303, ['#cfd9e2', '#9fb0bf']) });
    for (let bar = 0; bar < 4; bar += 1)
      pen.rect(x + 40, 130 + bar * 40, 208, 10, { fill: bar % 2 ? '#2b5d8a' : '#e8590c' });
    pen.text(name, x + 18, 320, { w: 256, size: 20, font: 'bold', color: '#2b3a4a' });
    pen.text(['$18,400', '$11,900', '$7,250'][index] ?? '', x + 18, 352, { size: 26, font: 'bold', color: '#e8590c' });
    pen.text('Inspected, grade B, ships in 9 days', x + 18, 392, { w: 256, size: 15, color: '#5f6f7f' });
    pen.rect(x + 18, 444, 252, 46, { fill: '#e8590c', r: 8 });
    pen.text('Make an offer', x + 18, 458, { w: 252, size: 17, font: 'bold', color: '#ffffff', align: 'center' });
  });
}

/** Both pictures as data addresses: warehouse, listing. @param {Date} created */
export async function drawPictures(created) {
  const deck = openPdfDeck({ title: 'Pictures', author: 'Rackhaven', language: 'en', created });
  deck.slide(warehouse);
  deck.slide(listing);
  return (await drawPages(await deck.bytes(), 960)).map(
    (picture) => `image/png;base64,${encodePng(picture).toString('base64')}`,
  );
}
