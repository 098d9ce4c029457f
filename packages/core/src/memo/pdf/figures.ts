/** The key figures with their slide and the words of the deck; what is not shown is said. */
import { shownBasis } from '../../model/shown-basis.js';
import { factValue } from '../../i18n/fact-value.js';
import { figureOrigin } from '../../i18n/figure-origin.js';
import { formatDate } from '../../i18n/render.js';
import type { Fact } from '../../model/fact.js';
import { keyFigures } from '../key-figures.js';
import { cell, drawTable, tableStart, type Cell } from '../../drawing/pdf/parts/table.js';
import { TEXT } from '../../drawing/pdf/theme.js';
import { quoted, type Memo } from './memo.js';
import { drawAbsent, drawNote } from '../../drawing/pdf/parts/note.js';

const MOST_ROWS = 14;

export function drawFigures(memo: Memo): void {
  const { analysis, paper, label, say } = memo;
  const figures = keyFigures(analysis);
  const stated = figures.flatMap(({ kind, fact }) => (fact ? [{ kind, fact }] : []));
  const missing = figures.filter(({ fact }) => !fact).map(({ kind }) => label(`metric.${kind}`));
  const columns = [
    { title: label('figure'), share: 22 },
    { title: label('value'), share: 17, align: 'right' as const },
    { title: label('status'), share: 16 },
    { title: label('where'), share: 9 },
    { title: say('quote'), share: 36 },
  ];
  const rows = stated
    .slice(0, MOST_ROWS)
    .map(({ kind, fact }): Cell[] => [
      cell(label(`metric.${kind}`), TEXT.bodyStrong),
      cell(factText(fact, memo), TEXT.figure),
      cell(statusText(fact, memo), TEXT.body, fact.source === 'person' ? 9 : 3),
      cell(memo.slideList([fact.slide]), TEXT.reference),
      { blocks: [{ text: [quoted(fact.quote, memo)], leading: 1.42, most: 2 }], lang: analysis.language },
    ]);
  paper.heading(label('keyFigures'), {
    note: label('asDeckStates'),
    keep: rows.length > 0 ? tableStart(paper, columns, rows) : 20,
  });
  if (rows.length > 0) drawTable(paper, columns, rows);
  if (stated.length > MOST_ROWS) drawNote(paper, say('moreFigures', { count: stated.length - MOST_ROWS }));
  if (missing.length > 0) drawAbsent(paper, say('figuresNotShown', { names: missing.join(' · ') }));
}

function factText(fact: Fact, { locale }: Memo): string {
  return factValue(fact, locale).replaceAll(' ', '\u00a0');
}

function statusText(fact: Fact, { label, locale }: Memo): string {
  const { asOf, cited } = fact;
  const known = `${label(`basis.${shownBasis(fact)}`)}${asOf ? `, ${formatDate(asOf, locale)}` : ''}`;
  return [known, figureOrigin(fact, locale), cited].filter(Boolean).join(' · ');
}
