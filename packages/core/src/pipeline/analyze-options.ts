/** What an analysis is asked with, and the tools it works with. */
import type { DeckReader, ReadOptions } from '../deck/read-deck.js';
import type { Engine } from '../engines/engine.js';
import type { Adaptation } from '../model/adaptation.js';
import type { ProgressEvent } from '../model/progress.js';
import type { Locale, Sector, Stage } from '../model/values.js';
import type { PluginSet } from './plugins/open-plugins.js';
import type { ScoringRules } from './scoring-rules.js';

/** What a person says about a deck; it wins over what the deck says. */
export interface GivenFacts {
  companyName?: string | undefined;
  sector?: Sector | undefined;
  stage?: Stage | undefined;
  /** ISO date on which the deck is read; decides what is stale or forecast. @default newest date in the deck */
  asOf?: string | undefined;
}

/** How one deck is read: what a person knows of it, limits, language, progress, cancelling. */
export interface AnalyzeOptions extends Omit<ReadOptions, 'onSlide'> {
  given?: GivenFacts;
  /** Language of the rendered texts. @default 'en' */
  locale?: Locale;
  /** Every step as it starts and ends, and every slide as it is read. */
  onProgress?: ((event: ProgressEvent) => void) | undefined;
}

/** What the pipeline works with. */
export interface AnalyzeTools {
  /** One that is not `openDeckReader`'s may only read: the rest is then done in this process, and nothing is drawn. */
  reader: Pick<DeckReader, 'read'> & Partial<DeckReader>;
  engine: Engine;
  /** @default the published rubric and no thesis */
  rules?: ScoringRules;
  /** What a fund's own corrections add to the model by which statements are read. */
  adaptation?: Adaptation;
  /** Plugins that read beside the engine; their criteria are part of `rules`. @default none */
  plugins?: Pick<PluginSet, 'uses' | 'extractors' | 'modules' | 'here'>;
  /** @default the system clock; only `createdAt` and durations depend on it */
  now?: () => Date;
  /** @default random UUIDs */
  newId?: () => string;
}
