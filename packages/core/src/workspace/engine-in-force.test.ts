/** Who is asked to read a deck, and where each key may go. */
import { expect, test } from 'vitest';
import { configSchema, type ConfigInput } from '../config/config.js';
import type { Engine } from '../engines/engine.js';
import type { OpenAiSettings } from '../engines/openai/settings.js';
import type { StoredSettings } from '../model/settings.js';
import { openEngines, type EngineSettings } from './engine-in-force.js';

const OPENAI = 'https://api.openai.com/v1';
const LOCAL = 'http://127.0.0.1:11434/v1';

function model(name: string, baseUrl: string, key = ''): StoredSettings['model'] {
  return { name, baseUrl, api: 'chat', key };
}

function choose(config: ConfigInput, set: EngineSettings = { engine: 'rubric', model: null }, apiKey?: string) {
  const asked: OpenAiSettings[] = [];
  const state = { set };
  const engines = openEngines(configSchema.parse(config), {
    apiKey,
    cores: 2,
    plugins: { engines: new Map() },
    probeModel: async () => true,
    probeForm: () => Promise.reject(new Error('nobody asked')),
    readSettings: async () => state.set,
    openModel(settings) {
      asked.push(settings);
      return { name: 'openai', version: '1', model: settings.model } as Engine;
    },
  });
  return { engines, asked, state };
}

test('nothing is asked over the network until somebody chose so: a key alone chooses nothing', async () => {
  const { engines, asked } = choose({}, undefined, 'sk-environment');
  expect((await engines.current()).name).toBe('rubric');
  expect(asked).toEqual([]);
});

test('the configuration wins over the settings, in both directions', async () => {
  const set = { engine: 'openai', model: model('theirs', LOCAL) } as const;
  expect((await choose({ engine: 'rubric' }, set).engines.current()).name).toBe('rubric');
  const { engines, asked } = choose({ engine: 'openai', model: 'ours' }, { engine: 'rubric', model: null }, 'sk');
  expect((await engines.current()).name).toBe('openai');
  expect(asked).toMatchObject([{ model: 'ours', baseUrl: OPENAI, apiKey: 'sk' }]);
  expect(engines.inForce(set)).toEqual({
    name: 'openai',
    from: 'configuration',
    model: 'ours',
    host: 'api.openai.com',
  });
});

test('the key of the environment goes to the configured host and to no address that is set in the settings', async () => {
  for (const baseUrl of [
    'https://evil.example/v1',
    LOCAL,
    'http://api.openai.com/v1',
    'https://api.openai.com:8443/',
  ]) {
    const { engines, asked } = choose({}, { engine: 'openai', model: model('m', baseUrl) }, 'sk-environment');
    await engines.current().catch(() => undefined);
    expect(asked.map(({ apiKey }) => apiKey)).not.toContain('sk-environment');
  }
  const { engines, asked } = choose({}, { engine: 'openai', model: model('m', OPENAI) }, 'sk-environment');
  await engines.current();
  expect(asked).toMatchObject([{ apiKey: 'sk-environment' }]);
});

test('a key of the settings stays with their address, also when another model is configured', async () => {
  const set = { engine: 'openai', model: model('theirs', LOCAL, 'sk-settings') } as const;
  const own = choose({}, set);
  await own.engines.current();
  expect(own.asked).toMatchObject([{ model: 'theirs', baseUrl: LOCAL, apiKey: 'sk-settings' }]);
  const configured = choose({ model: 'ours', baseUrl: 'http://127.0.0.1:1/v1' }, set);
  await configured.engines.current();
  expect(configured.asked).toMatchObject([{ model: 'ours', baseUrl: 'http://127.0.0.1:1/v1', apiKey: undefined }]);
});

test('what is changed in the settings holds from the next deck on; until then one engine serves all', async () => {
  const { engines, asked, state } = choose({}, { engine: 'openai', model: model('a', LOCAL) });
  expect(await engines.current()).toBe(await engines.current());
  state.set = { engine: 'openai', model: model('b', LOCAL) };
  expect((await engines.current()).model).toBe('b');
  state.set = { engine: 'rubric', model: model('b', LOCAL) };
  expect((await engines.current()).name).toBe('rubric');
  expect(asked).toHaveLength(2);
});

test.each([
  [{ engine: 'openai', model: 'm', offline: true }, 'offline'],
  [{ engine: 'openai' }, 'bad-config'],
  [{ engine: 'openai', model: 'm' }, 'bad-config'],
])('%j asks nobody: %s', async (config, code) => {
  const { engines, asked } = choose(config);
  await expect(engines.current()).rejects.toMatchObject({ code });
  expect(asked).toEqual([]);
});

test('offline, the rubric engine goes on', async () => {
  expect((await choose({ offline: true }).engines.current()).name).toBe('rubric');
});

test('more decks are in work where a model is waited for, unless their number was chosen', async () => {
  const local = { engine: 'openai', model: 'm', baseUrl: LOCAL, modelConcurrency: 10 };
  for (const [config, concurrency] of [
    [{}, 2],
    [local, 10],
    [{ ...local, modelConcurrency: 1 }, 2],
    [{ ...local, concurrency: 1 }, 1],
  ] as const) {
    const { engines } = choose(config);
    await engines.current();
    expect(engines.concurrency()).toBe(concurrency);
  }
});

test('a link-local address is refused in settings too, even where it was set before', async () => {
  const { engines, asked } = choose({}, { engine: 'openai', model: model('m', 'http://169.254.169.254/v1', 'sk') });
  expect(() => engines.checkAddress('http://0xa9fea9fe/latest')).toThrow(/link-local/);
  await expect(engines.current()).rejects.toMatchObject({ code: 'bad-config' });
  expect(asked).toEqual([]);
  const allowed = choose(
    { allowLinkLocal: true },
    { engine: 'openai', model: model('m', 'http://169.254.1.1/v1', 'sk') },
  );
  expect((await allowed.engines.current()).name).toBe('openai');
});
