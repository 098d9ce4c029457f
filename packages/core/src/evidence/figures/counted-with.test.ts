/** Counts and amounts whose neighbours make another thing of them, in three languages, each beside its honest twin. */
import { describe, expect, it } from 'vitest';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Section } from '../../model/values.js';
import { makeDeck, makeView } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';
import { readOutline } from '../outline/read-outline.js';
import { viewDeck } from '../view/deck-view.js';

const kinds = (language: string, section: Section, lines: string[], of: readonly FactKind[]): FactKind[] =>
  gatherFacts(makeView([{ section, lines }], { language, companyName: 'Nimbora' }), of).map(({ kind }) => kind);

/** How `line` is told on a page that bears `label` over its title. */
function underLabel(label: string, line: string) {
  const deck = makeDeck([{ title: label, lines: ['Porto, Braga', line] }]);
  const [first, second, ...others] = deck.slides[0]!.blocks;
  const title = { ...second!, title: true };
  const over = { ...first!, title: false };
  deck.slides[0] = { ...deck.slides[0]!, title: 'Porto, Braga', blocks: [over, title, ...others] };
  return gatherFacts(viewDeck(deck, readOutline(deck, {})), ['users']).map(({ basis }) => basis);
}

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
    ['en', 'Price: Wheelhub $8.17 vs Cabzo $17.25', 'Our price: $8.17 a ride vs Cabzo $17.25'],
    ['es', 'Precio: Wheelhub 8,17 € vs Cabzo 17,25 €', 'Nuestro precio: 8,17 € vs Cabzo 17,25 €'],
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

  it.each([
    ['en', 'Gross margin: 67%', 'Revenue to date: pre-revenue'],
    ['es', 'Margen bruto: 67%', 'Todavía sin ingresos'],
    ['fr', 'Marge brute : 67 %', 'Pas encore de revenus'],
  ] as const)('%s: before the first sale its margin is hoped for, whoever uses it', (language, margin, unsold) => {
    const basisOf = (line: string) =>
      gatherFacts(
        makeView(
          [
            { section: 'traction', lines: ['1,200 active users'] },
            { section: 'businessModel', lines: [margin, line] },
          ],
          { language },
        ),
        ['gross_margin'],
      ).map(({ basis }) => basis);
    expect(basisOf(unsold)).toEqual(['target']);
    expect(basisOf('2.0')).toEqual(['actual']);
  });

  it.each([
    ['en', '5-year vision', 'Traction to date', '800K users'],
    ['es', 'Visión a 5 años', 'Tracción hasta hoy', '800K usuarios'],
    ['fr', 'Vision à 5 ans', 'Traction à ce jour', '800K utilisateurs'],
  ] as const)('%s: what a vision shows has not been reached', (language, vision, today, users) => {
    const basisOf = (title: string) =>
      gatherFacts(makeView([{ section: 'traction', title, lines: [users] }], { language }), ['users']).map(
        ({ basis }) => basis,
      );
    expect(basisOf(vision)).not.toContain('actual');
    // In small letters over the title of the page.
    expect(underLabel(vision, users)).not.toContain('actual');
    expect(underLabel(today, users)).toContain('actual');
    expect(basisOf(today)).toContain('actual');
  });

  it.each([
    ['en', '02 Months 4-6 · Controlled pilot', '02 Paying users', '250 users'],
    ['es', '02 Meses 4-6 · Piloto controlado', '02 Usuarios de pago', '250 usuarios'],
    ['fr', '02 Mois 4-6 · Pilote', '02 Utilisateurs payants', '250 utilisateurs'],
  ] as const)('%s: a numbered step that is counted in months is a plan', (language, step, head, users) => {
    const basisOf = (line: string) =>
      gatherFacts(makeView([{ section: 'traction', title: 'Nimbora', lines: [line, users] }], { language }), [
        'paying_customers',
        'users',
        'customers',
      ]).map(({ basis }) => basis);
    expect(basisOf(step)).not.toContain('actual');
    expect(basisOf(head)).toContain('actual');
  });

  it.each([
    ['en', 'Giving away: 10%'],
    ['es', 'Participación ofrecida: 10%'],
    ['fr', 'Part cédée : 10 %'],
  ] as const)('%s: a share that is given for the money is no use of it', (language, share) => {
    const uses = gatherFacts(
      makeView([{ section: 'ask', title: 'Use of funds', lines: [share, 'Product: 60%', 'Sales: 40%'] }], { language }),
      ['use_of_funds'],
    );
    expect(uses.map(({ value }) => value)).toEqual([60, 40]);
  });

  it.each([
    ['en', 'TAM - elderly 60+ in Europe', 'TAM - elder care in Europe'],
    ['es', 'TAM - ancianos de Europa', 'TAM - cuidados en Europa'],
    ['fr', 'TAM - aînés en Europe', 'TAM - soins en Europe'],
  ] as const)('%s: a market of people is no money', (language, people, money) => {
    const unitOf = (label: string) =>
      gatherFacts(makeView([{ section: 'market', lines: [['600M', label], ['Price: $20 a month']] }], { language }), [
        'tam',
      ]).map(({ unit }) => unit);
    expect(unitOf(people)).not.toContain('money');
    expect(unitOf(money)).toContain('money');
  });
});
