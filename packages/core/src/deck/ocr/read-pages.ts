/** Reads drawn slides: finds what looks like lines of text, and has each read by itself, in the language the words tell. */
import { VcError } from '../../errors/vc-error.js';
import { overlapX, overlapY, type Rect } from '../layout/rect.js';
import { findTextRegions, type TextRegion } from './find-text-regions.js';
import { readGreyPicture, type GreyPicture, type Picture } from './grey-picture.js';
import { guessLanguage } from './guess-language.js';
import { countLetters, isNoise } from './is-noise.js';
import { SECOND_LOOK, linesOfSheet, makeLineSheets, type Look } from './line-sheet.js';
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

/** A page to be read. */
export interface PictureOfPage {
  number: number;
  /** Where its text is known, in fractions of the page: that is not read again. */
  known: readonly Rect[];
  /** Where there may be more, in fractions; undefined for all of the page. */
  within?: readonly Rect[] | undefined;
}

export interface PageText {
  lines: OcrLine[];
  /** Lines in which a word can be made out and that could not be read. */
  unread: number;
  /** Pixels of the picture that the lines' places are told in. */
  width: number;
  height: number;
}

/** A line stands if it is at least this sure; a short one, and one beside text, is more often an icon or a photo. */
const SURE = 0.5;
const SURE_BESIDE_TEXT = 0.55;
const SHORT = [
  { letters: 3, more: 0.25 },
  { letters: 5, more: 0.1 },
];
/** Letters of the shortest word that stands alone in a picture beside text; a figure does if it is this sure. */
const FEWEST = 3;
const SURE_FIGURE = 0.88;
/** Below this a line is not worth a second look; nor is one of fewer letters. */
const DOUBTFUL = 0.2;
/** From here on a line needs none. */
const SURELY = 0.9;
const WORD = 3;
/**
 * Of a page's lines the ones most like text are read first, then the others by so many: where nothing of a turn can be
 * read, the rest is the grain of a photo. On 152 slides of real decks that left out a quarter of them, and no word.
 */
const FIRST = 10;
const MORE = 20;
/** What is less like text is none, nearly always: in pictures beside text it is not read. */
const LEAST_LIKE = 2.5;
/** Reading so few pages takes less than to start another thread. */
const FEW_PAGES = 3;
/** Share of the smaller of two lines that the other covers when both say what one place shows. */
const SAME_PLACE = 0.4;
/**
 * A doubtful line is text, and not the grain of a photo, if it looks that much like it and so many letters were read in a
 * row. On the pictured slides of 49 real decks 13 such lines were text and none was not; of those that only look like it
 * 250 of 316 were grain, or said again what another line says.
 */
const LIKE_TEXT = 5;
const MADE_OUT = /\p{L}{6}/u;
/**
 * Where nothing was made out, handwriting looks much like text, line after line. On 44 slides with photos, maps and
 * screenshots none had so many such lines, and one had two.
 */
const MUCH_LIKE_TEXT = { likeness: 10, letters: 8, lines: 3 };

interface Page {
  page: PictureOfPage;
  size: { width: number; height: number };
  /** From top to bottom. */
  regions: TextRegion[];
  /** Undefined for a page that could not be drawn. */
  picture: GreyPicture | undefined;
  language: OcrLanguage;
  lines: FoundLine[];
  /** Lines of text of which no reading stands. */
  unread: number;
}

interface FoundLine {
  region: TextRegion;
  line: OcrLine;
}

/** What all pages show, by number. `draw` gives a page's picture. */
export async function readPages(
  pages: readonly PictureOfPage[],
  draw: (page: number) => Promise<Picture>,
  options: ReadPagesOptions,
): Promise<Map<number, PageText>> {
  const threads = pages.length > FEW_PAGES ? options.recognizer.threads : 1;
  const texts = new Map<number, PageText>();
  /** Read before their language was known. */
  let early: Page[] = [];
  let { language } = options;
  for (let at = 0; at < pages.length; at += threads) {
    const by = language ?? 'eng';
    const turn = await Promise.all(
      pages.slice(at, at + threads).map(async (page) => {
        const found = await lookAt(page, draw, by, options);
        if (found !== undefined) await read(found, by, options);
        options.onPage(page.number);
        return found ?? nothingOn(page);
      }),
    );
    for (const page of turn) texts.set(page.page.number, textOf(page));
    if (language !== undefined) continue;
    early.push(...turn);
    language = guessLanguage(early.flatMap((page) => page.lines.map(({ line }) => line.text)).join('\n'));
    if (language === undefined) continue;
    for (const page of early) {
      if (page.language === language) continue;
      await read(page, language, options);
      texts.set(page.page.number, textOf(page));
    }
    early = [];
  }
  return texts;
}

function nothingOn(page: PictureOfPage): Page {
  return {
    page,
    size: { width: 1, height: 1 },
    regions: [],
    picture: undefined,
    language: 'eng',
    lines: [],
    unread: 0,
  };
}

/** A page that cannot be drawn has nothing to be read; the rest of the deck has. */
async function lookAt(
  page: PictureOfPage,
  draw: (page: number) => Promise<Picture>,
  language: OcrLanguage,
  { maxPixels, signal }: ReadPagesOptions,
): Promise<Page | undefined> {
  if (signal?.aborted) throw new VcError('cancelled');
  const picture = await draw(page.number)
    .then((drawn) => readGreyPicture(drawn, maxPixels))
    .catch(() => undefined);
  if (picture === undefined) return undefined;
  const found = await findTextRegions(
    picture,
    page.known.map((rect) => pixelsOf(rect, picture)),
  );
  const within = page.within?.map((rect) => pixelsOf(rect, picture));
  const regions = found.filter(
    (region) => within === undefined || (region.likeness >= LEAST_LIKE && within.some((rect) => holds(rect, region))),
  );
  const { width, height } = picture;
  return { page, size: { width, height }, regions, picture, language, lines: [], unread: 0 };
}

function pixelsOf({ x0, y0, x1, y1 }: Rect, { width, height }: GreyPicture): Rect {
  return { x0: x0 * width, y0: y0 * height, x1: x1 * width, y1: y1 * height };
}

function holds(rect: Rect, region: Rect): boolean {
  const x = (region.x0 + region.x1) / 2;
  const y = (region.y0 + region.y1) / 2;
  return x >= rect.x0 && x <= rect.x1 && y >= rect.y0 && y <= rect.y1;
}

async function read(page: Page, language: OcrLanguage, { recognizer, signal }: ReadPagesOptions): Promise<void> {
  if (signal?.aborted) throw new VcError('cancelled');
  const { picture } = page;
  if (picture === undefined) return;
  const look = async (regions: readonly TextRegion[], how?: Look): Promise<FoundLine[]> => {
    const sheets = await makeLineSheets(picture, regions, how);
    const found = await Promise.all(
      sheets.map(async (sheet) => linesOfSheet(sheet, await recognizer.recognize(sheet.picture, language))),
    );
    return found.flat();
  };
  const unsure: FoundLine[] = [];
  const readable = async (regions: readonly TextRegion[]): Promise<FoundLine[]> => {
    const first = await look(regions);
    const doubtful = new Map(
      first
        .filter(({ line, region }) => isDoubtful(line, page) && region.letters >= WORD)
        .map((found) => [found.region, found]),
    );
    const second = doubtful.size > 0 ? await look([...doubtful.keys()], SECOND_LOOK) : [];
    const again = new Map(second.map((found) => [found.region, found]));
    return first.flatMap((found) => {
      const other = again.get(found.region);
      const better = other !== undefined && sureLetters(other) > sureLetters(found) ? other : found;
      if (doubtful.has(found.region) && !stands(found.line, page)) unsure.push(found);
      if (stands(found.line, page)) return [better];
      if (other === undefined || countLetters(found.line.text) < WORD) return [];
      // What the engine reads alike at two sizes it has read rightly, however sure it is.
      return stands(other.line, page) || other.line.text === found.line.text ? [better] : [];
    });
  };
  const likely = [...page.regions].sort((a, b) => b.likeness - a.likeness);
  const standing: FoundLine[] = [];
  for (let at = 0; at < likely.length; at += at === 0 ? FIRST : MORE) {
    const found = await readable(likely.slice(at, at === 0 ? FIRST : at + MORE));
    if (found.length === 0) break;
    standing.push(...found);
  }
  page.language = language;
  page.lines = withoutRepeats(standing).sort((a, b) => page.regions.indexOf(a.region) - page.regions.indexOf(b.region));
  const madeOut = unsure.filter((found) => isUnread(found, page.lines)).map(({ region }) => region);
  const much = page.regions.filter(
    (region) => isMuchLikeText(region) && !madeOut.includes(region) && !isRead(region, page),
  );
  page.unread = madeOut.length + (much.length >= MUCH_LIKE_TEXT.lines ? much.length : 0);
}

/** Surely text, and none of the lines that stand says it. */
function isUnread({ line, region }: FoundLine, standing: readonly FoundLine[]): boolean {
  const isText = region.likeness >= LIKE_TEXT && MADE_OUT.test(line.text);
  return isText && !standing.some((other) => isSamePlace(other.line, line));
}

function isMuchLikeText({ likeness, letters }: TextRegion): boolean {
  return likeness >= MUCH_LIKE_TEXT.likeness && letters >= MUCH_LIKE_TEXT.letters;
}

/** Of a line that stands, some lies there. */
function isRead(place: Rect, { lines }: Page): boolean {
  return lines.some(({ region }) => overlapX(region, place) > 0 && overlapY(region, place) > 0);
}

/** Of lines that were read in one place the one with the most letters that are sure. */
function withoutRepeats(found: readonly FoundLine[]): FoundLine[] {
  const kept: FoundLine[] = [];
  for (const each of [...found].sort((a, b) => sureLetters(b) - sureLetters(a))) {
    if (!kept.some((other) => isSamePlace(other.line, each.line))) kept.push(each);
  }
  return kept;
}

function sureLetters({ line }: FoundLine): number {
  return line.confidence * countLetters(line.text);
}

function isSamePlace(a: OcrLine, b: OcrLine): boolean {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return across > 0 && down > 0 && across * down > SAME_PLACE * Math.min(a.w * a.h, b.w * b.h);
}

function stands(line: OcrLine, { page }: Page): boolean {
  const letters = countLetters(line.text);
  const more = SHORT.find((short) => letters <= short.letters)?.more ?? 0;
  const least = (page.within ? SURE_BESIDE_TEXT : SURE) + more;
  if (line.confidence < least || isNoise(line)) return false;
  // Beside text an icon is read as a letter or two more often than a word of so few stands alone.
  return page.within === undefined || letters > FEWEST || (/\d/.test(line.text) && line.confidence >= SURE_FIGURE);
}

/** The engine made out something, and is not sure. */
function isDoubtful(line: OcrLine, page: Page): boolean {
  return line.confidence >= DOUBTFUL && !(line.confidence >= SURELY && stands(line, page));
}

function textOf({ lines, unread, size }: Page): PageText {
  return { lines: lines.map(({ line }) => line), unread, ...size };
}
