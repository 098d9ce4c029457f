/** A finished analysis around evidence, for what works on documents. */
import type { Analysis } from '../../src/model/analysis.js';
import type { Evidence } from '../../src/model/scoring.js';
import { scoreDocument } from '../../src/pipeline/score-document.js';
import type { ScoringRules } from '../../src/pipeline/scoring-rules.js';

/** The document of `evidence` as if its deck had been read on the first day of 2026. */
export function sampleAnalysis(evidence: Evidence, fields: Partial<Analysis> = {}, rules?: ScoringRules): Analysis {
  return {
    ...scoreDocument(evidence, 'en', rules),
    id: 'sample-1',
    createdAt: '2026-01-01T00:00:00.000Z',
    companyName: evidence.companyName,
    companyNameFrom: 'deck',
    fileName: 'sample.pdf',
    deckHash: 'a'.repeat(64),
    files: [{ fileName: 'sample.pdf', hash: 'a'.repeat(64), bytes: 1 }],
    deckKind: 'pdf',
    engine: { name: 'rubric', version: '1.0.0' },
    steps: [],
    analysisTime: 1,
    ...fields,
  };
}
