/** Where settings come from, which source wins, and what a wrong one is told. */
import { expect, test } from 'vitest';
import { resolveConfig } from './config.js';

test('a flag wins over the environment, the environment over the file, the file over the default', () => {
  const file = { name: 'vc.yaml', settings: { lang: 'fr', dataDir: '/from/file', concurrency: 2 } };
  const environment = { VC_DATA: '/from/environment', VC_LANG: 'es' };
  const { config, sources } = resolveConfig({ flags: { lang: 'en' }, environment, file });
  expect(config).toMatchObject({ lang: 'en', dataDir: '/from/environment', concurrency: 2, port: 3000 });
  expect(sources).toMatchObject({ lang: 'flag', dataDir: 'environment', concurrency: 'file', port: 'default' });
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

test.each([
  ['http://169.254.169.254/v1', /link-local/],
  ['http://2852039166/v1', /link-local/],
  ['https://[fd00:ec2::254]/', /link-local/],
  ['file:///etc/passwd', /baseUrl/],
  ['gopher://127.0.0.1/', /baseUrl/],
  ['https://user:secret@models.example/v1', /no user name or password/],
  ['models.example', /baseUrl/],
])('no model is called at %s', (baseUrl, sentence) => {
  expect(() => resolveConfig({ environment: { OPENAI_BASE_URL: baseUrl } })).toThrow(sentence);
});

test('a model is called at loopback, and at a link-local address when that is allowed in so many words', () => {
  const settings = { engine: 'openai', model: 'local', baseUrl: 'http://169.254.10.1/v1', allowLinkLocal: true };
  expect(resolveConfig({ file: { name: 'vc.yaml', settings } }).config).toMatchObject(settings);
  const flags = { engine: 'openai', baseUrl: 'http://127.0.0.1:11434/v1' };
  expect(resolveConfig({ flags }).config).toMatchObject(flags);
});

test('a limit in money needs prices to be reckoned by', () => {
  expect(() => resolveConfig({ flags: { maxCost: '0.5' } })).toThrow(/The command line: maxCost: set prices/);
  const prices = { input: 2.5, output: 10, currency: 'eur' };
  const { config } = resolveConfig({ flags: { maxCost: '0.5' }, file: { name: 'vc.yaml', settings: { prices } } });
  expect(config).toMatchObject({ maxCost: 0.5, prices: { input: 2.5, output: 10, currency: 'EUR' } });
});

test('a key is no setting: a configuration is shown, and a file of it copied', () => {
  const environment = { OPENAI_API_KEY: 'sk-secret' };
  expect(JSON.stringify(resolveConfig({ environment }))).not.toContain('sk-secret');
  const file = { name: 'vc.yaml', settings: { apiKey: 'sk-secret' } };
  expect(() => resolveConfig({ file })).toThrow(/“apiKey” is not a setting/);
});

test('an empty environment variable counts as not set', () => {
  expect(resolveConfig({ environment: { VC_DATA: '' } }).sources.dataDir).toBe('default');
});
