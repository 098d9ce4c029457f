/** Shows the progress of a run on stderr: Ink on a terminal, plain lines elsewhere, NDJSON or nothing when asked. */
import type { BatchEvent, Locale } from '@vc-analyst/core/model';
import type { GlobalFlags } from '../program.js';

export interface Follower {
  see(event: BatchEvent): void;
  /** Takes the view down, leaving what is worth keeping. */
  end(): void;
}

/** The follower that the flags and the terminal ask for. */
export async function followRun(flags: GlobalFlags, locale: Locale, total: number): Promise<Follower> {
  if (flags.quiet) return { see: () => undefined, end: () => undefined };
  if (flags.progress === 'json') return { see: writeJson, end: () => undefined };
  if (process.stderr.isTTY && !process.env.CI && process.env.TERM !== 'dumb') {
    const { showInk } = await import('./ink-view.js');
    return showInk(locale, total);
  }
  const { plainLines } = await import('./plain-lines.js');
  return plainLines(locale, total);
}

/** One line an event; the document itself is left out, its id is enough to read it. */
function writeJson(event: BatchEvent): void {
  const line =
    event.type === 'completed'
      ? { ...event, analysis: undefined, analysisId: event.analysis.id, overallScore: event.analysis.overallScore }
      : event.type === 'failed'
        ? {
            ...event,
            error: { message: event.error.message, code: 'code' in event.error ? event.error.code : 'internal' },
          }
        : event;
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
