/** `vc show`: one stored analysis as report, as JSON, the text that was read of each slide, or how it was read. */
import { VcError, type ErrorCode } from '@vc-analyst/core';
import { inLanguage } from '@vc-analyst/core/i18n';
import { pluginLine, type Analysis } from '@vc-analyst/core/model';
import { findAnalysis } from '../workspace/find-analysis.js';
import { EXIT } from '../output/exit-codes.js';
import { factsText } from '../output/memo/facts-text.js';
import { whyText } from '../output/memo/why-text.js';
import { say } from '../output/language.js';
import { paintFor } from '../output/paint.js';
import { printable } from '../output/printable.js';
import { printableLine, slideLines } from '../output/memo/memo-sections.js';
import { readingText } from '../output/memo/reading-text.js';
import { memoText } from '../output/memo/memo-text.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export interface ShowFlags extends GlobalFlags {
  json?: boolean;
  text?: boolean;
  facts?: boolean;
  why?: string;
  reading?: boolean;
  slide?: number;
  plain?: boolean;
}

/** Returns the exit code: of the view, 130 when Ctrl-C ended it. */
export async function show(id: string, flags: ShowFlags): Promise<number> {
  const analysis = await withWorkspace(flags, async (workspace) => {
    const found = inLanguage(await findAnalysis(workspace, id), workspace.config.lang);
    const [before, now] = [pluginLine(found.plugins), pluginLine(workspace.plugins)];
    if (before !== now && found.status === 'completed' && !flags.quiet) {
      const about = { company: found.companyName, before, now, id: found.id.slice(0, 8) };
      process.stderr.write(`${printable(say('otherPlugins', about))}\n`);
    }
    return found;
  });
  if (flags.json) return write([JSON.stringify(flags.slide ? slidesOf(analysis, flags)[0] : analysis, null, 2)]);
  // What is wrong with its deck, or that there is nothing to show yet.
  const { failure } = analysis;
  if (analysis.status === 'failed' && failure) throw new VcError(failure.code as ErrorCode, failure.data);
  if (analysis.status !== 'completed') throw new VcError('not-finished', { fileName: analysis.fileName });

  const options = { paint: paintFor(process.stdout, flags), locale: analysis.textLanguage };
  const width = process.stdout.columns ?? 100;
  if (flags.why !== undefined) return write(whyText(factOf(analysis, flags.why), options));
  if (flags.facts) return write(factsText(slideOf(analysis, flags), options));
  if (flags.reading) return write(readingText(slidesOf(analysis, flags), options));
  if (flags.text || flags.slide !== undefined) {
    const slides = slidesOf(analysis, flags).map((slide) => slideLines(slide, { ...options, width }));
    return write(slides.flatMap((lines) => [...lines.map(printableLine), '']));
  }
  if (await fitsView(flags)) {
    const { showMemo } = await import('../show/memo-view.js');
    return showMemo(analysis, options);
  }
  return write(memoText(analysis, { ...options, width }));
}

/** On a terminal that has room for it, with somebody at the keys. */
async function fitsView(flags: ShowFlags): Promise<boolean> {
  const { stdin, stdout, env } = process;
  if (flags.plain || flags.quiet || !stdin.isTTY || !stdout.isTTY || env.CI || env.TERM === 'dumb') return false;
  const { SMALLEST } = await import('../show/memo-view.js');
  return stdout.columns >= SMALLEST.columns && stdout.rows >= SMALLEST.rows;
}

function slidesOf(analysis: Analysis, { slide }: ShowFlags): Analysis['slides'] {
  if (slide === undefined) return analysis.slides;
  const found = analysis.slides.filter(({ number }) => number === slide);
  if (found.length > 0) return found;
  const { fileName, slideCount: slides } = analysis;
  throw new VcError('bad-usage', { problem: say('show.noSlide', { fileName, slides, number: slide }) });
}

function factOf({ facts, fileName }: Analysis, id: string): Analysis['facts'][number] {
  const found = facts.find((fact) => fact.id === id);
  if (found) return found;
  throw new VcError('bad-usage', { problem: say('show.noFact', { fileName, id }) });
}

/** The analysis with the facts of the slide asked for. */
function slideOf(analysis: Analysis, flags: ShowFlags): Analysis {
  if (flags.slide === undefined) return analysis;
  slidesOf(analysis, flags);
  return { ...analysis, facts: analysis.facts.filter(({ slide }) => slide === flags.slide) };
}

function write(lines: readonly string[]): number {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  return EXIT.done;
}
