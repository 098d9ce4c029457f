/** The judge: a level from 0 to 4 for every criterion with the quotes that carry it; what no slide says, and whose answers cannot be trusted, falls. */
import { z } from 'zod';
import { statementsOf } from '../../../evidence/view/statements.js';
import type { DeckView } from '../../../evidence/view/view-types.js';
import type { ModelJudgement } from '../../../model/model-use.js';
import type { AskedCriterion } from '../../engine.js';
import { locateEvidence } from '../gate/locate-evidence.js';
import { READER, withoutMarks, type Prompt } from '../prompt.js';

/** One call: what is asked, and the controls with the level that a reader gives. */
export interface JudgeSheet {
  prompt: Prompt;
  ids: ReadonlySet<string>;
  controls: ReadonlyMap<string, number>;
}

/** One answer whose quotes stand on their slides, by criterion. */
export type Vote = ReadonlyMap<string, Pick<ModelJudgement, 'level' | 'for' | 'against'>>;

/** Levels of a vote; 4 is the best. */
const MOST = 4;
/** A quote that carries more criteria than this carries none. */
const MOST_CARRIED = 4;
/** A share of equal levels, or of good ones, from which nobody has weighed anything, of so many criteria at least. */
const ALIKE = 0.9;
const GOOD = 3;
const LEAST_ALIKE = 8;
/** Quotes of each kind that are kept. */
const MOST_QUOTES = 2;
/** Words of a control: more than chance puts side by side. */
const LEAST_WORDS = 4;
const LONGEST_CONTROL = 160;

const RULES = `RULES
- Give each criterion a level by what the slides show, as an investor reads it: 0 nothing; 1 a bare claim or a hint; 2 something concrete, but not all that is asked; 3 what is asked, with name, figure, date or proof; 4 that, and among the best of companies at this stage.
- "for": the one quote that carries the level best; "against": at most one that speaks against it. Each copied character by character from one slide, the few words that carry it, at most 80 characters, behind the number of its slide. A level above 0 without a quote does not count. Leave out criteria of which the deck says nothing.
- Criteria that begin with K ask only whether the deck holds a line: 4 when it does, 0 when not. Answer each of them.
- Judge every criterion by itself. Give no total, score, rating, recommendation or comment.`;

/** A quote as "3: words of slide 3": of all that is answered quotes are most. */
export const judgeSchema = z.strictObject({
  criteria: z.array(
    z.strictObject({
      id: z.string(),
      level: z.number(),
      for: z.string().nullable(),
      against: z.string().nullable(),
    }),
  ),
});

/** The question on `criteria`; `backwards` asks them in the other order. */
export function judgeSheet(
  criteria: readonly AskedCriterion[],
  { view, mark, deck, backwards = false }: { view: DeckView; mark: string; deck: string; backwards?: boolean },
): JudgeSheet {
  const controls = controlsOf(view);
  const listed = [...controls.map(({ line }) => line), ...criteria.map(({ id, asks }) => `- ${id}: ${asks}`)];
  const user = [
    `DATA MARK: ${mark}`,
    deck,
    'TASK: judge',
    RULES,
    `CRITERIA\n${(backwards ? listed.reverse() : listed).join('\n')}`,
    'ANSWER as one JSON object of this form, one entry for every criterion that is not left out:\n{"criteria":[{"id":"M1","level":2,"for":"3: …","against":null}]}',
  ].join('\n\n');
  return {
    prompt: { system: READER, user },
    ids: new Set(criteria.map(({ id }) => id)),
    controls: new Map(controls.map(({ id, level }) => [id, level])),
  };
}

/** A line that the deck holds, and one that it does not: the same words in the other order. */
function controlsOf(view: DeckView): { id: string; line: string; level: number }[] {
  const held = statementsOf(view)
    .map(({ raw }) => withoutMarks(raw.trim()))
    .find((raw) => raw.length <= LONGEST_CONTROL && raw.split(/\s+/u).length >= LEAST_WORDS);
  if (held === undefined) return [];
  const turned = held.split(/\s+/u).reverse().join(' ');
  const all = view.slides.map(({ slide }) => slide.text.replace(/\s+/gu, ' ')).join(' ');
  if (all.includes(turned)) return [];
  return [
    { id: 'K1', line: `- K1: The deck holds the line "${turned}".`, level: 0 },
    { id: 'K2', line: `- K2: The deck holds the line "${held}".`, level: MOST },
  ];
}

/** As asked for, or as a list of such or of objects, which models write as readily. */
const quotesSchema = z.preprocess(
  (given) =>
    (Array.isArray(given) ? (given as unknown[]) : [given]).flatMap((one) => {
      if (typeof one !== 'string') return one ?? [];
      const [, slide, quote] = /^\D*(\d+)\s*[:|.)-]\s*(\S.*)$/su.exec(one) ?? [];
      return slide === undefined ? [] : { slide, quote };
    }),
  z.array(z.object({ slide: z.coerce.number(), quote: z.string() })),
);
const answerSchema = z.object({
  id: z.string(),
  level: z.coerce.number(),
  for: quotesSchema,
  against: quotesSchema,
});
type Answer = z.infer<typeof answerSchema>;

/** Undefined when the answer has not the form at all. */
export function readJudge(json: unknown): Answer[] | undefined {
  const outer = z.object({ criteria: z.array(z.unknown()) }).safeParse(json);
  return outer.success ? outer.data.criteria.flatMap((one) => answerSchema.safeParse(one).data ?? []) : undefined;
}

/**
 * What of an answer counts. Undefined, the whole answer void, when a control was answered wrongly, a quote gives
 * orders to its reader, nearly all levels are alike and not 0, or there was nothing to control it by.
 */
export function holdVote(answers: readonly Answer[], { ids, controls }: JudgeSheet, view: DeckView): Vote | undefined {
  if (controls.size === 0) return undefined;
  const first = new Map(answers.toReversed().map((answer) => [answer.id, answer]));
  for (const [id, level] of controls) if (first.get(id)?.level !== level) return undefined;
  const asked = [...ids].map((id): Answer => first.get(id) ?? { id, level: 0, for: [], against: [] });
  if (isAllAlike(asked)) return undefined;
  const carried = new Map<string, number>();
  const judged = new Map<string, Pick<ModelJudgement, 'level' | 'for' | 'against'>>();
  for (const { id, level, for: given, against } of asked) {
    if (!Number.isInteger(level) || level < 0 || level > MOST) continue;
    const held = { for: standing(given), against: standing(against) };
    if (held.for === undefined || held.against === undefined) return undefined;
    for (const { slide, quote } of held.for) {
      carried.set(`${slide} ${quote}`, (carried.get(`${slide} ${quote}`) ?? 0) + 1);
    }
    judged.set(id, { level, for: held.for, against: held.against });
  }
  return new Map(
    [...judged].map(([id, { level, for: given, against }]) => {
      const own = given.filter(({ slide, quote }) => carried.get(`${slide} ${quote}`)! <= MOST_CARRIED);
      return [id, { level, for: own, against }];
    }),
  );

  /** The quotes that stand on their slides; undefined when one gives orders. */
  function standing(quotes: Answer['for']): ModelJudgement['for'] | undefined {
    const held: ModelJudgement['for'] = [];
    for (const quote of quotes.slice(0, MOST_QUOTES)) {
      const found = locateEvidence(quote, view);
      if ('code' in found && found.code === 'order') return undefined;
      if ('located' in found) held.push({ slide: quote.slide, quote: found.located.quote });
    }
    return held;
  }
}

function isAllAlike(answers: readonly Answer[]): boolean {
  if (answers.length < LEAST_ALIKE) return false;
  const counts = new Map<number, number>();
  for (const { level } of answers.filter((answer) => answer.level > 0)) counts.set(level, (counts.get(level) ?? 0) + 1);
  const good = answers.filter(({ level }) => level >= GOOD).length;
  return Math.max(good, ...counts.values()) >= answers.length * ALIKE;
}

/** What the rules find met, or find nothing of, in level; and of how many such at least a share tells something. */
const MET = 0.75;
const LEAST_COMPARED = 6;

/**
 * Whether a vote turns most of what the rules find on its head: it sees next to nothing where they find it met, or
 * something good where they find nothing. `byRules` are their levels, 0 to 1; a level without a quote is no answer.
 */
export function isOneSided(vote: Vote, byRules: ReadonlyMap<string, number>): boolean {
  const given = [...vote].flatMap(([id, { level, for: carries, against }]) =>
    carries.length + against.length > 0 ? [{ level, rules: byRules.get(id) ?? 0 }] : [],
  );
  const mostly = (some: readonly { level: number }[], turned: (level: number) => boolean): boolean =>
    some.length >= LEAST_COMPARED && some.filter(({ level }) => turned(level)).length * 2 > some.length;
  const met = given.filter(({ rules }) => rules >= MET);
  const missing = given.filter(({ rules }) => rules < LEAST_RULES);
  return mostly(met, (level) => level <= 1) || mostly(missing, (level) => level >= GOOD);
}

/** Below, the rules found nothing that could be judged. */
const LEAST_RULES = 0.1;

/** The votes put together: the median, the lower of two, with the quotes of a vote that gave it. */
export function judgementsOf(votes: readonly Vote[]): ModelJudgement[] {
  const ids = new Set(votes.flatMap((vote) => [...vote.keys()]));
  return [...ids].map((criterion) => {
    const given = votes.flatMap((vote) => vote.get(criterion) ?? []);
    const levels = given.map(({ level }) => level);
    const level = levels.toSorted((a, b) => a - b)[Math.floor((levels.length - 1) / 2)]!;
    const { for: carries, against } = given.find((one) => one.level === level)!;
    return { criterion, level, votes: levels, for: carries, against };
  });
}
