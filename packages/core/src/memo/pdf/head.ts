/** The memo's opening: whose deck, the verdict with its rule, the overall score with its band. */
import { withAnswersNote } from '../../i18n/deck-alone.js';
import { verdictName } from '../../i18n/verdict-name.js';
import { formatDate, renderMessage } from '../../i18n/render.js';
import { memoOf } from '../content/memo-of.js';
import { scoreTone } from '../key-figures.js';
import { addBookmark, drawBrand } from '../../drawing/pdf/paper.js';
import { drawCard, stack, type Block } from '../../drawing/pdf/parts/stack.js';
import { drawText } from '../../drawing/pdf/text/draw-text.js';
import { layOutText, type Span } from '../../drawing/pdf/text/lay-out-text.js';
import { FULL, INK, PAGE, TEXT } from '../../drawing/pdf/theme.js';
import { labelOfLine } from '../../model/line-label.js';
import { capital, type Memo } from './memo.js';
import { spans } from './parts.js';

export function drawHead(memo: Memo): void {
  const { analysis, paper, label, say, locale } = memo;
  const { doc, fonts } = paper;
  drawBrand(paper, {
    name: label('product'),
    kind: say('memo'),
    right: formatDate(analysis.createdAt.slice(0, 10), locale),
  });
  const company = layOutText([{ text: analysis.companyName, style: TEXT.company }], FULL, fonts, {
    most: 2,
    leading: 1.15,
  });
  const companyTop = paper.y;
  paper.mark('H1', () => drawText(doc, company, { x: PAGE.left, y: companyTop, width: FULL }));
  addBookmark(doc, analysis.companyName.slice(0, 120), 0);
  paper.y += company.height + 3;
  const { engine } = analysis;
  const facts = [
    ...(analysis.companyNameFrom === 'file' ? [capital(label('nameFromFile'), locale)] : []),
    capital(label(`sector.${analysis.sector}`), locale),
    capital(label(`stage.${analysis.stage.value}`), locale),
    `${shortName(analysis.fileName)}, ${label('slides', { count: analysis.slideCount })}`,
    engine.name === 'rubric'
      ? `${label('engine.rubric')}, ${label('noData')}`
      : [label('engine.openai'), engine.model, engine.host].filter(Boolean).join(', '),
  ];
  const line = layOutText([{ text: facts.join('  ·  '), style: { ...TEXT.body, color: INK.soft } }], FULL, fonts, {
    most: 3,
    leading: 1.5,
  });
  const lineTop = paper.y;
  paper.mark('P', () => drawText(doc, line, { x: PAGE.left, y: lineTop, width: FULL }));
  paper.y += line.height + 8;
  drawLine(memo);
  paper.y += 8;
}

/** What it is and for whom, in the deck's words. */
function drawLine(memo: Memo): void {
  const { paper, locale, analysis } = memo;
  const { line } = memoOf(analysis);
  if (!line) return;
  const label = labelOfLine(line);
  const text = [
    ...(label
      ? [{ text: `${capital(renderMessage({ id: label, values: {} }, locale), locale)}: `, style: TEXT.label }]
      : []),
    ...spans(memo, line, TEXT.prose),
  ];
  const laid = layOutText(text, FULL, paper.fonts, { most: 3, leading: 1.4 });
  const top = paper.y;
  paper.mark('P', () => drawText(paper.doc, laid, { x: PAGE.left, y: top, width: FULL }), { lang: analysis.language });
  paper.y += laid.height;
}

const LONGEST_NAME = 60;

/** A file name that leaves room on its line; its ending stays. */
function shortName(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 12)}…${name.slice(-10)}`;
}

const CARD = { pad: 16, score: 128, gap: 20 };

export function drawVerdict(memo: Memo): void {
  const { analysis, paper, label, percent } = memo;
  const { doc, fonts } = paper;
  const { overallScore: overall, band, recommendation, recommendationRule: rule } = analysis;
  const answered = withAnswersNote(analysis, memo.locale);
  const tone = recommendation === 'invest' ? 'good' : recommendation === 'pass' ? 'poor' : 'fair';
  const scored = scoreTone(overall);
  const small = (text: string, gap = 0): Block => ({ text: [{ text, style: TEXT.label }], leading: 1.4, gap });
  const left = stack(
    [
      small(label('overall')),
      {
        text: [
          { text: overall === null ? '–' : String(overall), style: TEXT.big },
          { text: '\u2009/100', style: { ...TEXT.body, color: INK.faint } },
        ],
        leading: 1.05,
      },
      {
        bar: {
          share: overall === null ? null : overall / 100,
          tone: scored,
          height: 6,
          ...(band ? { upTo: band.high / 100 } : {}),
        },
        gap: 5,
      },
      ...(answered ? [small(capital(answered, memo.locale), 5)] : []),
      ...(band ? [small(label('band', { low: band.low, high: band.high }), answered ? 1 : 5)] : []),
      small(
        capital(label('coverage', { value: percent(analysis.coverage.overall) }), memo.locale),
        band || answered ? 1 : 5,
      ),
      small(capital(label(`confidence.${analysis.confidence}`), memo.locale), 1),
    ],
    CARD.score,
    fonts,
    false,
  );
  const badge = label(verdictName(analysis) ?? 'noRecommendation');
  const right = stack(
    [
      { badge: rule?.borderline ? `${badge} · ${label('borderline')}` : badge, tone },
      { text: verdictSpans(memo), leading: 1.45, gap: 8, most: 14 },
      ...memoOf(analysis).decides.map((cell): Block => {
        return {
          text: [{ text: '·  ', style: TEXT.read }, ...spans(memo, cell, TEXT.read)],
          leading: 1.35,
          gap: 4,
          most: 3,
        };
      }),
      ...(rule
        ? [
            {
              text: [
                { text: `${label('rule')}. `, style: { ...TEXT.label, face: 'sansBold' as const, color: INK.soft } },
                { text: rule.reason, style: { ...TEXT.label, color: INK.soft } },
              ],
              gap: 8,
              most: 5,
            },
          ]
        : []),
    ],
    FULL - 2 * CARD.pad - CARD.score - CARD.gap,
    fonts,
    false,
  );
  const height = Math.max(left.height, right.height) + 2 * CARD.pad;
  const top = paper.y;
  const rightX = PAGE.left + CARD.pad + CARD.score + CARD.gap;
  paper.decorate(() => {
    drawCard(doc, { x: PAGE.left, y: top, width: FULL, height });
    doc.moveTo(rightX - CARD.gap / 2, top + CARD.pad).lineTo(rightX - CARD.gap / 2, top + height - CARD.pad);
    doc.lineWidth(0.5).strokeColor(INK.line).stroke();
    left.decorate(doc, PAGE.left + CARD.pad, top + CARD.pad);
    right.decorate(doc, rightX, top + CARD.pad);
  });
  paper.mark('P', () => left.write(doc, PAGE.left + CARD.pad, top + CARD.pad));
  paper.mark('P', () => right.write(doc, rightX, top + CARD.pad));
  paper.y += height;
}

/** What follows and why, each sentence followed by the slides it rests on. */
function verdictSpans(memo: Memo): Span[] {
  return memoOf(memo.analysis).verdict.flatMap((cell, at) =>
    spans(memo, { ...cell, text: `${at === 0 ? '' : ' '}${cell.text}` }, TEXT.prose),
  );
}
