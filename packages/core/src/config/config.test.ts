/** Where settings come from, which source wins, and what a wrong one is told. */
import { expect, test } from 'vitest';
import { resolveConfig } from './config.js';

test('a flag wins over the environment, the environment over the file, the file over the default', () => {
  const file = { name: 'vc.yaml', settings: { lang: 'fr', dataDir: '/from/file', concurrency: 2 } };
  const environment = { VC_DATA: '/from/environment', VC_LANG: 'es' };
  const { config, sources } = resolveConfig({ flags: { lang: 'en' }, environment, file });
  expect(config).toMatchObject({ lang: 'en', dataDir: '/from/environment', concurrency: 2, engine: 'rubric' });
  expect(sources).toMatchObject({ lang: 'flag', dataDir: 'environment', concurrency: 'file', engine: 'default' });
});

test.each([
  [{ flags: { lang: 'de' } }, /The command line: lang/],
  [{ environment: { VC_CONCURRENCY: 'many' } }, /VC_CONCURRENCY: concurrency/],
  [{ file: { name: 'vc.yaml', settings: { limits: { seconds: -1 } } } }, /vc\.yaml: limits\.seconds/],
  [{ file: { name: 'vc.yaml', settings: { langage: 'fr' } } }, /vc\.yaml: “langage” is not a setting/],
  [{ file: { name: 'vc.yaml', settings: ['fr'] } }, /vc\.yaml: it must hold settings/],
])('a wrong setting is named with its source: %j', (given, sentence) => {
  expect(() => resolveConfig(given)).toThrow(sentence);
});

test('an empty environment variable counts as not set', () => {
  expect(resolveConfig({ environment: { VC_DATA: '' } }).sources.dataDir).toBe('default');
});
