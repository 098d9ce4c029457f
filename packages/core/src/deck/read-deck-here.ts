/** Reads a deck in this process: what a worker runs. Tests and the benchmark use it without isolation. */
import type { DeckInput, SlideRead } from './deck-input.js';
import { VcError, isVcError } from '../errors/vc-error.js';
import type { Deck, DeckKind } from '../model/deck.js';
import { loadFormat } from './formats/index.js';
import type { DeckParts, FormatContext } from './formats/deck-format.js';
import { hashDeck, inNameOrder } from './hash-deck.js';
import { checkFileSize, checkSlideCount, withDefaults, type ReadLimits } from './limits.js';
import { openTextRecognizer, type TextRecognizer } from './ocr/text-recognizer.js';
import { sniffKind } from './sniff.js';

/** How a deck is read. */
export interface ReadOptions {
  limits?: Partial<ReadLimits>;
  /** Stops the read, which is then rejected with `cancelled`. */
  signal?: AbortSignal;
  /** Called for every slide once it is read. */
  onSlide?: (event: SlideRead) => void;
  /** Read pictures of text by OCR. @default true */
  ocr?: boolean;
}

export interface ReadHereOptions extends ReadOptions {
  /** Kept between decks by a worker; by default one is opened when needed and closed at the end. */
  recognizer?: TextRecognizer;
  /** Called before OCR, which takes its time, with the number of slides it will read. */
  onOcr?: (slides: number) => void;
}

/** Throws a VcError; anything a parser throws of its own becomes `reading-crashed`. */
export async function readDeckHere(inputs: DeckInput[], options: ReadHereOptions = {}): Promise<Deck> {
  const limits = withDefaults(options.limits);
  const fileName = deckName(inputs);
  const recognizer = options.recognizer ?? openTextRecognizer();
  const context: FormatContext = {
    fileName,
    limits,
    signal: options.signal,
    onSlide: options.onSlide,
    ocr: options.ocr === false ? undefined : { recognizer, onStart: options.onOcr },
  };
  try {
    checkInputs(inputs, limits);
    const files = inNameOrder(inputs);
    const { kind, parts } = await readFiles(files, context);
    checkSlideCount(fileName, parts.slides.length, limits);
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    return { fileName, kind, bytes, hash: hashDeck(files), ...parts };
  } catch (error) {
    if (isVcError(error)) throw error;
    if (options.signal?.aborted) throw new VcError('cancelled', {}, { cause: error });
    throw new VcError('reading-crashed', { fileName }, { cause: error });
  } finally {
    if (!options.recognizer) await recognizer.close();
  }
}

/** The deck's name is its file's, of several images the first one's; never with a folder. */
export function deckName(inputs: DeckInput[]): string {
  return inNameOrder(inputs)[0]?.fileName.split(/[\\/]/).at(-1) ?? '';
}

/** Refuses nothing, nothing in a file, and more than the limit, before anything is parsed. */
export function checkInputs(inputs: DeckInput[], limits: ReadLimits): void {
  if (inputs.length === 0) throw new VcError('bad-usage', { problem: 'No file was given to read.' });
  let total = 0;
  for (const { fileName, bytes } of inputs) {
    total += bytes.length;
    checkFileSize(fileName, bytes.length === 0 ? 0 : total, limits);
  }
}

async function readFiles(files: DeckInput[], context: FormatContext): Promise<{ kind: DeckKind; parts: DeckParts }> {
  const kinds = await Promise.all(files.map((file) => sniffKind(file.bytes, file.fileName, context.limits)));
  const kind = kinds[0] as DeckKind;
  const [file] = files;
  if (file && files.length === 1) {
    return { kind, parts: await (await loadFormat(kind)).read(file.bytes, context) };
  }
  if (kinds.some((each) => each !== 'png' && each !== 'jpeg')) {
    throw new VcError('bad-usage', { problem: 'Only images can be read together as one deck.' });
  }
  checkSlideCount(context.fileName, files.length, context.limits);
  const { readImages } = await import('./formats/image/read-images.js');
  return { kind, parts: await readImages(files, context) };
}
