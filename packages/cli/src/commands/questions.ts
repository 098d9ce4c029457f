/** `vc questions`: every due-diligence question of one analysis, by category, with its cause and what was answered. */
import { formatNumber, inLanguage, renderMessage } from '@vc-analyst/core/i18n';
import { QUESTION_CATEGORIES, type MessageValue, type Question } from '@vc-analyst/core/model';
import { paragraph } from '../output/columns.js';
import { paintFor } from '../output/paint.js';
import { printable } from '../output/printable.js';
import type { GlobalFlags } from '../program.js';
import { withWorkspace } from '../workspace-for.js';

const INDENT = 5;

export async function questions(id: string, flags: GlobalFlags & { json?: boolean }): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const locale = workspace.config.lang;
    const analysis = inLanguage(await workspace.analyses.get(id), locale);
    if (flags.json) {
      process.stdout.write(`${JSON.stringify(analysis.questions, null, 2)}\n`);
      return;
    }
    const paint = paintFor(process.stdout, flags);
    const width = process.stdout.columns ?? 100;
    const text = (id: string, values: Record<string, MessageValue> = {}) => renderMessage({ id, values }, locale);
    const write = (lines: string[]) => process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    write([paint.bold(printable(analysis.companyName))]);
    for (const category of QUESTION_CATEGORIES) {
      const asked = analysis.questions.filter((question) => question.category === category);
      if (asked.length === 0) continue;
      write(['', paint.bold(text(`label.category.${category}`))]);
      for (const question of asked) write(linesOf(question));
    }

    function linesOf(question: Question): string[] {
      const { id, priority, status = 'open', owner, answer, notes, why } = question;
      const state = [
        text(`label.priority.${priority}`),
        text(`question.status.${status}`),
        ...(owner ? [text('question.owner', { name: owner })] : []),
        ...(question.pointsAtStake
          ? [text('label.atStake', { points: formatNumber(Math.round(question.pointsAtStake * 10) / 10, locale) })]
          : []),
      ];
      return [
        ...hanging(id, printable(question.question)),
        ...paragraph(paint.dim(printable(why)), width, INDENT),
        ...paragraph(paint.dim(state.map(printable).join(' · ')), width, INDENT),
        ...(answer ? paragraph(printable(text('question.answer', { text: answer })), width, INDENT) : []),
        ...(notes ? paragraph(printable(text('question.notes', { text: notes })), width, INDENT) : []),
      ];
    }

    /** The id in the margin of the first line. */
    function hanging(id: string, words: string): string[] {
      return paragraph(words, width, INDENT).map((line, index) =>
        index > 0 ? line : id.padEnd(INDENT) + line.slice(INDENT),
      );
    }
  });
}
