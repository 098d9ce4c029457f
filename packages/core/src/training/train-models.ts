/**
 * Trains the models that read evidence from labelled decks, and measures each by cross-validation: every figure is
 * of decks whose company the measured model had not seen, and of none that we wrote. Seeded: the same corpus gives the
 * same bytes.
 */
import { createHash } from 'node:crypto';
import type { ChoiceWeights } from '../evidence/choice/choice-weights.js';
import { bucketsOf, featureNames } from '../evidence/learned/hashed-features.js';
import { logistic } from '../evidence/learned/linear-model.js';
import { MODEL_FILES, useModels } from '../evidence/learned/models.js';
import { slideContexts } from '../evidence/learned/read-learned.js';
import { sectionFeatures } from '../evidence/learned/section-features.js';
import { slideFeatures } from '../evidence/learned/slide-features.js';
import { statementFeatures } from '../evidence/learned/statement-features.js';
import { readableDeck, readOutline } from '../evidence/outline/read-outline.js';
import { viewDeck } from '../evidence/view/deck-view.js';
import type { DeckView, ViewSlide } from '../evidence/view/view-types.js';
import type { TrainedNames } from './names-tally.js';
import { findOrdinaryWords } from './find-ordinary-words.js';
import { kindsOfStatements, type LabelledDeck } from './read-corpus.js';
import { bestF1, calibrationOf, firstPrecise, overall, type Band, type Rates } from './rates.js';
import { trainCompanyName } from './train-company-name.js';
import { trainAsk } from './train-ask.js';
import { trainDescription } from './train-description.js';
import { trainRoles } from './train-roles.js';
import { trainSector } from './train-sector.js';
import { calibrate, crossScore, packModel, trainLinear, type Example } from './train-linear.js';
import { COMPETITOR_NAMES } from './competitor-names.js';
import { PEOPLE_NAMES } from './people-names.js';
import { trainNames, type NameKind } from './train-names.js';

const FOLDS = 5;
const SECTIONS = { name: 'sections', bits: 16, epochs: 8, rate: 0.1, decay: 1e-5 };
const SECTIONS_TOGETHER = { name: 'sections-together', bits: 13, epochs: 20, rate: 0.03, decay: 0.01 };
const STATEMENTS = { name: 'statements', bits: 17, epochs: 5, rate: 0.1, decay: 1e-5 };
/** What only the decks have that we wrote: how they differ from those of others is learned apart. */
const WRITTEN = 'written';
/** A label that fewer decks bear teaches their words, not its own. */
const FEWEST_DECKS = 8;
/** One label's figures on decks left out, at the threshold from which it is possible and from which it is sure. */
export interface LabelFigures {
  label: string;
  examples: number;
  decks: number;
  possible: Rates;
  sure: Rates;
}

export interface TrainedModel {
  bytes: Uint8Array;
  labels: LabelFigures[];
  /** Over all labels at their own thresholds. */
  possible: Omit<Rates, 'threshold'>;
  sure: Omit<Rates, 'threshold'>;
  /** The same by language of the deck. */
  languages: Record<string, { possible: Omit<Rates, 'threshold'>; sure: Omit<Rates, 'threshold'>; examples: number }>;
  examples: number;
  /** Of ten bands of probability: what was promised and how much was right. */
  calibration: Band[];
}

export interface Training {
  ordinaryWords: ReadonlySet<string>;
  companyName: TrainedNames<ChoiceWeights>;
  people: TrainedNames<ChoiceWeights>;
  competitors: TrainedNames<ChoiceWeights>;
  sector: TrainedNames<ChoiceWeights>;
  ask: TrainedNames<ChoiceWeights>;
  roles: TrainedNames<ChoiceWeights>;
  /** What a slide may be about at first sight: `sectionsTogether` is what is read with. */
  sections: TrainedModel;
  sectionsTogether: TrainedModel;
  statements: TrainedModel;
  description: TrainedNames<ChoiceWeights>;
}

/** Each model is trained on decks as the trained ones before it read them: what came with core has no part in it. */
export function trainModels(decks: readonly LabelledDeck[], folds = FOLDS): Training {
  try {
    return trainInTurn(decks, folds);
  } finally {
    useModels({});
  }
}

function trainInTurn(decks: readonly LabelledDeck[], folds: number): Training {
  const laidOut = decks.filter(({ written }) => written !== 'text');
  const ordinaryWords = findOrdinaryWords(decks, groupOf);
  useModels({ ordinaryWords });
  const companyName = trainCompanyName(
    laidOut.map(({ deck, labels: { company, language }, written }) => ({
      deck: readableDeck(deck),
      company,
      language,
      written: written !== undefined,
    })),
  );
  useModels({ ordinaryWords, companyName: companyName.weights });
  // Of the slides the model is shown what the rules alone say of them, as it will be when it reads.
  const slides = decks.flatMap(({ deck, labels, written }) => {
    const slides: ViewSlide[] = [];
    readOutline(deck, {}, (ruled) => {
      slides.push(...ruled);
      return [];
    });
    const features = slideFeatures(slides).map(featureNames);
    return slides.map(({ number }, at) => ({
      features: features[at]!,
      names: labels.sections[number] ?? [],
      group: groupOf(labels.company),
      language: labels.language,
      written,
    }));
  });
  const sections = trainOne(slides, SECTIONS, folds);
  // Of every deck, what a model says that never saw it.
  const byDeck = <T>(ofSlides: readonly T[]): T[][] => {
    let at = 0;
    return decks.map(({ deck }) => deck.slides.map(() => ofSlides[at++]!));
  };
  const sectionsTogether = trainOne(
    slides.map((slide, at) => ({ ...slide, features: sectionFeatures(sections.left[at]!) })),
    SECTIONS_TOGETHER,
    folds,
  );
  const likely = byDeck(sectionsTogether.left);
  const viewOf = ({ deck }: LabelledDeck, index: number): DeckView =>
    viewDeck(
      deck,
      readOutline(deck, {}, () => likely[index]!),
    );
  const namesOf = (kind: NameKind) => {
    const named = decks.flatMap((labelled, index) => {
      if (labelled.written === 'text') return [];
      const { company, language, names } = labelled.labels;
      const ofKind = names.filter((name) => kind.isOne(name)).map(({ name }) => name);
      const written = labelled.written !== undefined;
      return [{ view: viewOf(labelled, index), company, language, names: ofKind, written }];
    });
    return trainNames(named, kind);
  };
  const people = namesOf(PEOPLE_NAMES);
  useModels({ ordinaryWords, companyName: companyName.weights, people: people.weights });
  const competitors = namesOf(COMPETITOR_NAMES);
  const names = {
    ordinaryWords,
    companyName: companyName.weights,
    people: people.weights,
    competitors: competitors.weights,
  };
  useModels(names);
  const sector = trainSector(
    decks.flatMap((labelled, index) => {
      const { company, language, sector } = labelled.labels;
      return sector === undefined ? [] : [{ view: viewOf(labelled, index), company, language, sector }];
    }),
  );
  const ask = trainAsk(
    decks.flatMap((labelled, index) => {
      if (labelled.written === 'text') return [];
      const { company, language, figures = [] } = labelled.labels;
      const asks = figures.flatMap(({ kind, role, value, high }) =>
        kind === 'ask' && role === 'goal' ? (value ?? high ?? []) : [],
      );
      return [{ view: viewOf(labelled, index), company, language, asks, written: labelled.written !== undefined }];
    }),
  );
  const roles = trainRoles(
    decks.flatMap((labelled, index) => {
      if (labelled.written === 'text') return [];
      const { company, language, figures = [] } = labelled.labels;
      const marked = figures.flatMap(({ ref, role, value, high, low }) => {
        const amount = value ?? high ?? low;
        return typeof amount === 'number' ? [{ slide: Number(ref.split('.')[0]), role, value: amount }] : [];
      });
      const written = labelled.written !== undefined;
      return [{ view: viewOf(labelled, index), company, language, figures: marked, written }];
    }),
  );
  useModels({ ...names, ask: ask.weights, roles: roles.weights });
  const read = decks.map((labelled, index) => {
    const view = viewOf(labelled, index);
    return { labelled, view, contexts: slideContexts(view), kinds: kindsOfStatements(view, labelled) };
  });
  const statements = trainOne(
    read.flatMap(({ labelled: { labels, written }, contexts, kinds }) =>
      contexts.flatMap((context) =>
        statementFeatures(context).map((write, index) => ({
          features: featureNames(write),
          names: kinds.get(context.statements[index]!) ?? [],
          group: groupOf(labels.company),
          language: labels.language,
          written,
        })),
      ),
    ),
    STATEMENTS,
    folds,
  );
  let at = 0;
  const description = trainDescription(
    read.flatMap(({ labelled: { labels, written }, view, contexts, kinds }) => {
      const { company, language, oneLine } = labels;
      const own = contexts
        .flatMap((context) => context.statements)
        .map((statement) => ({
          statement,
          odds: new Map(statements.left[at++]!.map(({ label, probability }) => [label, probability])),
          kinds: kinds.get(statement) ?? [],
        }));
      // What we wrote ourselves says plainly what it is, as founders do not.
      if (written !== undefined) return [];
      return [{ view, company, language, ...(oneLine === undefined ? {} : { oneLine }), statements: own }];
    }),
  );
  return {
    ordinaryWords,
    companyName,
    people,
    competitors,
    sector,
    ask,
    roles,
    sections: sections.model,
    sectionsTogether: sectionsTogether.model,
    statements: statements.model,
    description,
  };
}

/** The files of a training, by name. */
export function modelFiles(training: Training): Record<string, Uint8Array> {
  const {
    ordinaryWords,
    companyName,
    sections,
    sectionsTogether,
    people,
    competitors,
    sector,
    ask,
    roles,
    statements,
    description,
  } = training;
  const asJson = ({ weights }: TrainedNames<ChoiceWeights>): Uint8Array =>
    new TextEncoder().encode(`${JSON.stringify(weights, undefined, 2)}\n`);
  return {
    [MODEL_FILES.ordinaryWords[0]]: new TextEncoder().encode(`${[...ordinaryWords].join('\n')}\n`),
    [MODEL_FILES.companyName[0]]: asJson(companyName),
    [MODEL_FILES.sections[0]]: sections.bytes,
    [MODEL_FILES.sectionsTogether[0]]: sectionsTogether.bytes,
    [MODEL_FILES.people[0]]: asJson(people),
    [MODEL_FILES.competitors[0]]: asJson(competitors),
    [MODEL_FILES.sector[0]]: asJson(sector),
    [MODEL_FILES.ask[0]]: asJson(ask),
    [MODEL_FILES.roles[0]]: asJson(roles),
    [MODEL_FILES.statements[0]]: statements.bytes,
    [MODEL_FILES.description[0]]: asJson(description),
  };
}

/** Decks of one company are one group. */
export const groupOf = (company: string): string => company.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

interface Named {
  features: ReadonlySet<string>;
  names: readonly string[];
  group: string;
  language: string;
  /** Of a deck that we wrote. */
  written: LabelledDeck['written'];
}

function trainOne(
  named: readonly Named[],
  { name, ...settings }: typeof SECTIONS,
  folds: number,
): { model: TrainedModel; left: { label: string; probability: number }[][] } {
  const measured = named.flatMap(({ written }, at) => (written ? [] : [at]));
  const decksOf = new Map<string, Set<string>>();
  for (const at of measured) {
    const { names, group } = named[at]!;
    for (const label of names) decksOf.set(label, (decksOf.get(label) ?? new Set()).add(group));
  }
  const labels = [...decksOf]
    .filter(([, groups]) => groups.size >= FEWEST_DECKS)
    .map(([label]) => label)
    .sort();
  const indexOf = new Map(labels.map((label, index) => [label, index]));
  const examples = named.map(({ features, names, group, written }): Example => ({
    buckets: bucketsOf(written === 'text' ? new Set([...features, WRITTEN]) : features, settings.bits),
    labels: [...new Set(names.flatMap((label) => indexOf.get(label) ?? []))],
    group,
  }));
  const options = { ...settings, labels: labels.length };
  const scores = crossScore(examples, options, folds);
  const fits = labels.map((_, label) =>
    calibrate(
      measured.map((at) => scores[at]![label]!),
      measured.map((at) => examples[at]!.labels.includes(label)),
    ),
  );
  const left = scores.map((score) =>
    labels.map((label, index) => ({
      label,
      probability: logistic(fits[index]!.slope * score[index]! + fits[index]!.offset),
    })),
  );
  const figures = labels.map((label, index): LabelFigures => {
    const rows = measured.map((at) => ({
      probability: left[at]![index]!.probability,
      hit: examples[at]!.labels.includes(index),
    }));
    return {
      label,
      examples: rows.filter(({ hit }) => hit).length,
      decks: decksOf.get(label)!.size,
      possible: bestF1(rows),
      sure: firstPrecise(rows),
    };
  });
  const ratesOf = (some: readonly number[]) => {
    const rates = (threshold: 'possible' | 'sure') =>
      overall(
        some.map((at) => left[at]!),
        some.map((at) => examples[at]!),
        figures.map((label) => label[threshold].threshold),
      );
    return { possible: rates('possible'), sure: rates('sure'), examples: some.length };
  };
  const version = createHash('sha256')
    .update(JSON.stringify([name, settings, labels]))
    .update(JSON.stringify(named.map(({ features, names, written }) => [[...features], names, written])))
    .digest('hex')
    .slice(0, 8);
  const bytes = packModel(trainLinear(examples, options), {
    name,
    version,
    labels,
    slopes: fits.map(({ slope }) => slope),
    offsets: fits.map(({ offset }) => offset),
    sure: figures.map(({ sure }) => sure.threshold),
    possible: figures.map(({ possible }) => possible.threshold),
  });
  return {
    model: {
      bytes,
      labels: figures,
      ...ratesOf(measured),
      languages: Object.fromEntries(
        [...new Set(measured.map((at) => named[at]!.language))]
          .sort()
          .map((language) => [language, ratesOf(measured.filter((at) => named[at]!.language === language))]),
      ),
      calibration: calibrationOf(
        measured.map((at) => left[at]!),
        measured.map((at) => examples[at]!),
      ),
    },
    left,
  };
}
