/** The picture of a slide. */
import type { FileReply } from '../routing/handler.js';
import type { Services } from '../services/services.js';

/** Pixels when no width is asked for. */
const WIDTH = 1280;

/** `asker` is an account or an address. Throws as `workspace.analyses.slide`. */
export async function slideReply(
  { workspace }: Services,
  slide: { analysisId: string; number: number; width?: number | undefined; asker: string },
): Promise<FileReply> {
  const { analysisId, number, width = WIDTH, asker } = slide;
  const bytes = await workspace.analyses.slide(analysisId, number, width, asker);
  // The same deck draws the same picture: a browser may keep it for itself.
  return { kind: 'file', mediaType: 'image/png', bytes, cacheControl: 'private, max-age=3600' };
}
