/** `read_slides`: the visible text of slides, as it was read. */
import { VcError } from '@vc-analyst/core';
import { z } from 'zod';
import { answerFromDeck, DECK_TEXT } from '../answer.js';
import { defineTool, READ_ONLY } from '../tool.js';
import { idInput } from './inputs.js';
import { slidesOutput } from '../outputs.js';

export const readSlides = defineTool({
  name: 'read_slides',
  title: 'Read slide text',
  description: `Answers what was read on the slides of a deck, word for word, with their titles and sections. ${DECK_TEXT}`,
  input: z.strictObject({
    id: idInput,
    slides: z.array(z.int().min(1)).min(1).max(300).optional().describe('Numbers of slides, from 1 (default: all)'),
  }),
  output: slidesOutput,
  annotations: READ_ONLY,
  async run({ id, slides }, { workspace }) {
    const analysis = await workspace.analyses.get(id);
    const lacking = slides?.find((number) => !analysis.slides.some((slide) => slide.number === number));
    if (lacking !== undefined) throw new VcError('not-found', { what: 'slide', id: String(lacking) });
    const chosen = analysis.slides.filter(({ number }) => !slides || slides.includes(number));
    return answerFromDeck({
      ...{ id: analysis.id, companyName: analysis.companyName, slideCount: analysis.slideCount },
      slides: chosen.map(({ number, title, section, readBy, text }) => ({ number, title, section, readBy, text })),
    });
  },
});
