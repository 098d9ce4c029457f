/** A thesis that is wrong is told where, and the files that `vc init` writes load. */
import { expect, test } from 'vitest';
import { asksQuestions } from '../thesis/thesis.js';
import { resolveConfig } from '../config/config.js';
import { parseConfig } from '../config/load-file.js';
import { readThesis } from './load-thesis.js';
import { configTemplate, thesisTemplate } from '../config/templates.js';

const read = (text: string) => readThesis(parseConfig('thesis.yaml', text));

/** Settings stand right behind their # or, inside one, two spaces from it; prose stands one space from it. */
const uncommented = (text: string) => text.replace(/^#(?! \S)/gm, '');

test.each([
  ['name: F\nsectors:\n  - saas\n  - fintec\n', /thesis\.yaml: line 4, sectors\[1\]: “fintec” is not one of fintech/],
  ['stages: [seed]\nsektors: [saas]\n', /thesis\.yaml: line 2, sektors: There is no such setting/],
  ['cheque:\n  min: 5\n  max: 2\n  currency: EUR\n', /line 2, cheque\.min: The smallest cheque is larger/],
  ['geographies:\n  - Spain\n', /line 2, geographies\[0\]: Expected a country code/],
  ['weights:\n  criteria:\n    G40: 3\n', /line 3, weights\.criteria\.G40: There is no such criterion/],
  ['weights:\n  criteria:\n    G1: 80\n    G2: 30\n', /line 4, weights\.criteria\.G2: .*may at most add up to 100/],
  [
    'weights:\n  scores:\n    seed: { market: 50, team: 50, product: 1, traction: 1, risk: 1 }\n',
    /line 3, weights\.scores\.seed: .*these add up to 103/,
  ],
  ['dealBreakers:\n  flags: [guaranteed-returns]\n', /line 2, dealBreakers\.flags\[0\]: There is no such flag/],
  ['dealBreakers:\n  figures:\n    arr: { currency: EUR }\n', /line 3, dealBreakers\.figures\.arr: Expected atLeast/],
  ['- seed\n', /thesis\.yaml: line 1: /],
  ['stages: [seed\n', /thesis\.yaml: line \d: /],
])('%j is told its line and key', (text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});

test('amounts are read as people write them, and one with two readings is refused with both', () => {
  const cheque = (min: string, max: string) => read(`cheque: { min: ${min}, max: ${max}, currency: EUR }\n`).cheque;
  expect(cheque('250k', '1.5M')).toMatchObject({ min: 250_000, max: 1_500_000 });
  expect(cheque('250 000', '"1,500,000"')).toMatchObject({ min: 250_000, max: 1_500_000 });
  expect(() => cheque('300.000', '1M')).toThrow(/cheque\.min: .*300,000.*300/);
  const churn = read('dealBreakers: { figures: { churn: { atMost: 0.5 }, growth_yoy: { atLeast: -10 } } }\n');
  expect(churn.dealBreakers?.figures).toEqual({ churn: { atMost: 0.5 }, growth_yoy: { atLeast: -10 } });
});

test('the first thing that is wrong in the file is told first', () => {
  expect(() => read('sectors: [x]\nstages: [y]\n')).toThrow(/line 1, sectors/);
});

test('the thesis as written asks nothing, and with every comment removed it loads and asks', () => {
  expect(asksQuestions(read(thesisTemplate))).toBe(false);
  const whole = read(uncommented(thesisTemplate));
  expect(Object.keys(whole)).toEqual(['name', 'stages', 'sectors', 'geographies', 'cheque', 'dealBreakers', 'weights']);
});

test('the settings as written are the defaults, and with every comment removed they load', () => {
  const settings = (text: string) => resolveConfig({ file: parseConfig('config.yaml', text) });
  expect(settings(configTemplate).config).toEqual(resolveConfig({}).config);
  const whole = settings(uncommented(configTemplate));
  expect(whole.config).toEqual({
    ...resolveConfig({}).config,
    engine: 'rubric',
    thesis: 'thesis.yaml',
    plugins: ['plugins/own-criterion.mjs'],
    model: 'gpt-5-mini',
    prices: { input: 0.25, output: 2, currency: 'USD' },
    maxCost: 0.5,
    publicUrl: 'https://decks.example.com',
    store: 'postgres://vc@localhost/vc',
    registration: 'invite',
  });
  expect(whole.sources.limits).toBe('file');
});
