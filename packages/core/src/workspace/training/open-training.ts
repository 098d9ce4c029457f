/** A fund's own training: asked for, measured, kept in its data folder, undone. Nothing leaves the machine. */
import { createHash } from 'node:crypto';
import PQueue from 'p-queue';
import type { Config } from '../../config/config.js';
import type { DeckReader } from '../../deck/read-deck.js';
import { isVcError, VcError } from '../../errors/vc-error.js';
import { fits, nameOf } from '../../evidence/learned/adapt/adapt-model.js';
import {
  FEWEST_COMPANIES,
  FEWEST_JUDGED,
  learnAdaptation,
  type StatementExample,
} from '../../evidence/learned/adapt/learn-adaptation.js';
import { labelsOf } from '../../evidence/learned/learned-claims.js';
import { learnedModel } from '../../evidence/learned/models.js';
import { learnedStatements } from '../../evidence/learned/read-learned.js';
import { readOutline } from '../../evidence/outline/read-outline.js';
import { viewDeck } from '../../evidence/view/deck-view.js';
import type { Adaptation, KindMeasure } from '../../model/adaptation.js';
import type { Analysis, AnalysisSummary } from '../../model/analysis.js';
import type { FactKind } from '../../model/fact-kinds.js';
import { readWith } from '../../pipeline/read-with.js';
import type { Collection, Store } from '../../store/store.js';
import { companyKey } from '../../text/company-key.js';
import { unlessDamaged } from '../unless-damaged.js';
import { adaptationCollection } from './adaptation-collection.js';
import { judgementsOf, statementJudged, type Judgement } from './judgements.js';

/** How to train. */
export interface TrainOptions {
  /** Measure alone: what is in force stays. @default false */
  dryRun?: boolean;
  signal?: AbortSignal;
  /** After each deck that was read again. */
  onDeck?: ((event: { fileName: string; done: number; total: number }) => void) | undefined;
}

/** What training came to. */
export interface Training {
  /** Kinds that were judged often enough, measured by cross-validation over companies. */
  measured: KindMeasure[];
  /** Mark of the weights that read from now on (with `dryRun`: that would); absent where no kind got better: the model reads as it comes. */
  mark?: string;
  /** Decks that were read again to learn from. */
  decks: number;
  /** Judgements of statements that were learned from. */
  judged: number;
  /** Judgements of figures, names and other things that the statement model does not read. */
  ofOthers: number;
  /** Judgements whose statement, or deck, is not there any more. */
  notFound: number;
  /** Stored analyses that were read otherwise than the next deck will be; reading them again changes that. */
  readOtherwise: number;
}

export interface OpenTraining {
  /** What reads beside the model; undefined where nobody asked for it, or the program has another model by now. */
  current: () => Promise<Adaptation | undefined>;
  train: (options?: TrainOptions) => Promise<Training>;
  undo: () => Promise<{ readOtherwise: number } | undefined>;
}

const COMPLETED = { conditions: [{ field: 'status', equals: 'completed' }] } as const;

export function openTraining({
  store,
  analyses,
  reader,
  config,
  concurrency,
}: {
  store: Store;
  analyses: Collection<Analysis, AnalysisSummary>;
  reader: Pick<DeckReader, 'read'>;
  config: Pick<Config, 'limits'>;
  concurrency: () => number;
}): OpenTraining {
  const kept = store.collection(adaptationCollection);

  async function current(): Promise<Adaptation | undefined> {
    const adaptation = await kept.get('statements');
    return adaptation && fits(adaptation) ? adaptation : undefined;
  }

  async function train({ dryRun = false, signal, onDeck }: TrainOptions = {}): Promise<Training> {
    const judged = await judgedDecks();
    const turns = new PQueue({ concurrency: concurrency() });
    let done = 0;
    const looked = await turns.addAll(
      judged.decks.map((deck) => async () => {
        const examples = await examplesOf(deck, signal);
        onDeck?.({ fileName: deck.analysis.fileName, done: ++done, total: judged.decks.length });
        return examples;
      }),
    );
    const examples = looked.flatMap((one) => one.examples);
    const { head } = learnedModel('statements');
    const { measured, weights } = learnAdaptation(examples, head, labelsOf);
    const found = looked.reduce((sum, one) => sum + one.found, 0);
    if (measured.length === 0)
      throw new VcError('too-few-corrections', { judged: found, least: FEWEST_JUDGED, companies: FEWEST_COMPANIES });
    const adaptation = weights.size > 0 ? adaptationOf(weights, measured) : undefined;
    if (!dryRun) await put(adaptation);
    return {
      measured,
      ...(adaptation ? { mark: adaptation.mark } : {}),
      decks: looked.filter((one) => one.examples.length > 0).length,
      judged: found,
      ofOthers: judged.ofOthers,
      notFound: judged.decks.reduce((sum, { judgements }) => sum + judgements.length, 0) - found,
      readOtherwise: await readOtherwise(adaptation),
    };
  }

  /** Decks of which something is known, in an order that follows from what they are and not from when they came. */
  async function judgedDecks() {
    const decks: JudgedDeck[] = [];
    let ofOthers = 0;
    for (const { id } of await analyses.summaries(COMPLETED)) {
      const analysis = await unlessDamaged(() => analyses.get(id));
      if (!analysis) continue;
      const all = judgementsOf(analysis);
      const judgements = all.filter(({ kind }) => labelsOf(kind).length > 0);
      ofOthers += all.length - judgements.length;
      if (judgements.length > 0) decks.push({ analysis, company: companyKey(analysis), judgements });
    }
    const order = ({ company, analysis: { deckHash, createdAt } }: JudgedDeck) => `${company} ${deckHash} ${createdAt}`;
    return { decks: decks.sort((a, b) => (order(a) < order(b) ? -1 : 1)), ofOthers };
  }

  /** Every statement of a deck as the model sees it as it comes; none where the deck can no longer be read. */
  async function examplesOf(
    { analysis, company, judgements }: JudgedDeck,
    signal: AbortSignal | undefined,
  ): Promise<{ examples: StatementExample[]; found: number }> {
    if (signal?.aborted) throw new VcError('cancelled');
    const inputs = await Promise.all(
      analysis.files.map(async ({ fileName, hash }) => ({ fileName, bytes: await store.blobs.get(hash) })),
    );
    const whole = inputs.flatMap(({ fileName, bytes }) => (bytes ? [{ fileName, bytes }] : []));
    if (whole.length < inputs.length) return { examples: [], found: 0 };
    let readings: ReturnType<typeof learnedStatements>;
    try {
      const deck = await reader.read(whole, { limits: config.limits, ...(signal ? { signal } : {}) });
      readings = learnedStatements(viewDeck(deck, readOutline(deck, analysis.given)));
    } catch (error) {
      if (!isVcError(error) || error.code === 'cancelled') throw error;
      return { examples: [], found: 0 };
    }
    const says = new Map<(typeof readings)[number], Map<FactKind, boolean>>();
    let found = 0;
    for (const judgement of judgements) {
      const reading = statementJudged(judgement, readings);
      if (!reading) continue;
      found += 1;
      says.set(reading, (says.get(reading) ?? new Map<FactKind, boolean>()).set(judgement.kind, judgement.says));
    }
    const model = learnedModel('statements');
    const examples = readings.map((reading) => ({
      company,
      buckets: reading.buckets,
      probabilities: model.probabilities(reading.buckets),
      says: says.get(reading) ?? new Map<FactKind, boolean>(),
    }));
    return { examples, found };
  }

  async function put(adaptation: Adaptation | undefined): Promise<void> {
    await kept.exclusively(async (sole) => {
      await sole.remove('statements');
      if (adaptation) await sole.create(adaptation);
    });
  }

  async function readOtherwise(adaptation: Adaptation | undefined): Promise<number> {
    const held = await analyses.summaries(COMPLETED);
    return held.filter(({ engine }) => readWith(engine.version) !== adaptation?.mark).length;
  }

  return {
    current,
    train,
    async undo() {
      return (await kept.remove('statements')) ? { readOtherwise: await readOtherwise(undefined) } : undefined;
    },
  };
}

interface JudgedDeck {
  analysis: Analysis;
  company: string;
  judgements: Judgement[];
}

function adaptationOf(learned: ReadonlyMap<string, ReadonlyMap<number, number>>, measured: KindMeasure[]): Adaptation {
  const weights = Object.fromEntries(
    [...learned].map(([label, of]) => [
      label,
      [...of].map(([bucket, weight]): [number, number] => [bucket, Math.round(weight * 1000)]),
    ]),
  );
  const base = nameOf(learnedModel('statements'));
  const mark = createHash('sha256').update(JSON.stringify({ base, weights })).digest('hex').slice(0, 8);
  return { id: 'statements', base, mark, measured, weights };
}
