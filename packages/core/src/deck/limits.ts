/** How much a deck may ask of the machine. Every reader takes these; the worker pool enforces time and memory. */
import { VcError } from '../errors/vc-error.js';

/** Where the reading of a deck is stopped. */
export interface ReadLimits {
  /**
   * What the worker of one deck may compute, and at most three times that by the wall clock; every slide that is read by
   * OCR adds `OCR_SECONDS`. A deck that runs out of it beside others, or by the wall clock, is tried once more alone.
   * @default 60
   */
  seconds: number;
  /** Resident memory of the worker process, MiB. @default 1024 */
  memoryMb: number;
  /** Size of the file (of all files of one deck together), MiB. @default 50 */
  fileMb: number;
  /** @default 300 */
  slides: number;
  /** Slides of one deck that are read by OCR, the first ones. @default 100 */
  ocrSlides: number;
  /** What all parts of a PPTX that are read may inflate to, MiB. @default 300 */
  unpackedMb: number;
  /** Width × height of a picture, by its header, in millions. @default 120 */
  megapixels: number;
}

export const DEFAULT_LIMITS: ReadLimits = {
  seconds: 60,
  memoryMb: 1024,
  fileMb: 50,
  slides: 300,
  ocrSlides: 100,
  unpackedMb: 300,
  megapixels: 120,
};

/**
 * What a slide read by OCR adds to the time of its deck: about ten times what one takes, since the time only stops what
 * hangs. How much is read must not hang on how busy the machine is, so `ocrSlides` counts slides.
 */
export const OCR_SECONDS = 15;

export const MIB = 2 ** 20;

/** Defaults with what the caller set; `undefined` entries do not overwrite a default. */
export function withDefaults(...given: (Partial<ReadLimits> | undefined)[]): ReadLimits {
  const limits = { ...DEFAULT_LIMITS };
  for (const some of given) {
    for (const [name, value] of Object.entries(some ?? {})) {
      if (typeof value === 'number') limits[name as keyof ReadLimits] = value;
    }
  }
  return limits;
}

/** Refuses empty and oversized input before any parser sees it. */
export function checkFileSize(fileName: string, bytes: number, limits: ReadLimits): void {
  if (bytes === 0) throw new VcError('empty-file', { fileName });
  if (bytes > limits.fileMb * MIB) throw new VcError('file-too-large', { fileName, limit: limits.fileMb });
}

/** Refuses a deck with no slides or with more than a reader would go through. */
export function checkSlideCount(fileName: string, slides: number, limits: ReadLimits): void {
  if (slides === 0) throw new VcError('no-slides', { fileName });
  if (slides > limits.slides) throw new VcError('too-many-slides', { fileName, slides, limit: limits.slides });
}
