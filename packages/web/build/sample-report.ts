/** Gives the first page a piece of a real report: our own sample deck as it is scored, with the slide its figure stands on. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDeckReader } from '@vc-analyst/core';
import type { Analysis, Stage } from '@vc-analyst/core/model';
import type { Plugin } from 'vite';

const MODULE = 'virtual:sample-report';
const FILE = 'quaylane-series-a.pdf';
const examples = fileURLToPath(new URL('../../../examples/', import.meta.url));
const cache = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));

/** Pixels: twice the room there is on the page. */
const WIDTH = 960;

/** Of these figures the first is shown with its quote. */
const FIGURES = ['arr', 'burn_net', 'runway'] as const;

/** What `virtual:sample-report` exports beside the address of the slide's `picture`. */
export interface SampleReport {
  companyName: string;
  stage: Stage;
  sector: Analysis['sector'];
  score: number;
  recommendation: NonNullable<Analysis['recommendation']>;
  scores: { id: Analysis['subScores'][number]['score']; value: number }[];
  figures: { kind: (typeof FIGURES)[number]; value: number; currency?: string; slide: number }[];
  quote: string;
  /** Of the quote on its slide, in shares of its width and height. */
  box: { x: number; y: number; w: number; h: number };
}

export function sampleReport(): Plugin {
  return {
    name: 'sample-report',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const golden = join(examples, 'golden', `${FILE}.json`);
      this.addWatchFile(golden);
      const analysis = JSON.parse(await readFile(golden, 'utf8')) as Analysis;
      const { sample, slide } = sampleOf(analysis);
      const picture = await draw(slide);
      return `import picture from ${JSON.stringify(picture)};\nexport { picture };\nexport const sample = ${JSON.stringify(sample)};`;
    },
  };
}

function sampleOf(analysis: Analysis): { sample: SampleReport; slide: number } {
  const facts = FIGURES.map((kind) => analysis.facts.find(({ id }) => id === analysis.metrics[kind]));
  const [first] = facts;
  const { companyName, stage, sector, overallScore, recommendation, subScores } = analysis;
  if (
    !first?.box ||
    !first.quote ||
    overallScore === null ||
    !recommendation ||
    stage.value === 'unknown' ||
    facts.some((fact) => !fact)
  )
    throw new Error(
      `${FILE} no longer shows what the first page shows of it: choose other figures in build/sample-report.ts.`,
    );
  return {
    sample: {
      companyName,
      stage: stage.value,
      sector,
      score: overallScore,
      recommendation,
      scores: subScores.map(({ score: id, value }) => ({ id, value: value ?? 0 })),
      figures: facts.map((fact, at) => ({
        kind: FIGURES[at]!,
        value: fact!.value!,
        ...(fact!.currency && { currency: fact!.currency }),
        slide: fact!.slide,
      })),
      quote: first.quote,
      box: first.box,
    },
    slide: first.slide,
  };
}

/** Path of the slide as a picture. */
async function draw(slide: number): Promise<string> {
  const reader = openDeckReader();
  try {
    const bytes = await readFile(join(examples, 'decks', FILE));
    const path = join(cache, 'sample-slide.png');
    await mkdir(cache, { recursive: true });
    await writeFile(path, await reader.picture({ fileName: FILE, bytes }, slide, WIDTH));
    return path;
  } finally {
    await reader.close();
  }
}
