/** Reads a deck in this process and gathers its facts, as the pipeline does, for tests that measure extraction. */
import { readDeckHere, type ReadHereOptions } from '../../src/deck/read-deck-here.js';
import type { DeckInput } from '../../src/deck/deck-input.js';
import { viewDeck } from '../../src/evidence/view/deck-view.js';
import { gatherFacts } from '../../src/evidence/facts/gather-facts.js';
import { classifyCompany } from '../../src/evidence/outline/classify-company.js';
import { readOutline } from '../../src/evidence/outline/read-outline.js';
import type { Deck } from '../../src/model/deck.js';
import type { Evidence } from '../../src/model/scoring.js';
import type { Sector, Stage } from '../../src/model/values.js';
import { summarizeSlides } from '../../src/pipeline/summarize-slide.js';

/** What a person says of the deck; it wins over the deck. */
export interface Pinned {
  stage?: Stage | undefined;
  sector?: Sector | undefined;
  companyName?: string | undefined;
  asOf?: string | undefined;
}

export async function readEvidence(files: DeckInput[], options: ReadHereOptions = {}): Promise<Evidence> {
  return evidenceFrom(await readDeckHere(files, options));
}

/** What the pipeline concludes from a deck that is read. */
export function evidenceFrom(deck: Deck, pinned: Pinned = {}): Evidence {
  const outline = readOutline(deck, pinned);
  const view = viewDeck(deck, { ...outline, ...(pinned.asOf === undefined ? {} : { readingDate: pinned.asOf }) });
  const facts = gatherFacts(view);
  return {
    ...classifyCompany(view, facts, pinned),
    companyName: outline.companyName ?? '',
    facts,
    slides: summarizeSlides(view),
    language: outline.language,
    hidden: deck.hidden,
    failedSteps: [],
    warnings: deck.warnings,
  };
}
