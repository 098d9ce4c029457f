/** What an endpoint tells about itself before any deck is sent to it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFakeModel, type FakeModel } from '../../testing/fake-model-server/index.js';
import { probeForm, probeModel } from './probe-model.js';

let fake: FakeModel;
beforeAll(async () => {
  fake = await openFakeModel();
});
afterAll(() => fake.close());

test('an endpoint that lists the model is told from one that lists others, and nothing but the list is asked for', async () => {
  const settings = { baseUrl: fake.url, model: 'fake-model', apiKey: 'sk-probe' };
  expect(await probeModel(settings)).toBe(true);
  expect(await probeModel({ ...settings, model: 'another' })).toBe(false);
  expect(fake.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /v1/models', 'GET /v1/models']);
  expect(fake.requests[0]?.headers.authorization).toBe('Bearer sk-probe');
});

test('an endpoint without a list is reached all the same; one that is not there is not', async () => {
  expect(await probeModel({ baseUrl: `http://${fake.host}/elsewhere`, model: 'm' })).toBeUndefined();
  await expect(probeModel({ baseUrl: 'http://127.0.0.1:9/v1', model: 'm' })).rejects.toMatchObject({
    code: 'engine-unreachable',
    data: { host: '127.0.0.1:9' },
  });
  await expect(probeModel({ baseUrl: fake.url, model: 'm', offline: true })).rejects.toMatchObject({ code: 'offline' });
});

test('whether a model sees is what it says of a picture, not that it took one', async () => {
  const settings = { baseUrl: fake.url, model: 'fake-model' };
  const sees = async (colour: string, refuses = false) => {
    fake.change({ endpoint: 'lm-studio', sees: !refuses, behaviour: () => ({ colour }) });
    return (await probeForm(settings)).sees;
  };
  expect([await sees('blue'), await sees('none'), await sees('red'), await sees('blue', true)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  await expect(probeForm({ ...settings, offline: true })).rejects.toMatchObject({ code: 'offline' });
});
