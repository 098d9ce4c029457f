/** Shows the progress of a run on stderr: Ink on a terminal, plain lines elsewhere, NDJSON or nothing when asked. */
import type { Follower } from './follower.js';
import type { BatchEvent, Locale } from '@vc-analyst/core/model';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { announceOutbound } from './announce-outbound.js';

/** Lines that a table of decks needs at least. */
const FEWEST_ROWS = 8;

/** The follower that the flags and the terminal ask for. Without `total` nobody knows how many decks will come: only lines do. */
export async function followRun(flags: GlobalFlags, locale: Locale, total?: number): Promise<Follower> {
  return announceOutbound(await openFollower(flags, locale, total), locale, total);
}

async function openFollower(flags: GlobalFlags, locale: Locale, total: number | undefined): Promise<Follower> {
  if (flags.quiet) return { see: () => undefined, say: () => undefined, end: () => undefined };
  if (flags.progress === 'json') {
    return {
      see: writeJson,
      say: (text, about) => process.stderr.write(`${JSON.stringify({ type: 'note', about, text })}\n`),
      end: () => undefined,
    };
  }
  const { isTTY, rows = 24 } = process.stderr;
  if (total !== undefined && isTTY && rows >= FEWEST_ROWS && !process.env.CI && process.env.TERM !== 'dumb') {
    const { showInk } = await import('./ink-view.js');
    return showInk(flags, locale, total);
  }
  const { plainLines } = await import('./plain-lines.js');
  return plainLines(locale, total);
}

/** One line an event; the document itself is left out, its id is enough to read it. */
function writeJson(event: BatchEvent): void {
  process.stderr.write(`${JSON.stringify(asData(event))}\n`);
}

function asData(event: BatchEvent): object {
  switch (event.type) {
    case 'completed':
      return {
        ...event,
        analysis: undefined,
        analysisId: event.analysis.id,
        overallScore: event.analysis.overallScore,
      };
    case 'skipped':
      return { ...event, known: undefined, overallScore: event.known.overallScore };
    case 'failed':
    case 'passed-over':
      return {
        ...event,
        error: { message: event.error.message, code: 'code' in event.error ? event.error.code : 'internal' },
      };
    default:
      return event;
  }
}
