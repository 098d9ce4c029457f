/** People, their roles and kinds; and the names that are no people of the company. */
import { describe, expect, it } from 'vitest';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { findPeople } from './find-people.js';
import { nameFrom } from './name-grammar.js';

const found = (slide: SlideSketch, language = 'en'): string[] =>
  findPeople(makeView([slide], { language, companyName: 'Nimbora' })).map(
    ({ name, role, kind, founder }) => `${kind}${founder ? '*' : ''} ${name.bare}: ${role?.text ?? '-'}`,
  );
const team = (lines: SlideSketch['lines'], language?: string): string[] =>
  found({ section: 'team', title: 'Team', lines: lines ?? [] }, language);

describe('nameFrom', () => {
  it.each([
    ['Ana Pérez', 'Ana Pérez'],
    ['Dr. Ayesha Rahman', 'Ayesha Rahman'],
    ['MARÍA DE LA CRUZ', 'MARÍA DE LA CRUZ'],
    ['Jean-Pierre van den Berg, PhD', 'Jean-Pierre van den Berg'],
    ["Conor O'Neill", "Conor O'Neill"],
    ['Marc G. Tan', 'Marc G. Tan'],
    ['Sam Okafor', 'Sam Okafor'],
    ['Hendrik Vos', 'Hendrik Vos'],
    ['Daniel Cross', 'Daniel Cross'],
    ['Lucía Segura', 'Lucía Segura'],
    ['Marie Bon', 'Marie Bon'],
  ])('reads %s', (text, name) => {
    expect(nameFrom(text)?.bare).toBe(name);
  });

  it.each([
    'Business Model',
    'Our Team',
    'Machine Learning',
    '[CFO]',
    'New York',
    'MVP API',
    'Head of Sales',
    'ana perez',
    'Series A',
    'Premium Payment',
    'Propuesta de Valor',
    "Chiffre d'Affaires",
    'Solar Power',
    'Compra Segura',
    'Marché Grand',
    'Álamo SRL',
    'Creador de Nimbora',
  ])('does not read %s', (text) => {
    expect(nameFrom(text)).toBeUndefined();
  });
});

describe('findPeople', () => {
  it.each([
    ['en', '- Dr. Ayesha Rahman - CEO | PhD, ex-GSK', 'member Ayesha Rahman: CEO'],
    ['en', 'ANA PEREZ — CO-FOUNDER & CTO', 'member* ANA PEREZ: CO-FOUNDER & CTO'],
    ['en', 'CEO: John Maddox', 'member John Maddox: CEO'],
    // Surnames written small.
    ['en', 'Marta quintero, CEO', 'member Marta quintero: CEO'],
    ['es', 'Lucía fernández de la vega - directora general', 'member Lucía fernández de la vega: directora general'],
    ['fr', 'camille durand : directrice technique', 'member camille durand: directrice technique'],
    ['en', 'Adam Rivers (Chief Operating Officer)', 'member Adam Rivers: Chief Operating Officer'],
    ['en', 'Maria fernandez, CEO', 'member Maria fernandez: CEO'],
    ['es', 'Lucía fernández, directora general', 'member Lucía fernández: directora general'],
    ['fr', 'Camille durand - PDG', 'member Camille durand: PDG'],
    [
      'es',
      'Lucía Fernández, directora general y cofundadora',
      'member* Lucía Fernández: directora general y cofundadora',
    ],
    ['es', 'Abigail Flores: responsable de producto', 'member Abigail Flores: responsable de producto'],
    ['fr', 'Camille Durand - PDG', 'member Camille Durand: PDG'],
    [
      'fr',
      'Hugo Lefèvre, directeur technique et cofondateur',
      'member* Hugo Lefèvre: directeur technique et cofondateur',
    ],
  ])('reads a line in %s: %s', (language, line, person) => {
    expect(team([line], language)).toEqual([person]);
  });

  it.each([
    ['en', 'CTO, ex Globex', 'COO, ex Initech'],
    ['es', 'CTO, ex Globex', 'directora de operaciones'],
    ['fr', 'directeur technique, ex Globex', 'directrice des opérations'],
  ])(
    'takes a name that no list knows beside a head’s role, as the page’s other entries are set (%s)',
    (language, chief, head) => {
      const names = team(['Ana Pérez, CEO', `Izor Mendiluze, ${chief}`, `Nthabisa Mokwe, ${head}`], language);
      expect(names.map((name) => name.split(':')[0])).toEqual([
        'member Ana Pérez',
        'member Izor Mendiluze',
        'member Nthabisa Mokwe',
      ]);
    },
  );

  it.each([
    ['en', 'Chair: Ana Pérez, former CEO of Globex'],
    ['en', '22 people in Leeds and Porto. Chairwoman: Ana Pérez'],
    ['es', 'Presidenta del consejo: Ana Pérez'],
    ['fr', 'Présidente du conseil : Ana Pérez'],
  ])('counts who chairs the board with the board (%s: %s)', (language, line) => {
    const read = team(['Jane Roe, CEO', 'Adam Rivers, CTO', line], language);
    expect(read.filter((person) => person.includes('Pérez'))).toEqual([expect.stringMatching(/^board /)]);
  });

  it.each([
    ['en', 'Team 4: Jane, Felix, Melf and Tom', ['Jane', 'Felix', 'Melf', 'Tom']],
    ['es', 'Equipo: Lucía, Carlos, Iria y Ana', ['Lucía', 'Carlos', 'Iria', 'Ana']],
    ['fr', 'Équipe : Camille, Hugo, Maïwenn et Paul', ['Camille', 'Hugo', 'Maïwenn', 'Paul']],
  ])('reads a team that goes by its first names (%s)', (language, line, names) => {
    const read = found({ section: 'cover', title: 'Nimbora', lines: [line] }, language);
    expect(read.map((person) => person.replace(/^member\*? |: .*$/g, ''))).toEqual(names);
  });

  it.each([
    ['en', 'Mark our progress: the CEO reports each month'],
    ['en', 'Grace period, founder shares'],
    ['es', 'Paz y seguridad, directora general a tiempo completo'],
    ['fr', 'Claire et simple : directeur technique inclus'],
  ])('takes no other words in small letters for a surname (%s: %s)', (language, line) => {
    expect(team([line], language)).toEqual([]);
  });

  it.each([
    ['en', 'Maria platform, CEO'],
    ['es', 'Lucía mercado, directora general'],
    ['fr', 'Camille marché - PDG'],
  ])('takes no word in small letters for a surname (%s: %s)', (language, line) => {
    expect(team([line], language).filter((each) => / (?:platform|mercado|marché):/.test(each))).toEqual([]);
  });

  it.each([
    ['en', 'Markets: France, Spain, Italy and Poland'],
    ['en', 'Marketing, Sales, Design and Finance'],
    ['es', 'Lunes, Martes, Jueves y Viernes'],
    ['fr', 'Paris, Lyon, Nantes et Lille'],
  ])('takes no list of other words for first names (%s: %s)', (language, line) => {
    expect(found({ section: 'cover', title: 'Nimbora', lines: [line] }, language)).toEqual([]);
    expect(team([line], language)).toEqual([]);
  });

  it.each([
    ['en', 'Dana Whitlock, President', 'member Dana Whitlock: President'],
    ['en', 'Dana Whitlock, Vice President', undefined],
    ['es', 'Lucía Robles, presidenta', 'member Lucía Robles: presidenta'],
    ['es', 'Lucía Robles, vicepresidenta', undefined],
    ['fr', 'Camille Aubert, présidente', 'member Camille Aubert: présidente'],
    ['fr', 'Camille Aubert, vice-présidente', undefined],
  ])('outside the team takes who leads, and nobody below (%s: %s)', (language, line, read) => {
    expect(found({ section: 'traction', title: 'Traction', lines: [line] }, language)).toEqual(
      read === undefined ? [] : [read],
    );
  });

  it('pairs names and roles of cards side by side', () => {
    expect(
      found({
        section: 'team',
        title: 'Operators who have built before',
        cards: [
          { x: 0.06, y: 0.57, lines: [{ text: 'Daniel Mota', size: 17 }] },
          { x: 0.34, y: 0.57, lines: [{ text: 'Joshua Soto', size: 17 }] },
          { x: 0.06, y: 0.63, lines: [{ text: 'CEO & FOUNDER', size: 10 }] },
          { x: 0.34, y: 0.63, lines: [{ text: 'HEAD OF SALES', size: 10 }] },
          { x: 0.08, y: 0.67, lines: ['Former CMO of Acme'] },
        ],
      }),
    ).toEqual(['member* Daniel Mota: CEO & FOUNDER', 'member Joshua Soto: HEAD OF SALES']);
  });

  it('pairs roles that stand above the names', () => {
    expect(
      found({
        section: 'team',
        cards: [
          { x: 0.3, y: 0.6, lines: ['Founder & CTO'] },
          { x: 0.64, y: 0.6, lines: ['CMO'] },
          { x: 0.29, y: 0.7, lines: ['Farid Madani'] },
          { x: 0.62, y: 0.7, lines: ['Pia Sedlak'] },
        ],
      }),
    ).toEqual(['member* Farid Madani: Founder & CTO', 'member Pia Sedlak: CMO']);
  });

  it('pairs roles that stand close before the names, and takes no surname for letters behind one', () => {
    const row = (y: number, role: string, w: number, text: string) => [
      { x: 0.2, y, w, h: 0.03, lines: [role] },
      { x: 0.2 + w + 0.025, y, w: 0.6, h: 0.03, lines: [text] },
    ];
    expect(
      found({
        section: 'team',
        cards: [
          ...row(0.3, 'CEO', 0.03, 'Anna Kowalska: led risk automation at Stripe Europe'),
          ...row(0.4, 'CTO', 0.03, 'Miguel Alvarez: ex-GitLab engineering director'),
          ...row(0.5, 'Chief Scientist', 0.11, 'Chen Ma: ex-DeepMind research engineer'),
        ],
      }),
    ).toEqual(['member Anna Kowalska: CEO', 'member Miguel Alvarez: CTO', 'member Chen Ma: Chief Scientist']);
  });

  it('reads lists under a label', () => {
    expect(team([['Founders', '- Yash Pratap', '- Rakesh Pandey']])).toEqual([
      'member* Yash Pratap: Founder',
      'member* Rakesh Pandey: Founder',
    ]);
    expect(team([['Founders', 'Noor Haddad - CEO', 'Sam Okafor - CTO']])).toEqual([
      'member* Noor Haddad: CEO',
      'member* Sam Okafor: CTO',
    ]);
    expect(team([['Cofundadores', '- Ana Pérez', '- Luis Gómez']], 'es')[0]).toBe('member* Ana Pérez: Equipo fundador');
    expect(team([['Fondateurs', '- Camille Durand', '- Hugo Lefèvre']], 'fr')[0]).toBe(
      'member* Camille Durand: Équipe fondatrice',
    );
    expect(team(['Equipo: Abigail Flores, Martina Correa y Daniela'], 'es').map((each) => each.split(':')[0])).toEqual([
      'member Abigail Flores',
      'member Martina Correa',
      'member Daniela',
    ]);
  });

  it('splits names that columns set on one line', () => {
    const view = makeView([
      {
        section: 'team',
        title: 'Our team',
        cards: [{ x: 0.1, y: 0.4, w: 0.8, lines: ['Dr. Nora Dobrin Andrei Belik Brian Gill'] }],
      },
    ]);
    expect(findPeople(view).map(({ name }) => name.bare)).toEqual(['Nora Dobrin', 'Andrei Belik', 'Brian Gill']);
  });

  it.each([
    ['en', 'Angel investor, co-founder of Globex', 'Co-founder, ex Globex'],
    ['es', 'Inversionista, cofundador de Globex', 'Cofundadora, ex Globex'],
    ['fr', 'Investisseuse, cofondatrice de Globex', 'Cofondatrice, ex Globex'],
  ])('takes nobody for a founder who is called an investor (%s)', (language, investor, founder) => {
    const kinds = (line: string) =>
      findPeople(
        makeView(
          [
            {
              section: 'team',
              title: 'Team',
              lines: [
                ['Anna Kowalska', line],
                ['Marc Tan', 'CTO'],
              ],
            },
          ],
          { language },
        ),
      ).map(({ name, kind, founder: founds }) => `${name.bare} ${kind}${founds ? ' founder' : ''}`);
    expect(kinds(investor)).toContain('Anna Kowalska investor');
    expect(kinds(investor).join()).not.toMatch(/Inver|Invest(?!or|isse)/u);
    expect(kinds(founder)).toContain('Anna Kowalska member founder');
  });

  it('nor for one of the team, also where no role stands beside it', () => {
    const lines = [
      ['Anna Kowalska', 'Angel investor, ran sales at Globex'],
      ['Marc Tan', 'CTO'],
      ['Lena Ode', 'COO'],
    ];
    expect(team(lines)).toContain('investor Anna Kowalska: -');
    expect(team([...lines.slice(1), ['Investors', 'Eva Stone']])).toContain('member Lena Ode: COO');
  });

  it('keeps advisors, board and investors apart', () => {
    expect(
      team([
        ['Jane Roe - CEO'],
        ['Advisors', 'Omar Haddad - Professor of Oncology', 'Rosa Lindt - Advisor, regulation'],
        ['Board of directors', 'Ken Adler - Chair of the board'],
        ['Investors', 'Eva Stone'],
      ]),
    ).toEqual([
      'member Jane Roe: CEO',
      'advisor Omar Haddad: -',
      'advisor Rosa Lindt: Advisor',
      'board Ken Adler: Chair of the board',
      'investor Eva Stone: -',
    ]);
  });

  it.each<[string, SlideSketch]>([
    [
      'the author of a quotation',
      { section: 'market', lines: [['"We would run out in eight days."', 'PALMER LUND, FOUNDER OF ANDRAX']] },
    ],
    [
      'a testimonial of another company',
      {
        section: 'traction',
        title: 'What customers say',
        lines: [['"It saves us two days a week."', 'Jane Roe, COO, Acme Logistics']],
      },
    ],
    ['a customer with role and company', { section: 'traction', lines: ['Jane Roe, CEO at Acme Logistics'] }],
    ['a placeholder', { section: 'team', title: 'Team', lines: ['[CFO]', 'CTO: TBD', 'TBD - Head of Sales'] }],
    ['somebody who used to be something elsewhere', { section: 'market', lines: ['Ken Adler, Ex CEO @ Globex'] }],
    [
      'a letter-spaced heading that holds a role',
      { section: 'product', title: 'P ROD U CTO — D E M O', lines: ['ARQ U I TE C T U R A'] },
    ],
    ['the company itself', { section: 'team', title: 'Team', lines: ['Nimbora', 'CEO and CTO work full time'] }],
  ])('does not take %s for one of the team', (_, slide) => {
    expect(found(slide).filter((each) => each.startsWith('member'))).toEqual([]);
  });

  it('tells programs from colleagues', () => {
    expect(team(['Built with Claude Code (CTO backend)'])).toEqual([]);
    expect(team(['Claude Code - CTO'])).toEqual(['agent Claude Code: CTO']);
  });

  it('counts a person once and keeps the mention with the role', () => {
    const view = makeView([
      { section: 'team', title: 'Team', lines: ['Jane Roe', 'Ken Adler'] },
      { section: 'other', lines: ['Jane Roe, Founder & CEO'] },
    ]);
    expect(findPeople(view).map(({ name, role }) => [name.bare, role?.text])).toEqual([
      ['Jane Roe', 'Founder & CEO'],
      ['Ken Adler', undefined],
    ]);
  });
});

describe('names without a role', () => {
  const onCover = (lines: string[], language = 'en') => found({ section: 'cover', title: 'Nimbora', lines }, language);

  it.each([
    ['en', 'Team: Laura Whitfield, Rahul Mehra, Chloe Barton'],
    ['es', 'Equipo: Lucía Ferrer, Javier Montes, Carmen Ruedas'],
    ['fr', 'Équipe : Chloé Barrault, Mathieu Lanvin, Camille Roche'],
  ])('are people where a cover lists them (%s)', (language, line) => {
    expect(onCover([line], language).filter((each) => each.startsWith('member'))).toHaveLength(3);
  });

  it.each([
    ['en', { section: 'ask', title: 'The round', lines: ['Valuation Cap', 'Pro Rata', 'The valuation has a cap'] }],
    [
      'es',
      { section: 'roadmap', title: 'Plan', lines: ['Fase Inicial', 'Fase Final', 'Una fase inicial y una final'] },
    ],
    ['fr', { section: 'product', title: 'Produit', lines: ['Suivi Patient', 'Carnet Rose', 'Le suivi et son carnet'] }],
  ] satisfies [string, SlideSketch][])('are none where they are words of the deck (%s)', (language, slide) => {
    expect(found(slide, language)).toEqual([]);
  });
});

describe('names inside sentences', () => {
  it('finds advisors named in running text, with nothing of it given to a founder', () => {
    const lines = [
      ['Maren Oakes', 'Co-founder, CEO'],
      ['Tobias Held', 'Co-founder, CTO'],
      'Advisors Ingrid Halder, former chief financial officer of Acme Line: carriers. Samuel Acker, customs lawyer: disputes.',
    ];
    const people = team(lines);
    expect(people).toContain('advisor Ingrid Halder: -');
    expect(people).toContain('advisor Samuel Acker: -');
    expect(people.filter((each) => each.startsWith('member'))).toHaveLength(2);
  });

  it('does not take the end of a sentence for a person', () => {
    const lines = [
      ['Lucía Ferrer', 'Fundadora y directora de operaciones', 'Puso en marcha 60 plantas en', 'Soleta Marismas'],
      ['Iván Mondéjar', 'Director financiero'],
    ];
    expect(team(lines, 'es').map((each) => each.split(':')[0])).toEqual([
      'member* Lucía Ferrer',
      'member Iván Mondéjar',
    ]);
  });
});

describe('names that speak for one another', () => {
  const names = (slide: SlideSketch, language = 'en') =>
    findPeople(makeView([slide], { language, companyName: 'Nimbora' })).map(({ name }) => name.bare);

  it.each([
    ['en', 'By: Zelkova, Brisk, Quillo and Tamsin', 'Tags: Zelkova, Brisk, Quillo'],
    ['es', 'Por: Zelkova, Brisk, Quillo y Tamsin', 'Temas: Zelkova, Brisk, Quillo'],
    ['fr', 'Par : Zelkova, Brisk, Quillo et Tamsin', 'Sujets : Zelkova, Brisk, Quillo'],
  ])('are people where a line says so, whatever they are called (%s)', (language, line, other) => {
    expect(names({ section: 'cover', title: 'Nimbora', lines: [line] }, language)).toContain('Zelkova');
    expect(names({ section: 'cover', title: 'Nimbora', lines: [other] }, language)).toEqual([]);
  });

  it('are who is written to', () => {
    const slide = (section: NonNullable<SlideSketch['section']>, address: string): SlideSketch => ({
      section,
      title: 'Talk to us',
      lines: [['Zelkova Brisk', address]],
    });
    expect(names(slide('contact', 'zelkova@nimbora.io'))).toEqual(['Zelkova Brisk']);
    expect(names(slide('market', 'hello@nimbora.io'))).toEqual([]);
  });

  it('are a team where they are set alike under its name', () => {
    const cards = ['Ana Pérez', 'Zelkova Brisk', 'Quillo Trane', 'Hugo Martin', 'Lena Okafor'].map((name, at) => ({
      ...{ x: 0.05 + at * 0.18, y: 0.4, w: 0.15 },
      lines: [name, ['Asset care', 'Deal flow', 'Field work', 'Operations', 'Finance'][at]!],
    }));
    expect(names({ section: 'team', title: 'Team', cards })).toEqual(
      expect.arrayContaining(['Zelkova Brisk', 'Quillo Trane']),
    );
  });
});

it('reads nobody out of a remark in brackets that runs over lines', () => {
  const lines = [
    'Founder: Ana Ruiz, 8 years of ledgers (Ethereum,',
    'Hyperledger Fabric, Marco Polo,',
    'Cosmos)',
    'Luc Roy, CTO',
  ];
  expect(team([lines]).map((one) => one.replace(/:.*/, ''))).toEqual(['member* Ana Ruiz', 'member Luc Roy']);
});

describe('who is written to', () => {
  it.each([
    [
      'en',
      'ANA RUIZ PRAT - FOUNDER · ana@nimbora.example · nimbora.example',
      '“It saves hours.” Ana Ruiz Prat, founder of a bakery',
    ],
    [
      'es',
      'ANA RUIZ PRAT - FUNDADORA · ana@nimbora.example',
      '«Ahorra horas.» Ana Ruiz Prat, fundadora de una panadería',
    ],
    [
      'fr',
      'ANA RUIZ PRAT - FONDATRICE · ana@nimbora.example',
      '« Cela sauve des heures. » Ana Ruiz Prat, fondatrice d’une boulangerie',
    ],
  ])('is of the company on whatever page, where an address stands with the role (%s)', (language, contact, other) => {
    const names = (line: string) =>
      findPeople(makeView([{ section: 'whyNow', lines: ['The time is right', line] }], { language })).map(
        ({ name }) => name.bare,
      );
    expect(names(contact)).toEqual(['ANA RUIZ PRAT']);
    expect(names(other)).toEqual([]);
  });

  it.each([
    ['en', 'retired', '“I got a text from my bank.”', 'cook'],
    ['es', 'jubilado', '«Me llegó un SMS del banco.»', 'cocinera'],
    ['fr', 'retraité', '« J’ai reçu un SMS de ma banque. »', 'cuisinière'],
  ])('is nobody whom the deck imagines with an age and what he says (%s)', (language, trade, said, other) => {
    const names = (quotes: string[]) =>
      findPeople(
        makeView(
          [
            {
              section: 'team',
              title: 'Team',
              lines: [
                'Luis Soto Vera',
                `68 · Valencia · ${trade}`,
                ...quotes,
                'Marta Gil Ruiz',
                `45 · Lugo · ${other}`,
                ...quotes,
              ],
            },
          ],
          { language },
        ),
      ).map(({ name }) => name.bare);
    expect(names([said])).toEqual([]);
    expect(names([])).toEqual(['Luis Soto Vera', 'Marta Gil Ruiz']);
  });

  it.each([
    'Independent developer. Buenos Aires, Argentina.',
    'Desarrollador independiente. Mar Adentro, Argentina.',
    'Développeuse indépendante. Porto Novo, Portugal.',
  ])('is no town: %s', (line) => {
    expect(team(['Diego Sanz', line]).map((told) => told.replace(/:.*/u, ''))).toEqual(['member Diego Sanz']);
  });
});

describe('names and what stands behind them', () => {
  it.each([
    ['en', 'CTO — Jane Roe. Knows how buyers say no.', 'CTO'],
    ['es', 'CEO — Fátima Robledo Anaya. Hija de refaccionario.', 'CEO'],
    ['fr', 'PDG — Hélène Morel. Ancienne acheteuse de pièces.', 'PDG'],
  ])('end with the sentence (%s)', (language, line, role) => {
    expect(team([line, 'Ana Pérez, COO'], language).some((one) => one.endsWith(`: ${role}`))).toBe(true);
  });

  it.each(['Burkina Faso', 'Corea del Sur', 'Côte d’Ivoire', 'Papua New Guinea'])(
    'a country is nobody: %s',
    (country) => {
      expect(team([country, 'Ana Pérez, CEO'])).toEqual(team(['Ana Pérez, CEO']));
      expect(team([`Country lead: Ana Pérez (${country})`])).toHaveLength(1);
    },
  );

  it('are firms in brackets behind a name', () => {
    const read = team(['Board: Ulla Bech (chair), Hendrik Brandt (Blue Dot)', 'CEO: Ana Pérez']);
    expect(read.map((one) => one.split(':')[0])).toEqual(
      expect.arrayContaining(['board Ulla Bech', 'member Ana Pérez']),
    );
    expect(read.filter((one) => one.includes('Blue Dot'))).toEqual([]);
  });

  it('stand in pairs on one line', () => {
    const lines = ['Félix Bolduc Noémie Lachapelle Imane Cherkaoui'];
    expect(found({ section: 'team', title: 'Équipe', lines }, 'fr').map((one) => one.split(':')[0])).toEqual([
      'member Félix Bolduc',
      'member Noémie Lachapelle',
      'member Imane Cherkaoui',
    ]);
  });

  it('of a table have the role of their own row', () => {
    const table = [
      ['Name', 'Role', 'Background'],
      ['Ana Pérez', 'CEO', 'Bank of Pune'],
      ['Ruth Gaikwad', 'VP Field', 'Ran 60 branches'],
      ['Marc Tan', 'Advisor', 'Former CGM'],
    ];
    expect(found({ section: 'team', title: 'Team', table })).toEqual([
      'member Ana Pérez: CEO',
      'member Ruth Gaikwad: VP Field',
      'advisor Marc Tan: Advisor',
    ]);
  });

  it('under a board named in one line are not on the board', () => {
    expect(team(['Board: Ulla Bech (chair)', 'CTO - Ana Pérez', 'CMO - Tom Kirk'])).toEqual(
      expect.arrayContaining(['member Ana Pérez: CTO', 'member Tom Kirk: CMO']),
    );
  });
});
