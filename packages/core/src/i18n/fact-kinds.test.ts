/** Every kind of fact has a name in every language, and no two share one. */
import { expect, it } from 'vitest';
import { FACT_KIND_IDS } from '../model/fact-kinds.js';
import { LOCALES } from '../model/values.js';
import { renderMessage } from './render.js';

it.each(LOCALES)('names of kinds in %s', (locale) => {
  const names = FACT_KIND_IDS.map((kind) => renderMessage({ id: `label.metric.${kind}`, values: {} }, locale));
  expect(names.filter((name) => name.startsWith('label.'))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
