/** The analyses of a workspace: made, listed, corrected, compared, opened again and removed. */
import { storeFilter } from '../pipeline/analyses-filter.js';
import { analyzeDeck } from '../pipeline/analyze-deck.js';
import type { AnalyzeOptions } from '../pipeline/analyze-options.js';
import { compareAnalyses } from '../compare/compare-analyses.js';
import { concernedBy } from '../collaboration/comments.js';
import type { NewActivity } from '../model/activity.js';
import type { Config } from '../config/config.js';
import { correctAnalysis } from '../pipeline/correct-analysis.js';
import { hashDeck, hashFile } from '../deck/hash-deck.js';
import type { DeckInput, DeckReader } from '../deck/read-deck.js';
import type { Engine } from '../engines/engine.js';
import { VcError } from '../errors/vc-error.js';
import { inLanguage } from '../i18n/in-language.js';
import type { AnalysisQueue } from '../jobs/analysis-queue.js';
import {
  openDeckDeduplicator,
  type DeckDeduplicator,
  type AnalyzeOnceResult,
  type AnalyzeOnceOptions,
} from '../jobs/deduplicate-decks.js';
import { keepDeck } from '../jobs/deck-blobs.js';
import { hasResult } from '../jobs/pending-analysis.js';
import type { Adaptation } from '../model/adaptation.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import type { CorrectionRequest } from '../model/correction.js';
import type { AnswerState } from '../model/founder.js';
import { assignVersion, relativesOf } from '../pipeline/assign-version.js';
import { carryNotes, withMarkedCorrections } from '../pipeline/carry-notes.js';
import type { PluginSet } from '../pipeline/plugins/open-plugins.js';
import { proposeName } from '../pipeline/propose-name.js';
import { scoreApart } from '../pipeline/score-apart.js';
import type { ScoringRules } from '../pipeline/scoring-rules.js';
import { shownSummary, type StoredSummary } from '../search/stored-summary.js';
import type { Analyses, ByWhom, CorrectedHow } from './analyses.js';
import { changeStored } from './change-stored.js';
import { checkAnalyzeOptions } from './check-given.js';
import { openSlidePictures } from './slide-picture-cache.js';
import type { Collection, SoleWriter, Store } from '../store/store.js';
import { versionsOf } from './versions.js';
import { waitingFor } from './waiting-for.js';
import { unlessDamaged } from './unless-damaged.js';

export interface AnalysesTools {
  store: Pick<Store, 'blobs'>;
  analyses: Collection<Analysis, StoredSummary>;
  reader: DeckReader;
  /** Draws pictures of slides, which must not keep decks waiting. */
  drawer: Pick<DeckReader, 'picture'>;
  /** Looks for names, which people wait for. */
  namer: Pick<DeckReader, 'runTask'>;
  config: Config;
  rules: () => Promise<ScoringRules | undefined>;
  plugins?: PluginSet;
  /** What the fund's own corrections add to the model, where it was asked for. */
  adaptation: () => Promise<Adaptation | undefined>;
  /** The one that reads the next deck. */
  engine: () => Promise<Engine>;
  /** Writes an activity of what is done already; never rejects. */
  note: (activity: NewActivity) => Promise<void>;
  now: () => Date;
}

export interface AnalysesWork {
  /** Runs the pipeline, keeping nothing. */
  read: (inputs: DeckInput[], options?: AnalyzeOptions) => Promise<Analysis>;
  /** Runs it and keeps document and deck. */
  analyze: (inputs: DeckInput[], options?: AnalyzeOptions) => Promise<Analysis>;
  /** As `analyze`, where the content is new. */
  analyzeOnce: DeckDeduplicator['analyzeOnce'];
  /**
   * The result with the corrections of the document it replaces, else of its company's last version; of that version a first
   * reading also takes comments and decision, marked.
   */
  carry: (result: Analysis, before: Analysis) => Promise<Analysis>;
  /** By id or a beginning of it. Throws VcError `not-found`. */
  find: (id: string) => Promise<Analysis>;
  /** As `find`, the id alone, mostly without opening the document. */
  idOf: (id: string) => Promise<string>;
  /** As `find`. Throws `not-finished` for an analysis that is pending, running or failed. */
  findFinished: (id: string) => Promise<Analysis>;
  /** What the SDK offers; `remove` is the queue's. */
  api: (queue: Pick<AnalysisQueue, 'remove'>) => Analyses;
}

const NEWEST_FIRST = [{ by: 'createdAt', order: 'descending' }] as const;

export function openAnalyses(tools: AnalysesTools): AnalysesWork {
  const { store, analyses, reader, config, note, now } = tools;
  const pictures = openSlidePictures(tools.drawer);

  async function read(inputs: DeckInput[], options: AnalyzeOptions = {}): Promise<Analysis> {
    checkAnalyzeOptions(options);
    const [rules, adaptation] = await Promise.all([tools.rules(), tools.adaptation()]);
    return analyzeDeck(
      inputs,
      {
        reader,
        engine: await tools.engine(),
        now,
        ...(rules ? { rules } : {}),
        ...(tools.plugins ? { plugins: tools.plugins } : {}),
        ...(adaptation ? { adaptation } : {}),
      },
      { locale: config.lang, ...options, limits: { ...config.limits, ...options.limits } },
    );
  }

  async function carry(result: Analysis, before: Analysis): Promise<Analysis> {
    const rules = await tools.rules();
    const { previousId, corrections } = before;
    const own = corrections?.length ? before : undefined;
    const previous = previousId === undefined ? undefined : await unlessDamaged(() => analyses.get(previousId));
    // Read again, the document keeps what people said of it, which they may have taken back since.
    const isNew = before === result || !hasResult(before);
    const noted = previous && isNew ? carryNotes(result, previous) : result;
    const from = own ?? (previous && withMarkedCorrections(previous));
    const given = own ? result.given : before.given;
    const corrected = from?.corrections?.length
      ? await scoreApart('reapplyCorrections', [noted, from, given, rules], result.fileName)
      : noted;
    return isNew || !before.founder ? corrected : scoreApart('countAgain', [corrected, before, rules], result.fileName);
  }

  async function analyze(inputs: DeckInput[], options?: AnalyzeOptions): Promise<Analysis> {
    const keep = await readToKeep(inputs, options);
    const kept = await analyses.exclusively(keep);
    await keepDeck(store.blobs, inputs);
    return kept;
  }

  /** As `analyze`, unless another process has kept the same content meanwhile. */
  async function analyzeNew(
    inputs: DeckInput[],
    { onAnalyzed, ...options }: AnalyzeOnceOptions = {},
  ): Promise<AnalyzeOnceResult> {
    const keep = await readToKeep(inputs, options);
    onAnalyzed?.();
    const hash = hashDeck(inputs);
    const taken = await analyses.exclusively(async (sole): Promise<AnalyzeOnceResult> => {
      const known = await knownOf(hash, sole);
      return known ? { known } : { analysis: await keep(sole) };
    });
    await keepDeck(store.blobs, inputs);
    return taken;
  }

  /** Reads the deck; the function that it returns keeps the document, among those held, while nobody else writes. */
  async function readToKeep(inputs: DeckInput[], options: AnalyzeOptions = {}) {
    const result = await read(inputs, options);
    const said = Object.entries(options.given ?? {}).filter(([, value]) => value !== undefined);
    const document = said.length > 0 ? { ...result, given: Object.fromEntries(said) } : result;
    const placed = assignVersion(document, await relativesOf(document, analyses));
    const carried = await carry(placed, placed);
    return async (sole: SoleWriter<Analysis, StoredSummary>): Promise<Analysis> => {
      // Placed again while nobody else writes: of two decks of a company read at once, one is the later version.
      const { version, previousId } = assignVersion(document, await relativesOf(document, sole));
      return sole.create({ ...carried, version, ...(previousId === undefined ? {} : { previousId }) });
    };
  }

  const deduplicator = openDeckDeduplicator({
    knownOf: (deckHash) => knownOf(deckHash, analyses),
    analyze: analyzeNew,
    async keepFiles(inputs) {
      for (const { bytes } of inputs) if (!(await store.blobs.has(hashFile(bytes)))) await store.blobs.put(bytes);
    },
  });

  async function find(id: string): Promise<Analysis> {
    const exact = await analyses.get(id);
    if (exact) return exact;
    const alike = id === '' ? [] : await analyses.summaries({ conditions: beginningWith(id) });
    const only = alike.length === 1 && id.length >= 4 ? await analyses.get(alike[0]!.id) : undefined;
    if (only) return only;
    if (alike.length === 0) throw new VcError('not-found', { what: 'analysis', id });
    const named = alike.map((one) => `${one.id.slice(0, Math.max(8, id.length + 4))} (${one.companyName})`);
    const candidates = [...named.slice(0, 5), ...(named.length > 5 ? ['…'] : [])].join(', ');
    throw new VcError('ambiguous-id', { id, candidates });
  }

  async function findFinished(id: string): Promise<Analysis> {
    const analysis = await find(id);
    if (analysis.status !== 'completed') throw new VcError('not-finished', { fileName: analysis.fileName });
    return analysis;
  }

  /** The whole id of one by its beginning. */
  async function idOf(id: string): Promise<string> {
    return (await analyses.summary(id))?.id ?? (await find(id)).id;
  }

  async function change(
    id: string,
    request: CorrectionRequest,
    { by, author, reason, locale = config.lang }: ByWhom & CorrectedHow,
    action: NewActivity['action'],
  ): Promise<Analysis> {
    const whole = await idOf(id);
    const said = { by, at: now().toISOString(), reason, locale };
    const rules = await tools.rules();
    const changed =
      request.of === 'question'
        ? await analyses.update(whole, (analysis) => correctAnalysis(analysis, request, said))
        : await changeStored({ analyses, find: () => find(whole) }, (before) =>
            scoreApart('correctAnalysis', [before, request, said, rules], before.fileName),
          );
    const question = request.of === 'question' && changed.questions.find((one) => one.id === request.questionId);
    await noteChange(changed, author, action, question || undefined);
    return changed;
  }

  async function decideAnswers(
    id: string,
    answerIds: readonly string[],
    state: AnswerState,
    { author = { firstName: '–' } }: Pick<ByWhom, 'author'>,
  ): Promise<Analysis> {
    const rules = await tools.rules();
    const whole = await idOf(id);
    const decision = { answerIds, state, by: author, at: now().toISOString() };
    const decided = await changeStored({ analyses, find: () => findFinished(whole) }, (before) =>
      scoreApart('decideAnswers', [before, decision, rules], before.fileName),
    );
    await noteChange(decided, author, 'founder.counted');
    return decided;
  }

  async function takeBack(id: string, { author }: ByWhom): Promise<Analysis> {
    const rules = await tools.rules();
    const whole = await idOf(id);
    const changed = await changeStored({ analyses, find: () => find(whole) }, (before) =>
      scoreApart('takeBackCorrection', [before, rules], before.fileName),
    );
    await noteChange(changed, author, 'analysis.corrected');
    return changed;
  }

  /** A question concerns whoever is to answer it: alone, when it is given to them. */
  async function noteChange(
    changed: Analysis,
    by: ByWhom['author'],
    action: NewActivity['action'],
    { owner = '', ownerId }: Pick<Analysis['questions'][number], 'owner' | 'ownerId'> = {},
  ): Promise<void> {
    if (!by) return;
    const isGiven = action === 'question.assigned';
    const values = { company: changed.companyName, ...(isGiven ? { name: owner } : {}) };
    const concerns = [...(isGiven ? [] : concernedBy(changed)), ...(ownerId ? [ownerId] : [])];
    await note({ action, by, values, analysisId: changed.id, concerns });
  }

  function storedFile(analysis: Analysis, file: number): Analysis['files'][number] {
    const found = analysis.files[file - 1];
    if (!found) throw new VcError('not-found', { what: 'file', id: String(file) });
    return found;
  }

  return {
    read,
    analyze,
    analyzeOnce: deduplicator.analyzeOnce,
    carry,
    find,
    idOf,
    findFinished,
    api: (queue) => ({
      async list(wanted = {}) {
        return (await analyses.list({ filter: storeFilter(wanted), sort: NEWEST_FIRST, limit: Infinity })).items.map(
          shownSummary,
        );
      },
      async page(query = {}) {
        const page = await analyses.list({ ...query, sort: query.sort ?? NEWEST_FIRST });
        return { ...page, items: page.items.map(shownSummary) };
      },
      revision: () => analyses.revision(),
      async summary(id) {
        const summary = await analyses.summary(id);
        return summary && shownSummary(summary);
      },
      waitingFor: (accountId) => waitingFor(analyses, accountId),

      async versions(id) {
        return (await versionsOf(analyses, id)).map(shownSummary);
      },
      get: find,
      correct: (id, request, by) => change(id, request, by, 'analysis.corrected'),
      takeBack,
      decideAnswers,
      answer: (id, questionId, said, by) =>
        change(
          id,
          { of: 'question', questionId, set: said },
          by,
          said.ownerId ? 'question.assigned' : 'question.answered',
        ),
      async compare(a, b, { locale = config.lang } = {}) {
        return compareAnalyses(inLanguage(await findFinished(a), locale), inLanguage(await findFinished(b), locale));
      },
      async deckFile(id, file = 1) {
        const analysis = await find(id);
        const { fileName, hash, bytes } = storedFile(analysis, file);
        const stream = await store.blobs.stream(hash);
        if (!stream) throw new VcError('deck-missing', { fileName });
        return { fileName, kind: analysis.deckKind, bytes, stream };
      },
      async founderFile(id, fileId) {
        const found = (await find(id)).founder?.files.find((one) => one.id === fileId);
        if (!found) throw new VcError('not-found', { what: 'file', id: fileId });
        const { fileName, hash, kind, bytes } = found;
        const stream = await store.blobs.stream(hash);
        if (!stream) throw new VcError('deck-missing', { fileName });
        return { fileName, kind, bytes, stream };
      },
      async slide(id, slide, width, asker) {
        const analysis = await find(id);
        checkSlide(analysis, slide);
        const isOneFile = analysis.files.length === 1;
        const { fileName, hash } = storedFile(analysis, isOneFile ? 1 : slide);
        const load = async () => {
          const bytes = await store.blobs.get(hash);
          if (!bytes) throw new VcError('deck-missing', { fileName });
          return bytes;
        };
        return pictures.draw({ fileName, hash, load }, isOneFile ? slide : 1, width, asker);
      },
      proposeName: (inputs) => proposeName(inputs, tools.namer),
      remove: async (id) => queue.remove(await idOf(id)),
    }),
  };
}

/** Throws `slide-not-found`, and `not-finished` while it is not known how many there are. */
function checkSlide({ slideCount, status, fileName }: Analysis, slide: number): void {
  if (slide >= 1 && slide <= slideCount) return;
  if (slideCount === 0 && status !== 'completed') throw new VcError('not-finished', { fileName });
  throw new VcError('slide-not-found', { slide, slides: slideCount });
}

/** The analysis of that content, unless it failed. */
async function knownOf(
  deckHash: string,
  analyses: Pick<Collection<Analysis, StoredSummary>, 'summaries'>,
): Promise<AnalysisSummary | undefined> {
  const alike = await analyses.summaries({ conditions: [{ field: 'deckHash', equals: deckHash }] });
  return alike.find(({ status }) => status !== 'failed');
}

/** Conditions of ids that begin so. */
function beginningWith(id: string) {
  return [
    { field: 'id', atLeast: id },
    { field: 'id', atMost: `${id}\uffff` },
  ] as const;
}
