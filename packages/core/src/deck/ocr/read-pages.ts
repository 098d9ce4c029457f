/** Reads pictures of slides: all as they are, in the language their words tell, then again by local contrast where it helps. */
import { VcError } from '../../errors/vc-error.js';
import { guessLanguage } from './guess-language.js';
import { isNoise } from './is-noise.js';
import type { PreparedPicture } from './prepare-picture.js';
import { splitColumns } from './split-columns.js';
import type { OcrLanguage, OcrLine, TextRecognizer } from './text-recognizer.js';

export interface ReadPagesOptions {
  recognizer: TextRecognizer;
  /** Language of the deck's other text, if it tells. */
  language: OcrLanguage | undefined;
  /** Largest picture that is decoded. */
  maxPixels: number;
  signal?: AbortSignal | undefined;
  /** Called when all has been read from a page. */
  onPage: (page: number) => void;
}

export interface PageText {
  lines: OcrLine[];
  /** Pixels of the picture that the lines' places are told in. */
  width: number;
  height: number;
}

/** Pages in memory at the same time, as prepared pictures of about a megabyte. */
const GROUP = 24;
/** A line of the first look stands if it is at least this sure; less may be better read the second time. */
const FIRST = 0.5;
/** The second look also makes out edges and textures, so it must be surer. */
const SECOND = 0.6;
/** Share of the lower line's height by which two lines overlap that are one. */
const SAME_LINE = 0.3;

const NOTHING: PreparedPicture = { width: 1, height: 1, plain: new Uint8Array(), contrast: undefined };

interface Page {
  picture: PreparedPicture;
  language: OcrLanguage;
  lines: OcrLine[];
}

/** What all pages show, by number. `draw` gives a page's picture as PNG or JPEG. */
export async function readPages(
  numbers: readonly number[],
  draw: (page: number) => Promise<Uint8Array>,
  options: ReadPagesOptions,
): Promise<Map<number, PageText>> {
  const texts = new Map<number, PageText>();
  let { language } = options;
  for (let start = 0; start < numbers.length; start += GROUP) {
    const group = numbers.slice(start, start + GROUP);
    const pages = new Map<number, Page>();
    language = await firstLook(group, draw, pages, language, options);
    await secondLook(pages, options);
    for (const [number, { lines, picture }] of pages) {
      texts.set(number, { lines, width: picture.width, height: picture.height });
      options.onPage(number);
    }
  }
  return texts;
}

/** In turns of one page a thread until the words tell the language; what was read in another one is read again. */
async function firstLook(
  numbers: readonly number[],
  draw: (page: number) => Promise<Uint8Array>,
  pages: Map<number, Page>,
  known: OcrLanguage | undefined,
  options: ReadPagesOptions,
): Promise<OcrLanguage | undefined> {
  const { recognizer, maxPixels } = options;
  // Only decks of pictures need it, and what it needs is slow to load.
  const { preparePicture } = await import('./prepare-picture.js');
  let language = known;
  for (let at = 0; at < numbers.length; at += recognizer.threads) {
    const by = language ?? 'eng';
    await Promise.all(
      numbers.slice(at, at + recognizer.threads).map(async (number) => {
        // A page that cannot be drawn has nothing to be read; the rest of the deck has.
        const picture = await draw(number)
          .then((png) => preparePicture(png, maxPixels))
          .catch(() => NOTHING);
        const lines = picture === NOTHING ? [] : await look(picture.plain, by, FIRST, options);
        pages.set(number, { picture, language: by, lines });
      }),
    );
    if (language !== undefined) continue;
    const lines = [...pages.values()].flatMap((page) => page.lines);
    language = guessLanguage(lines.map((line) => line.text).join('\n'));
    if (language === undefined) continue;
    for (const page of pages.values()) {
      if (page.language === language || page.picture === NOTHING) continue;
      page.language = language;
      page.lines = await look(page.picture.plain, language, FIRST, options);
    }
  }
  return language;
}

/** For pages with dark or coloured panels: adds lines where the first look saw none. */
async function secondLook(pages: Map<number, Page>, options: ReadPagesOptions): Promise<void> {
  const { threads } = options.recognizer;
  const dark = [...pages.values()].filter((page) => page.picture.contrast);
  for (let at = 0; at < dark.length; at += threads) {
    await Promise.all(
      dark.slice(at, at + threads).map(async (page) => {
        const seen = page.lines;
        const found = await look(page.picture.contrast ?? NOTHING.plain, page.language, SECOND, options);
        page.lines = [...seen, ...found.filter((line) => !seen.some((other) => overlaps(line, other)))];
      }),
    );
  }
}

async function look(
  picture: Uint8Array,
  language: OcrLanguage,
  least: number,
  options: ReadPagesOptions,
): Promise<OcrLine[]> {
  if (options.signal?.aborted) throw new VcError('cancelled');
  const lines = await options.recognizer.recognize(picture, language);
  return splitColumns(lines).filter((line) => line.confidence >= least && !isNoise(line));
}

function overlaps(a: OcrLine, b: OcrLine): boolean {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return across > 0 && down > SAME_LINE * Math.min(a.h, b.h);
}
