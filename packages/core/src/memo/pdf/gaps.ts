/** What is missing: criteria by the points that a good answer would add. */
import type { CriterionResult } from '../../model/scores.js';
import { criteriaByScore, scoreTone } from '../key-figures.js';
import { cell, drawTable, tableStart, type Cell, type Column } from '../../drawing/pdf/parts/table.js';
import { TEXT, TONES } from '../../drawing/pdf/theme.js';
import type { Memo } from './memo.js';
import { drawAbsent } from '../../drawing/pdf/parts/note.js';

const MOST_MISSING = 6;

export function drawGaps(memo: Memo): void {
  const { analysis, paper, label, say, title } = memo;
  const groups = criteriaByScore(analysis);
  const missing = groups
    .flatMap(({ judged }) => judged)
    .filter(({ pointsAtStake }) => pointsAtStake > 0)
    .toSorted((a, b) => b.pointsAtStake - a.pointsAtStake || (a.id < b.id ? -1 : 1));
  drawCriteria(memo, { title: label('gaps'), criteria: missing.slice(0, MOST_MISSING), empty: say('noGaps') });
  const unclear = groups.flatMap((group) => group.unclear).map(title);
  if (unclear.length > 0) drawAbsent(paper, label('unclear', { n: unclear.length, list: unclear.join(', ') }));
}

function drawCriteria(
  memo: Memo,
  { title, criteria, empty }: { title: string; criteria: readonly CriterionResult[]; empty: string },
): void {
  const { paper, label, say } = memo;
  if (criteria.length === 0) {
    paper.heading(title, { keep: 20 });
    return drawAbsent(paper, empty);
  }
  const stakes = criteria.some(({ pointsAtStake }) => pointsAtStake > 0);
  const columns: Column[] = [
    { title: label('criterion'), share: 23 },
    { title: stakes ? say('column.pointsAndGain') : label('points'), share: 22 },
    { title: label('reason'), share: 45 },
    { title: label('where'), share: 10 },
  ];
  const rows = criteria.map((criterion) => criterionRow(memo, criterion));
  paper.heading(title, { keep: tableStart(paper, columns, rows) });
  drawTable(paper, columns, rows);
}

function criterionRow(memo: Memo, criterion: CriterionResult): Cell[] {
  const { say, number, title, slidesOf } = memo;
  const { points, max, level, pointsAtStake, reason, factIds } = criterion;
  const stake = pointsAtStake > 0 ? say('gain', { points: number(Math.round(pointsAtStake * 10) / 10) }) : undefined;
  const tone = level === 0 ? 'none' : level >= 0.75 ? 'good' : scoreTone(level * 100);
  const atStake = { ...TEXT.label, face: 'sansMedium', color: TONES.fair.strong } as const;
  return [
    cell(title(criterion), TEXT.bodyStrong),
    {
      blocks: [
        { bar: { share: level, tone, height: 4, ...(stake ? { upTo: 1 } : {}) }, gap: 4 },
        {
          text: [
            { text: `${number(Math.round(points * 10) / 10)} / ${number(max)}`, style: TEXT.label },
            ...(stake
              ? [
                  { text: ' · ', style: TEXT.label },
                  { text: stake, style: atStake },
                ]
              : []),
          ],
          gap: 1.5,
        },
      ],
    },
    cell(reason, TEXT.read, 5),
    cell(slidesOf(factIds), TEXT.reference),
  ];
}
