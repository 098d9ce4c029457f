/** Opens a deck for drawing its slides in this process: what a worker runs for `picture()`. */
import { loadFormat } from '../formats/index.js';
import type { SlidePictures } from '../formats/deck-format.js';
import type { ReadLimits } from '../limits.js';
import type { DeckInput } from '../deck-input.js';
import { sniffKind } from '../sniff.js';

export async function openPicturesHere(input: DeckInput, limits: ReadLimits): Promise<SlidePictures> {
  const { fileName, bytes } = input;
  const format = await loadFormat(await sniffKind(bytes, fileName, limits));
  return format.openPictures(bytes, { fileName, limits });
}
