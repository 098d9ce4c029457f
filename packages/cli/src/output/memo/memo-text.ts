/** One analysis as text for the terminal: the memo's page one, then scores, figures, criteria and flags, each with its slide. */
import type { Analysis } from '@vc-analyst/core/model';
import { correctionLines } from './correction-lines.js';
import { fitLines } from './fit-lines.js';
import { saidLines } from './said-lines.js';
import { emailLines, pagesLines, partLines, whyLines } from './part-lines.js';
import {
  aboutLine,
  criteriaLines,
  figureLines,
  firstQuestionLines,
  flagLines,
  modelLines,
  printableLine,
  scoreLines,
  verdictLine,
  warningLines,
  wordsFor,
  type MemoTextOptions,
} from './memo-sections.js';

export type { MemoTextOptions };

/** Lines of the report. `analysis` must be rendered in `locale` already. */
export function memoText(analysis: Analysis, options: MemoTextOptions): string[] {
  const { paint } = options;
  const { label } = wordsFor(options);
  const heading = (id: string) => ['', paint.bold(label(id))];
  return [
    paint.bold(analysis.companyName),
    aboutLine(analysis, options),
    '',
    verdictLine(analysis, options),
    '',
    ...whyLines(analysis, options),
    ...partLines(analysis, options),
    ...heading('questions'),
    ...firstQuestionLines(analysis, options),
    ...emailLines(analysis, options),
    '',
    ...scoreLines(analysis, options),
    ...fitLines(analysis, options),
    ...saidLines(analysis, options),
    ...correctionLines(analysis, options),
    ...heading('keyFigures'),
    ...figureLines(analysis, options),
    ...criteriaLines(analysis, options),
    ...heading('flags'),
    ...flagLines(analysis, options),
    ...pagesLines(analysis, options),
    ...(analysis.warnings.length > 0 ? heading('warnings') : []),
    ...warningLines(analysis, options),
    ...modelLines(analysis, options),
  ].map(printableLine);
}
