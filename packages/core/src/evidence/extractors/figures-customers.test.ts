/** Customers that are counted by what they are, where the deck says that it is for them. */
import { describe, expect, it } from 'vitest';
import { makeView } from '../../testing/make-view.js';
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
