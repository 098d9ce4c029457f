/** What the rules found: flags with their quotes, checks of figures that fail, limits that applied. */
import type { Severity } from '../../model/values.js';
import { cell, drawTable, tableStart, type Cell, type Column } from '../../drawing/pdf/parts/table.js';
import { TEXT } from '../../drawing/pdf/theme.js';
import { capital, quoted, SEVERITY_TONES, type Memo } from './memo.js';
import { drawAbsent, drawNote } from '../../drawing/pdf/parts/note.js';

const MOST_FLAGS = 8;
const MOST_CHECKS = 6;
const MOST_QUOTES = 2;
const ORDER: Record<Severity, number> = { critical: 0, high: 1, medium: 2, low: 3 };

export function drawFlags(memo: Memo): void {
  const { analysis, paper, label, say, slideList } = memo;
  const flags = analysis.flags.toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity]);
  if (flags.length === 0) {
    paper.heading(label('flags'), { keep: 20 });
    return drawAbsent(paper, label('noFlags'));
  }
  const columns: Column[] = [
    { title: say('column.severity'), share: 14 },
    { title: label('reason'), share: 76 },
    { title: label('where'), share: 10 },
  ];
  const rows = flags.slice(0, MOST_FLAGS).map(({ severity, reason, quotes, slides }): Cell[] => [
    { blocks: [{ badge: label(`severity.${severity}`), tone: SEVERITY_TONES[severity] }] },
    {
      blocks: [
        { text: [{ text: reason, style: TEXT.read }], leading: 1.32, most: 4 },
        ...quotes
          .slice(0, MOST_QUOTES)
          .map((quote) => ({ text: [quoted(quote, memo)], leading: 1.3, most: 2, gap: 1 })),
      ],
    },
    cell(slideList(slides), TEXT.reference),
  ]);
  paper.heading(label('flags'), { keep: tableStart(paper, columns, rows) });
  drawTable(paper, columns, rows);
  if (flags.length > MOST_FLAGS) drawNote(paper, say('moreFlags', { count: flags.length - MOST_FLAGS }));
}

export function drawChecks(memo: Memo): void {
  const { analysis, paper, label, say, slidesOf } = memo;
  const run = analysis.checks.filter(({ status }) => status !== 'notRun').length;
  const failed = analysis.checks.filter(({ status }) => status === 'fail');
  const note = say('checksNote', { run });
  if (failed.length === 0) {
    paper.heading(label('checks'), { note, keep: 20 });
    drawAbsent(paper, run === 0 ? say('noChecksRun') : say('noFailedChecks'));
  } else {
    const columns = [
      { title: label('reason'), share: 90 },
      { title: label('where'), share: 10 },
    ];
    const rows = failed
      .slice(0, MOST_CHECKS)
      .map(({ detail, factIds }) => [cell(detail, TEXT.read, 4), cell(slidesOf(factIds), TEXT.reference)]);
    paper.heading(say('failedChecks'), { note, keep: tableStart(paper, columns, rows) });
    drawTable(paper, columns, rows);
    if (failed.length > MOST_CHECKS) drawNote(paper, say('moreChecks', { count: failed.length - MOST_CHECKS }));
  }
  drawCaps(memo);
}

/** Limits that rules put on scores or the recommendation; nothing when none applied. */
function drawCaps({ analysis, paper, label, locale }: Memo): void {
  if (analysis.caps.length === 0) return;
  const columns = [
    { title: label('figure'), share: 26 },
    { title: label('reason'), share: 74 },
  ];
  const rows = analysis.caps.map(({ on, max, reason }) => {
    // The risk sub-score is capped as resilience.
    const id = on === 'overall' || on === 'recommendation' ? on : `score.${on === 'risk' ? 'resilience' : on}`;
    const name = label(id);
    return [
      cell(`${capital(name, locale)}${max === undefined ? '' : ` ≤ ${max}`}`, TEXT.bodyStrong),
      cell(reason, TEXT.read, 4),
    ];
  });
  paper.heading(label('caps'), { keep: tableStart(paper, columns, rows) });
  drawTable(paper, columns, rows);
}
