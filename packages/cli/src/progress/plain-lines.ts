/** Progress as plain lines: one when a deck ends, for logs and pipes. */
import { renderMessage } from '@vc-analyst/core/i18n';
import type { BatchEvent, Locale } from '@vc-analyst/core/model';
import { printable } from '../output/printable.js';
import type { Follower } from './follow-run.js';

export function plainLines(locale: Locale, total: number): Follower {
  let ended = 0;
  return {
    see(event) {
      const line = endLine(event, locale);
      if (line === undefined) return;
      ended += 1;
      process.stderr.write(`[${ended}/${total}] ${printable(line)}\n`);
    },
    end: () => undefined,
  };
}

/** What is said of a deck when it ends; undefined while it runs. */
export function endLine(event: BatchEvent, locale: Locale): string | undefined {
  switch (event.type) {
    case 'completed': {
      const { analysis } = event;
      const recommendation = renderMessage(
        { id: `label.recommendation.${analysis.recommendation ?? 'follow-up'}`, values: {} },
        locale,
      );
      return `${event.fileName}: ${analysis.companyName}, ${analysis.overallScore ?? '–'}/100, ${recommendation}, ${analysis.analysisTime} s`;
    }
    case 'skipped':
      return `${event.fileName}: known already, ${event.analysisId}`;
    case 'failed':
      return `${event.error.message}${'code' in event.error ? ` [${String(event.error.code)}]` : ''}`;
    default:
      return undefined;
  }
}
