/** A person's correction: in force at once, kept with who, when and why, and carried on to the next reading of the deck. */
import { addFact, changeFact, dropFact, findSame, usualUnit } from './change-facts.js';
import { deckPages } from './answer-pages.js';
import { VcError } from '../errors/vc-error.js';
import { readStage } from '../evidence/outline/stage.js';
import type { Analysis } from '../model/analysis.js';
import {
  correctionRequestSchema,
  type Correction,
  type CorrectionRequest,
  type FactPatch,
  type TypedFactPatch,
} from '../model/correction.js';
import type { Fact } from '../model/fact.js';
import { answerOnPage } from '../model/answer-page.js';
import type { Locale } from '../model/values.js';
import { parseTypedNumber } from '../evidence/numbers/parse-typed-number.js';
import type { GivenFacts } from './analyze-options.js';
import { keepAnswers, rescoreAnalysis } from './score-document.js';
import type { ScoringRules } from './scoring-rules.js';
import { whatStoodBefore } from './take-back-correction.js';

/** Who corrects, when and why. */
export interface CorrectionNote {
  /** Who corrects: a name. */
  by: string;
  /** When, ISO 8601. */
  at: string;
  /** Why. Required but for questions. */
  reason?: string | undefined;
  /** In which language a figure that is given as text was typed. @default that of the document's texts */
  locale?: Locale | undefined;
}

/**
 * The analysis with the correction in force and its scores computed again. Pure. A fact that the deck states on
 * several slides is corrected on all of them, and what was computed from it is computed again.
 *
 * @throws VcError `not-found` for a fact or question that is not there; `bad-usage` without a name or reason, for an
 * amount without currency and for a fact of a founder's answer; `bad-number` for a figure that cannot be read, may be read in two ways, or cannot be.
 */
export function correctAnalysis(
  analysis: Analysis,
  request: CorrectionRequest,
  note: CorrectionNote,
  rules?: ScoringRules,
): Analysis {
  const asked = correctionRequestSchema.safeParse(request);
  if (!asked.success) {
    const issue = asked.error.issues[0]!;
    throw new VcError('bad-usage', { problem: `${issue.path.join('.')}: ${issue.message}.` });
  }
  const by = note.by.trim();
  const reason = note.reason?.trim() ?? '';
  if (by === '') throw new VcError('bad-usage', { problem: 'A correction needs the name of who makes it.' });
  if (reason === '' && asked.data.of !== 'question') {
    throw new VcError('bad-usage', { problem: 'A correction needs a reason: what the slide really says.' });
  }
  const { data } = asked;
  if ('factId' in data && analysis.facts.some(({ id, slide }) => id === data.factId && answerOnPage(slide))) {
    throw new VcError('bad-usage', { problem: 'The founder wrote this: ignore the answer instead of correcting it.' });
  }
  const change = changeOf(analysis, asked.data, note.locale ?? analysis.textLanguage);
  const corrected = apply(deckPages(analysis), { by, at: note.at, reason, change });
  // What is said of a question moves no score.
  if (change.of === 'question') {
    const { facts, slides } = analysis;
    return { ...corrected, facts, slides, questions: keepAnswers(analysis.questions, corrected) };
  }
  return rescoreAnalysis(corrected, analysis.textLanguage, rules);
}

/**
 * The new reading of a deck with the corrections of its previous one in force. On the same content every one holds: a
 * fact that is no longer found comes back as the person's. On another version of the deck a correction holds where
 * the deck reads as it did before: a new figure is not overruled by what was said of the old one. What a person gave
 * with the new deck wins.
 */
export function reapplyCorrections(
  analysis: Analysis,
  previous: Analysis,
  given: GivenFacts = {},
  rules?: ScoringRules,
): Analysis {
  if (!previous.corrections?.length) return analysis;
  const sameDeck = analysis.deckHash === previous.deckHash;
  let carried = analysis;
  for (const correction of previous.corrections) {
    const change = changeAgain(carried, correction.change, sameDeck, given);
    if (change) carried = apply(carried, { ...correction, change });
  }
  return carried === analysis ? analysis : rescoreAnalysis(carried, analysis.textLanguage, rules);
}

type Changed = Correction['change'];

/** The change with what was there before. */
function changeOf(analysis: Analysis, request: CorrectionRequest, locale: Locale): Changed {
  switch (request.of) {
    case 'company':
      // A line break would go through every table.
      return { ...request, to: request.to.replace(/[\p{Cc}\s]+/gu, ' ').trim(), was: analysis.companyName };
    case 'sector':
      return { ...request, was: analysis.sector };
    case 'stage':
      return { ...request, was: analysis.stage.value };
    case 'businessModel':
      return { ...request, was: analysis.businessModel };
    case 'question': {
      if (!analysis.questions.some(({ id }) => id === request.questionId)) {
        throw new VcError('not-found', { what: 'question', id: request.questionId });
      }
      const { set } = request;
      // A name alone is no member of the team.
      const owned = set.owner === undefined ? {} : { ownerId: set.ownerId ?? '' };
      const answered = set.answer && !set.status ? { status: 'answered' as const } : {};
      return { ...request, set: { ...set, ...owned, ...answered } };
    }
    default: {
      const was = analysis.facts.find(({ id }) => id === request.factId);
      if (!was) throw new VcError('not-found', { what: 'fact', id: request.factId });
      if (request.of === 'drop') return { ...request, was };
      return { ...request, set: patchOf(was, request.set, locale), was };
    }
  }
}

/** The patch with its figure as a number that can be one of its kind. */
function patchOf(was: Fact, typed: TypedFactPatch, locale: Locale): FactPatch {
  const { value: given, ...set } = typed;
  if (given === undefined) return set;
  const kind = set.kind ?? was.kind;
  const unit = set.unit ?? (set.kind === undefined ? was.unit : undefined) ?? usualUnit(kind);
  const expected = { kind, unit, currency: set.currency ?? was.currency, locale, field: 'value' };
  const number = parseTypedNumber(given, expected);
  const currency = set.currency ?? was.currency ?? number.currency;
  if (unit === 'money' && currency === undefined) {
    throw new VcError('bad-usage', { problem: 'An amount of money needs its currency.' });
  }
  return { ...set, ...number };
}

/** The change as it holds in a new reading; undefined when it does not. */
function changeAgain(analysis: Analysis, change: Changed, sameDeck: boolean, given: GivenFacts): Changed | undefined {
  switch (change.of) {
    case 'company':
      return given.companyName === undefined ? { ...change, was: analysis.companyName } : undefined;
    case 'sector':
      return given.sector === undefined && (sameDeck || analysis.sector === change.was)
        ? { ...change, was: analysis.sector }
        : undefined;
    case 'stage':
      return given.stage === undefined && (sameDeck || analysis.stage.value === change.was)
        ? { ...change, was: analysis.stage.value }
        : undefined;
    case 'businessModel':
      return sameDeck || analysis.businessModel === change.was ? { ...change, was: analysis.businessModel } : undefined;
    case 'question':
      return sameDeck || analysis.questions.some(({ id }) => id === change.questionId) ? change : undefined;
    default: {
      const found = findSame(analysis.facts, change.was);
      if (found) return { ...change, factId: found.id, was: found };
      return sameDeck ? change : undefined;
    }
  }
}

/** Puts one correction in force, with what stood there before; scores not yet computed. */
function apply(analysis: Analysis, correction: Correction): Analysis {
  const { before: _earlier, ...made } = correction;
  const after = inForce(analysis, made);
  if (correction.change.of === 'question') return after;
  const last = { ...after.corrections!.at(-1)!, before: whatStoodBefore(analysis, after) };
  return { ...after, corrections: after.corrections!.with(-1, last) };
}

function inForce(analysis: Analysis, correction: Correction): Analysis {
  const { change } = correction;
  const noted = { ...analysis, corrections: [...(analysis.corrections ?? []), correction] };
  switch (change.of) {
    case 'company': {
      const { companyNameMessage: _unknown, ...named } = noted;
      return {
        ...named,
        companyName: change.to,
        companyNameFrom: 'user',
        ...(_unknown ? {} : { companyNameRead: analysis.companyNameRead ?? analysis.companyName }),
      };
    }
    case 'sector': {
      const { sectorRunnerUp: _replaced, ...rest } = noted;
      return { ...rest, sector: change.to };
    }
    case 'stage':
      return { ...noted, stage: { value: change.to, basis: 'user', factIds: [] } };
    case 'businessModel':
      return { ...noted, businessModel: change.to };
    case 'question':
      return noted;
    case 'drop':
      return withFacts(noted, dropFact(analysis.facts, change.was));
    case 'fact': {
      if (findSame(analysis.facts, change.was))
        return withFacts(noted, changeFact(analysis.facts, change.was, change.set));
      const { facts, id } = addFact(analysis.facts, change.was, change.set);
      const added = { ...correction, change: { ...change, factId: id } };
      return withFacts({ ...analysis, corrections: [...(analysis.corrections ?? []), added] }, facts);
    }
  }
}

/** The stage follows the facts unless a person said it. */
function withFacts(analysis: Analysis, facts: Analysis['facts']): Analysis {
  const stage = analysis.stage.basis === 'user' ? analysis.stage : readStage(facts, analysis.language);
  return { ...analysis, facts, stage };
}
