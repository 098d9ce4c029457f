/** Amounts under heads that name the parts of a market. */
import { expect, it } from 'vitest';
import { makeView } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

const sizesOf = (language: string, lines: readonly string[]): string[] =>
  gatherFacts(makeView([{ section: 'market', title: 'Market', lines: [...lines] }], { language }))
    .filter(({ kind, unit }) => ['tam', 'sam', 'som'].includes(kind) && unit === 'money')
    .map(({ kind, value }) => `${kind} ${value}`);

it.each([
  [
    'en',
    ['Total Addressable Market (TAM)', 'Clinics worldwide: $4.2B', 'Serviceable Addressable Market (SAM)'],
    'Market size: $310M annually',
  ],
  [
    'es',
    ['Mercado Total Disponible (TAM)', 'Clínicas del mundo: 4.200 M$', 'Mercado Disponible (SAM)'],
    'Tamaño del mercado: 310 M$ al año',
  ],
  [
    'fr',
    ['Marché total adressable (TAM)', 'Cliniques du monde : 4,2 Md$', 'Marché adressable (SAM)'],
    'Taille du marché : 310 M$ par an',
  ],
] as const)('are those parts, whatever stands beside them (%s)', (language, lines, last) => {
  expect(sizesOf(language, [...lines, last]).sort()).toEqual(['sam 310000000', 'tam 4200000000']);
});

it('a price under such a head is none', () => {
  const lines = ['TAM', 'A clinic spends $49 a month', 'Clinics: $4.2B', 'SAM', 'Spain: $310M'];
  expect(sizesOf('en', lines).sort()).toEqual(['sam 310000000', 'tam 4200000000']);
});

it.each([
  ['en', '2% of the wheat market (€562M) so €11M', '2% of the wheat market of €562M; grain trade adds €11M'],
  ['es', 'El 2% del trigo (562 M€), es decir, 11 M€', 'El 2% del trigo de 562 M€; el comercio suma 11 M€'],
  ['fr', '2 % du blé (562 M€), soit 11 M€', '2 % du blé de 562 M€ ; le négoce ajoute 11 M€'],
] as const)('what a line comes to is the part (%s)', (language, comes, adds) => {
  const som = (line: string) =>
    sizesOf(language, ['TAM', 'Grain: €40B', 'SOM', line]).filter((size) => size.startsWith('som'));
  expect(som(comes)).toEqual(['som 11000000']);
  expect(som(adds)).toEqual(['som 562000000']);
});

it.each([
  ['en', 'TAM: $1.7B', 'Capture of 5% of the SAM ($500M × 5% = $25M)', 'SAM: 200,000 clinics × $2,500 = $500M'],
  ['es', 'TAM: 1.700 M$', 'Captura del 5% del SAM (500 M$ × 5% = 25 M$)', 'SAM: 200.000 clínicas × 2.500 $ = 500 M$'],
  ['fr', 'TAM : 1,7 Md$', 'Capture de 5 % du SAM (500 M$ × 5 % = 25 M$)', 'SAM : 200 000 cliniques × 2 500 $ = 500 M$'],
] as const)('what a share of a part comes to is not that part (%s)', (language, tam, share, counted) => {
  expect(sizesOf(language, [tam, share])).toEqual(['tam 1700000000']);
  expect(sizesOf(language, [tam, counted]).sort()).toEqual(['sam 500000000', 'tam 1700000000']);
});
