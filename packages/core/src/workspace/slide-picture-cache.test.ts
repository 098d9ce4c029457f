/** Who may wait for how many pictures, whose turn it is, and what is loaded and drawn for it. */
import { describe, expect, it } from 'vitest';
import type { DeckReader, StoredDeck } from '../deck/read-deck.js';
import { MOST_OF_ONE, openSlidePictures, PICTURE_WIDTHS } from './slide-picture-cache.js';

/** A reader that draws when it is told to; `asked` is what it was asked for, in order. */
function slowReader() {
  const asked: string[] = [];
  const ready: (() => void)[] = [];
  const reader = {
    async picture(deck: StoredDeck, slide: number, width: number) {
      asked.push(`${deck.fileName} ${slide} ${width}`);
      await deck.load();
      await new Promise<void>((resolve) => ready.push(resolve));
      return new Uint8Array([slide]);
    },
  } as unknown as Pick<DeckReader, 'picture'>;
  const drawAll = async (waiting: Promise<unknown>[]) => {
    const over = Promise.allSettled(waiting);
    let done = false;
    void over.then(() => (done = true));
    while (!done) {
      ready.shift()?.();
      await new Promise(setImmediate);
    }
    return over;
  };
  return { reader, asked, drawAll };
}

function deck(fileName = 'deck.pdf') {
  const loads = { now: 0, most: 0 };
  const load = async () => {
    loads.now += 1;
    loads.most = Math.max(loads.most, loads.now);
    return new Uint8Array(1);
  };
  return { fileName, hash: fileName, load, loads };
}

describe('openSlidePictures', () => {
  it('draws any width in one of four sizes, once', async () => {
    const { reader, asked, drawAll } = slowReader();
    const pictures = openSlidePictures(reader);
    const one = deck();
    const widths = Array.from({ length: 1841 }, (_, index) => 160 + index);
    await drawAll(widths.map((width) => pictures.draw(one, 1, width)));
    expect(asked).toEqual(PICTURE_WIDTHS.map((width) => `deck.pdf 1 ${width}`));
    await pictures.draw(one, 1, 1000);
    expect(asked).toHaveLength(PICTURE_WIDTHS.length);
  });

  it('loads a deck when its turn comes, not while it waits', async () => {
    const { reader, drawAll } = slowReader();
    const pictures = openSlidePictures(reader);
    const one = deck();
    const waiting = Array.from({ length: 20 }, (_, index) => pictures.draw(one, index + 1, 320, 'guest'));
    await new Promise(setImmediate);
    expect(one.loads.now).toBe(1);
    expect((await drawAll(waiting)).every(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('refuses who waits for many already, and draws for the next in turn', async () => {
    const { reader, asked, drawAll } = slowReader();
    const pictures = openSlidePictures(reader);
    const greedy = Array.from({ length: MOST_OF_ONE }, (_, index) =>
      pictures.draw(deck('a'), index + 1, 320, 'greedy'),
    );
    const refused = pictures.draw(deck('a'), 99, 320, 'greedy');
    await expect(refused).rejects.toMatchObject({ code: 'too-many-pictures', data: { seconds: 5 } });
    const other = pictures.draw(deck('b'), 1, 320, 'other');
    await drawAll([...greedy, other]);
    expect(asked.indexOf('b 1 320')).toBeLessThanOrEqual(2);
    const later = pictures.draw(deck('a'), 99, 320, 'greedy');
    await drawAll([later]);
    expect(await later).toEqual(new Uint8Array([99]));
  });

  it('holds askers to a sum as well', async () => {
    const { reader, drawAll } = slowReader();
    const pictures = openSlidePictures(reader);
    const all = Array.from({ length: 400 }, (_, index) => pictures.draw(deck('a'), index + 1, 320, `guest ${index}`));
    const ended = await drawAll(all);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(240);
  });

  it('forgets what failed and goes on', async () => {
    let fail = true;
    const pictures = openSlidePictures({
      picture: () => (fail ? Promise.reject(new Error('broken')) : Promise.resolve(new Uint8Array([7]))),
    });
    await expect(pictures.draw(deck(), 1, 320, 'guest')).rejects.toThrow('broken');
    fail = false;
    expect(await pictures.draw(deck(), 1, 320, 'guest')).toEqual(new Uint8Array([7]));
  });
});
