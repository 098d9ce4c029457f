/**
 * The pipeline, top to bottom: **start here**. A deck is read once, its nine steps gather facts with slide
 * and quote, pure rules score them, and one document holds the outcome.
 */
import type { AnalyzeOptions, AnalyzeTools } from './analyze-options.js';
import { analyzeInWorker } from './analyze-in-worker.js';
import { scoreApart } from './score-apart.js';
import { hashFile } from '../deck/hash-deck.js';
import type { DeckInput, DeckReader } from '../deck/read-deck.js';
import type { AskedCriterion, DeckReading, Review } from '../engines/engine.js';
import { rubricEngine } from '../engines/rubric/rubric-engine.js';
import { SLIDE_CHARACTERS, viewDeck } from '../evidence/view/deck-view.js';
import type { DeckView } from '../evidence/view/view-types.js';
import { classifyCompany } from '../evidence/outline/classify-company.js';
import { readOutline } from '../evidence/outline/read-outline.js';
import { renderMessage } from '../i18n/render.js';
import { nameFields, nameKnown, statedName } from './name-fields.js';
import type { Analysis } from '../model/analysis.js';
import type { DeckWarning } from '../model/deck.js';
import type { Fact } from '../model/fact.js';
import { message } from '../model/message.js';
import type { Evidence } from '../model/scoring.js';
import { LOCALES, type Locale } from '../model/values.js';
import { criteria } from '../scoring/criteria/index.js';
import { markFor } from './plugins/open-plugins.js';
import { readBeside } from './plugins/read-by-plugin.js';
import { versionRead } from './read-with.js';
import { summarizeSlides } from './summarize-slide.js';
import { startSteps } from './step-record.js';
import { doScoring, type ScoringInput, type ScoringOutcome, type ScoringWork } from './scoring-work.js';
import { steps, type Step } from '../engines/steps.js';

/** Pixels of slides that an engine looks at: small print can be read, and a picture takes about a thousand tokens. */
const PICTURE_WIDTH = 1024;

/** The criteria as a model is asked them; prompts are in English. */
const ASKED: AskedCriterion[] = criteria.map(({ meta: { id, title, asks } }) => {
  const [name, what] = [title, asks].map((text) => renderMessage(message(text), 'en'));
  return { id, asks: `${name}. ${what}` };
});

/**
 * Analyses one deck: one file, or several images that are its slides.
 *
 * @throws VcError when the deck cannot be read or the run is cancelled. Any later step that fails is marked
 * in the document, and the scores that need it are null.
 */
export async function analyzeDeck(
  inputs: DeckInput[],
  tools: AnalyzeTools,
  options: AnalyzeOptions = {},
): Promise<Analysis> {
  const { runTask } = tools.reader;
  // A model is waited for and answers here; the rules only work, and do it beside the reading.
  if (runTask && tools.engine === rubricEngine && !tools.plugins?.here)
    return analyzeInWorker(inputs, { ...tools, runTask }, options);
  // What an engine does in the background ends with the run, however that ends.
  const ended = new AbortController();
  try {
    return await analyze(inputs, tools, options, ended.signal);
  } finally {
    ended.abort();
  }
}

async function analyze(
  inputs: DeckInput[],
  {
    reader,
    engine,
    rules,
    adaptation,
    plugins,
    now = () => new Date(),
    newId = () => crypto.randomUUID(),
  }: AnalyzeTools,
  { given = {}, locale = 'en', onProgress, ...reading }: AnalyzeOptions,
  ended: AbortSignal,
): Promise<Analysis> {
  const startedAt = now();
  const run = startSteps({ signal: reading.signal, onProgress });
  const facts: Fact[] = [];
  const warnings: DeckWarning[] = [];

  // The rules alone score where they read, mostly in a worker already.
  const score = async <K extends ScoringWork>(work: K, input: ScoringInput<K>): Promise<ScoringOutcome<K>> =>
    engine === rubricEngine || plugins?.here ? doScoring(work, input) : scoreApart(work, input, inputs[0]!.fileName);

  async function gather(step: Step, held: DeckReading): Promise<void> {
    const answer = await held.gather(step);
    facts.push(...answer.facts);
    warnings.push(...(answer.warnings ?? []));
    if (answer.engine) run.answeredBy(step.id, answer.engine);
  }

  const { deck, outline, view, held } = await run.vital('extract', async () => {
    const deck = await reader.read(inputs, {
      ...reading,
      onSlide: (event) => onProgress?.({ type: 'slide', ...event }),
    });
    onProgress?.({ type: 'opened', fileName: deck.fileName, slideCount: deck.slides.length });
    const outline = readOutline(deck, given);
    const view = viewDeck(deck, {
      ...outline,
      ...(given.asOf === undefined ? {} : { readingDate: given.asOf }),
      ...(adaptation ? { adaptation } : {}),
    });
    const held = engine.open(view, {
      hash: deck.hash,
      companyName: outline.companyName ?? '',
      locale,
      criteria: ASKED,
      signal: reading.signal ? AbortSignal.any([reading.signal, ended]) : ended,
      onProgress,
      ...(inputs.length === 1 && reader.picture ? { picture: pictureOf(reader.picture, inputs[0]!) } : {}),
    });
    await gather(steps[0]!, held);
    return { deck, outline, view, held };
  });

  for (const step of steps.slice(1, -1)) await run.optional(step.id, () => gather(step, held));

  const { document, review, shownName } = await run.vital('ai_scoring', async () => {
    if (plugins) {
      const beside = readBeside(plugins.extractors, { view, known: facts });
      facts.push(...beside.facts);
      warnings.push(...beside.warnings);
    }
    const evidenceOf = (facts: Fact[]): Evidence => ({
      ...classifyCompany(view, facts, given),
      companyName: statedName(nameKnown(outline.shownName, facts)),
      facts,
      slides: summarizeSlides(view),
      language: outline.language,
      hidden: deck.hidden.map((one) => ({ ...one, text: one.text.slice(0, SLIDE_CHARACTERS) })),
      failedSteps: run.results.filter((result) => result.status === 'error').map((result) => result.step),
      warnings: [
        ...deck.warnings,
        ...cutWarnings(view),
        ...leftOutWarnings(view),
        ...languageWarning(outline.language),
        ...warnings,
      ],
    });
    const review = await held.review?.(facts, (read) =>
      score('scoreEvidence', [evidenceOf([...read]), { locale, ...(rules ? { rubric: rules.rubric } : {}) }]),
    );
    warnings.push(...(review?.warnings ?? []));
    const evidence = evidenceOf(review?.facts ?? facts);
    const { summary, judgements } = review ?? {};
    const told: Evidence = {
      ...evidence,
      ...(summary ? { modelSummary: summary } : {}),
      ...(judgements ? { judgements } : {}),
    };
    const shownName = nameKnown(outline.shownName, evidence.facts);
    return { document: await score('scoreDocument', [told, locale, rules]), review, shownName };
  });

  const { documentVersion, ...scored } = document;
  const { companyName, ...named } = nameFields(shownName, locale);
  return {
    documentVersion,
    companyName,
    ...scored,
    ...(review ? modelUse(review, locale) : {}),
    id: newId(),
    createdAt: startedAt.toISOString(),
    ...named,
    fileName: deck.fileName,
    deckHash: deck.hash,
    files: inputs.map(({ fileName, bytes }) => ({
      fileName,
      // The hash of a deck of one file is that file's.
      hash: inputs.length === 1 ? deck.hash : hashFile(bytes),
      bytes: bytes.length,
    })),
    deckKind: deck.kind,
    engine: {
      name: engine.name,
      version: versionRead(engine.version, adaptation, plugins && markFor(plugins, 'extractors')),
      ...(engine.model === undefined ? {} : { model: engine.model }),
      ...(engine.host === undefined ? {} : { host: engine.host }),
      ...(engine.plugin === undefined ? {} : { plugin: engine.plugin }),
    },
    steps: run.results,
    analysisTime: Math.max(0, now().getTime() - startedAt.getTime()) / 1000,
  };
}

function pictureOf(draw: DeckReader['picture'], file: DeckInput): (slide: number) => Promise<Uint8Array> {
  return (slide) => draw(file, slide, PICTURE_WIDTH);
}

/** What a model had to do with it, beside the facts. */
function modelUse({ rejected, outbound, spread }: Review, locale: Locale): Partial<Analysis> {
  return {
    rejected: rejected.map(({ code, step, proposal, values }) => {
      const { kind } = values;
      const named = code === 'other-metric' ? { kind: { message: message(`label.metric.${kind}`) } } : {};
      const reasonMessage = message(`engine.rejected.${code}`, { ...values, ...named });
      return { code, step, proposal, reason: renderMessage(reasonMessage, locale), reasonMessage };
    }),
    outbound,
    ...(spread ? { spread } : {}),
  };
}

/** Of a slide with more text than anyone puts on one, only the first part is searched. */
function cutWarnings({ slides }: DeckView): DeckWarning[] {
  return slides.flatMap(({ number, unread }) =>
    unread === undefined
      ? []
      : [{ code: 'slide-text-cut', slide: number, data: { slide: number, characters: unread } }],
  );
}

/** A disclaimer that does not count surprises nobody. */
function leftOutWarnings({ slides }: DeckView): DeckWarning[] {
  return slides.flatMap(({ number: slide, excluded, repeats }): DeckWarning[] => {
    if (excluded === 'template') return [{ code: 'slide-template', slide, data: { slide } }];
    return repeats === undefined ? [] : [{ code: 'slide-repeats', slide, data: { slide, of: repeats } }];
  });
}

/** Facts are looked for in the product's languages; a deck in another one is read, but little of it is understood. */
function languageWarning(language: string): DeckWarning[] {
  const known: readonly string[] = LOCALES;
  return known.includes(language) ? [] : [{ code: 'language-other', data: { language } }];
}
