/** A whole analysis document for tests of what reads one: exports, lists, stores. */
import type { Analysis } from '../model/analysis.js';
import { STEP_IDS } from '../model/values.js';
import type { Evidence } from '../model/scoring.js';
import { scoreDocument } from '../score-document.js';

/** The document that `evidence` scores to, as if it had been read from a PDF. */
export function sampleAnalysis(evidence: Evidence, changes: Partial<Analysis> = {}): Analysis {
  return {
    ...scoreDocument(evidence, 'en'),
    id: 'sample-1',
    createdAt: '2026-03-02T10:00:00.000Z',
    companyNameFrom: 'deck',
    fileName: 'sample.pdf',
    files: [{ fileName: 'sample.pdf', hash: '0'.repeat(64), bytes: 1 }],
    deckHash: '0'.repeat(64),
    deckKind: 'pdf',
    engine: { name: 'rubric', version: '1.0.0' },
    steps: STEP_IDS.map((step) => ({ step, status: 'completed', ms: 1 })),
    analysisTime: 0.4,
    ...changes,
  };
}
