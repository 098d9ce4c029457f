/** `view_slide`: a slide as picture, for models that see. */
import { z } from 'zod';
import { DECK_NOTICE, DECK_TEXT } from '../answer.js';
import { defineTool, READ_ONLY } from '../tool.js';
import { idInput } from './inputs.js';

export const viewSlide = defineTool({
  name: 'view_slide',
  title: 'See a slide',
  description: `Answers one slide as a PNG picture. ${DECK_TEXT}`,
  input: z.strictObject({
    id: idInput,
    slide: z.int().min(1).describe('Number of the slide, from 1'),
    width: z
      .int()
      .min(200)
      .max(1600)
      .default(1000)
      .describe('Pixels at least: the next of 320, 640, 1280 and 2000 is answered'),
  }),
  annotations: READ_ONLY,
  async run({ id, slide, width }, { workspace }) {
    const png = await workspace.analyses.slide(id, slide, width);
    return {
      content: [
        { type: 'text', text: DECK_NOTICE },
        { type: 'image', mimeType: 'image/png', data: Buffer.from(png).toString('base64') },
      ],
    };
  },
});
