/** Settings keep what is set, show no secret, and a thesis that does not hold is refused with its line. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorkspace } from '../workspace/open-workspace.js';
import type { Workspace } from '../workspace/workspace.js';

const by = { id: 'ada', firstName: 'Ada' };
const mail = { host: 'mail.example', port: 587, secure: false, username: 'fund', from: 'Fund <f@fund.example>' };

let folder: string;
let workspace: Workspace;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-settings-'));
  workspace = await openWorkspace({ dataDir: folder });
});
afterEach(async () => {
  await workspace.close();
  await rm(folder, { recursive: true, force: true });
});

test('what is not given stays, and the change is told', async () => {
  const { settings, collaboration } = workspace;
  expect(await settings.view()).toMatchObject({ registration: null, thesis: '', thesisFrom: 'none', mail: null });
  expect((await settings.landing()).startups).toBe('500+');
  await settings.change({ registration: 'closed' }, by);
  await settings.change({ landing: { accuracy: '–', analysisTime: '<60s', startups: '12', capital: '€3M' } }, by);
  expect(await settings.view()).toMatchObject({ registration: 'closed', landing: { startups: '12' } });
  expect((await collaboration.activities.list())[0]).toMatchObject({ action: 'settings.changed', user: by });
});

test('the password of mail is kept unless another is given, shown to nobody, and goes to no other host', async () => {
  const { settings } = workspace;
  expect(await settings.mail()).toBeUndefined();
  const shown = await settings.change({ mail: { ...mail, password: 'mail secret' } }, by);
  expect(shown.mail).toEqual({ ...mail, hasPassword: true });
  expect(JSON.stringify(await settings.view())).not.toContain('mail secret');
  await settings.change({ mail: { ...mail, port: 465, secure: true } }, by);
  expect(await settings.mail()).toMatchObject({ port: 465, password: 'mail secret' });
  await settings.change({ mail: { ...mail, host: 'elsewhere.example' } }, by);
  expect(await settings.mail()).toMatchObject({ host: 'elsewhere.example', password: '' });
  expect((await settings.change({ mail: null }, by)).mail).toBeNull();
});

test('the key of a model is kept unless another is given, shown to nobody, and goes to no other host', async () => {
  const { settings } = workspace;
  const model = { name: 'gpt', baseUrl: 'https://models.example/v1', api: 'chat' } as const;
  await expect(settings.change({ engine: 'openai' }, by)).rejects.toMatchObject({ code: 'bad-config' });
  const shown = await settings.change({ engine: 'openai', model: { ...model, key: 'model secret' } }, by);
  expect(shown).toMatchObject({ engine: 'openai', model: { ...model, hasKey: true } });
  expect(shown.engineInForce).toEqual({ name: 'openai', from: 'settings', model: 'gpt', host: 'models.example' });
  expect(JSON.stringify(await settings.view())).not.toContain('model secret');
  const path = { ...model, name: 'other', baseUrl: 'https://models.example/openai/v1' };
  expect((await settings.change({ model: path }, by)).model).toEqual({ ...path, hasKey: true });
  for (const baseUrl of [
    'https://models.example.evil/v1',
    'http://models.example/v1',
    'https://models.example:8443/v1',
  ]) {
    await settings.change({ model: { ...model, key: 'model secret' } }, by);
    expect((await settings.change({ model: { ...model, baseUrl } }, by)).model).toEqual({
      ...model,
      baseUrl,
      hasKey: false,
    });
  }
  await settings.change({ model: { ...model, key: 'model secret' } }, by);
  expect((await settings.change({ model: { ...model, key: '' } }, by)).model?.hasKey).toBe(false);
  await expect(
    settings.change({ model: { ...model, baseUrl: 'http://169.254.169.254/v1' } }, by),
  ).rejects.toMatchObject({ code: 'bad-config' });
  expect((await settings.view()).model?.baseUrl).toBe(model.baseUrl);
  expect((await settings.change({ engine: 'rubric' }, by)).engineInForce).toEqual({ name: 'rubric', from: 'settings' });
});

test('a thesis in the settings is checked, and is in force where the configuration names none', async () => {
  const { settings } = workspace;
  await expect(settings.change({ thesis: 'name: F\nsectors: [fintec]\n' }, by)).rejects.toMatchObject({
    code: 'bad-config',
    message: expect.stringContaining('line 2') as string,
  });
  expect((await settings.view()).thesis).toBe('');
  const changed = await settings.change({ thesis: 'name: F\nsectors: [fintech]\n' }, by);
  expect(changed.thesisFrom).toBe('settings');
});
