/** Entry of a deck worker process: takes one job at a time, answers it, and ends when its parent does. */
import { readDeckHere } from '../read-deck-here.js';
import { openPicturesHere } from '../pictures/draw-slide-here.js';
import type { SlidePictures } from '../formats/deck-format.js';
import { openTextRecognizer } from '../ocr/text-recognizer.js';
import { toPlainError, type Answer, type Job } from './messages.js';

/** How often the worker tells its memory, for parents that cannot look it up themselves. */
const MEMORY_MS = 250;

const recognizer = openTextRecognizer();
let pictures: SlidePictures | undefined;

// Ctrl-C in a terminal reaches every process of it. Whether the deck is finished or stopped is the parent's to say.
process.on('SIGINT', () => undefined);
process.on('message', (job: Job) => void answer(job));
// Without this the OCR threads would keep an orphan alive.
process.on('disconnect', () => void recognizer.close());

async function answer(job: Job): Promise<void> {
  const memory = setInterval(() => tell({ type: 'memory', rss: process.memoryUsage.rss() }), MEMORY_MS);
  try {
    const result = await (job.type === 'read' ? read(job) : draw(job));
    tell({ type: 'done', result, rss: process.memoryUsage.rss() });
  } catch (error) {
    const fileName = job.type === 'read' ? (job.inputs[0]?.fileName ?? '') : job.fileName;
    tell({ type: 'failed', error: toPlainError(error, fileName), rss: process.memoryUsage.rss() });
  } finally {
    clearInterval(memory);
  }
}

function read(job: Extract<Job, { type: 'read' }>) {
  forgetPictures();
  return readDeckHere(job.inputs, {
    limits: job.limits,
    ocr: job.ocr,
    recognizer,
    onSlide: (event) => tell({ type: 'slide', event }),
    onOcr: (slides) => tell({ type: 'ocr', slides }),
  });
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

function tell(message: Answer): void {
  process.send?.(message);
}
