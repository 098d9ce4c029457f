/** Three lines for and three against, each a quoted fact or a sum of the deck: no opinion beyond that. */
import { criterionName } from '../../model/criterion-name.js';
import type { CriterionResult } from '../../model/scores.js';
import type { Fact } from '../../model/fact.js';
import type { MemoCell, MemoPart } from '../../model/memo.js';
import { message, type Message, type MessageValue } from '../../model/message.js';
import { wholeBullet } from '../../text/whole-bullet.js';
import { plainLine as plain } from '../../text/plain-line.js';
import { doubtOf } from '../../model/only-seen.js';
import type { Writer } from './cells.js';

const MOST = 3;
/** A quote of fewer words is a heading. */
const LEAST_WORDS = 3;
/** First characters of a quote by which a reason is seen to hold it. */
const LEAST_QUOTED = 24;
const SEVERITY = { critical: 0, high: 1, medium: 2, low: 3 } as const;
/** From so much doubt on a line speaks neither for nor against. */
const MOST_DOUBT = 0.3;
/** How long the round is to last proves nothing either. */
const isDoubtful = (fact: Fact): boolean =>
  doubtOf(fact) > MOST_DOUBT || (fact.kind === 'runway' && fact.basis !== 'actual');
/** Names on a slide, next steps, dates on figures, sums that agree and a round of the usual size are what any deck should have: no strength. */
const EXPECTED: ReadonlySet<string> = new Set(['T1', 'P7', 'G7', 'R3', 'R4', 'R8']);
/** Reasons that tell what is there and not what it lacks: they speak against nobody. */
export const LACK_NOTHING: ReadonlySet<string> = new Set([
  'scoring.P1.problem',
  'scoring.P1.solution',
  'scoring.P1.both',
  'scoring.M2.sam',
  'scoring.M2.build',
  'scoring.M5.in-year',
  'scoring.M5.dated',
  'scoring.G1.paid-pilot',
  'scoring.G3.few-names',
  'scoring.R2.fair',
  'scoring.R8.passed',
  'scoring.T9.heads',
]);
/** What the problem is and what is done about it any deck says: a strength where nothing else is one. */
const SAID_BY_ALL = 'P1';

export function forPart(writer: Writer): MemoPart[] {
  return writer.part(
    'for',
    strengths(writer).map((cell) => [cell]),
  );
}

/** What `decides` tells of a criterion stands above. */
export function againstPart(writer: Writer, decides: readonly MemoCell[]): MemoPart[] {
  return writer.part(
    'against',
    weaknesses(writer, new Set(decides.map(({ text }) => text))).map((cell) => [cell]),
  );
}

/** What carries most of the score, each by the words that carry it, which are added to `used`. */
export function strengths(writer: Writer, used = new Set<string>()): MemoCell[] {
  return strongest(writer)
    .flatMap((criterion) => quotedCriterion(writer, criterion, used) ?? [])
    .slice(0, MOST);
}

/** Criteria met by what is not doubtful, those first that carry most of the overall score. */
export function strongest({ criteria, subScores, fact }: Writer): CriterionResult[] {
  const weight = new Map(subScores.map((sub) => [sub.score, sub.weight]));
  const carried = ({ score, points }: CriterionResult) => (weight.get(score) ?? 0) * points;
  const met = criteria
    .filter(({ state, id }) => state === 'met' && !EXPECTED.has(id))
    .filter(({ factIds }) => factIds.flatMap((id) => fact(id) ?? []).some((one) => !isDoubtful(one)))
    .toSorted((a, b) => carried(b) - carried(a) || (a.id < b.id ? -1 : 1));
  const more = met.filter(({ id }) => id !== SAID_BY_ALL);
  return more.length > 0 ? more : met;
}

/** Told among the flags alone: an order to its reader is never quoted, and a blank that was left in a form decides nothing. */
const FLAG_ALONE: ReadonlySet<string> = new Set(['F28', 'F32']);

/** Figures that do not tie, then flags. */
export function findings({ checks, flags, sums = [], tell, fact }: Writer): MemoCell[] {
  const facts = (ids: readonly string[]): Fact[] => ids.flatMap((id) => fact(id) ?? []);
  const failed = checks
    .filter(({ status }) => status === 'fail')
    .map(({ detailMessage: { id, values }, factIds }) => tell(id, values, facts(factIds)));
  const apart = sums
    .filter(({ status }) => status === 'apart')
    .map(({ textMessage: { id, values }, factIds }) => tell(id, values, facts(factIds)));
  const flagged = flags
    .filter(({ rule, severity, slides }) => !FLAG_ALONE.has(rule) && severity !== 'low' && slides.length > 0)
    .toSorted((a, b) => SEVERITY[a.severity] - SEVERITY[b.severity])
    .map(({ reasonMessage: { id, values }, factIds, slides }) => ({
      ...tell(id, values, facts(factIds)),
      slides: [...new Set(slides)].filter((slide) => slide > 0),
    }));
  // A failed check may be a flag as well: the same pair of facts is told once.
  const known = new Set<string>();
  return [...failed, ...apart, ...flagged].filter(({ factIds, text }) => {
    const key = factIds.length > 1 ? factIds.toSorted().join() : text;
    return !known.has(key) && known.add(key);
  });
}

/** Findings, then what is shown weakly and is not `told` yet. */
function weaknesses(writer: Writer, told: ReadonlySet<string>): MemoCell[] {
  // Words that speak for it are not turned against it.
  const used = new Set<string>();
  strengths(writer, used);
  const weak = writer.criteria
    .filter(({ state, level }) => state === 'partial' && level <= 0.5)
    .toSorted((a, b) => b.max * (1 - b.level) - a.max * (1 - a.level) || (a.id < b.id ? -1 : 1))
    .flatMap((criterion) => quotedCriterion(writer, criterion, used, 'weak') ?? [])
    .filter(({ text }) => !told.has(text));
  return [...findings(writer), ...weak].slice(0, MOST);
}

/** What a criterion shows, by its words, and what it lacks; nothing where no words can be quoted. */
export const weakness = (writer: Writer, criterion: CriterionResult): MemoCell | undefined =>
  quotedCriterion(writer, criterion, new Set(), 'weak');

/** Without what rules and model each gave, which the criterion itself tells. */
function reasonOf(reason: Message): Message {
  const inner = reason.id === 'scoring.with-model' ? reason.values.reason : undefined;
  return typeof inner === 'object' && 'message' in inner ? inner.message : reason;
}

function quotedCriterion(
  { fact, slides, tell, say, isTitle }: Writer,
  { factIds, reason, reasonMessage, ...criterion }: CriterionResult,
  used: Set<string>,
  how?: 'weak',
): MemoCell | undefined {
  // The words that its reason quotes carry it most.
  const quotedFirst = (one: Fact) => Number(!reason.includes(plain(one.quote).slice(0, LEAST_QUOTED)));
  const carrying = factIds.flatMap((factId) => fact(factId) ?? []).filter((one) => !isDoubtful(one));
  // What a model doubts is held against nobody, in its reason neither.
  const doubtful = factIds.flatMap((factId) => fact(factId) ?? []).filter(isDoubtful);
  if (how && LACK_NOTHING.has(reasonMessage.id)) return undefined;
  if (how && doubtful.some((one) => reason.includes(plain(one.quote).slice(0, LEAST_QUOTED)))) return undefined;
  for (const one of carrying.toSorted((a, b) => quotedFirst(a) - quotedFirst(b))) {
    if (isTitle(one)) continue;
    const words = plain(wholeBullet(slides.find(({ number }) => number === one.slide)?.text ?? '', one.quote));
    // A row of a table reads as no sentence.
    if (words.split(' ').length < LEAST_WORDS || words.includes(' | ') || used.has(words)) continue;
    used.add(words);
    const values: Record<string, MessageValue> = {
      topic: { message: criterionName(criterion) },
      quote: { message: message('export.quoted', { quote: words }) },
    };
    if (!how) return tell('memo.for.quote', values, [one]);
    // What it lacks is said by its reason, which may quote already.
    const quotes = reason.includes(words.slice(0, LEAST_QUOTED));
    return say(
      quotes ? 'against.lacks' : 'against.shown',
      { ...values, reason: { message: reasonOf(reasonMessage) } },
      [one],
    );
  }
  return undefined;
}
