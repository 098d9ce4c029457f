/** Pictures of slides, drawn once and kept in memory up to a bound. */
import type { DeckInput, DeckReader } from './deck/read-deck.js';

/** Bytes kept; the picture not asked for longest goes first. */
const MOST_BYTES = 48 * 2 ** 20;

export interface SlidePictures {
  /** PNG of a slide of a deck known by its hash; `load` is called only when it must be drawn. */
  draw(hash: string, slide: number, width: number, load: () => Promise<DeckInput>): Promise<Uint8Array>;
}

export function openSlidePictures(reader: Pick<DeckReader, 'picture'>): SlidePictures {
  const kept = new Map<string, Uint8Array>();
  const drawing = new Map<string, Promise<Uint8Array>>();
  let bytes = 0;

  function keep(name: string, picture: Uint8Array): void {
    kept.set(name, picture);
    bytes += picture.length;
    for (const [oldest, old] of kept) {
      if (bytes <= MOST_BYTES) return;
      kept.delete(oldest);
      bytes -= old.length;
    }
  }

  return {
    async draw(hash, slide, width, load) {
      const name = `${hash} ${slide} ${width}`;
      const known = kept.get(name);
      if (known) {
        kept.delete(name);
        kept.set(name, known);
        return known;
      }
      const running = drawing.get(name);
      if (running) return running;
      const work = load().then((deck) => reader.picture(deck, slide, width));
      drawing.set(name, work);
      try {
        const picture = await work;
        keep(name, picture);
        return picture;
      } finally {
        drawing.delete(name);
      }
    },
  };
}
