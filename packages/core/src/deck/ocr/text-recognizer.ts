/** OCR engine: a few tesseract threads with language data from npm packages; nothing is ever fetched. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OEM, PSM, createWorker, type Worker } from 'tesseract.js';

export type OcrLanguage = 'eng' | 'spa' | 'fra';

export interface OcrWord {
  text: string;
  /** Pixels of the picture given. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** 0..1; of a line, the mean of its words. */
  confidence: number;
}

export interface OcrLine extends OcrWord {
  words: OcrWord[];
}

export interface TextRecognizer {
  readonly threads: number;
  /** `picture`: PNG or JPEG bytes. Waits for a free thread. */
  recognize(picture: Uint8Array, language: OcrLanguage): Promise<OcrLine[]>;
  /** Ends the threads; the recognizer can be used again and then starts new ones. */
  close(): Promise<void>;
}

interface Thread {
  language?: OcrLanguage;
  worker?: Worker;
}

/** Threads start with their first picture. `threads` @default 2 */
export function openTextRecognizer(threads = 2): TextRecognizer {
  const idle: Thread[] = Array.from({ length: threads }, () => ({}));
  const all = [...idle];
  const waiting: ((thread: Thread) => void)[] = [];

  const take = (language: OcrLanguage): Promise<Thread> => {
    const fitting = idle.findIndex((thread) => thread.language === language);
    const [thread] = idle.splice(Math.max(0, fitting), 1);
    return thread ? Promise.resolve(thread) : new Promise((resolve) => waiting.push(resolve));
  };
  const give = (thread: Thread) => {
    const next = waiting.shift();
    if (next) next(thread);
    else idle.push(thread);
  };

  return {
    threads,
    async recognize(picture, language) {
      const thread = await take(language);
      try {
        const worker = await workerFor(thread, language);
        const { data } = await worker.recognize(Buffer.from(picture), {}, { text: false, blocks: true });
        return (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.map(toLine)));
      } finally {
        give(thread);
      }
    },
    async close() {
      await Promise.all(all.map(stop));
    },
  };
}

const PARAMETERS = {
  tessedit_pageseg_mode: PSM.SPARSE_TEXT,
  // With a resolution told, the engine neither guesses one nor writes about it to the terminal.
  user_defined_dpi: '150',
};

async function workerFor(thread: Thread, language: OcrLanguage): Promise<Worker> {
  if (thread.worker && thread.language === language) return thread.worker;
  await stop(thread);
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: languageFolder(language),
    gzip: true,
    cacheMethod: 'none',
    // The default handler throws outside of any promise and would end the process.
    errorHandler: () => undefined,
  });
  await worker.setParameters(PARAMETERS);
  thread.worker = worker;
  thread.language = language;
  return worker;
}

async function stop(thread: Thread): Promise<void> {
  const { worker } = thread;
  delete thread.worker;
  delete thread.language;
  await worker?.terminate();
}

const require = createRequire(import.meta.url);

function languageFolder(language: OcrLanguage): string {
  return join(dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)), '4.0.0_best_int');
}

interface TesseractWord {
  text: string;
  /** 0..100. */
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}

interface TesseractLine extends TesseractWord {
  words: TesseractWord[];
}

function toLine({ text, confidence, bbox, words }: TesseractLine): OcrLine {
  return { ...toWord({ text, confidence, bbox }), words: words.map(toWord) };
}

function toWord({ text, confidence, bbox: { x0, y0, x1, y1 } }: TesseractWord): OcrWord {
  return { text, confidence: confidence / 100, x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
}
