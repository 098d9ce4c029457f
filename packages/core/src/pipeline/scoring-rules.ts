/** What a document is scored by: the published rubric, or one with a fund's weights, and the thesis it is held against. */
import { createHash } from 'node:crypto';
import { RUBRIC, type Rubric } from '../scoring/rubric.js';
import { readingPlugins, type PluginUse } from '../model/plugin.js';
import { withOwnCriteria, withWeights } from '../scoring/weigh.js';
import { markFor, type PluginSet } from './plugins/open-plugins.js';
import type { Thesis } from '../thesis/thesis.js';

/** A rubric, and the thesis that a deck is held against. */
export interface ScoringRules {
  rubric: Rubric;
  thesis?: { thesis: Thesis; mark: string };
  /** Plugins in force, as the document names them. */
  plugins?: readonly PluginUse[];
}

/** The rubric as published, and no thesis. */
export const PUBLISHED_RULES: ScoringRules = { rubric: RUBRIC };

/** The rules of a thesis. Its weights make a rubric of their own, and its version says so: `1.0.0+thesis-1f2e3d4c`. */
export function rulesOf(thesis: Thesis): ScoringRules {
  const { weights } = thesis;
  const weighs = Object.keys(weights?.scores ?? {}).length + Object.keys(weights?.criteria ?? {}).length > 0;
  return {
    rubric: weights && weighs ? withWeights(RUBRIC, weights, `${RUBRIC.version}+thesis-${markOf(weights)}`) : RUBRIC,
    thesis: { thesis, mark: markOf(thesis) },
  };
}

/** The rules with the criteria of plugins, whose mark the rubric's version then bears: `2.3.0+plugins-1f2e3d4c`. */
export function withPlugins(rules: ScoringRules, plugins: PluginSet): ScoringRules {
  const uses = readingPlugins(plugins.uses);
  if (uses.length === 0) return rules;
  const mark = markFor(plugins, 'criteria');
  const { rubric } = rules;
  return {
    ...rules,
    plugins: uses,
    ...(mark ? { rubric: withOwnCriteria(rubric, plugins.criteria, `${rubric.version}+plugins-${mark}`) } : {}),
  };
}

/** Eight hexadecimal digits of the content, whatever order its keys were written in. */
function markOf(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex')
    .slice(0, 8);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]));
}
