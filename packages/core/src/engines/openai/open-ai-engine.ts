/** The model engine: a model reads and proposes, code checks every proposal, and the rubric's rules stand beside it. */
import type { Engine } from '../engine.js';
import { rubricEngine } from '../rubric/rubric-engine.js';
import { PROMPT_VERSION } from './answer-schemas.js';
import { openModelClient, type ModelClient } from './network/model-client.js';
import { readDeckWithModel } from './read-deck-with-model.js';
import { withDefaults, type ModelSettings, type OpenAiSettings } from './settings.js';

export type { AnswerCache, OpenAiSettings } from './settings.js';

/**
 * An engine for any OpenAI-compatible endpoint. Makes no request before a deck is opened; decks share its limit of
 * requests at the same time.
 *
 * @throws VcError `offline` when no request may be made, `bad-config` for an address that is none
 */
export function createOpenAiEngine(given: OpenAiSettings): Engine {
  const settings = withDefaults(given);
  return modelEngine(settings, openModelClient(settings));
}

/** The engine that asks whoever answers behind `client`. */
export function modelEngine(settings: ModelSettings, client: ModelClient): Engine {
  return {
    name: 'openai',
    version: `${rubricEngine.version}+prompt-${PROMPT_VERSION}`,
    model: settings.model,
    host: settings.host,
    open: (view, deck) => readDeckWithModel(view, deck, { settings, client }),
  };
}
