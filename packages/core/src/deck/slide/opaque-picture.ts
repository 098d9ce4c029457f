/** Tells whether a picture has see-through pixels: only one that has none hides what lies under it. */
import { loadSharp } from './load-sharp.js';
import type { IsOpaque } from './visibility.js';

/** Answers are kept. A picture that is missing or cannot be decoded hides nothing. */
export function isOpaquePicture(
  load: (source: string) => Promise<Uint8Array | undefined>,
  megapixels: number,
): IsOpaque {
  const known = new Map<string, Promise<boolean>>();
  const look = async (source: string): Promise<boolean> => {
    const bytes = await load(source);
    if (!bytes) return false;
    const sharp = await loadSharp();
    const { isOpaque } = await sharp(bytes, { limitInputPixels: megapixels * 1e6 }).stats();
    return isOpaque;
  };
  return (source) => {
    const found = known.get(source) ?? look(source).catch(() => false);
    known.set(source, found);
    return found;
  };
}
