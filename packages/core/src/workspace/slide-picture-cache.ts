/** Pictures of slides: drawn one at a time in a lane of their own, each asker in turn, and kept in memory up to a bound. */
import { LRUCache } from 'lru-cache';
import type { DeckReader, StoredDeck } from '../deck/read-deck.js';
import { VcError } from '../errors/vc-error.js';

/** Widths that are drawn, in pixels, ascending: every other would be another picture to draw and to keep. */
export const PICTURE_WIDTHS = [320, 640, 1280, 2000] as const;

/** Bytes kept; the picture not asked for longest goes first. */
const MOST_BYTES = 48 * 2 ** 20;
/** Pictures that one asker waits for at a time: a page shows fewer. */
export const MOST_OF_ONE = 24;
/** Pictures that all askers together wait for: at their slowest they take minutes. */
const MOST_OF_ALL = 240;
/** When to ask again, in seconds: by then some have been drawn. */
const ASK_AGAIN = 5;

export interface SlidePictures {
  /**
   * PNG of a slide, of the least of `PICTURE_WIDTHS` that is no narrower than `width`. `asker` is who waits for it;
   * without one it is a program of one's own, which is refused nothing. The deck is loaded when its turn comes, and only
   * when it must be drawn.
   * @throws VcError too-many-pictures when the asker, or all together, wait for too many already
   */
  draw(deck: StoredDeck, slide: number, width: number, asker?: string): Promise<Uint8Array>;
}

/** A picture that is drawn or waits to be. */
interface Drawing {
  picture: Promise<Uint8Array>;
  draw: () => Promise<void>;
}

export function openSlidePictures(reader: Pick<DeckReader, 'picture'>): SlidePictures {
  const kept = new LRUCache<string, Uint8Array>({ maxSize: MOST_BYTES, sizeCalculation: (picture) => picture.length });
  const drawing = new Map<string, Drawing>();
  /** What waits for its turn, by who asked first; who stands first is next. */
  const waiting = new Map<string, Drawing[]>();
  const askers = new Map<string, number>();
  let busy = false;

  /** Draws one after another, of each asker one in turn. */
  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let next = takeNext(); next; next = takeNext()) await next.draw();
    busy = false;
  }

  function takeNext(): Drawing | undefined {
    const [first] = waiting;
    if (!first) return undefined;
    const [asker, [next, ...rest]] = first;
    waiting.delete(asker);
    if (rest.length > 0) waiting.set(asker, rest);
    return next;
  }

  function begin(name: string, asker: string, make: () => Promise<Uint8Array>): Drawing {
    const { promise, resolve, reject } = withResolvers<Uint8Array>();
    const one: Drawing = {
      picture: promise,
      async draw() {
        try {
          const picture = await make();
          kept.set(name, picture);
          resolve(picture);
        } catch (error) {
          reject(error);
        } finally {
          drawing.delete(name);
        }
      },
    };
    drawing.set(name, one);
    waiting.set(asker, [...(waiting.get(asker) ?? []), one]);
    void work();
    return one;
  }

  const waits = (asker: string): number => askers.get(asker) ?? 0;

  async function countFor(asker: string, picture: Promise<Uint8Array>): Promise<Uint8Array> {
    askers.set(asker, waits(asker) + 1);
    try {
      return await picture;
    } finally {
      if (waits(asker) > 1) askers.set(asker, waits(asker) - 1);
      else askers.delete(asker);
    }
  }

  return {
    async draw(deck, slide, asked, asker) {
      const width = PICTURE_WIDTHS.find((each) => each >= asked) ?? PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1]!;
      const name = `${deck.hash} ${slide} ${width}`;
      const known = kept.get(name);
      if (known) return known;
      const begun = drawing.get(name);
      if (asker !== undefined && (waits(asker) >= MOST_OF_ONE || (!begun && drawing.size >= MOST_OF_ALL))) {
        throw new VcError('too-many-pictures', { seconds: ASK_AGAIN });
      }
      const { picture } = begun ?? begin(name, asker ?? '', () => reader.picture(deck, slide, width));
      return asker === undefined ? picture : countFor(asker, picture);
    },
  };
}

function withResolvers<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
}
