/** Every id of a text that the source names is in the catalogues of all languages: a missing one would be shown to people as it is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ANALYSIS_SORTS } from '../src/contract/routes/analysis-routes.js';
import { catalogues } from '../src/i18n/index.js';
import { LOCALES } from '../src/model/vocabulary.js';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const ids = LOCALES.map((locale) => Object.keys(catalogues[locale]));
/** Fields of summaries are named like texts: `fit.verdict`. */
const fields = new Set<string>(ANALYSIS_SORTS);
const rooms = [...new Set(ids[0]!.map((id) => id.split('.')[0]!))].join('|');

/** `'scoring.M1.title'` as it stands; of a template the parts that are known, with `*` for the rest: `check.*.pass`. */
function idsNamedIn(text: string): string[] {
  const quoted = text.matchAll(new RegExp(`'((?:${rooms})(?:\\.[\\w-]+)+)'`, 'g'));
  const helpers = text.includes('/language.js') ? 'label|say' : 'label';
  const said = text.matchAll(new RegExp(`\\b(?:${helpers})\\('([\\w.-]+)'`, 'g'));
  const templates = text.matchAll(/(?:message\(|\bid: )`([^`]+)`/g);
  return [
    ...[...quoted, ...said].map(([, id]) => id!),
    ...[...templates].map(([, id]) => id!.replace(/\$\{[^}]*\}/g, '*')).filter((id) => /^[\w-]+\./.test(id)),
  ];
}

/** Helpers put the room before what they are given: `label('engine.rubric')`. */
function isThere(named: string, known: readonly string[]): boolean {
  if (!named.includes('*')) return known.some((id) => id === named || id.endsWith(`.${named}`));
  const pattern = new RegExp(`^${named.replaceAll('.', '\\.').replaceAll('*', '.+')}$`);
  return known.some((id) => pattern.test(id));
}

test.each(['core', 'server', 'cli'])('texts that %s names', (name) => {
  const folder = join(packages, name, 'src');
  const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !/^(i18n|testing)[\\/]/.test(path))
    .flatMap((path) => idsNamedIn(readFileSync(join(folder, path), 'utf8')).map((id) => ({ path, id })));
  expect(named.length).toBeGreaterThan(0);
  const missing = named.filter(({ id }) => !fields.has(id) && !ids.every((known) => isThere(id, known)));
  expect(missing).toEqual([]);
});
