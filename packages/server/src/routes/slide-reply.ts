/** The picture of a slide. */
import { VcError } from '@vc-analyst/core';
import type { FileReply } from '../routing/handler.js';
import type { Services } from '../services.js';

/** Pixels when no width is asked for. */
const WIDTH = 1280;

/** Throws `not-found` for a slide that the deck does not have. */
export async function slideReply(
  { workspace }: Services,
  analysisId: string,
  number: number,
  width: number = WIDTH,
): Promise<FileReply> {
  const summary = await workspace.analyses.summary(analysisId);
  if (!summary || number > summary.slideCount) throw new VcError('not-found', { what: 'slide', id: String(number) });
  const bytes = await workspace.analyses.slide(analysisId, number, width);
  // The same deck draws the same picture: a browser may keep it for itself.
  return { kind: 'file', mediaType: 'image/png', bytes, cacheControl: 'private, max-age=3600' };
}
