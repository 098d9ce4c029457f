/** Runs the criteria: each is judged by its own facts, and failed when its step failed. What it weighs comes after. */
import { renderMessage } from '../i18n/render.js';
import type { Fact } from '../model/fact.js';
import { message, type Message } from '../model/message.js';
import type { ModelJudgement } from '../model/model-use.js';
import type { CheckResult, CriterionResult, Level } from '../model/scores.js';
import type { Locale } from '../model/values.js';
import type { ScoringContext } from './context.js';
import { criteria } from './criteria/index.js';
import type { Judgement, ScoringText } from './criterion.js';
import { weightsFor, type JudgedCriterion } from './criterion-weights.js';
import { judgeOwn } from './own-criteria.js';
import { lookForSigns, type Signal } from './look-for-signs.js';
import { nameSlides } from './relevant-slides.js';

/** Level from which a criterion counts as met. */
const MET = 0.75;
/**
 * What the deck may speak of and nobody could judge: half covered, and a third of the least that anything disclosed
 * earns, for one in three of such lines says something of it. Silence is only what leaves no sign on any slide.
 */
export const UNJUDGED = { level: 0.05, coverage: 0.5 } as const;
/** Slides that a reason names as not read, or not all. */
const MOST_UNREAD = 3;
/** OCR confidence from which a fact counts as read. */
const SURELY_READ = 0.8;
/** Probability from which what a trained model reads counts in full. */
const SURELY_MEANT = 0.6;

/** What the people of a team tell together: where none could be read, whatever speaks of the team may speak of it. */
const OF_NOBODY_READ: ReadonlySet<string> = new Set(['T4', 'T9']);

/** One judgement a criterion, in the order of the rubric. Of the weights it asks only which are 0. */
export function judgeCriteria(
  context: ScoringContext,
  checks: readonly CheckResult[],
  locale: Locale,
): JudgedCriterion[] {
  const weights = weightsFor(context.rubric, context.profile, context.evidence);
  const facts = new Map(context.facts.map((fact) => [fact.id, fact]));
  const text = (id: ScoringText) => ({ reasonMessage: message(id), reason: renderMessage(message(id), locale) });
  const criterionContext = { ...context, checks };
  const signal = lookForSigns(context.evidence.slides);
  const nobody = !context.has('person');
  const published = criteria.map((criterion): JudgedCriterion => {
    const { id, score } = criterion.meta;
    const blank = { id, score, level: 0, coverage: 0, factIds: [] };
    if (weights[id] === 0) return { ...blank, state: 'notApplicable', ...text('scoring.not-asked') };
    if (criterion.meta.steps.some((step) => context.evidence.failedSteps.includes(step))) {
      return { ...blank, state: 'failed', ...text('scoring.step-failed') };
    }
    const judgement = criterion.judge(context, criterionContext);
    const { level, reason } = blend(judgement, id, context.evidence.judgements);
    const borrows = nobody && OF_NOBODY_READ.has(id);
    const found = level === 0 ? signal(borrows ? 'T1' : id) : undefined;
    // What another criterion's lines only may tell covers nothing of this one.
    if (found && found.lines > 0)
      return { ...blank, ...unjudged(found, context, locale), ...(borrows ? { level: 0, coverage: 0 } : {}) };
    if (found && found.unread.length > 0) return { ...blank, ...unsure(found, reason, locale) };
    return {
      id,
      score,
      level,
      ...(level === judgement.level ? {} : { rulesLevel: judgement.level }),
      coverage: judgement.level === 0 && level > 0 ? MODEL_COVERAGE : coverageOf(judgement, facts),
      state: level >= MET ? 'met' : level > 0 ? 'partial' : 'missing',
      reason: renderMessage(reason, locale),
      reasonMessage: reason,
      factIds: judgement.factIds,
    };
  });
  const own = context.rubric.own?.criteria ?? [];
  return [...published, ...own.map((one) => judgeOwn(one, { weight: weights[one.id] ?? 0, context, locale }))];
}

/** The deck may speak of it, and we could not tell what it says: never called silence. Where it likely does, its lines stand beside. */
function unjudged({ candidates, odds, unread }: Signal, { evidence }: ScoringContext, locale: Locale) {
  const numbers = new Set(candidates.map(({ slide }) => slide));
  const slides = nameSlides(evidence.slides.filter(({ number }) => numbers.has(number)));
  const wall = evidence.slides.find(({ number, logos }) => logos !== undefined && numbers.has(number));
  const spoken =
    candidates.length > 0
      ? message('scoring.unjudged', { n: slides.length, slides: { list: slides } })
      : message(odds === 'even' ? 'scoring.open' : 'scoring.unclear');
  const reason =
    wall?.logos === undefined
      ? spoken
      : message('scoring.logos', { reason: { message: spoken }, slide: wall.number, count: wall.logos });
  const reasonMessage = unread.length > 0 ? withUnread(reason, unread) : reason;
  return {
    ...UNJUDGED,
    state: 'partial' as const,
    reason: renderMessage(reasonMessage, locale),
    reasonMessage,
    candidates,
  };
}

/** Nothing was found, and lines or slides where it may stand could not be read: it earns what silence earns, and silence is not said. */
function unsure({ unread }: Signal, reason: Message, locale: Locale) {
  const reasonMessage = withUnread(reason, unread);
  return {
    state: 'partial' as const,
    reason: renderMessage(reasonMessage, locale),
    reasonMessage,
    candidates: [],
  };
}

/** The reason, and which slides that may hold the answer could not be read, or not all. */
function withUnread(reason: Message, unread: Signal['unread']): Message {
  const lines = unread.slice(0, MOST_UNREAD).map(({ number, readBy, unreadLines = 0 }) => ({
    message:
      readBy === 'unread'
        ? message('scoring.unread-slide', { slide: number })
        : message('scoring.unread-lines', { lines: unreadLines, slide: number }),
  }));
  return message('scoring.unread', { reason: { message: reason }, lines: { list: lines } });
}

/** Whether a criterion is only spoken of, or may stand in what nobody could read: its answer is as open as that of one that is missing. */
export function isUnjudged({ candidates }: Pick<CriterionResult, 'candidates'>): boolean {
  return candidates !== undefined;
}

/** Of the way from the rules' level to the model's. */
const MODEL_SHARE = 2 / 3;
/** Votes below which, and distance of votes from which, a model's level moves nothing. */
const LEAST_VOTES = 2;
const MOST_SPREAD = 2;
/** What only a model says covers half. */
const MODEL_COVERAGE = 0.5;
/** Questions whose answer is a figure of the company: no words lift them above a hint, or above what the figure earns. */
const BY_FIGURES: ReadonlySet<string> = new Set(['G1', 'G2', 'G4', 'G5', 'G8', 'R1', 'R2']);
const HINT: Level = 0.25;
const STEPS = 4;
const LONGEST_QUOTE = 120;

/**
 * The level by rules and model. It rises only by a quote that stands in the deck, falls only by one (silence is no
 * proof), and stays where votes are few or far apart. Levels 0 to 4 of a model are 0, .25, .5, .75 and 1 of ours.
 */
function blend(
  { level, reason }: Judgement,
  id: string,
  judgements: readonly ModelJudgement[] = [],
): { level: number; reason: Message } {
  const given = judgements.find(({ criterion }) => criterion === id);
  const [shown] = given ? (given.level / STEPS < level ? [...given.against, ...given.for] : given.for) : [];
  if (given === undefined || shown === undefined || given.votes.length < LEAST_VOTES) return { level, reason };
  if (Math.max(...given.votes) - Math.min(...given.votes) >= MOST_SPREAD) return { level, reason };
  const most = BY_FIGURES.has(id) ? Math.max(level, HINT) : 1;
  const blended = level + (Math.min(given.level / STEPS, most) - level) * MODEL_SHARE;
  if (blended === level) return { level, reason };
  const { slide, quote } = shown;
  const values = {
    reason: { message: reason },
    rules: Math.round(level * STEPS * 10) / 10,
    model: given.level,
    votes: given.votes.join(', '),
    slide,
    quote: quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE - 1)}…` : quote,
  };
  return { level: blended, reason: message('scoring.with-model', values) };
}

/** A hint covers half; so does what was read badly, or what only a model says. */
function coverageOf(judgement: Judgement, facts: ReadonlyMap<string, Fact>): number {
  if (judgement.level === 0) return 0;
  if (judgement.hint) return 0.5;
  const carrying = judgement.factIds.flatMap((id) => facts.get(id) ?? []);
  return carrying.length > 0 && carrying.every(isWeaklyRead) ? 0.5 : 1;
}

function isWeaklyRead(fact: Fact): boolean {
  const byModelOnly = fact.foundBy?.length === 1 && fact.foundBy[0] === 'openai';
  const thoughtPossible = (fact.decided?.probability ?? 1) < SURELY_MEANT;
  return fact.source === 'vision' || byModelOnly || thoughtPossible || (fact.confidence ?? 1) < SURELY_READ;
}
