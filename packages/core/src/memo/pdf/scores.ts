/** The five scores: bars with coverage and weight, and the radar beside them. */
import { SCORE_IDS } from '../../model/values.js';
import { scoreTone, shownScore } from '../key-figures.js';
import { drawRadar } from '../../drawing/pdf/parts/radar.js';
import { stack, type Block } from '../../drawing/pdf/parts/stack.js';
import { FULL, PAGE, TEXT } from '../../drawing/pdf/theme.js';
import { drawText } from '../../drawing/pdf/text/draw-text.js';
import { layOutText } from '../../drawing/pdf/text/lay-out-text.js';
import type { Memo } from './memo.js';

const RADAR = { width: 210, height: 156 };
const ROW = { name: 0.4, gap: 12 };

export function drawScores(memo: Memo): void {
  const { analysis, paper, label, percent, say } = memo;
  const { doc, fonts } = paper;
  paper.heading(say('scores'), { keep: RADAR.height });
  const top = paper.y;
  const width = FULL - RADAR.width - 18;
  const rows = SCORE_IDS.map((score) => {
    const value = shownScore(analysis, score);
    const sub = analysis.subScores.find((candidate) => candidate.score === score);
    const notes = [
      `${label('coverageWord')} ${percent(sub?.coverage ?? 0)}`,
      ...(sub ? [label('weight', { value: percent(sub.weight / 100) })] : []),
    ].join(' · ');
    const name: Block[] = [
      { text: [{ text: label(`score.${score}`), style: TEXT.bodyStrong }], leading: 1.35 },
      { text: [{ text: notes, style: TEXT.label }], leading: 1.4 },
      ...(sub?.reason ? [{ text: [{ text: sub.reason, style: TEXT.label }], leading: 1.3, most: 3 }] : []),
    ];
    return { value, tone: scoreTone(value, score), name: stack(name, width * ROW.name + 40, fonts) };
  });
  const height = Math.max(RADAR.height, rows.reduce((sum, { name }) => sum + name.height + ROW.gap, 0) - ROW.gap);
  const gap = (height - rows.reduce((sum, { name }) => sum + name.height, 0)) / Math.max(1, rows.length - 1);
  paper.within('Table', () => {
    let y = top;
    for (const { value, tone, name } of rows) {
      const barX = PAGE.left + width * ROW.name + 52;
      const figure = layOutText([{ text: value === null ? '–' : String(value), style: TEXT.subScore }], 30, fonts, {
        leading: 1,
      });
      const middle = y + Math.min(name.height, 22) / 2;
      paper.decorate(() => {
        const bar = stack(
          [{ bar: { share: value === null ? null : value / 100, tone, height: 6 } }],
          PAGE.left + width - barX - 34,
          fonts,
        );
        bar.decorate(doc, barX, middle - 3);
      });
      const rowTop = y;
      paper.within('TR', () => {
        paper.mark('TH', () => name.write(doc, PAGE.left, rowTop), { scope: 'Row' });
        paper.mark('TD', () =>
          drawText(doc, figure, { x: PAGE.left + width - 30, y: middle - 7.5, width: 30, align: 'right' }),
        );
      });
      y += name.height + Math.min(gap, 24);
    }
  });
  const axes = SCORE_IDS.map((score) => {
    const value = shownScore(analysis, score);
    return score === 'risk'
      ? { label: label('score.resilience'), value: value === null ? null : 100 - value }
      : { label: label(`score.${score}`), value };
  });
  const said = axes.map(({ label: name, value }) =>
    say('radarAxis', { score: name, value: value === null ? '–' : String(value) }),
  );
  const x = PAGE.width - PAGE.right - RADAR.width;
  drawRadar(paper, axes, {
    x,
    y: top - 6,
    width: RADAR.width,
    height: RADAR.height - 12,
    alt: say('radarAlt', { scores: said.join('; ') }),
  });
  const note = layOutText([{ text: say('radarNote'), style: TEXT.label }], RADAR.width, fonts, { leading: 1.3 });
  paper.mark('P', () => drawText(doc, note, { x, y: top + RADAR.height - 16, width: RADAR.width, align: 'center' }));
  paper.y = top + Math.max(height, RADAR.height - 16 + note.height);
}
