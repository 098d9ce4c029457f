/** Claims about people: background, experience, exits, commitment, depth, gaps; and whose they are. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../model/fact.js';
import type { FactKind } from '../../model/fact-kinds.js';
import { makeView } from '../../testing/make-view.js';
import { gatherClaims } from '../../testing/gather-claims.js';
import { gatherAll } from '../facts/gather-facts.js';

function card(note: string, language = 'en'): Fact[] {
  const { facts, unverified } = gatherAll(
    makeView([{ section: 'team', title: 'Team', lines: [['Jane Roe - Co-founder', note]] }], {
      language,
      companyName: 'Nimbora',
    }),
  );
  expect(unverified).toEqual([]);
  return facts;
}
const of = (facts: Fact[], kind: FactKind): Fact | undefined => facts.find((fact) => fact.kind === kind);

/** Who is said to have which background. */
function backgrounds(...lines: (string | string[])[]): string[] {
  const { facts } = gatherAll(makeView([{ section: 'team', title: 'Team', lines }], { companyName: 'Nimbora' }));
  return facts.filter(({ kind }) => kind === 'background').map(({ subjectName, quote }) => `${subjectName}: ${quote}`);
}

it('gives each of a list of people what stands on their own line, and nobody what stands on another’s', () => {
  const helen = 'Dr Helen Ashgrove, CEO: took Alnara to approval; acquired by Lilly';
  const lena = 'Lena Sorokin, CFO: closed $180M in biotech financings';
  expect(backgrounds(helen, lena, 'SAB: Prof. Amelia Strand (UCL), Dr Koji Watanabe (RIKEN)')).toEqual([
    `Helen Ashgrove: ${helen}`,
    `Lena Sorokin: ${lena}`,
  ]);
});

it('gives the lines of a card to its person, though a firm or a school stands first', () => {
  expect(backgrounds(['Jane Roe', 'Co-founder & CEO', 'Globex: eight years in ads'], ['Ken Adler', 'CTO'])).toEqual([
    'Jane Roe: Globex: eight years in ads',
  ]);
});

it('gives a line that opens with a name to whom another page introduced, with the role over it', () => {
  const stripe = 'Anna Kowalska: led risk automation at Stripe, built teams across';
  const { facts } = gatherAll(
    makeView(
      [
        { section: 'cover', title: 'Nimbora', lines: ['Founders: Anna Kowalska (ex-Stripe), Miguel Ruiz (ex-GitLab)'] },
        {
          section: 'team',
          title: 'Team',
          lines: [
            ['CEO', stripe, 'Warsaw and Dublin.'],
            ['CTO', 'Miguel Ruiz: scaled pipelines used by thousands'],
          ],
        },
      ],
      { companyName: 'Nimbora' },
    ),
  );
  const people = facts.filter(({ kind }) => kind === 'person');
  expect(people.map(({ subjectName, detail }) => [subjectName, detail?.role, detail?.founder])).toEqual([
    ['Anna Kowalska', 'CEO', true],
    ['Miguel Ruiz', 'CTO', true],
  ]);
  const experience = facts.filter(({ kind, quote }) => kind === 'domain_experience' && quote.startsWith('Anna'));
  expect(experience.map(({ strength, subjectName }) => [strength, subjectName])).toEqual([['named', 'Anna Kowalska']]);
});

it('is told nothing of a person by a telephone number and an address', () => {
  const contact = '(21) 97120-1788 jane.roe@nimbora.com';
  expect(backgrounds(['Jane Roe', 'CEO', contact])).toEqual([]);
  expect(backgrounds(['Jane Roe', 'CEO'], contact, 'Ran the wards of Globex for nine years')).toEqual([
    'Jane Roe: Ran the wards of Globex for nine years',
  ]);
});

it.each([
  ['en', 'World-class engineers from three industries', 'World-class AI needs no famous address'],
  ['es', 'Un equipo experto en logística sanitaria', 'Lo mejor con experiencia de usuario propia'],
  ['fr', 'Une équipe experte de la logistique', 'Une solution pour publics passionnés de cuisine'],
])('takes praise for experience where it praises people, in %s', (language, people, thing) => {
  const claims = (line: string) =>
    gatherClaims(makeView([{ section: 'team', title: 'Team', lines: [line] }], { language, companyName: 'Nimbora' }))
      .facts.filter(({ kind, decided }) => kind === 'domain_experience' && decided?.probability === undefined)
      .map(({ quote }) => quote);
  expect(claims(people)).toEqual([people]);
  expect(claims(thing)).toEqual([]);
});

describe('a person’s card', () => {
  it.each<[FactKind, string, string, string]>([
    ['domain_experience', 'specific', 'en', '12 years of experience in hospital logistics'],
    ['domain_experience', 'named', 'en', '3 years of experience in hospital logistics'],
    ['domain_experience', 'specific', 'es', '12 años de experiencia en logística sanitaria'],
    ['domain_experience', 'specific', 'fr', "12 ans d'expérience dans la logistique"],
    ['domain_experience', 'named', 'en', 'Former product lead at Globex'],
    ['domain_experience', 'assertion', 'en', 'Passionate and experienced operator'],
    ['track_record', 'assertion', 'en', 'Serial entrepreneur with passion'],
    ['track_record', 'assertion', 'es', 'Emprendedora serial con pasión'],
    ['track_record', 'named', 'en', 'Founder of Globex, a booking tool'],
    ['track_record', 'specific', 'en', 'Scaled Globex to $250M'],
    ['track_record', 'specific', 'fr', 'A fait croître Globex à 30 M€'],
    ['background', 'specific', 'en', 'Scaled Globex to $250M'],
    ['background', 'named', 'en', 'Marketing at Globex'],
    ['technical_depth', 'specific', 'en', 'PhD in computer science'],
    ['technical_depth', 'specific', 'es', 'Doctorado en ingeniería biomédica'],
    ['technical_depth', 'specific', 'fr', 'Inventrice de deux brevets en optique'],
  ])('%s is %s in %s: %s', (kind, strength, language, note) => {
    const fact = of(card(note, language), kind);
    expect(fact?.strength).toBe(strength);
    expect(fact?.subjectName).toBe('Jane Roe');
  });

  it('counts years and keeps them as value', () => {
    expect(of(card('12 years of experience in hospital logistics'), 'domain_experience')?.value).toBe(12);
  });

  it.each([
    ['en', 'Her last company was acquired by Globex'],
    ['es', 'Su anterior empresa fue comprada por Globex, vendida a un fondo'],
    ['fr', 'Sa précédente société, rachetée par Globex'],
  ])('finds an exit in %s', (language, note) => {
    expect(of(card(note, language), 'exit')?.quote).toContain('Globex');
  });

  it('does not take an exit strategy for an exit', () => {
    expect(of(card('Prepares the exit strategy of the company'), 'exit')).toBeUndefined();
  });

  it.each([
    ['full', 'en', 'Full-time since 2023'],
    ['full', 'es', 'A tiempo completo desde 2023'],
    ['full', 'fr', 'À temps plein depuis 2023'],
    ['part', 'en', 'Part-time until the round closes'],
    ['part', 'es', 'A media jornada hasta la ronda'],
    ['part', 'fr', 'À mi-temps pour le moment'],
  ])('reads commitment %s in %s', (level, language, note) => {
    expect(of(card(note, language), 'commitment')?.detail).toEqual({ level });
  });

  it('gives each person what stands in the own column', () => {
    const view = makeView(
      [
        {
          section: 'team',
          title: 'Team',
          cards: [
            { x: 0.06, y: 0.4, lines: ['Jane Roe', 'CEO'] },
            { x: 0.55, y: 0.4, lines: ['Ken Adler', 'CTO'] },
            { x: 0.06, y: 0.55, lines: ['Former nurse at Globex Hospital'] },
            { x: 0.55, y: 0.55, lines: ['PhD in computer science'] },
          ],
        },
      ],
      { companyName: 'Nimbora' },
    );
    const { facts } = gatherAll(view);
    expect(
      facts.filter(({ kind }) => kind === 'background').map(({ subjectName, quote }) => [subjectName, quote]),
    ).toEqual([
      ['Jane Roe', 'Former nurse at Globex Hospital'],
      ['Ken Adler', 'PhD in computer science'],
    ]);
    expect(facts.find(({ kind }) => kind === 'person')?.detail).toMatchObject({
      role: 'CEO',
      founder: false,
      functions: 'general',
    });
  });

  it('does not lend the stories of advisors to the team', () => {
    const { facts } = gatherAll(
      makeView([
        {
          section: 'team',
          title: 'Advisors',
          lines: [['Omar Haddad - Advisor', '20 years of experience in oncology']],
        },
      ]),
    );
    expect(facts.map(({ kind }) => kind)).not.toContain('track_record');
    expect(of(facts, 'background')).toBeUndefined();
    expect(of(facts, 'advisor')).toMatchObject({ subjectName: 'Omar Haddad', strength: 'specific' });
  });
});

describe('the team as a whole', () => {
  const line = (section: 'team' | 'ask', text: string, language = 'en') =>
    gatherAll(makeView([{ section, lines: [text] }], { language })).facts;

  it.each([
    ['en', 'CTO: TBD', 'CTO'],
    ['en', 'Hiring a CTO in the next months', 'CTO'],
    ['es', 'Director técnico por contratar', 'Director técnico'],
    ['fr', 'Directeur technique à recruter', 'Directeur technique'],
  ])('finds the open role in %s: %s', (language, text, role) => {
    expect(of(line('team', text, language), 'open_role')?.detail).toEqual({ role });
  });

  it.each([
    ['en', 'Hire two engineers and a head of sales'],
    ['es', 'Contratar dos ingenieros y un director comercial'],
    ['fr', 'Recruter deux ingénieurs et un directeur commercial'],
  ])('ties hires to the use of funds in %s', (language, text) => {
    expect(of(line('ask', text, language), 'hire_plan')).toMatchObject({ strength: 'specific', basis: 'forecast' });
  });

  it('finds programs that are listed as staff', () => {
    expect(of(line('team', 'Our team: one person and AI agents as CTO and developers'), 'ai_agent_role')).toBeDefined();
  });
});
