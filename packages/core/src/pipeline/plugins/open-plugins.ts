/** Loads plugins, in the workspace and again in every worker, and makes of them what the pipeline works with. */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadModule } from '../../config/load-module.js';
import type { Engine } from '../../engines/engine.js';
import type { MemoFormat } from '../../memo/memo-format.js';
import { FACT_KINDS } from '../../model/fact-kinds.js';
import { PLUGIN_PARTS, type PluginUse } from '../../model/plugin.js';
import { registerJudge } from '../../scoring/own-criteria.js';
import type { OwnCriteria, OwnCriterion, Texts } from '../../scoring/own-criterion.js';
import { checkPlugin, checkTogether } from './check-plugin.js';
import type { Plugin, PluginCriterion, PluginText } from './plugin.js';
import { engineOf, type OwnExtractor } from './read-by-plugin.js';

/** All plugins of a workspace. */
export interface PluginSet {
  uses: readonly PluginUse[];
  criteria: OwnCriteria;
  extractors: readonly OwnExtractor[];
  /** By their ids. */
  engines: ReadonlyMap<string, Engine>;
  exporters: readonly MemoFormat[];
  /** Addresses of the modules, for workers; and whether some are objects that no worker can load. */
  modules: readonly string[];
  here: boolean;
}

interface Loaded {
  plugin: Plugin;
  mark: string;
  /** What no other code has in this process. */
  key: string;
}

const loaded = new Map<string, Promise<Loaded>>();
let objectsSeen = 0;

/**
 * `modules` are paths or `file:` addresses; `objects` are plugins that the caller has made.
 *
 * @throws VcError `bad-plugin` that names the plugin, what is wrong and the way out.
 */
export async function openPlugins(modules: readonly string[], objects: readonly Plugin[] = []): Promise<PluginSet> {
  const urls = modules.map((path) => (path.startsWith('file:') ? path : pathToFileURL(resolve(path)).href));
  const all = await Promise.all(urls.map(load));
  for (const object of objects) {
    const plugin = checkPlugin(object, 'openWorkspace');
    all.push({ plugin, mark: markOf(codeOf(plugin)), key: `here ${(objectsSeen += 1)}` });
  }
  checkTogether(all.map(({ plugin }) => plugin));
  // Engines and formats work in the caller's process anyway.
  const here = objects.some(({ criteria = [], extractors = [] }) => criteria.length + extractors.length > 0);
  return {
    uses: all.map(({ plugin, mark }) => ({
      name: plugin.name,
      version: plugin.version,
      mark,
      adds: PLUGIN_PARTS.filter((part) => plugin[part]?.length),
    })),
    criteria: { criteria: all.flatMap(criteriaOf), modules: urls, here },
    extractors: all.flatMap(({ plugin: { name, version, extractors = [] } }) =>
      extractors.map((one) => ({ ...one, plugin: name, version })),
    ),
    engines: new Map(
      all.flatMap(({ plugin, mark }) => (plugin.engines ?? []).map((one) => [one.id, engineOf(one, plugin, mark)])),
    ),
    exporters: all.flatMap(({ plugin }) => plugin.exporters ?? []),
    modules: urls,
    here,
  };
}

/** Eight hexadecimal digits of the plugins that add `part`; undefined where none does. */
export function markFor({ uses }: Pick<PluginSet, 'uses'>, part: PluginUse['adds'][number]): string | undefined {
  const adding = uses.filter(({ adds }) => adds.includes(part)).map(({ name, version, mark }) => [name, version, mark]);
  return adding.length === 0 ? undefined : markOf(JSON.stringify(adding.sort()));
}

function load(url: string): Promise<Loaded> {
  const known = loaded.get(url) ?? loadAnew(url);
  loaded.set(url, known);
  // A module that could not be loaded may be mended and tried again.
  known.catch(() => loaded.delete(url));
  return known;
}

async function loadAnew(url: string): Promise<Loaded> {
  const { path, exported, code } = await loadModule(url);
  const mark = markOf(code);
  return { plugin: checkPlugin(exported, path), mark, key: mark };
}

/** What of an object tells one plugin from another: its data, and the text of its functions. */
function codeOf(plugin: Plugin): string {
  return JSON.stringify(plugin, (_, value: unknown) => (typeof value === 'function' ? String(value) : value));
}

function markOf(code: string | Uint8Array): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 8);
}

function criteriaOf({ plugin: { name, criteria = [] }, key }: Loaded): OwnCriterion[] {
  return criteria.map((criterion): OwnCriterion => {
    const id = `${name}/${criterion.id}`;
    const { score, kinds, weight } = criterion;
    return {
      id,
      plugin: name,
      score,
      title: textsOf(criterion.title),
      kinds,
      steps: [...new Set(kinds.map((kind) => FACT_KINDS[kind].step))],
      weights: typeof weight === 'number' ? [weight, weight, weight, weight] : weight,
      judge: keep(`${id} ${key}`, criterion),
    };
  });
}

/** Keeps the function under a key that a worker, which loads the same module, gives it as well. */
function keep(key: string, criterion: PluginCriterion): string {
  registerJudge(key, (facts, deck) => {
    const { level, reason, facts: carrying = [], hint = false } = criterion.judge(facts, deck);
    return { level, reason: textsOf(reason), factIds: carrying.map((fact) => fact.id), hint };
  });
  return key;
}

function textsOf(text: PluginText): Texts {
  const { en, es = en, fr = en } = typeof text === 'string' ? { en: text } : text;
  return { en, es, fr };
}
