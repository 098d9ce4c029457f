/** `vc show`: one stored analysis as report, as JSON, or the text that was read of each slide. */
import { VcError, type ErrorCode } from '@vc-analyst/core';
import { inLanguage, renderMessage } from '@vc-analyst/core/i18n';
import { factsText } from '../output/facts-text.js';
import { paintFor } from '../output/paint.js';
import { printable } from '../output/printable.js';
import { reportText } from '../output/report-text.js';
import type { GlobalFlags } from '../program.js';
import { withWorkspace } from '../workspace-for.js';

export interface ShowFlags extends GlobalFlags {
  json?: boolean;
  text?: boolean;
  facts?: boolean;
}

export async function show(id: string, flags: ShowFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const locale = workspace.config.lang;
    const analysis = inLanguage(await workspace.analyses.get(id), locale);
    if (flags.json) {
      process.stdout.write(`${JSON.stringify(analysis, null, 2)}\n`);
      return;
    }
    // What is wrong with its deck, or that there is nothing to show yet.
    const { failure } = analysis;
    if (analysis.status === 'failed' && failure) throw new VcError(failure.code as ErrorCode, failure.data);
    if (analysis.status !== 'completed') throw new VcError('not-finished', { fileName: analysis.fileName });
    const paint = paintFor(process.stdout, flags);
    if (flags.facts) {
      process.stdout.write(`${factsText(analysis, { paint, locale }).join('\n')}\n`);
      return;
    }
    if (!flags.text) {
      const lines = reportText(analysis, { paint, locale, width: process.stdout.columns ?? 100 });
      process.stdout.write(`${lines.join('\n')}\n`);
      return;
    }
    const label = (key: string, values = {}) => renderMessage({ id: `label.${key}`, values }, locale);
    for (const slide of analysis.slides) {
      const about = `${label('slide', { number: slide.number })} · ${label(`section.${slide.section}`)} · ${label(`read.${slide.readBy}`)}`;
      process.stdout.write(`${paint.bold(about)}\n${printable(slide.text)}\n\n`);
    }
  });
}
