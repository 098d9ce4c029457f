/** What a calibration is fitted to: documents of analysed decks beside the scores of careful readings. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Analysis } from '../../src/model/analysis.js';
import type { Evidence } from '../../src/model/scoring.js';
import { evidenceOf } from '../../src/pipeline/score-document.js';
import type { Judged } from '../../src/scoring/score-evidence.js';
import { scoreEvidence } from '../../src/scoring/score-evidence.js';
import { REASONED } from '../../src/scoring/rubric.js';

export const SCORES = ['market', 'team', 'product', 'traction', 'risk'] as const;

/** One deck: what the product judged, and what a person read. Sub-scores 0 to 100, risk as resilience. */
export interface Reading {
  id: string;
  company: string;
  kind: string;
  language: string;
  evidence: Evidence;
  judged: Judged;
  read: Record<(typeof SCORES)[number] | 'overall', number>;
  recommendation: string;
  /** Read by three people apart from each other: their mean. */
  thrice: boolean;
  /** One of the decks that we drew, read by who wrote it. */
  drawn: boolean;
}

interface Label {
  id: string;
  company: string;
  kind: string;
  language: string;
  score: Record<'overall' | 'market' | 'team' | 'product' | 'traction' | 'resilience', number> & {
    recommendation: string;
  };
}

/**
 * The readings of `folder` (`labels/<id>.json`, `readers-three.jsonl`) and of the decks that we drew, of which `documents`
 * (JSON lines, each a document with an `id` as the labels have it) holds the analysis. By id, the drawn ones last.
 */
export function loadReadings(documents: string, folder: string): Reading[] {
  const analyses = new Map(lines<Analysis>(documents).map((one) => [one.id, one]));
  const thrice = new Set(lines<{ id: string }>(join(folder, 'readers-three.jsonl')).map(({ id }) => id));
  const readings = [...labelsOf(folder), ...labelsOfDrawn()].map(
    ({ id, company, kind, language, score, drawn }): Reading | undefined => {
      const analysis = analyses.get(id);
      if (analysis?.status !== 'completed') return undefined;
      const evidence = evidenceOf(analysis);
      const { overall, market, team, product, traction, resilience, recommendation } = score;
      return {
        ...{ id, company, kind, language, evidence, recommendation, drawn },
        judged: scoreEvidence(evidence, { rubric: REASONED }),
        read: { overall, market, team, product, traction, risk: resilience },
        thrice: thrice.has(id),
      };
    },
  );
  return readings.filter((reading) => reading !== undefined);
}

function labelsOf(folder: string): (Label & { drawn: false })[] {
  return readdirSync(join(folder, 'labels'))
    .sort()
    .map((name) => ({
      ...(JSON.parse(readFileSync(join(folder, 'labels', name), 'utf8')) as Label),
      drawn: false,
    }));
}

const DRAWN = join('packages', 'core', 'training', 'drawn');

/** What stands in the pages of the drawn decks: the first script is the truth of the deck. */
function labelsOfDrawn(): (Label & { drawn: true })[] {
  return readdirSync(DRAWN)
    .sort()
    .flatMap((name) => {
      const [, truth] = /<script[^>]* id="truth">(.*?)<\/script>/su.exec(readFileSync(join(DRAWN, name), 'utf8')) ?? [];
      return truth === undefined
        ? []
        : [{ ...(JSON.parse(truth) as Omit<Label, 'id'>), id: name.replace(/\.html$/u, ''), drawn: true as const }];
    });
}

function lines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}
