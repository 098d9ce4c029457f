/** Reading in worker processes: limits, cancelling, and going on after a worker was lost. Needs the built worker. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { makePptx, textBox } from '../../../test/kit/make-pptx.js';
import { openDeckReader, type DeckReader } from '../read-deck.js';

const SPOT = { x: 50, y: 50, w: 400, h: 60 };
const deck = { fileName: 'deck.pptx', bytes: makePptx([{ shapes: textBox('Hello investors', SPOT) }]) };
/** Takes seconds to read: far longer than the limits below. */
const long = {
  fileName: 'long.pptx',
  bytes: makePptx(Array.from({ length: 250 }, () => ({ shapes: textBox('many words '.repeat(3000), SPOT).repeat(8) }))),
};

let reader: DeckReader;
afterEach(() => reader.close());

describe('openDeckReader', () => {
  it('reads in another process and tells of every slide', async () => {
    reader = openDeckReader();
    const slides: number[] = [];
    const read = await reader.read([deck], { onSlide: ({ slide }) => slides.push(slide) });
    expect(read.slides[0]?.text).toBe('Hello investors');
    expect(slides).toEqual([1]);
  });

  it('refuses an oversized file before a worker sees it', async () => {
    reader = openDeckReader({ limits: { fileMb: 0.0001 } });
    await expect(reader.read([deck])).rejects.toMatchObject({
      code: 'file-too-large',
      data: { fileName: 'deck.pptx', limit: 0.0001 },
    });
  });

  it('stops a read at its time, at its memory and when it is cancelled, and reads the next deck', async () => {
    reader = openDeckReader();
    const slow = reader.read([long], { limits: { seconds: 0.05 } });
    await expect(slow).rejects.toMatchObject({ code: 'reading-timeout', data: { fileName: 'long.pptx', limit: 0.05 } });
    await expect(reader.read([long], { limits: { memoryMb: 60 } })).rejects.toMatchObject({ code: 'reading-memory' });
    const cancel = new AbortController();
    const running = reader.read([long], { signal: cancel.signal });
    setTimeout(() => cancel.abort(), 20);
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
    expect((await reader.read([deck])).slides).toHaveLength(1);
  });

  it('takes decks in turn when there are more than workers, and rejects those that wait when it closes', async () => {
    reader = openDeckReader({ workers: 1 });
    const reads = await Promise.all([deck, deck, deck].map((each) => reader.read([each])));
    expect(reads.map((read) => read.slides.length)).toEqual([1, 1, 1]);
    const left = Promise.allSettled([reader.read([long]), reader.read([deck])]);
    await reader.close();
    for (const result of await left) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'cancelled' } });
    }
  });

  it('draws slides, as wide as asked', async () => {
    reader = openDeckReader();
    const png = await reader.picture(deck, 1, 320);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 320, height: 180 });
    const again = await reader.picture(deck, 1, 160);
    expect((await sharp(again).metadata()).width).toBe(160);
    await expect(reader.picture(deck, 2, 160)).rejects.toMatchObject({ code: 'slide-not-found' });
  });

  it('lets a script end by itself', async () => {
    reader = openDeckReader();
    const entry = fileURLToPath(new URL('../../../dist/index.js', import.meta.url));
    const script =
      `import { openDeckReader } from ${JSON.stringify(entry)};` +
      `const bytes = Buffer.from('${Buffer.from(deck.bytes).toString('base64')}', 'base64');` +
      `const deck = await openDeckReader().read([{ fileName: 'a.pptx', bytes }]);` +
      `console.log(deck.slides[0].text);`;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { timeout: 20_000 });
    expect((await run).stdout.trim()).toBe('Hello investors');
  });
});
