/** The questions to ask first, each with why and the slide it comes from. */
import { cell, drawTable, tableStart, type Cell, type Column } from '../../drawing/pdf/parts/table.js';
import { TEXT } from '../../drawing/pdf/theme.js';
import { PRIORITY_TONES, type Memo } from './memo.js';
import { drawAbsent } from '../../drawing/pdf/parts/note.js';

export function drawQuestions(memo: Memo): void {
  const { analysis, paper, label, say, slideList } = memo;
  const first = analysis.questions.filter(({ first: isFirst, status }) => isFirst && status !== 'dismissed');
  if (first.length === 0) {
    paper.heading(label('questions'), { keep: 20 });
    return drawAbsent(paper, say('noQuestions'));
  }
  const columns: Column[] = [
    { title: say('column.priority'), share: 13 },
    { title: label('question'), share: 77 },
    { title: label('where'), share: 10 },
  ];
  const rows = first.map(({ priority, question, why, slide, answer, category, saidOf }): Cell[] => [
    {
      blocks: [
        { badge: label(`priority.${priority}`), tone: PRIORITY_TONES[priority] },
        { text: [{ text: label(`category.${category}`), style: TEXT.label }], gap: 2 },
      ],
    },
    {
      blocks: [
        { text: [{ text: question, style: TEXT.read }], leading: 1.32, most: 4 },
        { text: [{ text: why, style: TEXT.label }], leading: 1.4, most: 3, gap: 1 },
        ...(answer
          ? [
              {
                text: [
                  {
                    text: `${say('column.answer')}: ${answer}${saidOf ? ` (${label('saidOf', { version: String(saidOf.version) })})` : ''}`,
                    style: TEXT.bodyStrong,
                  },
                ],
                most: 4,
                gap: 2,
              },
            ]
          : []),
      ],
    },
    cell(slide === undefined ? '' : slideList([slide]), TEXT.reference),
  ]);
  paper.heading(label('questions'), { keep: tableStart(paper, columns, rows) });
  drawTable(paper, columns, rows);
}
