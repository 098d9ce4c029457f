/** Posts told by role: who is missing yet, what is told of each, and whom a firm's name on a card is not. In three languages. */
import { describe, expect, it } from 'vitest';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

const factsOf = (slide: SlideSketch, language: string) =>
  gatherFacts(
    makeView(
      [
        { section: 'cover', lines: ['Nimbora'] },
        { section: 'team', ...slide },
      ],
      { language, companyName: 'Nimbora' },
    ),
    ['unnamed_role', 'open_role', 'domain_experience', 'person', 'background', 'commitment'],
  );

const cards = [
  ['CRO', 'Chief Risk Officer', 'Ex-Globex, Initech'],
  ['CTO', 'Chief Technology Officer', 'Ex-Hooli'],
];

describe.each([
  {
    language: 'en',
    head: 'Founders',
    title: 'Our team',
    open: ['Co-Founder & CEO (Recruiting):', 'Textile industry veteran with 15+ years in mills'],
    filled: ['Co-Founder & CEO:', 'Textile industry veteran with 15+ years in mills'],
    aside: ['CTO/Co-founder:', '[Name] - [to be hired', 'with the round, senior profile]'],
    named: 'Jane Roe – Founder & CEO',
    ahead: ['Seeking a technical co-founder:', 'Technical co-founder:'],
    wanted: 'CTO with 12 years in textile marketplaces',
    sentence: 'We are looking for a head of',
    area: 'Research and development:',
    elsewhere: 'Current role: deputy chief engineer, Globex',
    here: 'Current role: chief engineer, Nimbora',
  },
  {
    language: 'es',
    head: 'Fundadores',
    title: 'Nuestro equipo',
    open: ['Cofundador y CEO (por contratar):', 'Veterano del textil con más de 15 años en fábricas'],
    filled: ['Cofundador y CEO:', 'Veterano del textil con más de 15 años en fábricas'],
    aside: ['CTO/Cofundador:', '[Nombre] - [a contratar', 'con la ronda, perfil senior]'],
    named: 'Jane Roe – Fundadora y CEO',
    ahead: ['Buscamos cofundador técnico:', 'Cofundador técnico:'],
    wanted: 'CTO con 12 años en mercados textiles',
    sentence: 'Buscamos un director de',
    area: 'Investigación y desarrollo:',
    elsewhere: 'Puesto actual: ingeniero jefe adjunto, Globex',
    here: 'Puesto actual: ingeniero jefe, Nimbora',
  },
  {
    language: 'fr',
    head: 'Fondateurs',
    title: 'Notre équipe',
    open: ['Cofondateur et CEO (à recruter) :', 'Ancien du textile, plus de 15 ans en usine'],
    filled: ['Cofondateur et CEO :', 'Ancien du textile, plus de 15 ans en usine'],
    aside: ['CTO/Cofondateur :', '[Nom] - [à recruter', 'avec la levée, profil senior]'],
    named: 'Jane Roe – Fondatrice et CEO',
    ahead: ['Nous recherchons un cofondateur technique :', 'Cofondateur technique :'],
    wanted: 'CTO avec 12 ans dans le textile',
    sentence: 'Nous recherchons un directeur des',
    area: 'Recherche et développement :',
    elsewhere: 'Poste actuel : ingénieur en chef adjoint, Globex',
    here: 'Poste actuel : ingénieur en chef, Nimbora',
  },
])(
  'in $language',
  ({ language, head, title, open, filled, aside, named, ahead, wanted, sentence, area, elsewhere, here }) => {
    const kindsOf = (slide: SlideSketch) => factsOf(slide, language).map(({ kind }) => kind);

    it('what is looked for in somebody is said of nobody', () => {
      const [sought, filled] = ahead as [string, string];
      const told = (over: string) =>
        factsOf(
          {
            title,
            lines: [
              [named, 'Network engineer'],
              [over, wanted],
            ],
          },
          language,
        ).flatMap(({ kind, quote }) => (kind !== 'open_role' && quote.includes(wanted) ? kind : []));
      expect(told(sought)).toEqual([]);
      expect(told(filled)).not.toEqual([]);
      // A sentence beside the cards takes nobody off them.
      const cards = [
        { x: 0.05, y: 0.5, w: 0.25, lines: [sentence, 'risk.'] },
        { x: 0.45, y: 0.6, w: 0.4, lines: [named] },
      ];
      expect(factsOf({ title, cards }, language).map(({ kind }) => kind)).toContain('person');
      // Nor does an area of work over them.
      expect(factsOf({ title, lines: [[area, named]] }, language).map(({ kind }) => kind)).toContain('person');
    });

    it('a head who is being recruited is an open role, and has done nothing', () => {
      expect(kindsOf({ title, lines: [open] })).toContain('open_role');
      expect(kindsOf({ title, lines: [open] })).not.toContain('domain_experience');
      expect(kindsOf({ title, lines: [filled] })).not.toContain('open_role');
      expect(kindsOf({ title, lines: [filled] })).toContain('domain_experience');
    });

    it('brackets below a role say that nobody fills it', () => {
      expect(kindsOf({ title, lines: [aside] })).toContain('open_role');
      expect(kindsOf({ title, lines: [aside] })).not.toContain('unnamed_role');
    });

    it('a role alone is told by what stands below it, under its long form too', () => {
      const told = factsOf({ title, lines: cards }, language).filter(({ kind }) => kind === 'unnamed_role');
      expect(told.map(({ text, quote }) => [text, quote])).toEqual([
        ['CRO', 'Ex-Globex, Initech'],
        ['CTO', 'Ex-Hooli'],
      ]);
    });

    it('the head over the founders is none of them', () => {
      const told = factsOf({ title, lines: [[head], ...cards] }, language).filter(
        ({ kind }) => kind === 'unnamed_role',
      );
      expect(told.map(({ text }) => text)).toEqual(['CRO', 'CTO']);
    });

    it('who holds a post at another firm today is not all here', () => {
      const levelsOf = (line: string) =>
        factsOf({ title, lines: ['Anna Kowalska, CEO', line] }, language).flatMap(({ kind, detail }) =>
          kind === 'commitment' ? detail?.level : [],
        );
      expect(levelsOf(elsewhere)).toContain('elsewhere');
      expect(levelsOf(here)).not.toContain('elsewhere');
    });
  },
);

describe.each([
  {
    language: 'en',
    title: 'Team',
    schools: ['HEC Paris', 'MIT, 2019'],
    role: 'Founder · Product & architecture · KELP ATLAS',
    other: 'Engineer · Firmware',
    plain: 'Brand & design',
  },
  {
    language: 'es',
    title: 'Equipo',
    schools: ['Tec de Monterrey, 2019', 'ESADE'],
    role: 'Fundadora · Producto y arquitectura · KELP ATLAS',
    other: 'Ingeniero · Firmware',
    plain: 'Marca y diseño',
  },
  {
    language: 'fr',
    title: 'Équipe',
    schools: ['Centrale Nantes · Nantes', 'INSA Lyon'],
    role: 'Fondatrice · Produit et architecture · KELP ATLAS',
    other: 'Ingénieur · Firmware',
    plain: 'Marque & design',
  },
])('on a card of a person in $language', ({ language, title, schools, role, other, plain }) => {
  const people = (lines: string[][]) =>
    factsOf({ title, lines }, language).flatMap(({ kind, subjectName, detail }) =>
      kind === 'person' ? [[subjectName, detail?.founder]] : [],
    );

  it('a school is nobody', () => {
    for (const school of schools)
      expect(people([['Anna Kowalska, CEO', school], ['Pedro Salas, CTO']]).map(([name]) => name)).toEqual([
        'Anna Kowalska',
        'Pedro Salas',
      ]);
  });

  it('a house behind the role is nobody, and the role is of who stands above', () => {
    expect(
      people([
        ['Anna Kowalska', role],
        ['Pedro Salas', other],
      ]),
    ).toEqual([
      ['Anna Kowalska', true],
      ['Pedro Salas', false],
    ]);
  });

  it('of somebody without a known role the first line is told', () => {
    const facts = factsOf({ title, lines: [['Anna Kowalska, CEO'], ['Pedro Salas', plain]] }, language);
    const told = facts.find(({ kind, subjectName }) => kind === 'background' && subjectName === 'Pedro Salas');
    expect(told?.quote).toBe(plain);
  });
});
