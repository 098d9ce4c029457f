/**
 * The pipeline, top to bottom: **start here**. A deck is read once, its nine steps gather facts with slide
 * and quote, pure rules score them, and one document holds the outcome.
 */
import { scoreDocument } from './score-document.js';
import { hashFile } from './deck/hash-deck.js';
import type { DeckInput, DeckReader, ReadOptions } from './deck/read-deck.js';
import type { Engine } from './engines/engine.js';
import { viewDeck, type DeckView } from './evidence/deck-view.js';
import { judgeCompany } from './evidence/judge-company.js';
import { readOutline } from './evidence/read-outline.js';
import type { Analysis } from './model/analysis.js';
import type { Fact } from './model/fact.js';
import type { ProgressEvent } from './model/progress.js';
import type { DeckWarning } from './model/deck.js';
import { LOCALES, type Locale, type Sector, type Stage } from './model/values.js';
import { summarizeSlide } from './summarize-slide.js';
import { startSteps } from './run-steps.js';
import type { ScoringRules } from './scoring-rules.js';
import { steps } from './steps/index.js';

/** What a person says about a deck; it wins over what the deck says. */
export interface GivenFacts {
  companyName?: string | undefined;
  sector?: Sector | undefined;
  stage?: Stage | undefined;
  /** ISO date on which the deck is read; decides what is stale or forecast. @default newest date in the deck */
  asOf?: string | undefined;
}

export interface AnalyzeOptions extends Omit<ReadOptions, 'onSlide'> {
  given?: GivenFacts;
  /** Language of the rendered texts. @default 'en' */
  locale?: Locale;
  /** Every step as it starts and ends, and every slide as it is read. */
  onProgress?: ((event: ProgressEvent) => void) | undefined;
}

export interface AnalyzeTools {
  reader: DeckReader;
  engine: Engine;
  /** @default the published rubric and no thesis */
  rules?: ScoringRules;
  /** @default the system clock; only `createdAt` and durations depend on it */
  now?: () => Date;
  /** @default random UUIDs */
  newId?: () => string;
}

/**
 * Analyses one deck: one file, or several images that are its slides.
 *
 * @throws VcError when the deck cannot be read or the run is cancelled. Any later step that fails is marked
 * in the document, and the scores that need it are null.
 */
export async function analyzeDeck(
  inputs: DeckInput[],
  { reader, engine, rules, now = () => new Date(), newId = () => crypto.randomUUID() }: AnalyzeTools,
  { given = {}, locale = 'en', onProgress, ...reading }: AnalyzeOptions = {},
): Promise<Analysis> {
  const startedAt = now();
  const run = startSteps({ signal: reading.signal, onProgress });
  const facts: Fact[] = [];

  const { deck, outline, view } = await run.vital('extract', async () => {
    const deck = await reader.read(inputs, {
      ...reading,
      onSlide: (event) => onProgress?.({ type: 'slide', ...event }),
    });
    onProgress?.({ type: 'opened', fileName: deck.fileName, slideCount: deck.slides.length });
    const outline = readOutline(deck, given);
    const view = viewDeck(deck, { ...outline, ...(given.asOf === undefined ? {} : { readingDate: given.asOf }) });
    facts.push(...(await engine.gather(steps[0]!, view, { signal: reading.signal })));
    return { deck, outline, view };
  });

  for (const step of steps.slice(1, -1)) {
    const found = await run.optional(step.id, () => engine.gather(step, view, { signal: reading.signal }));
    facts.push(...(found ?? []));
  }

  const document = await run.vital('ai_scoring', async () => {
    const company = judgeCompany(view, facts, given);
    return scoreDocument(
      {
        ...company,
        companyName: outline.companyName,
        facts,
        slides: view.slides.map(summarizeSlide),
        language: outline.language,
        hidden: deck.hidden,
        failedSteps: run.results.filter((result) => result.status === 'error').map((result) => result.step),
        warnings: [...deck.warnings, ...cutWarnings(view), ...languageWarning(outline.language)],
      },
      locale,
      rules,
    );
  });

  return {
    ...document,
    id: newId(),
    createdAt: startedAt.toISOString(),
    companyNameFrom: outline.companyNameFrom,
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
      version: engine.version,
      ...(engine.model === undefined ? {} : { model: engine.model }),
      ...(engine.host === undefined ? {} : { host: engine.host }),
    },
    steps: run.results,
    analysisTime: Math.max(0, now().getTime() - startedAt.getTime()) / 1000,
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

/** Facts are looked for in the product's languages; a deck in another one is read, but little of it is understood. */
function languageWarning(language: string): DeckWarning[] {
  const known: readonly string[] = LOCALES;
  return known.includes(language) ? [] : [{ code: 'language-other', data: { language } }];
}
