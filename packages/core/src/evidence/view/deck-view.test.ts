/** The view folds text without losing its place, finds running lines and knows the deck's numbers and dates. */
import { describe, expect, it } from 'vitest';
import { makeDeck, makeView } from '../../testing/make-view.js';
import type { SlideSketch } from '../../testing/make-view.js';
import { evidenceLines, evidenceSlides, quoteAround, QUOTE_LENGTH, viewDeck } from './deck-view.js';
import { readFigures } from '../figures/read-figures.js';
import { foldForLookup, foldText } from '../../text/fold-text.js';

describe('foldText', () => {
  it('makes forms, dashes, quotes and spaces plain', () => {
    expect(foldText('ﬁnance – “1\u202f250” ½').text).toBe('finance - "1 250" ½');
  });

  it('joins letters that were set apart, and only those', () => {
    expect(foldText('P ROD U CTO — D E M O').text).toBe('PRODUCTO-DEMO'.replace('-', ' - '));
    expect(foldText('T R A C T I O N').text).toBe('TRACTION');
    expect(foldText('We do it as a job for us all').text).toBe('We do it as a job for us all');
  });

  it('knows for every character where it stood', () => {
    const raw = 'ﬁne “ﬂow”';
    const { text, places = [] } = foldText(raw);
    expect(text).toHaveLength(places.length);
    expect(raw[places[text.indexOf('flow')] ?? -1]).toBe('ﬂ');
  });

  it('looks words up in their place', () => {
    const text = 'Évolution du CHIFFRE d’affaires: 1º';
    expect(foldForLookup(text)).toHaveLength(text.length);
    expect(foldForLookup('Évolution')).toBe('evolution');
  });
});

describe('viewDeck', () => {
  const footer = (n: number): SlideSketch => ({
    lines: [`Content of slide ${n}`],
    cards: [
      { x: 0.05, y: 0.95, lines: [{ text: 'Acme · confidential', size: 8 }] },
      { x: 0.9, y: 0.95, lines: [{ text: String(n), size: 8 }] },
    ],
  });

  it('leaves footers and page numbers out', () => {
    const view = makeView([1, 2, 3, 4].map(footer));
    for (const slide of view.slides) {
      expect(evidenceLines(slide).map(({ text }) => text)).toEqual([`Content of slide ${slide.number}`]);
    }
  });

  it('knows a footer that counts its pages', () => {
    const view = makeView(
      [1, 2, 3, 4].map((page) => ({ cards: [{ x: 0.05, y: 0.95, lines: [`Dermelio · confidential · ${page}`] }] })),
    );
    expect(view.slides.every(({ lines }) => lines.every(({ running }) => running === true))).toBe(true);
  });

  it('leaves disclaimers, templates and repeated slides out', () => {
    const view = makeView([{ lines: ['One'] }, { lines: ['Legal'], excluded: 'disclaimer' }, { lines: ['One'] }]);
    expect(evidenceSlides(view).map(({ number }) => number)).toEqual([1]);
    expect(view.slides[2]?.repeats).toBe(1);
  });

  it('gives one line a cell, with its headers', () => {
    const view = makeView([
      {
        table: [
          ['', '2024'],
          ['Revenue', '$1M'],
        ],
      },
    ]);
    const cell = view.slides[0]?.lines.find(({ text }) => text === '$1M');
    expect([cell?.row, cell?.column]).toEqual(['Revenue', '2024']);
  });

  it('votes on the way numbers are written, whatever the language', () => {
    expect(makeView([{ lines: ['1,234.5 and 12.5%'] }], { language: 'es' }).convention).toMatchObject({
      decimal: '.',
      voted: true,
    });
    expect(makeView([{ lines: ['no numbers'] }], { language: 'es' }).convention).toMatchObject({
      decimal: ',',
      voted: false,
    });
    expect(makeView([{ lines: ['2 500 000 €'] }], { language: 'fr' }).convention.decimal).toBe(',');
  });

  it.each([
    // A decimal point takes no space away that sets thousands apart, nor does a decimal comma a comma before round hundreds.
    ['fr', ['4.5M MAD', 'Plus de 500 000 comptables'], [4.5e6, 500_000]],
    ['en', ['$4.5M', 'Seats: 2 500 000', 'Homes: 12 340 of ours'], [4.5e6, 2_500_000, 12_340]],
    ['en', ['$4.5M', 'Homes: 12 340 of ours'], [4.5e6, 12, 340]],
    ['fr', ['3,5M', '9,600M', '84,000M', '180,000M', '2,905M'], [3.5e6, 9.6e9, 84e9, 180e9, 2.905e9]],
    ['fr', ['3,5M', '2,905M'], [3.5e6, 2.905e6]],
  ] as const)('reads thousands as the deck writes them (%s: %j)', (language, lines, values) => {
    const view = makeView([{ section: 'market', lines: lines.map((line) => [line]) }], { language });
    expect(readFigures(view).flatMap(({ figures }) => figures.map(({ figure }) => figure.value))).toEqual(values);
  });

  it('knows the currency of a slide and of the deck, and which dollar is meant', () => {
    const view = makeView([{ lines: ['€2M', '€3M'] }, { lines: ['$5M'] }], { language: 'en' });
    expect(view.slides.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
    expect(view.currency).toBe('EUR');
    expect(makeView([{ lines: ['$5M in Toronto'] }]).dollar).toEqual({ currency: 'USD', sure: false });
    expect(makeView([{ lines: ['MX$5M', '$3M'] }], { language: 'es' }).dollar).toEqual({ currency: 'MXN', sure: true });
  });
});

describe('the reading date', () => {
  it.each([
    [
      [
        { section: 'cover', lines: ['Acme, March 2026'] },
        { section: 'market', lines: ['$48B by 2030'] },
      ],
      '2026-03',
    ],
    [
      [
        { section: 'traction', lines: ['We closed 2025 at $1M ARR'] },
        { section: 'roadmap', lines: ['2027: launch in Spain'] },
      ],
      '2025',
    ],
    [[{ section: 'financials', lines: ['2026 2027 2028'] }], undefined],
    [[{ section: 'traction', lines: ['Revenue 2024A $1M, 2026E $4M'] }], '2024'],
    [[{ section: 'ask', lines: ['Goal: $5M ARR by December 2027'] }], undefined],
    // The year of a cover, whatever others are told later, and what has happened in it.
    [
      [
        { section: 'cover', lines: ['Acme', 'Seed deck, fall 2026'] },
        { section: 'product', lines: ['The app is out in May 2027'] },
        { section: 'traction', lines: ['Where we stand (30 Sep 2026)', 'Contracts from June 2027'] },
      ],
      '2026-09-30',
    ],
    [
      [
        { section: 'cover', lines: ['Acme', 'Depuis 2012'] },
        { section: 'traction', lines: ['12 clients en mars 2025'] },
      ],
      '2025-03',
    ],
    [
      [
        { section: 'cover', lines: ['Acme', '© 2019-2026 Acme', 'Vision 2030'] },
        { section: 'market', lines: ['Fuente: INE 2023'] },
      ],
      '2026',
    ],
    // What has begun dates no deck, nor what is so now one that plans.
    [[{ section: 'team', lines: ['Since 1979 in the trade'] }], undefined],
    [[{ section: 'cover', lines: ['Acme', 'Information for investors · revision C · September 2024'] }], '2024-09'],
    [
      [
        { section: 'product', lines: ['Hoy: un bot. La app sale en febrero 2027'] },
        { section: 'traction', lines: ['Al 30/09/2026: 12 clientes', 'Pilotos 2027-03'] },
      ],
      '2026-09-30',
    ],
  ] as [SlideSketch[], string | undefined][])('%#', (slides, expected) => {
    expect(makeView(slides).readingDate).toBe(expected);
  });

  it('stands in the footer of the pages', () => {
    const footer = { x: 0.05, y: 0.95, lines: [{ text: 'Acme · pitch 2024', size: 8 }] };
    const view = makeView(
      ['One', 'Two of 2025', 'Three', 'Four'].map((text) => ({ section: 'product', lines: [text], cards: [footer] })),
    );
    expect(view.readingDate).toBe('2024');
  });

  it('is no milestone of a roadmap that stands beside what was achieved, nor one behind an empty box', () => {
    const dates = (...lines: string[]) =>
      makeView([
        { section: 'product', lines: ['Launched in May 2025'] },
        { section: 'traction', alsoSections: ['roadmap'], lines },
      ]).readingDate;
    expect(dates('Jul 2027: Guadalajara, 600 families')).toBe('2025-05');
    expect(
      makeView([
        { section: 'product', lines: ['Launched in May 2025'] },
        { section: 'traction', lines: ['☐ Q2 2028: 40k MRR'] },
      ]).readingDate,
    ).toBe('2025-05');
  });

  it.each([
    ['Date: 27 January 2026', 'Status: MVP, April 2026'],
    ['Fecha: 27 de enero de 2026', 'Estado: MVP, abril 2026'],
    ['Mise à jour : 27 janvier 2026', 'Statut : MVP, avril 2026'],
  ])('is what the cover calls its date: %s', (date, other) => {
    expect(makeView([{ section: 'cover', lines: ['Acme', other, date] }]).readingDate).toBe('2026-01-27');
    expect(makeView([{ section: 'cover', lines: ['Acme', other] }]).readingDate).toBe('2026-04');
  });

  it.each([
    ['a table of what is to come', '2026-11-29', '2026-06'],
    ['a file whose clock nobody set', '1970-01-01', '2027-12'],
    ['a file whose clock is behind what the deck tells as done', '2024-02-01', '2027-12'],
  ])('is none after the file was written, as it says: %s', (_, writtenAt, expected) => {
    const sketch: SlideSketch[] = [
      { section: 'cover', lines: ['Acme'] },
      { section: 'product', lines: ['Launched in May 2025'] },
      { section: 'businessModel', lines: ['Jun 2026: 20 shops', 'Dec 2027: 400 shops'] },
    ];
    const slides = sketch.map(({ section = 'other' }) => ({ language: 'en', section, alsoSections: [] }));
    const deck = { ...makeDeck(sketch), metadata: { writtenAt } };
    expect(viewDeck(deck, { language: 'en', slides }).readingDate).toBe(expected);
  });

  it('is the file’s own day where the slides tell of later days alone', () => {
    const dateOf = (line: string) => {
      const sketch: SlideSketch[] = [
        { section: 'cover', lines: ['Acme'] },
        { section: 'product', lines: [line] },
      ];
      const slides = sketch.map(({ section = 'other' }) => ({ language: 'en', section, alsoSections: [] }));
      return viewDeck({ ...makeDeck(sketch), metadata: { writtenAt: '2025-05-06' } }, { language: 'en', slides })
        .readingDate;
    };
    expect(dateOf('Break-even with 10,000 users, 2027')).toBe('2025-05');
    expect(dateOf('Break-even with 10,000 users')).toBeUndefined();
  });

  it('is the given one before any other', () => {
    expect(makeView([{ section: 'cover', lines: ['March 2026'] }], { readingDate: '2026-06-30' }).readingDate).toBe(
      '2026-06-30',
    );
  });
});

describe('quotes', () => {
  it('are cut around the place at whole words', () => {
    const view = makeView([{ lines: [`${'before '.repeat(60)}ARR of $1.2M ${'after '.repeat(60)}`] }]);
    const [line] = view.slides[0]?.lines ?? [];
    if (line === undefined) throw new Error('no line');
    const start = line.text.indexOf('ARR');
    const quote = quoteAround(line, start, start + 12);
    expect(quote).toContain('ARR of $1.2M');
    expect(quote.length).toBeLessThanOrEqual(QUOTE_LENGTH);
    expect(line.raw).toContain(quote);
  });
});
