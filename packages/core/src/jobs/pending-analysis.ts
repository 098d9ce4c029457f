/** The document of a deck that was handed in and not read yet: who, what and when, and nothing scored. */
import { nameFields, nameFieldsOfFile } from '../pipeline/name-fields.js';
import { hashDeck, hashFile } from '../deck/hash-deck.js';
import type { DeckInput } from '../deck/read-deck.js';
import type { GivenFacts } from '../pipeline/analyze-options.js';
import { DOCUMENT_VERSION, type Analysis, type StepResult } from '../model/analysis.js';
import type { DeckKind } from '../model/deck.js';
import { STEP_IDS, type Locale } from '../model/values.js';

/** The nine steps, none begun. */
export function pendingSteps(): StepResult[] {
  return STEP_IDS.map((step) => ({ step, status: 'pending', ms: 0 }));
}

export function pendingAnalysis(submitted: {
  id: string;
  createdAt: string;
  inputs: readonly DeckInput[];
  kind: DeckKind;
  given: GivenFacts;
  locale: Locale;
  ownerId: string | undefined;
  engine: Analysis['engine'];
  rubricVersion: string;
}): Analysis {
  const { id, createdAt, inputs, kind, given, locale, ownerId, engine, rubricVersion } = submitted;
  const fileName = inputs[0]?.fileName ?? '';
  const companyName = given.companyName?.trim() ?? '';
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return {
    documentVersion: DOCUMENT_VERSION,
    id,
    ...(companyName === ''
      ? nameFieldsOfFile(fileName, locale)
      : nameFields({ name: companyName, from: 'user' }, locale)),
    fileName,
    status: 'pending',
    createdAt,
    analysisTime: 0,
    recommendation: null,
    recommendationRule: null,
    summary: '',
    summaryMessages: [],
    overallScore: null,
    marketScore: null,
    teamScore: null,
    productScore: null,
    tractionScore: null,
    riskScore: null,
    subScores: [],
    rawScore: null,
    coverage: { overall: 0, market: 0, team: 0, product: 0, traction: 0, risk: 0 },
    confidence: 'insufficient',
    band: null,
    marketSize: null,
    arr: null,
    growthRate: null,
    burnRate: null,
    metrics: {},
    sector: given.sector ?? 'other',
    stage: { value: given.stage ?? 'unknown', basis: given.stage ? 'user' : 'unknown', factIds: [] },
    businessModel: 'unknown',
    language: locale,
    textLanguage: locale,
    engine,
    rubricVersion,
    deckHash: hashDeck([...inputs]),
    files: inputs.map((input) => ({
      fileName: input.fileName,
      hash: hashFile(input.bytes),
      bytes: input.bytes.length,
    })),
    deckKind: kind,
    slideCount: 0,
    version: 1,
    slides: [],
    hiddenText: [],
    facts: [],
    criteria: [],
    caps: [],
    checks: [],
    flags: [],
    questions: [],
    rejected: [],
    steps: pendingSteps(),
    warnings: [],
    ...(Object.keys(said).length > 0 ? { given: said } : {}),
    ...(ownerId === undefined ? {} : { ownerId }),
    comments: [],
  };
}

/** True when the document holds the result of an earlier run. */
export function hasResult({ criteria }: Analysis): boolean {
  return criteria.length > 0;
}
