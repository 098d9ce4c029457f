/** A row of a market with what it is made of: the price of one is no size, in three languages, beside rows of several sizes. */
import { describe, expect, it } from 'vitest';
import { makeView } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

function sizes(table: string[][], language: string): number[] {
  const view = makeView([{ section: 'market', title: 'TAM SAM SOM', table }], { language, companyName: 'Nimbora' });
  return gatherFacts(view, ['tam', 'sam', 'som']).flatMap(({ value }) => value ?? []);
}

describe('a market counted in a row', () => {
  it.each([
    ['en', ['', 'Importers', 'Contract value', 'Market']],
    ['es', ['', 'Importadores', 'Valor del contrato', 'Mercado']],
    ['fr', ['', 'Importateurs', 'Valeur du contrat', 'Marché']],
  ] as const)('has one size (%s)', (language, head) => {
    const rows = [
      ['TAM', '62,000', '$30,000', '$1.86B'],
      ['SAM', '18,500', '$30,000', '$555M'],
    ];
    expect(sizes([[...head], ...rows], language)).toEqual([1.86e9, 555e6]);
  });

  it.each([
    ['en', ['', '2025', '2030']],
    ['es', ['', '2025', '2030']],
    ['fr', ['', '2025', '2030']],
  ] as const)('has those of two years where nothing multiplies to them (%s)', (language, head) => {
    expect(sizes([[...head], ['TAM', '$1.2B', '$1.86B']], language)).toContain(1.2e9);
  });
});
