/** Every due-diligence question of one analysis, by category, with its cause, its slide and what was answered. */
import { renderMessage } from '@vc-analyst/core/i18n';
import { QUESTION_CATEGORIES, type Analysis, type MessageValue, type Question } from '@vc-analyst/core/model';
import { hanging, paragraph } from '../columns.js';
import { printable } from '../printable.js';
import { wordsFor, type MemoTextOptions } from './memo-sections.js';

/** Cells of the margin, in which the ids stand. */
const INDENT = 5;

/** An empty line before each category. */
export function questionLines(analysis: Analysis, options: MemoTextOptions): string[] {
  const { paint } = options;
  const { label } = wordsFor(options);
  return QUESTION_CATEGORIES.flatMap((category) => {
    const asked = analysis.questions.filter((question) => question.category === category);
    if (asked.length === 0) return [];
    return ['', paint.bold(label(`category.${category}`)), ...asked.flatMap((question) => linesOf(question, options))];
  });
}

function linesOf(question: Question, options: MemoTextOptions): string[] {
  const { id, priority, status = 'open', owner, answer, notes, why, slide, saidOf } = question;
  const { paint, locale, width } = options;
  const { label, atStake } = wordsFor(options);
  const text = (id: string, values: Record<string, MessageValue> = {}) => renderMessage({ id, values }, locale);
  const state = [
    label(`priority.${priority}`),
    text(`question.status.${status}`),
    ...(owner ? [text('question.owner', { name: owner })] : []),
    ...(saidOf ? [label('saidOf', { version: String(saidOf.version) })] : []),
    ...(question.pointsAtStake ? [atStake(question.pointsAtStake)] : []),
    ...(slide === undefined ? [] : [label('slideShort', { number: slide })]),
  ];
  return [
    ...hanging(id.padEnd(INDENT), printable(question.question), width),
    ...paragraph(paint.dim(printable(why)), width, INDENT),
    ...paragraph(paint.dim(state.map(printable).join(' · ')), width, INDENT),
    ...(answer ? paragraph(printable(text('question.answer', { text: answer })), width, INDENT) : []),
    ...(notes ? paragraph(printable(text('question.notes', { text: notes })), width, INDENT) : []),
  ];
}
