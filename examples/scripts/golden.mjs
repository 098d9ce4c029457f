/** The golden analyses: what the sample decks analyse to, without what differs from run to run. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyzeDeck, loadDeckFile, openDeckReader, rubricEngine } from '@vc-analyst/core';

export const deckFolder = fileURLToPath(new URL('../decks/', import.meta.url));
export const goldenFolder = fileURLToPath(new URL('../golden/', import.meta.url));

/** Names of the sample decks that are one file each, in order. */
export function sampleDecks() {
  return readdirSync(deckFolder)
    .filter((name) => /\.(pdf|pptx|ppt)$/.test(name))
    .sort();
}

/** Every sample deck's document as the golden files hold it. */
export async function* goldenAnalyses() {
  const reader = openDeckReader();
  try {
    for (const name of sampleDecks()) {
      const input = await loadDeckFile(join(deckFolder, name));
      const analysis = await analyzeDeck([input], { reader, engine: rubricEngine });
      yield { name, text: `${JSON.stringify(withoutRun(analysis), null, 1)}\n` };
    }
  } finally {
    await reader.close();
  }
}

/**
 * The document without what differs from run to run and from build to build.
 * @param {import('@vc-analyst/core').Analysis} analysis
 */
export function withoutRun(analysis) {
  return {
    ...analysis,
    judgedBy: undefined,
    id: 'id',
    createdAt: 'time',
    analysisTime: 0,
    steps: analysis.steps.map((step) => ({ ...step, ms: 0 })),
  };
}
