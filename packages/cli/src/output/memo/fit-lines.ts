/** The verdict of the fund's thesis for the terminal, with a line for each question it asks. */
import { renderMessage } from '@vc-analyst/core/i18n';
import type { Analysis, FitVerdict, MessageValue } from '@vc-analyst/core/model';
import { paragraph } from '../columns.js';
import type { Paint } from '../paint.js';
import type { MemoTextOptions } from './memo-sections.js';

const TONES: Record<FitVerdict, keyof Paint> = { fits: 'good', stretches: 'fair', outside: 'poor', unknown: 'none' };

/** Nothing without a thesis. */
export function fitLines({ fit }: Analysis, { paint, locale, width }: MemoTextOptions): string[] {
  if (!fit) return [];
  const text = (id: string, values: Record<string, MessageValue> = {}) => renderMessage({ id, values }, locale);
  const { name } = fit.thesis;
  const verdict = (one: FitVerdict) => paint[TONES[one]](text(`fit.name.${one}`));
  return [
    '',
    paint.bold(name === undefined ? text('fit.title') : text('fit.titleNamed', { name })),
    ...paragraph(`${verdict(fit.verdict)} · ${fit.text}`, width),
    ...fit.answers.flatMap((answer) => {
      const slides = answer.slides.map((number) => paint.dim(text('label.slideShort', { number }))).join(' ');
      const question = text(`fit.question.${answer.question}`);
      return paragraph(`${question} · ${verdict(answer.verdict)} · ${answer.reason} ${slides}`.trimEnd(), width, 2);
    }),
  ];
}
