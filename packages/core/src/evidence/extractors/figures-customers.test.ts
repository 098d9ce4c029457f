/** Customers that are counted by what they are, where the deck says that it is for them. */
import { describe, expect, it } from 'vitest';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import type { FactKind } from '../../model/fact-kinds.js';
import { gatherFacts } from '../facts/gather-facts.js';

const counted = (language: string, offer: string, traction: string) =>
  gatherFacts(
    makeView(
      [
        { section: 'solution', lines: [offer] },
        { section: 'traction', lines: [traction] },
      ],
      { language },
    ),
    ['customers', 'users'],
  ).map(({ kind, value, basis }) => `${kind} ${value} ${basis}`);

describe('buyers by their own noun', () => {
  it.each([
    ['en', 'A market for racks of agencies', 'real agencies', 'interested', 'signed'],
    ['es', 'Un mercado para agencias', 'agencias reales', 'interesadas', 'firmadas'],
    ['fr', 'Une place pour agences', 'agences réelles', 'intéressées', 'signées'],
  ])(
    'are none where their caption goes on to say that they are interested (%s)',
    (language, offer, caption, interested, signed) => {
      const told = (next: string) => {
        const card = { x: 0.1, y: 0.4, w: 0.2, lines: [{ text: '30', size: 40 }, caption, next] };
        const slides: SlideSketch[] = [
          { section: 'solution', lines: [offer] },
          { section: 'traction', cards: [card] },
        ];
        return gatherFacts(makeView(slides, { language }), ['customers', 'users']).map(({ value }) => value);
      };
      expect(told(interested)).toEqual([]);
      expect(told(signed)).toEqual([30]);
    },
  );

  it.each([
    ['en', 'A market for buyers of racks', '1,150 buyers', 'active this year', 'asked this year'],
    ['es', 'Un mercado para compradores de racks', '1.150 compradores', 'activos este año', 'entrevistados este año'],
    ['fr', 'Une place pour acheteurs de racks', '1 150 acheteurs', 'actifs cette année', 'interrogés cette année'],
  ])('are customers where the line under the number says that they buy (%s)', (language, offer, many, use, asked) => {
    const told = (below: string) => {
      const card = { x: 0.1, y: 0.4, w: 0.2, lines: [{ text: many, size: 40 }, below] };
      const slides: SlideSketch[] = [
        { section: 'problem', lines: [offer] },
        { section: 'solution', lines: [offer] },
        { section: 'traction', cards: [card] },
      ];
      return gatherFacts(makeView(slides, { language }), ['customers', 'users']).map(({ kind, value }) => [
        kind,
        value,
      ]);
    };
    expect(told(use)).toEqual([['customers', 1150]]);
    expect(told(asked)).toEqual([]);
  });

  it.each([
    ['en', 'Software for funeral homes', '742 funeral homes live', 'customers 742 actual'],
    ['es', 'Crédito para tenderos', '18.240 tenderos activos', 'users 18240 actual'],
    ['fr', 'Un logiciel pour les mairies', '612 mairies sous contrat', 'customers 612 actual'],
    ['en', 'Shop-floor records', '47 contractors under contract', 'customers 47 actual'],
    ['es', 'Seguro de cosecha', '1.386 mujeres compraron la póliza', 'customers 1386 actual'],
    ['fr', 'Des bacs consignés', '5 traiteurs sous convention', 'customers 5 actual'],
  ])('are customers where they use or pay (%s)', (language, offer, traction, said) => {
    expect(counted(language, offer, traction)).toContain(said);
  });

  it.each([
    ['en', 'Software for funeral homes', '742 funeral homes interviewed, 9 would use it'],
    ['es', 'Crédito para tenderos', '18.240 tenderos en total'],
    ['fr', 'Un logiciel pour les mairies', '612 capteurs actifs'],
    ['en', 'Shop-floor records', 'Trusted: NPS among 190 contractors under contract'],
    ['es', 'Seguro de cosecha', '1.386 mujeres encuestadas pagarían'],
    ['fr', 'Des vélos de prêt', 'Insta : 212 abonnés'],
    ['en', 'Identity for enterprises', '10+ years enterprise security live'],
    ['es', 'Identidad para empresas', '10+ años IAM empresas, 2+ años de IA'],
    ['fr', 'Identité pour les entreprises', '10+ ans sécurité entreprises actifs'],
    ['en', 'Remedies for countries of the south', '7 countries live'],
    ['es', 'Remedios para países del sur', '7 países activos'],
    ['fr', 'Des remèdes pour les pays du sud', '7 pays actifs'],
  ])(
    'are none where they were asked, are all that there are, or something else is counted (%s)',
    (language, offer, traction) => {
      expect(counted(language, offer, traction)).toEqual([]);
    },
  );
});

describe('who has tried it', () => {
  it.each([
    ['en', '37 citizens tried it in two wards'],
    ['es', '37 vecinos y 12 alumnos ya lo probaron'],
    ['fr', '37 citoyens ont essayé le trajet'],
  ])('are users of today on a page of the product (%s)', (language, line) => {
    const facts = gatherFacts(makeView([{ section: 'product', lines: [line] }], { language }), ['users']);
    expect(facts.map(({ basis }) => basis)).toEqual(['actual']);
  });

  it.each([
    ['en', '37 citizens would have tried it'],
    ['es', '37 vecinos interesados que ya lo probarían'],
    ['fr', '37 citoyens en attente ont dit oui'],
  ])('are none where they are only interested (%s)', (language, line) => {
    expect(gatherFacts(makeView([{ section: 'product', lines: [line] }], { language }), ['users'])).toEqual([]);
  });
});

describe('who is counted on a page of traction', () => {
  const card = (caption: string, language = 'en') =>
    gatherFacts(
      makeView(
        [{ section: 'traction', cards: [{ x: 0.1, y: 0.4, w: 0.2, lines: [{ text: '5,270', size: 40 }, caption] }] }],
        { language },
      ),
      ['users', 'customers'],
    ).map(({ value }) => value);

  it('is there, by a caption alone', () => {
    expect(card('farmers, 34% women')).toEqual([5270]);
    expect(card('pharmacies')).toEqual([5270]);
  });

  it('is nobody where places, staff, those who were asked or those of a later year are counted', () => {
    for (const caption of ['cities', 'engineers', 'farmers interviewed', 'farmers by the end of 2031'])
      expect(card(caption)).toEqual([]);
  });

  it('is there in a row of a table, not in money', () => {
    const table = [
      ['Rs lakh unless stated', 'Q1 2025', 'Q2 2025', 'Q3 2025'],
      ['Active pharmacies (nos.)', '418', '560', '744'],
      ['Revenue', '28', '40', '58'],
    ];
    const view = makeView([{ section: 'traction', title: 'Traction by quarter', table }], { readingDate: '2025-11' });
    expect(gatherFacts(view, ['users', 'customers']).map(({ value, unit }) => [value, unit])).toEqual([
      [418, 'count'],
      [560, 'count'],
      [744, 'count'],
    ]);
  });
});

describe('a page that sums the deck up', () => {
  it('tells of us, though the problem stands on it too', () => {
    const cards = [{ x: 0.6, y: 0.4, w: 0.2, lines: [{ text: '83%', size: 40 }, 'borrow again within a month'] }];
    const costs = (alsoSections: SlideSketch['alsoSections']) =>
      gatherFacts(makeView([{ section: 'problem', alsoSections: alsoSections ?? [], cards }]), ['pain_cost']).length;
    expect(costs([])).toBe(1);
    expect(costs(['solution', 'ask'])).toBe(0);
  });
});

describe('a count beside words of use', () => {
  const facts = (language: string, lines: string[], kinds: readonly FactKind[]) =>
    gatherFacts(makeView([{ section: 'traction', lines: [lines] }], { language }), [...kinds])
      .filter(({ basis, value }) => basis === 'actual' && value !== undefined)
      .map(({ kind, value }) => `${kind} ${value}`);

  it.each([
    ['en', '120 test users', 'User tests (50 people)', '120 users'],
    ['es', 'Pruebas con usuarios: 120', 'Pruebas con usuarios (50 personas)', '120 usuarios'],
    ['fr', 'Tests utilisateurs : 120', 'Tests utilisateurs (50 personnes)', '120 utilisateurs'],
  ])('is no user where people only tested it (%s)', (language, tests, people, users) => {
    expect(facts(language, [tests], ['users'])).toEqual([]);
    expect(facts(language, [people], ['users'])).toEqual([]);
    expect(facts(language, [users], ['users'])).toEqual(['users 120']);
  });

  it.each([
    ['en', '2 discussions on pilots', '2 pilot discussions', '2 pilot sites'],
    ['es', '2 conversaciones piloto', '2 pilotos en conversación', '2 clientes piloto'],
    ['fr', '2 discussions pilotes', '2 pilotes en discussion', '2 clients pilotes'],
  ])('is no pilot where it is talked of (%s)', (language, talks, talked, pilots) => {
    expect(facts(language, [talked], ['pilot'])).toEqual([]);
    expect(facts(language, [talks], ['pilot'])).toEqual([]);
    expect(facts(language, [pilots], ['pilot'])).toEqual(['pilot 2']);
  });

  it('is no letter of intent where a law is named, in French', () => {
    expect(facts('fr', ['Loi 43-20 : 12 articles'], ['loi'])).toEqual([]);
    expect(facts('fr', ['12 LOI signées'], ['loi'])).toEqual(['loi 12']);
  });

  it.each([
    ['en', 'Years in business'],
    ['es', 'Años al servicio de empresas'],
    ['fr', 'Ans au service des entreprises'],
  ])('over a length of time counts that (%s)', (language, label) => {
    const card = { x: 0.1, y: 0.4, w: 0.2, lines: [{ text: '25+', size: 40 }, label] };
    const view = makeView([{ section: 'traction', cards: [card] }], { language });
    expect(gatherFacts(view, ['customers', 'users'])).toEqual([]);
  });

  it.each([
    ['en', 'Today', 'Not yet', 'Clinics', '28 active users'],
    ['es', 'Hoy', 'Todavía no', 'Clínicas', '28 usuarios activos'],
    ['fr', 'Aujourd’hui', 'Pas encore', 'Cliniques', '28 utilisateurs actifs'],
  ])('is planned in a column of what has not come (%s)', (language, today, later, who, users) => {
    const rows = (head: string) => [
      ['', head],
      [who, users],
    ];
    const told = (head: string) =>
      gatherFacts(makeView([{ section: 'traction', table: rows(head) }], { language }), ['users']).map(
        ({ basis }) => basis,
      );
    expect(told(today)).toEqual(['actual']);
    expect(told(later)).not.toContain('actual');
  });
});
