/** What the upload promises to take is PDF, PPT, PPTX, PNG and JPEG; what is inside is told by the bytes when it is read. */
import { VcError } from '@vc-analyst/core';

/** Slide shows, templates and decks with macros: PowerPoint by their bytes, something else by their name. */
const OTHER_POWERPOINT = /\.(pps|pot|pp[st]m|ppsx|pot[xm]|thmx)$/i;

/** Throws `unsupported-type` for a file whose name says that it is none of them. */
export function assertPromisedType(fileName: string): void {
  if (OTHER_POWERPOINT.test(fileName)) throw new VcError('unsupported-type', { fileName });
}
