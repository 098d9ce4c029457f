/** Tables without borders are found by how their cells stand, whatever stands in them and beside them. */
import { describe, expect, it } from 'vitest';
import { findTables } from './find-tables.js';
import type { TextLine } from './lay-out-lines.js';

const line = (text: string, x0: number, y0: number, size = 15): TextLine => ({
  ...{ text, x0, y0, x1: x0 + 0.5 * size * text.length, y1: y0 + size },
  ...{ baseline: y0 + size, size, bold: false, order: y0 * 1000 + x0 },
});

/** Rows of cells, each column set to the left at its own place. */
const grid = (rows: readonly (readonly string[])[], at: { heads?: number; size?: number } = {}): TextLine[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((text, column) => {
      const shift = row === 0 ? (at.heads ?? 0) : 0;
      return text === '' ? [] : [line(text, 80 + column * 150 + shift, 150 + row * 40, at.size)];
    }),
  );

const PLAN = [
  ['£m', '24/25A', '25/26A', '26/27F'],
  ['Sales', '0.26', '1.18', '3.2'],
  ['EBITDA', '(1.6)', '(2.3)', '(4.8)'],
  ['Cash', '(k£ 4)', '1.9', '(0.2)'],
];

const rowsOf = (lines: readonly TextLine[]) => findTables(lines, [], []).tables.map(({ rows }) => rows);

describe('a table without borders', () => {
  it('has losses in brackets', () => {
    expect(rowsOf(grid(PLAN))).toEqual([PLAN]);
  });

  it('has heads that are set to another side than what stands under them', () => {
    expect(rowsOf(grid(PLAN, { heads: 60 }))).toEqual([PLAN]);
  });

  it('has cells that stand so close that they are written as one line', () => {
    const rows = [
      ['Service', 'Price', 'Live'],
      ['Kumon', '$160', 'No'],
      ['Hudl', '$300', 'No'],
      ['Khan Acad', '', 'Yes'],
    ];
    const lines = grid(rows, { size: 15 }).map((one) =>
      // 9 letters fill the first column to the second: "Khan Acad" and "Free" are one line.
      one.text === 'Khan Acad' ? { ...one, text: 'Khan Academy, the Free', x1: 80 + 150 + 30 } : one,
    );
    const wide = lines.map((one) => (one.text.endsWith('Free') ? { ...one, x1: 80 + (150 / 18) * 22 } : one));
    const { tables, rest } = findTables(wide, [], []);
    expect(tables.map(({ rows: found = [] }) => found.at(-1))).toEqual([['Khan Academy, the', 'Free', 'Yes']]);
    expect(rest).toEqual([]);
  });

  it('takes no sentence below it for a row, wherever a column begins', () => {
    const below = line('Cash lasts until spring without the round', 80, 150 + PLAN.length * 40);
    const { tables, rest } = findTables([...grid(PLAN), below], [], []);
    expect(tables.map(({ rows }) => rows)).toEqual([PLAN]);
    expect(rest).toEqual([below]);
  });

  it('is no part of the title beside it', () => {
    const title = [line('Our', 0, 145, 32), line('plan', 0, 190, 32)];
    const { tables, rest } = findTables([...title, ...grid(PLAN)], [], []);
    expect(tables.map(({ rows }) => rows)).toEqual([PLAN]);
    expect(rest.map(({ text }) => text)).toEqual(['Our', 'plan']);
  });

  it('is none where the lines of two columns of text go on from one another', () => {
    const columns = [
      ['We begin with farms', 'They pay by the month'],
      ['(mostly small ones)', 'and leave when they'],
      ['that sell to dairies', 'like, which few do'],
      ['in the north of Spain', 'in their first year'],
    ];
    expect(rowsOf(columns.flatMap((cells, row) => cells.map((text, at) => line(text, at * 300, row * 24))))).toEqual(
      [],
    );
  });
});

describe('a table with borders', () => {
  const TERMS = [
    ['Volume', 'eight million euros in shares'],
    ['Pre-money', 'twenty-four million euros'],
    ['Form', 'preference shares without more'],
    ['Closing', 'January of the year after next'],
  ];
  const cells = TERMS.flatMap((row, at) => row.map((text, column) => line(text, 40 + column * 150, 150 + at * 28)));
  // A border under each cell, as browsers draw them.
  const borders = TERMS.flatMap((_, at) =>
    [40, 190].map((x0, column) => ({ x0, x1: column === 0 ? 190 : 440, y0: 172 + at * 28, y1: 173 + at * 28 })),
  );

  it('reaches as far as its borders, whatever stands beside it', () => {
    const beside = [0, 1, 2].map((at) => line(`${30 + at} % for sales and service`, 700, 158 + at * 37));
    const { tables, rest } = findTables([...cells, ...beside], [], borders);
    expect(tables.map(({ rows }) => rows)).toEqual([TERMS]);
    expect(rest).toEqual(beside);
  });
});

describe('a table whose rows are parted by borders', () => {
  const BORDERS = [170, 230, 290, 350].map((y) => ({ x0: 40, x1: 900, y0: y, y1: y + 1 }));
  const HEADS = [line('Segment', 48, 150), line('Examples', 248, 150), line('Why not', 448, 150)];
  const wrapped = (texts: readonly (readonly string[])[], row: number): TextLine[] =>
    texts.flatMap((lines, column) => lines.map((text, at) => line(text, 48 + column * 200, 176 + row * 60 + at * 18)));
  const ROWS = [
    wrapped(
      [
        ['Web', 'options'],
        ['Binomo, IQ', 'Option, Quotex'],
        ['Opaque prices, which they', 'cannot make open'],
      ],
      0,
    ),
    wrapped([['Crypto', 'markets'], ['Polymarket'], ['Events that take days, and', 'no rounds of a minute']], 1),
    wrapped([['Dapps'], ['Euphoria Fi'], ['One chain, and no fixed', 'time of expiry']], 2),
  ];
  const TABLE = [
    ['Segment', 'Examples', 'Why not'],
    ['Web options', 'Binomo, IQ Option, Quotex', 'Opaque prices, which they cannot make open'],
    ['Crypto markets', 'Polymarket', 'Events that take days, and no rounds of a minute'],
    ['Dapps', 'Euphoria Fi', 'One chain, and no fixed time of expiry'],
  ];
  const tablesOf = (lines: readonly TextLine[], borders = BORDERS) =>
    findTables(lines, [], borders).tables.map(({ rows }) => rows);

  it('has cells of several lines, and sentences in them', () => {
    expect(tablesOf([...HEADS, ...ROWS.flat()])).toEqual([TABLE]);
  });

  it('has a head without a border of its own', () => {
    expect(
      tablesOf([...HEADS, ...ROWS.flat()], BORDERS.slice(1).concat([{ x0: 40, x1: 900, y0: 410, y1: 411 }])),
    ).toEqual([TABLE]);
  });

  it('takes no sentence above it for its head', () => {
    const sentence = line('None of these has what a trader of a minute is looking for, and nobody builds it', 48, 120);
    expect(tablesOf([sentence, ...ROWS.flat()])).toEqual([TABLE.slice(1)]);
  });

  it('is left to its rows where borders part only some of them', () => {
    const plan = grid(PLAN);
    const some = [140, 182, 300].map((y) => ({ x0: 60, x1: 700, y0: y, y1: y + 1 }));
    expect(tablesOf(plan, some)).toEqual([PLAN]);
  });
});
