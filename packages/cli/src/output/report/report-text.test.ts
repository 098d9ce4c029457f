/** A report's sections in cells of a terminal: parts that fit, bars, names of every kind. */
import type { ReportDocument, TableSection } from '@vc-analyst/core/model';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { paintFor } from '../paint.js';
import { reportText } from './report-text.js';

const titleMessage = { id: 'report.title.overview', values: {} };

function table(
  columns: [id: string, heading: string, kind: 'text' | 'count' | 'score'][],
  rows: (string | number)[][],
) {
  return {
    kind: 'table',
    id: 'ranked',
    title: 'Ranking',
    titleMessage,
    columns: columns.map(([id, heading, kind]) => ({ id, heading, headingMessage: titleMessage, kind })),
    rows,
    empty: { text: 'Nothing.', textMessage: titleMessage },
  } satisfies TableSection;
}

function linesOf(section: TableSection, width: number): string[] {
  const page: ReportDocument = {
    title: 'Overview',
    titleMessage,
    subtitle: '2026',
    subtitleMessage: titleMessage,
    textLanguage: 'en',
    generatedAt: '2026-11-21T00:00:00.000Z',
    amountsHidden: false,
    sections: [section],
  };
  return reportText(page, { paint: paintFor({}, { color: false }), locale: 'en', width }).slice(3);
}

describe('a table', () => {
  const wide = table(
    [
      ['rank', '#', 'count'],
      ['company', 'Company', 'text'],
      ...Array.from({ length: 8 }, (_, index) => {
        return [`c${index}`, `Figure ${index} of the many`, 'count'] as [string, string, 'count'];
      }),
    ],
    [[1, 'Acme', 1, 2, 3, 4, 5, 6, 7, 8]],
  );

  it('that is too wide stands in parts, each with the name of its rows', () => {
    const lines = linesOf(wide, 60);
    expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(60);
    const rows = lines.filter((line) => line.includes('Acme'));
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.flatMap((row) => row.match(/\d+/g)!.slice(1))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  it('keeps in line what is wide, right to left, or would drive the terminal', () => {
    const names = ['北京启航', 'شركة النور', '🚀 Launch', 'evil\u001b[31m\u202e', 'x'.repeat(300), 'two\nlines'];
    const lines = linesOf(
      table(
        [
          ['company', 'Company', 'text'],
          ['n', 'Number', 'count'],
        ],
        names.map((name) => [name, 7]),
      ),
      80,
    );
    expect(lines).toHaveLength(names.length + 1);
    expect(new Set(lines.map((line) => stringWidth(line))).size).toBe(1);
    expect(lines.join('')).not.toMatch(/[\u001b\u202e\n]/);
  });

  it('has bars behind what it draws, where there is room', () => {
    const drawn = {
      ...table(
        [
          ['sector', 'Sector', 'text'],
          ['companies', 'Companies', 'count'],
        ],
        [
          ['ai', 4],
          ['saas', 1],
        ],
      ),
      chart: { form: 'bars' as const, label: 0, values: [1] },
    };
    expect(linesOf(drawn, 80).map((line) => (line.match(/█/g) ?? []).length)).toEqual([0, 16, 4]);
    expect(linesOf(drawn, 25).join('')).not.toContain('█');
  });

  it('without rows says so', () => {
    expect(linesOf(table([['a', 'A', 'text']], []), 80)).toEqual(['Nothing.']);
  });
});
