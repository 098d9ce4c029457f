/** Counts and amounts whose neighbours make another thing of them, in three languages, each beside its honest twin. */
import { describe, expect, it } from 'vitest';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Section } from '../../model/values.js';
import { makeView } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

const kinds = (language: string, section: Section, lines: string[], of: readonly FactKind[]): FactKind[] =>
  gatherFacts(makeView([{ section, lines }], { language, companyName: 'Nimbora' }), of).map(({ kind }) => kind);

describe('what stands beside a figure makes another thing of it', () => {
  it.each([
    ['en', 'traction', '47 interviews with suppliers and 38 with customers', '38 customers', 'customers'],
    ['es', 'traction', '47 entrevistas con proveedores y 38 con clientes', '38 clientes', 'customers'],
    ['fr', 'traction', '47 entretiens avec des fournisseurs et 38 avec des clients', '38 clients', 'customers'],
    [
      'en',
      'traction',
      'Legal documents (3 contracts: customers, suppliers, privacy)',
      '3 customers under contract',
      'customers',
    ],
    [
      'es',
      'traction',
      'Documentación legal (3 contratos: Clientes, Proveedores)',
      '3 clientes con contrato',
      'customers',
    ],
    [
      'fr',
      'traction',
      'Documents juridiques (3 contrats : clients, fournisseurs)',
      '3 clients sous contrat',
      'customers',
    ],
    ['en', 'financials', 'Cumulative burn: $564K', 'Monthly burn: $564K', 'burn_net'],
    ['es', 'financials', 'Cash burn acumulado: $564K', 'Cash burn mensual: $564K', 'burn_net'],
    ['fr', 'financials', 'Burn cumulé : 564 k€', 'Burn mensuel : 564 k€', 'burn_net'],
    ['en', 'ask', 'Series A at R500M+ loan volume', 'Series A of R500M', 'ask'],
    ['es', 'ask', 'Serie A: $50M en volumen', 'Serie A: $50M', 'ask'],
    ['fr', 'ask', 'Série A : 50 M€ de volume', 'Série A : 50 M€', 'ask'],
  ] as const)('%s, %s: “%s”, unlike “%s”', (language, section, not, so, kind) => {
    expect(kinds(language, section, [not], [kind])).not.toContain(kind);
    expect(kinds(language, section, [so], [kind])).toContain(kind);
  });

  it.each([
    ['en', 'Fares: Wheelhub $8.17 vs Cabzo $17.25', 'Our price: $8.17 a ride vs Cabzo $17.25'],
    ['es', 'Precios: Wheelhub 8,17 € vs Cabzo 17,25 €', 'Nuestro precio: 8,17 € vs Cabzo 17,25 €'],
    ['fr', 'Prix : Wheelhub 8,17 € vs Cabzo 17,25 €', 'Notre prix : 8,17 € vs Cabzo 17,25 €'],
  ] as const)('%s: prices of others set against each other are none of ours', (language, others, own) => {
    const pricesOf = (line: string) =>
      gatherFacts(makeView([{ section: 'businessModel', lines: [line] }], { language, companyName: 'Nimbora' }), [
        'price',
      ]).map(({ subject }) => subject);
    expect(pricesOf(others)).not.toContain('company');
    expect(pricesOf(own)).toContain('company');
  });

  it.each([
    ['en', 'Gross margin: 67%', 'MVP in 12 weeks with the round'],
    ['es', 'Margen bruto: 67%', 'MVP en 12 semanas con la ronda'],
    ['fr', 'Marge brute : 67 %', 'MVP en 12 semaines avec la levée'],
  ] as const)('%s: before there is a product its margin is hoped for', (language, margin, before) => {
    const basisOf = (product: string[]) =>
      gatherFacts(
        makeView(
          [
            { section: 'product', lines: product },
            { section: 'traction', lines: ['1,200 active users'] },
            { section: 'businessModel', lines: [margin] },
          ],
          { language },
        ),
        ['gross_margin'],
      ).map(({ basis }) => basis);
    expect(basisOf([before])).toEqual(['target']);
    expect(basisOf(['1.0'])).toEqual(['actual']);
  });
});
