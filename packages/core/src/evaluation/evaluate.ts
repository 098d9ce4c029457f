/** Measures extraction over labelled decks: precision, recall and F1 a field, by language and by format. Pure. */
import type { Analysis } from '../model/analysis.js';
import { compareLabel, FIELDS, type Difference, type Field } from './compare-label.js';
import { LABELLED_SECTIONS, type Label } from './label.js';
import { addTally, measuresOf, noTally, type Measures, type Tally } from './tally.js';

export interface Labelled {
  label: Label;
  /** Absent when the deck could not be analysed; everything it states then counts as missed. */
  analysis?: Analysis;
  error?: string;
}

/** How well facts were read, by field and in all. */
export interface Evaluation {
  decks: number;
  failed: { id: string; error: string }[];
  fields: Partial<Record<Field, Measures>>;
  /** Over all fields but sections. */
  micro: Measures;
  /** Mean F1 over the labelled sections. */
  sectionsMacroF1: number | null;
  /** Micro measures by the label's language and by the deck's format. */
  byLanguage: Record<string, Measures>;
  byFormat: Record<string, Measures>;
  /** The model that read; absent for the rules. */
  model?: ModelRun;
  /** Money figures wrong by 10³, 10⁶ or 10⁹. */
  scaleErrors: number;
  /** Facts whose quote stands on their slide, of all facts. */
  quotes: { hold: number; of: number };
  differences: ({ id: string } & Difference)[];
}

/** What a model took for all decks that were read, and how often it was not the model that read them. */
export interface ModelRun {
  name: string;
  host: string;
  /** Of this run; answers that were kept or recorded take none. */
  requests: number;
  /** Of this run; of a replay those that the recording took. */
  tokens: { input: number; output: number };
  /** By the configured prices; absent without them. */
  cost?: { amount: number; currency: string };
  /** Answers that were known, and not asked for. */
  answersKnown: number;
  /** Decks on which the rules stood in for the model in something. */
  decksWithFallback: number;
}

export function evaluate(decks: readonly Labelled[]): Evaluation {
  const fields = new Map<Field, Tally>();
  const languages = new Map<string, Tally>();
  const formats = new Map<string, Tally>();
  const differences: Evaluation['differences'] = [];
  const quotes = { hold: 0, of: 0 };

  for (const { label, analysis } of decks) {
    if (!analysis) continue;
    const comparison = compareLabel(analysis, label);
    differences.push(...comparison.differences.map((difference) => ({ id: label.id, ...difference })));
    let micro = noTally();
    for (const [field, tally] of Object.entries(comparison.fields) as [Field, Tally][]) {
      fields.set(field, addTally(fields.get(field) ?? noTally(), tally));
      if (!field.startsWith('section.')) micro = addTally(micro, tally);
    }
    const language = label.language ?? analysis.language;
    languages.set(language, addTally(languages.get(language) ?? noTally(), micro));
    formats.set(analysis.deckKind, addTally(formats.get(analysis.deckKind) ?? noTally(), micro));
    const texts = new Map(analysis.slides.map((slide) => [slide.number, folded(slide.text)]));
    for (const fact of analysis.facts) {
      quotes.of += 1;
      if (texts.get(fact.slide)?.includes(folded(fact.quote))) quotes.hold += 1;
    }
  }

  const measured = FIELDS.flatMap((field): [Field, Measures][] => {
    const tally = fields.get(field);
    return tally ? [[field, measuresOf(tally)]] : [];
  });
  const sectionScores = LABELLED_SECTIONS.flatMap((section) => {
    const tally = fields.get(`section.${section}`);
    return tally ? [measuresOf(tally).f1 ?? 0] : [];
  });
  const micro = measured
    .filter(([field]) => !field.startsWith('section.'))
    .reduce((sum, [, tally]) => addTally(sum, tally), noTally());
  return {
    decks: decks.length,
    failed: decks.flatMap(({ label, error }) => (error === undefined ? [] : [{ id: label.id, error }])),
    fields: Object.fromEntries(measured),
    micro: measuresOf(micro),
    sectionsMacroF1:
      sectionScores.length === 0 ? null : sectionScores.reduce((sum, f1) => sum + f1, 0) / sectionScores.length,
    byLanguage: Object.fromEntries([...languages].map(([key, tally]) => [key, measuresOf(tally)])),
    byFormat: Object.fromEntries([...formats].map(([key, tally]) => [key, measuresOf(tally)])),
    ...modelRun(decks.flatMap(({ analysis }) => analysis ?? [])),
    scaleErrors: differences.filter((difference) => difference.scaleError).length,
    quotes,
    differences,
  };
}

function modelRun(analyses: readonly Analysis[]): Pick<Evaluation, 'model'> {
  const read = analyses.filter(({ engine }) => engine.model !== undefined);
  const { model, host } = read[0]?.engine ?? {};
  if (model === undefined) return {};
  const took = read.flatMap(({ outbound }) => outbound ?? []);
  const sum = (of: (one: (typeof took)[number]) => number): number => took.reduce((total, one) => total + of(one), 0);
  const currency = took.find(({ cost }) => cost)?.cost?.currency;
  return {
    model: {
      name: model,
      host: host ?? '',
      requests: sum(({ hosts }) => hosts.reduce((total, { requests }) => total + requests, 0)),
      tokens: { input: sum(({ tokens }) => tokens.input), output: sum(({ tokens }) => tokens.output) },
      ...(currency === undefined ? {} : { cost: { amount: sum(({ cost }) => cost?.actual ?? 0), currency } }),
      answersKnown: sum(({ answersFromCache }) => answersFromCache),
      decksWithFallback: read.filter(({ warnings }) => warnings.some(({ code }) => code.startsWith('engine-'))).length,
    },
  };
}

/** White space, case of ligatures and compatibility forms do not decide whether a quote stands on its slide. */
function folded(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}
