/** Slide pictures made safe for a page: opened by sharp, without transparency, no larger than they are shown. */

/** Enough for print at the size of a thumbnail. */
export const PICTURE_WIDTH = 480;
/** Refuses a picture that would fill the memory, whatever its head says. */
const MOST_PIXELS = 60_000_000;

/** The pictures of `slides` by number; one that cannot be opened is left out, and the memo stands without it. */
export async function preparePictures(
  pictures: ReadonlyMap<number, Uint8Array>,
  slides: readonly number[],
): Promise<Map<number, Uint8Array>> {
  const prepared = new Map<number, Uint8Array>();
  if (pictures.size === 0) return prepared;
  const { default: sharp } = await import('sharp');
  for (const slide of slides) {
    const bytes = pictures.get(slide);
    if (!bytes) continue;
    try {
      const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS })
        .autoOrient()
        .flatten({ background: '#ffffff' })
        .resize({ width: PICTURE_WIDTH, withoutEnlargement: true });
      const isPhoto = bytes[0] === 0xff;
      prepared.set(slide, await (isPhoto ? picture.jpeg({ quality: 85 }) : picture.png()).toBuffer());
    } catch {
      // Not a picture that can be opened.
    }
  }
  return prepared;
}
