/** Rivals, and what only looks like one: customers, partners, investors, features. */
import { describe, expect, it } from 'vitest';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { gatherAll } from '../facts/gather-facts.js';
import { findCompetitors } from './find-competitors.js';

const rivals = (slide: SlideSketch, language = 'en'): string[] =>
  findCompetitors(makeView([slide], { language, companyName: 'Nimbora' })).map(({ name }) => name);
const facts = (...slides: SlideSketch[]) => gatherAll(makeView(slides, { companyName: 'Nimbora' })).facts;

describe('names beside our own', () => {
  const named = (slide: SlideSketch, language: string, companyName = 'Nimbora') =>
    findCompetitors(makeView([slide], { language, companyName })).map(({ name }) => name);

  it.each([
    ['en', 'Competitive landscape'],
    ['es', 'Análisis competitivo'],
    ['fr', 'Analyse de la concurrence'],
  ])('are rivals as heads of a comparison that were read as one line (%s)', (language, title) => {
    const slide = (line: string): SlideSketch => ({ section: 'competition', title, lines: ['Competitors', line] });
    expect(named(slide('Slotwise Calmio 1Agenda Nimbora'), language)).toEqual(['Slotwise', 'Calmio', '1Agenda']);
    // What we have is no firm.
    expect(named(slide('Nimbora Advantage'), language)).toEqual([]);
  });

  it.each([
    ['en', ['Feature', 'Nimbora', 'Slotwise', 'Current registry'], ['Feature', 'Strength', 'Limitation']],
    ['es', ['Función', 'Nimbora', 'Slotwise', 'Catastro actual'], ['Función', 'Fortaleza', 'Limitación']],
    ['fr', ['Fonction', 'Nimbora', 'Slotwise', 'Cadastre actuel'], ['Fonction', 'Force', 'Lacune']],
  ])('are rivals, what there is today and heads of columns are none (%s)', (language, header, heads) => {
    const rows = (top: string[]) => [top, ...['A', 'B'].map((name) => [name, ...top.slice(1).map(() => '✓')])];
    expect(named({ section: 'competition', title: 'Nimbora', table: rows(header) }, language)).toEqual(['Slotwise']);
    expect(named({ section: 'competition', title: 'Nimbora', table: rows(heads) }, language)).toEqual([]);
  });

  it.each([
    ['en', 'Nimbora vs. Slotwise, Calmio', 'The risk of lower prices vs Standard costs'],
    ['es', 'Nimbora vs Slotwise, Calmio', 'El riesgo de bajar precios vs Coste estándar'],
    ['fr', 'Nimbora vs Slotwise, Calmio', 'Le risque de prix plus bas vs Coût standard'],
  ])('are rivals behind "vs" wherever we come first (%s)', (language, line, other) => {
    expect(named({ section: 'risk', lines: [line] }, language)).toEqual(['Slotwise', 'Calmio']);
    expect(named({ section: 'risk', lines: [other] }, language)).toEqual([]);
  });

  it('may begin as ours does, and end as addresses do', () => {
    const slide: SlideSketch = {
      section: 'competition',
      title: 'Nota vs foodly.in',
      lines: ['Unlike Notairo, we are open.'],
    };
    expect(named(slide, 'en', 'Nota').sort()).toEqual(['Notairo', 'foodly.in']);
    // A product of ours is none.
    expect(named({ ...slide, lines: ['Unlike Nota Pro, we are open.'], title: 'Nota' }, 'en', 'Nota')).toEqual([]);
  });
});

describe('what is no rival', () => {
  it.each([
    ['en', 'Competition', 'Competitors'],
    ['es', 'Competencia', 'Competidores'],
    ['fr', 'Concurrence', 'Concurrents'],
  ])('two firms in one word are two (%s)', (language, title, head) => {
    const slide: SlideSketch = {
      section: 'competition',
      title,
      lines: [[head, 'SlotWise/CalmIo: no mobile app'], ['SlotWise: hotels only'], ['Q/Desk: offices only']],
    };
    const names = rivals(slide, language);
    expect(names).toContain('SlotWise');
    expect(names).toContain('CalmIo');
    expect(names).not.toContain('SlotWise/CalmIo');
  });

  const named = (lines: string[], language = 'en') =>
    findCompetitors(
      makeView(
        [{ section: 'competition', lines: ['Competitors', ...lines.map((line) => [line, 'what they do today'])] }],
        {
          companyName: 'Ours',
          language,
        },
      ),
    ).map(({ name }) => name);

  it.each([
    ['en', ['Capability', 'Runway: 24 months', 'March', 'Nexora: rents machines'], ['Nexora']],
    ['es', ['Funcionalidad', 'Plazo: 6 meses', 'Marzo', 'Nexora: alquila máquinas'], ['Nexora']],
    ['fr', ['Critère', 'Délai : 6 mois', 'Mars', 'Nexora : loue des machines'], ['Nexora']],
  ])('heads of columns, months and labels of figures (%s)', (language, lines, rivals) => {
    expect(named(lines, language)).toEqual(rivals);
  });

  it.each([
    ['en', 'Slotwise, in Alder Bay (Northmark), sells to ports'],
    ['es', 'Slotwise, en Punta Alder (Norteña), vende a puertos'],
    ['fr', 'Slotwise, à Port Alder (Norvège), vend aux ports'],
  ])('a region told behind a place (%s)', (language, line) => {
    const found = findCompetitors(
      makeView([{ section: 'competition', title: 'Competitors', lines: [line] }], { companyName: 'Ours', language }),
    ).map(({ name }) => name);
    expect(found.join()).not.toMatch(/Nor/);
  });

  it('two names as one, nor what firms are certified as', () => {
    const found = findCompetitors(
      makeView(
        [
          {
            section: 'competition',
            title: 'Competitors',
            table: [
              ['', 'Ours', 'Nexora / Calmio', 'Slotwise'],
              ['Speed', '✓', '✗', '✗'],
              ['Price', '✓', '✗', '✓'],
            ],
            lines: ['Unlike AvMA-accredited firms, we are quick'],
          },
        ],
        { companyName: 'Ours' },
      ),
    ).map(({ name }) => name);
    expect(found).toContain('Slotwise');
    expect(found).not.toContain('Nexora / Calmio');
    expect(found.join()).not.toContain('accredited');
  });

  it.each([
    ['en', 'Competitors', ['Bank Feed', 'Control Layer', 'Calmio'], 'Signal vs Range'],
    ['es', 'Competidores', ['Motor Local', 'Datos Bancarios', 'Calmio'], 'Señal vs Banco'],
    ['fr', 'Concurrents', ['Moteur Local', 'Réseau Ouvert', 'Calmio'], 'Signal vs Réseau'],
  ])('ordinary words in capitals, and the axes of a chart (%s)', (language, title, heads, axes) => {
    const cards = heads.map((name, at) => ({
      ...{ x: 0.05 + at * 0.3, y: 0.3, w: 0.25 },
      lines: [name, 'alpha beta gamma delta'],
    }));
    const view = makeView([{ section: 'competition', title, cards, lines: [title] }], {
      language,
      companyName: 'Nimbora',
    });
    expect(findCompetitors(view).map(({ name }) => name)).toEqual(['Calmio']);
    expect(rivals({ section: 'product', lines: [axes] }, language)).toEqual([]);
  });

  it.each([
    [
      'en',
      'Unlike Toast, Automated Coverage and QuickFill, we learn',
      'Unlike Toast, Automated Tide and QuickFill, we learn',
    ],
    ['es', 'A diferencia de Toast, Datos Rápidas y QuickFill', 'A diferencia de Toast, Proceso Talvo y QuickFill'],
    ['fr', 'Contrairement à Toast, Coûts Élevée et QuickFill', 'Contrairement à Toast, Coûts Talvo et QuickFill'],
  ])('a phrase of ordinary words in any form, also beside firms (%s)', (language, phrase, twin) => {
    const slide = (line: string): SlideSketch => ({ section: 'competition', lines: [line] });
    expect(rivals(slide(phrase), language)).toEqual(['Toast', 'QuickFill']);
    expect(rivals(slide(twin), language)).toHaveLength(3);
  });

  it.each([
    ['en', 'Unlike Toast and QuickFill, we learn from cancellations'],
    ['es', 'A diferencia de Toast y QuickFill, aprendemos de las cancelaciones'],
    ['fr', 'Contrairement à Toast et QuickFill, nous apprenons des annulations'],
  ])('but beside another firm an ordinary word is one (%s)', (language, line) => {
    expect(rivals({ section: 'competition', lines: [line] }, language)).toEqual(['Toast', 'QuickFill']);
    expect(rivals({ section: 'competition', lines: [line.replace('QuickFill', 'Signal')] }, language)).toEqual([]);
  });

  it('but beside us in a comparison every head is a firm, also one that is called by a word', () => {
    const table = [
      ['', 'Nimbora', 'Toast', 'Calmio'],
      ['Fast', 'yes', 'no', 'no'],
      ['Open', 'yes', 'no', 'yes'],
    ];
    expect(rivals({ section: 'competition', lines: ['Competition'], table })).toEqual(['Toast', 'Calmio']);
  });

  it('is what the rows of a grid of marks are called, whatever its name', () => {
    const cell = (x: number, y: number, text: string) => ({ x, y, w: 0.1, lines: [text] });
    const heads = ['Strengthia', 'Ours', 'Nexora', 'Voltia'].map((text, at) => cell(0.1 + at * 0.2, 0.3, text));
    const marks = [0.4, 0.5].flatMap((y) => ['✔', '✘', '✔'].map((text, at) => cell(0.3 + at * 0.2, y, text)));
    const view = makeView([{ section: 'competition', lines: ['Competition'], cards: [...heads, ...marks] }], {
      companyName: 'Ours',
    });
    expect(findCompetitors(view).map(({ name }) => name)).toEqual(['Nexora', 'Voltia']);
  });
});

describe('findCompetitors', () => {
  it.each([
    ['en', 'Unlike QuickFill, we learn from cancellations', ['QuickFill']],
    ['en', 'vs Globex/NoteMaster: generic and slow', ['Globex', 'NoteMaster']],
    ['en', 'Competitors include Acme, Globex and QuickFill', ['Acme', 'Globex', 'QuickFill']],
    ['es', 'A diferencia de Globex, aprendemos de las cancelaciones', ['Globex']],
    ['fr', 'Contrairement à Globex, nous apprenons des annulations', ['Globex']],
  ])('reads names behind the words in %s: %s', (language, line, names) => {
    expect(rivals({ section: 'competition', lines: [line] }, language)).toEqual(names);
  });

  it('reads the heads of a comparison table, not its features or ourselves', () => {
    const table = [
      ['', 'Nimbora', 'Globex', 'QuickFill'],
      ['Waiting list', '✓', '✗', '✗'],
      ['Price', '✓', '✓', '✗'],
      ['Hospital records', '✗', '✓', '✗'],
    ];
    expect(rivals({ section: 'competition', title: 'Competition', table })).toEqual(['Globex', 'QuickFill']);
    const [matrix] = facts({ section: 'competition', table }).filter(({ kind }) => kind === 'competition_matrix');
    expect(matrix?.detail).toMatchObject({ losing: true, allOurs: false });
  });

  it('sees a table in which we always win, and one with the companies in its rows', () => {
    const wins = [
      ['Feature', 'Us', 'Globex'],
      ['Fast', 'yes', 'no'],
      ['Cheap', 'yes', 'no'],
      ['Open', 'yes', 'no'],
    ];
    const [matrix] = facts({ section: 'competition', table: wins }).filter(({ kind }) => kind === 'competition_matrix');
    expect(matrix?.detail).toMatchObject({ losing: false, allOurs: true });
    const rows = [
      ['', 'Aggregation', 'Mobile'],
      ['Nimbora', '✓', '✓'],
      ['Globex', '✗', '✓'],
    ];
    expect(rivals({ section: 'competition', table: rows })).toEqual(['Globex']);
  });

  it('reads cards under a heading of rivals, not a list of our advantages', () => {
    const cards = [{ x: 0.1, y: 0.3, lines: ['Nexora Orbit', 'Former partnership with the agency'] }];
    expect(rivals({ section: 'competition', title: 'Competitors', cards })).toEqual(['Nexora Orbit']);
    expect(
      rivals({
        section: 'competition',
        title: 'Why us',
        cards: [{ x: 0.1, y: 0.3, lines: ['Customized Solutions', 'Strategies for each customer'] }],
      }),
    ).toEqual([]);
  });

  it.each<[string, SlideSketch]>([
    ['customers', { section: 'traction', title: 'Our customers', lines: ['Trusted by', 'Globex', 'Acme'] }],
    ['partners', { section: 'gtm', title: 'Partners', lines: ['Globex', 'Partnership with Acme'] }],
    ['investors', { section: 'other', lines: ['Backed by', 'Globex Ventures'] }],
    [
      'everyday words',
      {
        section: 'competition',
        title: 'Competition',
        lines: ['Unlike traditional tools', 'Price', 'Low cost', 'Fast Delivery'],
      },
    ],
    ['our people', { section: 'team', lines: ['Unlike Jane Roe - CEO'] }],
  ])('does not take %s for rivals', (_, slide) => {
    expect(rivals(slide)).toEqual([]);
  });

  it.each([
    ['en', 'Feature', 'Kangaroo', 'Marken'],
    ['es', 'Función', 'Girasol', 'Ballena'],
    ['fr', 'Fonction', 'Tournesol', 'Baleine'],
  ])('takes who heads a column beside our own, however ordinary the name (%s)', (_language, head, one, other) => {
    const table = [
      [head, 'Nimbora', one, other],
      ['Tracking', '✓', '✗', '✓'],
      ['Cold', '✓', '✗', '✗'],
      ['Price', '✓', '✓', '✗'],
    ];
    expect(rivals({ section: 'competition', table })).toEqual([one, other]);
  });
});

describe('rivals without a table of marks', () => {
  it.each<[string, SlideSketch, string[]]>([
    [
      'names that open a line of their own',
      {
        section: 'competition',
        title: 'Competencia',
        lines: [
          'Orlana y Compañía: más surtido, lana de fuera',
          'Trama Ágil: captó 2 M€ en 2024',
          'Otros: poco a poco',
        ],
      },
      ['Orlana y Compañía', 'Trama Ágil'],
    ],
    [
      'names in a list, with what stands behind them',
      {
        section: 'competition',
        title: 'Landscape',
        lines: ['Vellumo, Orlana, Tramex (acquired by Globex), Pictalk', 'Kalthos and R2 lend, but do not collect'],
      },
      ['Vellumo', 'Orlana', 'Tramex', 'Pictalk', 'Kalthos', 'R2'],
    ],
    [
      'no list of features',
      {
        section: 'competition',
        title: 'Competition',
        lines: ['Predictive Alerts, Automated Billing', 'Transparency, Traceability, Trust', 'Drones and Satellites'],
      },
      [],
    ],
    [
      'each of two names once',
      { section: 'competition', title: 'Competition', lines: ['Kalthos and Orlana: generic and slow'] },
      ['Kalthos', 'Orlana'],
    ],
    [
      'names set like ours in a picture',
      { section: 'competition', title: 'Where we stand', lines: ['Any phone', 'Nimbora', 'Vellumo', 'Paper form'] },
      ['Vellumo'],
    ],
    [
      'no qualities in three languages, whatever is set like names',
      {
        section: 'competition',
        title: 'Where we stand',
        lines: ['Nimbora', 'Vellumo', 'Interoperability', 'Digitalización', 'Traçabilité', 'Affinity', 'Notion'],
      },
      ['Vellumo', 'Affinity', 'Notion'],
    ],
    [
      'a firm that raised money, whatever the heading',
      { section: 'competition', title: 'Small orders welcome', lines: ['Vellumo raised $30M in 2025 for machines'] },
      ['Vellumo'],
    ],
    [
      'no spreadsheets, banks or agencies',
      { section: 'competition', title: 'Competition', lines: ['Nimbora', 'Spreadsheets', 'Banks', 'Excel'] },
      [],
    ],
  ])('reads %s', (_, slide, names) => {
    expect(rivals(slide)).toEqual(names);
  });

  it('keeps a firm whose name has an ampersand whole', () => {
    const [logo, ...others] = facts({ section: 'traction', lines: [['Our customers', 'MARLOW & PYE']] }).filter(
      ({ kind }) => kind === 'logo',
    );
    expect(logo?.subjectName).toBe('MARLOW & PYE');
    expect(others).toEqual([]);
  });
});

describe('names that are set, not said', () => {
  const card = (x: number, y: number, ...lines: string[]) => ({ x, y, w: 0.1, lines });

  it('heads of a picture without a grid, set over several lines', () => {
    const cards = [
      card(0.3, 0.3, 'Orlana -', 'Vekt', 'Board'),
      card(0.5, 0.3, 'FancyQuill'),
      card(0.7, 0.3, 'Kalthos', 'Knopf'),
      card(0.1, 0.5, 'Students', 'regulate', 'themselves'),
    ];
    const names = rivals({ section: 'competition', title: 'Competitor analysis', cards });
    expect(names).toEqual(expect.arrayContaining(['Orlana Vekt Board', 'FancyQuill', 'Kalthos Knopf']));
    expect(names).toHaveLength(3);
  });

  it('a row of features beside our name holds none', () => {
    const cards = [
      card(0.1, 0.3, 'What we offer'),
      card(0.3, 0.3, 'Aggregation'),
      card(0.5, 0.3, 'Policy handling'),
      card(0.7, 0.3, 'Mobile access'),
      card(0.1, 0.5, 'Nimbora'),
    ];
    expect(rivals({ section: 'competition', title: 'Why we are better', cards })).toEqual([]);
  });

  it('heads into which the first row of marks was read', () => {
    const table = [
      ['Local', 'Nimbora yes', 'Globex no', 'Hooli Works no'],
      ['Cheap', 'yes', 'no', 'yes'],
      ['Open', 'yes', 'yes', 'no'],
    ];
    expect(rivals({ section: 'competition', title: 'Competition', table })).toEqual(['Globex', 'Hooli Works']);
  });

  it('who is held up by worth on the page of the market, and no quarters or kinds of firms', () => {
    expect(rivals({ section: 'market', lines: ['Globex is currently valued at $10 billion'] })).toEqual(['Globex']);
    expect(
      rivals({ section: 'competition', title: 'Competition', lines: ['Unlike other Crowdsales, we build'] }),
    ).toEqual([]);
  });
});
