/** `analyze_deck`: one deck of an allowed folder, analysed and kept; a known one is answered at once. */
import { sectorSchema, stageSchema, STEP_IDS, type ProgressEvent } from '@vc-analyst/core/model';
import { z } from 'zod';
import { partOf } from '../analysis-parts.js';
import { answerFromDeck, DECK_TEXT } from '../answer.js';
import { defineTool, type ToolContext } from '../tool.js';
import { langInput, pathInput } from './inputs.js';
import { overviewOutput } from '../outputs.js';

export const analyzeDeck = defineTool({
  name: 'analyze_deck',
  title: 'Analyse a pitch deck',
  description:
    'Reads a pitch deck (PDF, PPTX, PPT, PNG, JPEG) from an allowed folder, scores it with a fixed rubric, keeps the ' +
    'analysis and answers its overview: recommendation, scores, key figures with slide and quote, flags and first ' +
    `questions. A deck with known content is not read again unless "again" is true. Takes seconds. ${DECK_TEXT}`,
  input: z.strictObject({
    path: z
      .union([pathInput, z.array(pathInput).min(1).max(300)])
      .describe('Path of the deck, or of the images that are its slides, in their order'),
    company: z.string().min(1).max(200).optional().describe('Company name (default: read from the deck)'),
    sector: sectorSchema.optional().describe('Sector (default: read from the deck)'),
    stage: stageSchema.optional().describe('Funding round (default: read from the deck)'),
    asOf: z.iso.date().optional().describe('Date on which the deck is read (default: the newest date it states)'),
    again: z.boolean().optional().describe('Analyse also when the content is known, as a new version'),
    lang: langInput,
  }),
  output: overviewOutput,
  // Open: with a model engine in the configuration the deck’s text goes to that model.
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  async run({ path, again = false, lang, company, ...said }, { workspace, folders, signal, report }) {
    const paths = await Promise.all([path].flat().map((one) => folders.toRead(one)));
    const deck = Array.isArray(path) ? paths : paths[0]!;
    const options = { given: { companyName: company, ...said }, signal, onProgress: teller(report) };
    const taken = again
      ? { analysis: await workspace.analyze(deck, options) }
      : await workspace.analyzeNew(deck, options);
    const analysis = 'known' in taken ? await workspace.analyses.get(taken.known.id) : taken.analysis;
    return answerFromDeck(partOf(analysis, 'overview', lang ?? workspace.config.lang));
  },
});

/** Turns the events of a run into steps done, with the slides as parts of the first. */
function teller(report: ToolContext['report']): (event: ProgressEvent) => void {
  let done = 0;
  return (event) => {
    if (event.type === 'slide' && done === 0) {
      report(event.slide / (event.slideCount + 1), STEP_IDS.length, `slide ${event.slide} of ${event.slideCount}`);
    }
    if (event.type === 'step' && event.status !== 'processing') {
      done += 1;
      report(done, STEP_IDS.length, event.step);
    }
  };
}
