/** Words count where they stand whole: what a pattern finds inside "único", "workshop" or before an accent is none. */
import { describe, expect, it } from 'vitest';
import { makeView } from '../testing/make-view.js';
import { unitIn } from './figures/table-frame.js';
import { gatherFacts } from './facts/gather-facts.js';
import { templateTokensIn } from './outline/template-tokens.js';

const saleOf = (lines: string[]) =>
  gatherFacts(makeView([{ section: 'ask', title: 'Ronda', lines }], { language: 'es' }), ['token_sale']);

describe('a sale of tokens', () => {
  it.each([
    ['Preventa: 120 bicicletas', 'El único taller de México'],
    ['Preventa: 300 kits', 'Aprobado por el comité médico y técnico'],
    ['Prévente : 80 vélos', 'Un atelier unique, un prix unique en Mexico'],
  ])('is none in %j, %j', (...lines) => {
    expect(saleOf(lines)).toEqual([]);
  });

  it.each([
    ['Preventa: 120.000 unidades', 'Tokenomics y calendario'],
    ['Preventa en junio', 'ICO en septiembre'],
    ['Prévente en juin', 'Crowdsale publique'],
  ])('is one in %j, %j', (...lines) => {
    expect(saleOf(lines)).not.toEqual([]);
  });
});

it.each([
  ['Workshops (thousands)', undefined],
  ['Revenue (KSh millions)', 'KES'],
  ['Revenue (millions, KES)', 'KES'],
  ['Sales (kUSD)', 'USD'],
  ['Valeur (M€)', 'EUR'],
  ['Valeur ajoutée (USD)', 'USD'],
  ['Copias (USD)', 'USD'],
])('the currency of the header %s is %s', (header, currency) => {
  expect(unitIn(header, 'en')?.currency).toBe(currency);
});

it.each([
  ['À définir', 'À définir'],
  ['Budget : à compléter', 'à compléter'],
  ['Inserte su texto aquí', 'Inserte su texto aquí'],
])('%s is left over of a template', (text, token) => {
  expect(templateTokensIn(text).map((found) => found.text)).toEqual([token]);
});
