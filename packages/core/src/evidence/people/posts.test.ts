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

describe.each([
  {
    language: 'en',
    head: 'Founders',
    title: 'Our team',
    open: ['Co-Founder & CEO (Recruiting):', 'Textile industry veteran with 15+ years in mills'],
    filled: ['Co-Founder & CEO:', 'Textile industry veteran with 15+ years in mills'],
    aside: ['CTO/Co-founder:', '[Name] - [to be hired', 'with the round, senior profile]'],
    cards: [
      ['CRO', 'Chief Risk Officer', 'Ex-Globex, Initech'],
      ['CTO', 'Chief Technology Officer', 'Ex-Hooli'],
    ],
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
    cards: [
      ['CRO', 'Chief Risk Officer', 'Ex-Globex, Initech'],
      ['CTO', 'Chief Technology Officer', 'Ex-Hooli'],
    ],
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
    cards: [
      ['CRO', 'Chief Risk Officer', 'Ex-Globex, Initech'],
      ['CTO', 'Chief Technology Officer', 'Ex-Hooli'],
    ],
    elsewhere: 'Poste actuel : ingénieur en chef adjoint, Globex',
    here: 'Poste actuel : ingénieur en chef, Nimbora',
  },
])('in $language', ({ language, head, title, open, filled, aside, cards, elsewhere, here }) => {
  const kindsOf = (slide: SlideSketch) => factsOf(slide, language).map(({ kind }) => kind);

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
    const told = factsOf({ title, lines: [[head], ...cards] }, language).filter(({ kind }) => kind === 'unnamed_role');
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
});

describe('on a card of a person', () => {
  const names = (lines: string[][]) =>
    factsOf({ title: 'Team', lines }, 'en').flatMap(({ kind, subjectName }) => (kind === 'person' ? subjectName : []));

  it.each(['Centrale Nantes · Nantes', 'Tec de Monterrey, 2019', 'HEC Paris'])('%s is a school', (school) => {
    expect(names([['Anna Kowalska, CEO', school], ['Pedro Salas, CTO']])).toEqual(['Anna Kowalska', 'Pedro Salas']);
  });

  it('a house behind the role is nobody, and the role is of who stands above', () => {
    const facts = factsOf(
      {
        title: 'Team',
        lines: [
          ['Anna Kowalska', 'Founder · Product & architecture · KELP ATLAS'],
          ['Pedro Salas', 'Engineer · Firmware'],
        ],
      },
      'en',
    );
    const people = facts.filter(({ kind }) => kind === 'person');
    expect(people.map(({ subjectName, detail }) => [subjectName, detail?.founder])).toEqual([
      ['Anna Kowalska', true],
      ['Pedro Salas', false],
    ]);
  });

  it('of somebody without a known role the first line is told', () => {
    const facts = factsOf({ title: 'Team', lines: [['Anna Kowalska, CEO'], ['Pedro Salas', 'Brand & design']] }, 'en');
    expect(facts.find(({ kind, subjectName }) => kind === 'background' && subjectName === 'Pedro Salas')?.quote).toBe(
      'Brand & design',
    );
  });
});
