/** The analyses of a workspace, as the SDK offers them. */
import type { AnalysisSummary, Analysis } from '../model/analysis.js';
import type { Comparison } from '../model/comparison.js';
import type { CorrectionRequest, QuestionPatch } from '../model/correction.js';
import type { DeckKind } from '../model/deck.js';
import type { AnswerState } from '../model/founder.js';
import type { Author } from '../model/fund.js';
import type { Locale } from '../model/values.js';
import type { AnalysisFilter } from '../pipeline/analyses-filter.js';
import type { DeckInput } from '../deck/read-deck.js';
import type { CorrectionNote } from '../pipeline/correct-analysis.js';
import type { NameProposal } from '../pipeline/propose-name.js';
import type { Waiting } from './waiting-for.js';
import type { ListPage, ListQuery } from '../store/query.js';

/** Who changes something: a name for the record, and the account for the activities. */
export interface ByWhom {
  by: string;
  /** When given, an activity says who did it. */
  author?: Author | undefined;
}

/** Why something is corrected, and in which language a typed figure was typed. @default the configured one */
export type CorrectedHow = Pick<CorrectionNote, 'reason' | 'locale'>;

/** The analyses of a workspace, by id or a beginning of it. */
export interface Analyses {
  /** Newest first: all, or those that are asked for. Reads no documents. */
  list(wanted?: AnalysisFilter): Promise<AnalysisSummary[]>;
  /** One page of the list, filtered, searched and sorted; newest first unless asked otherwise. */
  page(query?: ListQuery<AnalysisSummary>): Promise<ListPage<AnalysisSummary>>;
  /** Another text whenever an analysis came, changed or went. */
  revision(): Promise<string>;
  /** What lists show of one, by its whole id. Reads no document. */
  summary(id: string): Promise<AnalysisSummary | undefined>;
  /** All versions of the company's deck, by the whole id of any of them, newest first. Reads no documents. */
  versions(id: string): Promise<AnalysisSummary[]>;
  /** What waits for a member of the team: questions to answer, a founder's answers to decide on, next steps of companies. */
  waitingFor(accountId: string): Promise<Waiting>;
  /** By id or by a beginning of it, of 4 characters or more, that no other has. Throws VcError `not-found`, `ambiguous-id`. */
  get(id: string): Promise<Analysis>;
  /**
   * Corrects a fact, the company's name, sector, stage or business model; scores follow at once, and the correction
   * holds in later readings of the deck. `by` is who, with why. See `correctAnalysis` for what it throws.
   */
  correct(id: string, request: CorrectionRequest, by: ByWhom & CorrectedHow): Promise<Analysis>;
  /** Takes back its last correction; answers to questions stay. See `takeBackCorrection` for what it throws. */
  takeBack(id: string, by: ByWhom): Promise<Analysis>;
  /** What a person says of a question: answer, status, owner, notes. Throws VcError `not-found`. */
  answer(id: string, questionId: string, said: QuestionPatch, by: ByWhom): Promise<Analysis>;
  /**
   * What becomes of answers that the founder gave by a link: `counted`, they stand behind the deck as pages of their own and
   * scores follow at once; `ignored`; or `received`, taken out again. Throws VcError `not-found`, `not-finished`.
   */
  decideAnswers(
    id: string,
    answerIds: readonly string[],
    state: AnswerState,
    by: Pick<ByWhom, 'author'>,
  ): Promise<Analysis>;
  /** A file that the founder sent. Throws VcError `not-found`, `deck-missing`. */
  founderFile(id: string, fileId: string): Promise<DeckFile>;
  /** Two decks, or two versions of one: scores, figures, points and flags that differ, with their slides. */
  compare(a: string, b: string, options?: { locale?: Locale }): Promise<Comparison>;
  /** The original, of several images the one asked for (from 1). Throws VcError `not-found`, `deck-missing`. */
  deckFile(id: string, file?: number): Promise<DeckFile>;
  /**
   * PNG of a slide, `width` pixels wide or up to the next of `PICTURE_WIDTHS`. `asker` is who waits for it, by any name:
   * each has a turn, and may wait for few at a time. Throws VcError `not-found`, `slide-not-found`, `not-finished`,
   * `deck-missing`, `too-many-pictures`, and what drawing throws.
   */
  slide(id: string, slide: number, width: number, asker?: string): Promise<Uint8Array>;
  /**
   * The name of its company as a deck shows it, in about a second, so that a person may correct it before the deck is handed in.
   * Keeps nothing. Throws what reading the deck throws, and `own-report`.
   */
  proposeName(inputs: DeckInput[]): Promise<NameProposal>;
  /** Removes the analysis, and its deck unless another analysis is of the same content. */
  remove(id: string): Promise<void>;
}

/** The original of a deck, as it was handed in. */
export interface DeckFile {
  fileName: string;
  kind: DeckKind;
  bytes: number;
  stream: AsyncIterable<Uint8Array>;
}
