/** Customers that are counted by what they are, where the deck says that it is for them. */
import { describe, expect, it } from 'vitest';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
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
  ])(
    'are none where they were asked, are all that there are, or something else is counted (%s)',
    (language, offer, traction) => {
      expect(counted(language, offer, traction)).toEqual([]);
    },
  );
});
