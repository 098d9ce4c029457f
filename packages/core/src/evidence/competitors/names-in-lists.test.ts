/** Rivals that are listed among classes of products: in brackets, in one cell, and what is a class and no name. */
import { describe, expect, it } from 'vitest';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { findCompetitors } from './find-competitors.js';

const rivals = (slide: SlideSketch, language = 'en'): string[] =>
  findCompetitors(makeView([slide], { language, companyName: 'Nimbora' })).map(({ name }) => name);

describe('names among classes', () => {
  it.each([
    [
      ['Legacy systems (Micros, R-Keeper)', 'Cloud (Toast)'],
      ['Micros', 'R-Keeper', 'Toast'],
    ],
    [
      ['Sistemas clásicos (Micros, R-Keeper)', 'Nube (Toast)'],
      ['Micros', 'R-Keeper', 'Toast'],
    ],
    [
      ['Systèmes anciens (Micros, R-Keeper)', 'Nuage (Toast)'],
      ['Micros', 'R-Keeper', 'Toast'],
    ],
    // What stands in the brackets of a name is said of it.
    [
      ['GroundProbe (radar, by the day)', 'Silixa (fibre)'],
      ['GroundProbe', 'Silixa'],
    ],
  ])('are those in the brackets of the heads that we stand beside: %j', (heads, names) => {
    const table = [
      ['', ...heads, 'Nimbora'],
      ['Offline', '✗', '✗', '✓'],
      ['Open', '✗', '✓', '✓'],
    ];
    const found = findCompetitors(makeView([{ section: 'competition', table }], { companyName: 'Nimbora' }));
    expect(found.map(({ name }) => name)).toEqual(names);
  });

  const named = (slide: SlideSketch) =>
    findCompetitors(makeView([{ section: 'competition', ...slide }], { companyName: 'Nimbora' })).map(
      ({ name }) => name,
    );

  it.each([
    ['5 RFQs sent (Globex, Initech)', 'Slow platforms (Globex, Initech)'],
    ['Proveedores (Globex, Initech)', 'Plataformas lentas (Globex, Initech)'],
    ['Fournisseurs (Globex, Initech)', 'Plateformes lentes (Globex, Initech)'],
  ])('are no suppliers: %s', (suppliers, rivals) => {
    const line = (text: string) => named({ lines: [text] });
    expect(line(suppliers)).toEqual([]);
    expect(line(rivals)).toEqual(['Globex', 'Initech']);
  });

  it('are not what our own row is built on, nor one head of two columns', () => {
    const table = [
      ['Service', 'Cost', 'AI'],
      ['Kumon', '$160', 'No'],
      ['Cluey Learning', '$300', 'No'],
      ['Nimbora', '$5', 'Yes (Globex, Initech)'],
    ];
    expect(named({ table })).toEqual(['Kumon', 'Cluey Learning']);
    const told = [
      ['Advantage', 'Detail'],
      ['Data cost', '$0, all of it public'],
      ['Place', 'Direct access to the mines'],
      ['Recipe', 'Ours alone'],
    ];
    expect(named({ table: told })).toEqual([]);
  });

  it('are none among the risks that also tell of competition', () => {
    const slide: SlideSketch = {
      section: 'risk',
      alsoSections: ['competition'],
      title: 'Risks',
      lines: ['Fluctuations: hedging for other markets', 'Globex: we are first and hold the data'],
    };
    expect(named(slide)).not.toContain('Fluctuations');
  });

  it.each([
    [
      ['Grocery apps (GrabMart, Happy Fresh)', 'Transport (TCP, UDP)'],
      ['GrabMart', 'Happy Fresh'],
    ],
    [
      ['Aplicaciones de ahorro (Fintual, Kuadro)', 'Agendas'],
      ['Fintual', 'Kuadro'],
    ],
    [
      ['Applications de budget (Bankin, Linxo)', 'Agendas'],
      ['Bankin', 'Linxo'],
    ],
  ])('are those in the brackets of a table: %j', (heads, names) => {
    const table = [['Category', 'What they do'], ...heads.map((head) => [head, 'Track what was spent'])];
    expect(names).toEqual(expect.arrayContaining(named({ table })));
    expect(named({ table })).toContain(names[0]);
  });

  it('are no places', () => {
    expect(
      named({
        table: [
          ['Firm', 'What it does'],
          ['Twiga Foods (Kenya)', 'Delivers'],
          ['Nimbora', 'Books'],
        ],
      }),
    ).not.toContain('Kenya');
  });

  it('are not what our own column does something by', () => {
    const table = [
      ['Feature', 'Nimbora', 'AppFolio'],
      ['Permanent storage', '✓ (Arweave)', '✗'],
      ['Voting', '✓', '✗'],
    ];
    expect(named({ table })).toEqual(['AppFolio']);
  });

  it('are not how a feature of ours is made', () => {
    const table = [
      ['', 'Nimbora', 'AppFolio'],
      ['Encryption (Fernet AES)', '✓', '✗'],
      ['Voting', '✓', '✗'],
    ];
    expect(named({ table })).not.toContain('Fernet AES');
  });

  it('share a cell of the table that places us', () => {
    const map = (own: string) => [
      ['', 'Score', 'Struggle'],
      ['On screen', 'NWEA MAP, iStation', '--'],
      ['On paper', 'Amira ($40M), Ello (YC)', own],
    ];
    expect(named({ table: map('NIMBORA') })).toEqual(expect.arrayContaining(['NWEA MAP', 'iStation', 'Amira', 'Ello']));
  });

  it.each([
    ['en', 'vs LMS vendors', 'vs Moodle vendors'],
    ['es', 'vs LMS tradicionales', 'vs Moodle tradicional'],
    ['fr', 'vs LMS traditionnels', 'vs Moodle traditionnel'],
  ])('are no kinds of product in short (%s)', (_, kind, firm) => {
    expect(named({ title: 'Competition', lines: [kind] })).toEqual([]);
    expect(named({ title: 'Competition', lines: [firm] })).toHaveLength(1);
  });

  it('are no generic tools beside us', () => {
    const heads = (other: string) =>
      named({
        table: [
          ['Criteria', 'Nimbora', other],
          ['Setup', '48 hours', '6 weeks'],
          ['AI', 'Yes', 'Partial'],
        ],
      });
    expect(heads('Generic Fleet Tools')).toEqual([]);
    expect(heads('Fleetio Tools')).toEqual(['Fleetio Tools']);
  });
});

describe('names that are listed', () => {
  it.each([
    ['en', 'Competitors', 'Calendar tools (Slotwise, Calmio)', 'Our core (ISO)', 'Any tool such as Slotwise, Calmio'],
    [
      'es',
      'Competidores',
      'Agendas (Slotwise, Calmio)',
      'Nuestro núcleo (ISO)',
      'Las plataformas como Slotwise, Calmio',
    ],
    ['fr', 'Concurrents', 'Agendas (Slotwise, Calmio)', 'Notre cœur (ISO)', 'Des outils tels que Slotwise, Calmio'],
  ])('in brackets behind what they are, and behind "such as" (%s)', (language, title, listed, short, suchAs) => {
    const on = (line: string) => rivals({ section: 'competition', title, lines: [title, line] }, language);
    expect(on(listed)).toEqual(['Slotwise', 'Calmio']);
    expect(on(suchAs)).toEqual(['Slotwise', 'Calmio']);
    // What the words are called in short is no firm.
    expect(on(short)).toEqual([]);
  });

  it.each([
    ['en', 'Competitors: Slotwise (car parks), Calmio (storage focus)—we’re unique'],
    ['es', 'Competidores: Slotwise (aparcamientos), Calmio (trasteros)—nosotros somos únicos'],
    ['fr', 'Concurrents : Slotwise (parkings), Calmio (stockage)—nous sommes seuls'],
  ])(
    'each with what is said of it in brackets, to the dash behind which the sentence goes on (%s)',
    (language, line) => {
      expect(rivals({ section: 'market', title: 'Market', lines: [line] }, language)).toEqual(['Slotwise', 'Calmio']);
    },
  );

  it('before what is told of each, list by list', () => {
    const lines = [
      'Slotwise: commoditized, transactional',
      'Calmio - generic - weak search, no memory',
      'Tempora.ai - built by users - high churn',
      'Our advantages',
      'Content quality: written by professionals',
      'Execution speed: live in ten months',
      'Technical depth: one integrated system',
    ];
    expect(rivals({ section: 'competition', title: 'Competition', lines: [lines] })).toEqual([
      'Slotwise',
      'Calmio',
      'Tempora.ai',
    ]);
  });

  it('with strokes between them, and one under another', () => {
    const on = (...lines: string[]) =>
      rivals({ section: 'competition', title: 'Who else is there?', lines: lines.map((line) => [line]) });
    expect(on('Slotwise / Calmio')).toEqual(['Slotwise', 'Calmio']);
    expect(on('Slotwise · Calmio')).toEqual(['Slotwise', 'Calmio']);
    expect(on('Fast · Simple')).toEqual([]);
    expect(on('-Slotwise Pro', '-Calmio', '-Tempora Archive')).toEqual(['Slotwise Pro', 'Calmio', 'Tempora Archive']);
    // Two may be anything, and so may what stands on a page that is not about rivals.
    expect(on('-Slotwise Pro', '-Calmio')).toEqual([]);
    expect(rivals({ section: 'product', title: 'What it has', lines: [['Slotwise / Calmio']] })).toEqual([]);
  });

  it('and not what a page of another kind sets against each other', () => {
    expect(rivals({ section: 'product', title: 'Local vs Fused', lines: [] })).toEqual([]);
    expect(rivals({ section: 'roadmap', title: 'Plan vs Kapazität', lines: [] })).toEqual([]);
    const table = [
      ['Law', 'Covered', 'Since'],
      ['Lex Calmia', '✓', 'yes'],
      ['Lex Slotia', '✓', 'no'],
    ];
    expect(rivals({ section: 'risk', title: 'What we comply with', table })).toEqual([]);
  });
});

describe('names before what is told of them', () => {
  it.each([
    [
      'en',
      'Others under the same sky',
      'great for gadgets, none for boats',
      'Speed: great for gadgets, none for boats',
    ],
    [
      'es',
      'Bajo el mismo cielo',
      'sirve para móviles, no para barcos',
      'Velocidad: sirve para móviles, no para barcos',
    ],
    ['fr', 'Sous le même ciel', 'bien pour les mobiles, rien en mer', 'Vitesse : bien pour les mobiles, rien en mer'],
  ])('are rivals on a slide about them, one line after another (%s)', (language, title, told, feature) => {
    const slide = (...lines: string[]): SlideSketch => ({ section: 'competition', title, lines });
    expect(rivals(slide(`Slotwise: ${told}`, `Calmio, Turnero. ${told}`), language)).toEqual([
      'Slotwise',
      'Calmio',
      'Turnero',
    ]);
    expect(rivals(slide(feature, feature.replace(/^\p{L}+/u, 'Precio')), language)).toEqual([]);
  });
});
