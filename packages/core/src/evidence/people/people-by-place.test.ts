/** People and rivals by where and how their names stand, in three languages, each beside a name that stands for another thing. */
import { describe, expect, it } from 'vitest';
import { makeDeck, makeView, type SlideSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';
import { readOutline } from '../outline/read-outline.js';

const COVER: SlideSketch = { section: 'cover', lines: ['Nimbora'] };
const named = (kind: 'person' | 'competitor', slide: SlideSketch, language: string) =>
  gatherFacts(makeView([COVER, slide], { language, companyName: 'Nimbora' }), [kind]).map(
    ({ subjectName }) => subjectName,
  );

describe('a team of first names', () => {
  const card = (x: number, name: string, ...lines: string[]) => ({
    x,
    y: 0.3,
    w: 0.2,
    lines: [{ text: name, size: 20 }, ...lines.map((text) => ({ text, size: 14 }))],
  });

  it.each([
    ['en', 'Team', ['Co-founder & CEO', 'Product and research', 'Tests and releases']],
    ['es', 'Equipo', ['Cofundadora y CEO', 'Producto y validación', 'Pruebas y entregas']],
    ['fr', 'Équipe', ['Cofondatrice et PDG', 'Produit et recherche', 'Tests et livraisons']],
  ] as const)(
    'is known by the role under one of them, and by letters that look alike (%s)',
    (language, title, said) => {
      const cards = ['Marta', 'Elio', 'Barbi'].map((name, at) => card(0.1 + 0.3 * at, name, said[at]!));
      expect(named('person', { section: 'team', title, cards }, language).sort()).toEqual(['Barbi', 'Elio', 'Marta']);
    },
  );

  it.each([
    ['en', 'Team', 'Marta — ran the kitchens of a hotel for ten years', 'Barbi — seven years of software for hotels'],
    ['es', 'Equipo', 'Marta — diez años al frente de cocinas de hotel', 'Barbi — siete años de software hotelero'],
    ['fr', 'Équipe', 'Marta — dix ans à la tête de cuisines d’hôtel', 'Barbi — sept ans de logiciel hôtelier'],
  ] as const)('opens the lines that tell of each (%s)', (language, title, ...lines) => {
    expect(named('person', { section: 'team', title, lines }, language).sort()).toEqual(['Barbi', 'Marta']);
  });

  it.each([
    ['en', 'Team', ['Mission — we feed hotels', 'Vision — no plate is lost'], ['Kitchen', 'Head of kitchen']],
    ['es', 'Equipo', ['Misión — alimentamos hoteles', 'Visión — ningún plato se pierde'], ['Cocina', 'Jefa de cocina']],
    ['fr', 'Équipe', ['Mission — nourrir les hôtels', 'Vision — aucune assiette perdue'], ['Cuisine', 'Cheffe']],
  ] as const)('is none where the words are no names (%s)', (language, title, lines, [head, role]) => {
    const slide: SlideSketch = { section: 'team', title, lines: [...lines], cards: [card(0.1, head, role)] };
    expect(named('person', slide, language)).toEqual([]);
  });

  it.each([
    ['en', 'Marta · Co-founder & CEO', 'Marta · kitchens of hotels'],
    ['es', 'Marta · cofundadora y CEO', 'Marta · cocinas de hotel'],
    ['fr', 'Marta · cofondatrice et PDG', 'Marta · cuisines d’hôtel'],
  ] as const)('is named on its page alone (%s)', (language, founder, other) => {
    expect(named('person', { section: 'team', lines: [founder] }, language)).toEqual(['Marta']);
    expect(named('person', { section: 'product', lines: [other] }, language)).toEqual([]);
  });
});

describe('one founder', () => {
  it.each([
    ['en', 'Anna Kowalska, Founder & CEO'],
    ['en', 'CEO Anna Kowalska'],
    ['es', 'Anna Kowalska, fundadora y CEO'],
    ['es', 'CEO: Anna Kowalska'],
    ['fr', 'Anna Kowalska, fondatrice et PDG'],
    ['fr', 'PDG : Anna Kowalska'],
    ['en', 'Founder: Tsholo Nkadi - senior manager (Globex Group), director of Initech'],
    ['es', 'Fundador: Tsholo Nkadi - gerente de ventas (Globex), director de Initech'],
    ['fr', 'Fondateur : Tsholo Nkadi - responsable des ventes (Globex), directeur d’Initech'],
  ] as const)('stands on any page (%s: %s)', (language, line) => {
    expect(named('person', { section: 'other', lines: [line] }, language)).toEqual([
      expect.stringMatching(/^(?:Anna Kowalska|Tsholo Nkadi)$/u),
    ]);
  });

  it.each([
    ['en', 'Founder of Globex: Tsholo Nkadi - senior manager'],
    ['es', 'Fundador de Globex: Tsholo Nkadi - gerente de ventas'],
    ['fr', 'Fondateur de Globex : Tsholo Nkadi - responsable des ventes'],
  ] as const)('is ours, not that of another firm (%s: %s)', (language, line) => {
    expect(named('person', { section: 'other', lines: [line] }, language)).toEqual([]);
  });

  it.each([
    ['en', 'Team', 'A. Rivera, CEO'],
    ['es', 'Equipo', 'A. Rivera, directora general'],
    ['fr', 'Équipe', 'A. Rivera, directrice générale'],
  ] as const)('may have a given name in short (%s)', (language, title, line) => {
    expect(named('person', { section: 'team', title, lines: [line] }, language)).toEqual(['A. Rivera']);
  });

  it.each([
    ['en', 'Q. Results, CEO'],
    ['es', 'N. Clientes, CEO'],
    ['fr', 'N. Clients, PDG'],
  ] as const)('is no word behind a letter (%s)', (language, line) => {
    expect(named('person', { section: 'team', lines: [line] }, language)).toEqual([]);
  });

  it.each([
    ['en', 'Anna Kowalska, CEO at Globex Logistics'],
    ['es', 'Anna Kowalska, CEO en Globex Logística'],
    ['fr', 'Anna Kowalska, PDG chez Globex Logistique'],
  ] as const)('of a customer is none of ours (%s)', (language, line) => {
    expect(named('person', { section: 'traction', lines: [line] }, language)).toEqual([]);
  });

  it.each([
    ['en', ['Team', 'CEO', 'CTO', 'Head of Sales']],
    ['es', ['Equipo', 'Directora general', 'Responsable de ventas']],
    ['fr', ['Équipe', 'Directrice générale', 'Responsable des ventes']],
  ] as const)('has a name: a role alone is nobody (%s)', (language, [title, ...lines]) => {
    expect(named('person', { section: 'team', title, lines: [...lines] }, language)).toEqual([]);
  });
});

describe('rivals', () => {
  it.each([
    ['en', 'Competition', ['Feature', 'Nimbora', 'Slotwise', 'Calmio'], 'Reminders'],
    ['es', 'Competencia', ['Función', 'Nimbora', 'Slotwise', 'Calmio'], 'Recordatorios'],
    ['fr', 'Concurrence', ['Fonction', 'Nimbora', 'Slotwise', 'Calmio'], 'Rappels'],
  ] as const)('head the columns of a comparison, its rows are none (%s)', (language, title, head, row) => {
    const table = [[...head], [row, '✓', '✗', '✓'], ['API', '✓', '✓', '✗']];
    expect(named('competitor', { section: 'competition', title, table }, language)).toEqual(['Slotwise', 'Calmio']);
  });

  it.each([
    ['en', 'Nimbora vs Slotwise, Calmio, QuickFill'],
    ['es', 'Nimbora frente a Slotwise, Calmio y QuickFill'],
    ['fr', 'Nimbora face à Slotwise, Calmio et QuickFill'],
  ] as const)('stand behind what sets us against them (%s)', (language, line) => {
    expect(named('competitor', { section: 'competition', lines: [line] }, language)).toEqual([
      'Slotwise',
      'Calmio',
      'QuickFill',
    ]);
  });

  it.each([
    ['en', 'Plan vs Actual, Budget, Forecast'],
    ['es', 'Plan frente a Real, Presupuesto y Previsión'],
    ['fr', 'Plan face à Réel, Budget et Prévision'],
  ] as const)('are no words that a plan is held against (%s)', (language, line) => {
    expect(named('competitor', { section: 'financials', lines: [line] }, language)).toEqual([]);
  });
});

describe('the company', () => {
  it.each([
    ['en', 'Team', 'We are four.'],
    ['es', 'Equipo', 'Somos cuatro.'],
    ['fr', 'Équipe', 'Nous sommes quatre.'],
  ] as const)('has a name that its cover breaks over two lines (%s)', (_, title, line) => {
    const deck = makeDeck([{ lines: ['Hello', 'Orchard'] }, { title, lines: [line] }]);
    expect(readOutline(deck).companyName).toBe('Hello Orchard');
  });

  it.each([
    ['en', 'Made with Gamma', 'Finalist at HackLisbon 2025'],
    ['es', 'Hecho con Gamma', 'Finalista de HackLisbon 2025'],
    ['fr', 'Fait avec Gamma', 'Finaliste de HackLisbon 2025'],
  ] as const)('is neither the maker of the template nor the event (%s)', (_, maker, event) => {
    const deck = makeDeck([{ lines: [maker, event] }, { lines: [maker] }, { lines: [maker] }]);
    expect(readOutline(deck).companyName).toBeUndefined();
  });
});

describe('advisors who are sought', () => {
  it.each([
    ['en', 'Advisors', 'Advisory board (being formed)', 'Ada Marsh – compliance advisor'],
    ['es', 'Asesores', 'Asesores (por confirmar)', 'Ada Marsh – asesora de cumplimiento'],
    ['fr', 'Conseillers', 'Conseillers (en constitution)', 'Ada Marsh – conseillère conformité'],
  ] as const)('have not joined (%s)', (language, label, sought, line) => {
    const advisors = (over: string) =>
      gatherFacts(makeView([COVER, { section: 'team', lines: [[over, line]] }], { language }), ['advisor']).map(
        ({ subjectName }) => subjectName,
      );
    expect(advisors(label)).toEqual(['Ada Marsh']);
    expect(advisors(sought)).toEqual([]);
  });
});

describe('posts that are to be filled', () => {
  it.each([
    ['en', 'Core team', 'Hiring plan (post-seed)', 'Part-time counsel, 12 years of experience in hospital logistics'],
    ['es', 'Nuestro equipo', 'Perfiles buscados', 'Asesora a media jornada, 12 años de experiencia en logística'],
    ['fr', 'Notre équipe', 'Recrutements prioritaires', 'Juriste à mi-temps, 12 ans d’expérience dans la logistique'],
  ] as const)('say nothing of who is there (%s)', (language, there, sought, line) => {
    const told = (over: string) =>
      gatherFacts(makeView([COVER, { section: 'team', lines: [[over, line]] }], { language }), [
        'person',
        'commitment',
        'domain_experience',
      ]).map(({ kind }) => kind);
    expect(told(there)).toEqual(expect.arrayContaining(['commitment', 'domain_experience']));
    expect(told(sought)).toEqual([]);
  });

  it('are no label for whoever is named beside an open role', () => {
    const names = gatherFacts(makeView([COVER, { section: 'team', lines: [['TBD – Jane Roe', 'Ken Adler, CTO']] }]), [
      'person',
    ]).map(({ subjectName }) => subjectName);
    expect(names).toContain('Ken Adler');
  });
});

it('whoever works somewhere is told with a place, and the place is nobody', () => {
  const names = (line: string) =>
    gatherFacts(
      makeView([COVER, { section: 'team', title: 'Founders', lines: [['Jane Roe — Co-founder & CTO', line]] }]),
      ['person'],
    ).map(({ subjectName }) => subjectName);
  expect(names('Senior engineer at Globex, Austin TX — running production')).toEqual(['Jane Roe']);
  expect(names('Currently at Initech, San Francisco Bay Area — shipping')).toEqual(['Jane Roe']);
  expect(names('Deep expertise in agents, Semantic Kernel, Azure')).toEqual(['Jane Roe']);
});

it('takes a firm by its legal form for nobody', () => {
  const names = (line: string) =>
    named('person', { section: 'team', title: 'Team', lines: [line, 'Ana Ruiz, CEO'] }, 'en');
  expect(names('Vela Marina SLU')).toEqual(['Ana Ruiz']);
  expect(names('Vela Marina, CTO')).toEqual(['Vela Marina', 'Ana Ruiz']);
});

describe('what is told of people', () => {
  const told = (slides: SlideSketch[], language: string) =>
    gatherFacts(makeView(slides, { language, companyName: 'Nimbora' }), [
      'person',
      'background',
      'commitment',
      'hire_plan',
    ]);

  it.each([
    ['en', 'Hiring plan:', 'Part-time compliance counsel'],
    ['es', 'Plan de contratación:', 'Responsable legal a tiempo parcial'],
    ['fr', 'Plan de recrutement :', 'Juriste à temps partiel'],
  ])('under a plan of posts is nobody’s commitment (%s)', (language, head, post) => {
    const page = (lines: string[]): SlideSketch => ({
      section: 'team',
      title: 'Team',
      cards: [
        { x: 0.05, y: 0.2, w: 0.4, lines: ['Anna Kowalska, CEO', 'Built Nimbora end to end'] },
        { x: 0.55, y: 0.2, w: 0.4, lines },
      ],
    });
    const levels = (lines: string[]) =>
      told([COVER, page(lines)], language).flatMap(({ kind, detail }) =>
        kind === 'commitment' ? [detail?.['level']] : [],
      );
    expect(levels([head, post])).toEqual([]);
    expect(levels(['Ben Okafor, CTO', post])).toContain('part');
  });

  it.each([
    ['en', 'Profiles Wanted', 'CEO and co-founder: energy and sales'],
    ['es', 'Perfiles Buscados', 'CEO y cofundador: energía y ventas'],
    ['fr', 'Profils Recherchés', 'CEO et cofondateur : énergie et ventes'],
  ])('“%s: %s” is nobody', (language, head, post) => {
    expect(named('person', { section: 'team', title: 'Team', lines: [[head, post]] }, language)).toEqual([]);
    expect(named('person', { section: 'team', title: 'Team', lines: [['Anna Kowalska', post]] }, language)).toEqual([
      'Anna Kowalska',
    ]);
  });

  it('stands on the page of the team, not on the cover that names whom to write to', () => {
    const cover: SlideSketch = { section: 'team', title: 'Nimbora', lines: [['Anna Kowalska', 'Founder & CEO']] };
    const page: SlideSketch = {
      section: 'team',
      title: 'Why we win',
      cards: [
        { x: 0.1, y: 0.3, lines: ['Anna Kowalska, Founder & CEO', 'Ran grid operations at Globex for ten years'] },
      ],
    };
    const facts = told([cover, page], 'en');
    expect(facts.find(({ kind }) => kind === 'person')?.slide).toBe(2);
    expect(facts.find(({ kind }) => kind === 'background')?.subjectName).toBe('Anna Kowalska');
  });

  it.each([
    ['en', 'Currently at Globex, leading a team of nine', 'Currently at NIMBORA, leading a team of nine'],
    ['es', 'Actualmente en Globex, con nueve personas', 'Actualmente en NIMBORA, con nueve personas'],
    ['fr', 'Actuellement chez Globex, avec neuf personnes', 'Actuellement chez NIMBORA, avec neuf personnes'],
  ])('a post elsewhere is told, ours is none (%s)', (language, elsewhere, here) => {
    const levels = (line: string) =>
      told([COVER, { section: 'team', title: 'Team', lines: [['Anna Kowalska, CEO', line]] }], language).flatMap(
        ({ kind, detail }) => (kind === 'commitment' ? [detail?.['level']] : []),
      );
    expect(levels(elsewhere)).toContain('elsewhere');
    expect(levels(here)).not.toContain('elsewhere');
  });

  it.each([
    ['en', 'Full-stack engineer · MSc in software architecture, artificial intelligence and data'],
    ['es', 'Ingeniera · Máster en arquitectura de software, inteligencia artificial y datos'],
    ['fr', 'Ingénieure · Master en architecture logicielle, intelligence artificielle et données'],
  ])('a role stands before what else is told (%s)', (language, line) => {
    const [person] = told([COVER, { section: 'team', title: 'Team', lines: [['Anna Kowalska', line]] }], language);
    expect(person?.detail?.['role']).toMatch(/ing[eé]n|engineer/iu);
  });

  it.each([
    ['en', 'Hiring plan', 'Sales lead', 'Month 7', 'Technical advisor'],
    ['es', 'Plan de contratación', 'Director comercial', 'Mes 7', 'Asesor técnico'],
    ['fr', 'Plan de recrutement', 'Directeur commercial', 'Mois 7', 'Conseiller technique'],
  ])('a row of a hiring plan has its time, an adviser is no hire (%s)', (language, title, post, when, adviser) => {
    const table = [
      ['Role', 'Time'],
      [post, when],
      [adviser, when],
    ];
    const hires = told([COVER, { section: 'team', title, table }], language).filter(
      ({ kind, decided }) => kind === 'hire_plan' && decided?.by === 'team-claims',
    );
    expect(hires.map(({ quote, strength }) => [quote, strength])).toEqual([[`${post} | ${when}`, 'specific']]);
  });
});

it.each([
  ['en', 'Meet Nimbora', 'Anna Kowalska', 'Frontend Dev.', 'Anna Nimbora'],
  ['es', 'Conoce Nimbora', 'Anna Kowalska', 'Full-Stack Dev.', 'Anna Nimbora'],
  ['fr', 'Découvrez Nimbora', 'Anna Kowalska', 'Dev. Frontend', 'Anna Nimbora'],
] as const)(
  'the company is nobody of its team, and a founder who bears its name is (%s)',
  (language, head, name, role, own) => {
    const team = (...lines: string[]): SlideSketch => ({ section: 'team', title: 'Team', lines });
    expect(named('person', team(head, name, role), language)).toEqual([name]);
    expect(named('person', team(own, 'CEO'), language)).toEqual([own]);
  },
);
