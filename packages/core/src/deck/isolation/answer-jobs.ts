/** What a deck worker process does: takes one job at a time, answers it, and ends when its parent does. */
import type { Deck } from '../../model/deck.js';
import { readDeckHere, type ReadOptions } from '../read-deck-here.js';
import type { DeckInput } from '../deck-input.js';
import { openPicturesHere } from '../pictures/draw-slide-here.js';
import type { SlidePictures } from '../formats/deck-format.js';
import { openTextRecognizer } from '../ocr/text-recognizer.js';
import { toPlainError, type Answer, type Job } from './messages.js';

/** How often the worker tells its memory, for parents that cannot look it up themselves. */
const MEMORY_MS = 250;

/** Does a task with the deck of `inputs`, which `read` reads; `tell` reaches the listener of the parent. */
export type RunTask = (
  task: unknown,
  inputs: DeckInput[],
  worker: {
    read: (inputs: DeckInput[], options?: Pick<ReadOptions, 'onSlide'>) => Promise<Deck>;
    tell: (event: unknown) => void;
  },
) => Promise<unknown>;

/** Makes this process a worker: it answers jobs until its parent is gone. */
export function answerJobs(runTask: RunTask): void {
  const recognizer = openTextRecognizer();
  let pictures: SlidePictures | undefined;

  // Ctrl-C in a terminal reaches every process of it. Whether the deck is finished or stopped is the parent's to say.
  process.on('SIGINT', () => undefined);
  process.on('message', (job: Job) => void answer(job));
  // Without this the OCR threads would keep an orphan alive.
  process.on('disconnect', () => void recognizer.close());

  async function answer(job: Job): Promise<void> {
    const memory = setInterval(() => send({ type: 'memory', rss: process.memoryUsage.rss() }), MEMORY_MS);
    try {
      const result = await (job.type === 'read' ? read(job) : draw(job));
      send({ type: 'done', result, rss: process.memoryUsage.rss() });
    } catch (error) {
      const fileName = job.type === 'read' ? (job.inputs[0]?.fileName ?? '') : job.fileName;
      send({ type: 'failed', error: toPlainError(error, fileName), rss: process.memoryUsage.rss() });
    } finally {
      clearInterval(memory);
    }
  }

  function read({ inputs, limits, ocr, task, progress }: Extract<Job, { type: 'read' }>): Promise<unknown> {
    forgetPictures();
    const tell = (event: unknown) => progress && send({ type: 'progress', event });
    const readHere = (files: DeckInput[], { onSlide }: Pick<ReadOptions, 'onSlide'> = {}) =>
      readDeckHere(files, {
        limits,
        ocr,
        recognizer,
        ...(onSlide ? { onSlide } : {}),
        onOcr: (slides) => send({ type: 'ocr', slides }),
      });
    return task === undefined ? readHere(inputs, { onSlide: tell }) : runTask(task, inputs, { read: readHere, tell });
  }

  async function draw(job: Extract<Job, { type: 'picture' }>): Promise<Uint8Array> {
    if (job.bytes) {
      forgetPictures();
      pictures = await openPicturesHere({ fileName: job.fileName, bytes: job.bytes }, job.limits);
    }
    if (!pictures) throw new Error('a picture was asked for before its file was sent');
    return pictures.draw(job.slide, job.width);
  }

  function forgetPictures(): void {
    pictures?.close();
    pictures = undefined;
  }
}

function send(message: Answer): void {
  process.send?.(message);
}
