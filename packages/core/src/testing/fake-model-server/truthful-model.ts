/** A model that says what the slides in its prompt show, what a test tells it that they show, and upholds it. */
import { gatherFacts } from '../../evidence/facts/gather-facts.js';
import { viewDeck } from '../../evidence/view/deck-view.js';
import { readOutline } from '../../evidence/outline/read-outline.js';
import type { FactKind } from '../../model/fact-kinds.js';
import { makeDeck } from '../make-view.js';
import { inLists, modelAnswer, type ModelAnswer } from './model-answer.js';
import type { Prompt } from './read-prompt.js';

/**
 * Answers by our own rules over the text of the prompt, so it needs no deck; `known` is what it sees beyond them.
 * An answer is given when its kind is asked for and its quote stands in the prompt.
 */
export function truthfulModel(
  known: readonly ModelAnswer[] = [],
  /** What it says of a statement that it is asked about again. @default yes */
  judge: (item: Prompt['items'][number]) => CriticAnswer = () => 'yes',
  /** What it says of the criteria; level 0 of those that are not among them. */
  levels: readonly JudgeAnswer[] = [],
) {
  return (prompt: Prompt): object => {
    if (prompt.task === 'summary') return summarize(prompt);
    if (prompt.task === 'critic') return criticise(prompt, judge);
    if (prompt.task === 'pictures') return { colour: 'none', seen: [] };
    if (prompt.task === 'judge') return weigh(prompt, levels);
    const seen = new Map(prompt.slides.map(({ number, lines }) => [number, oneLine(lines.join(' '))]));
    const answers = [...known, ...readFacts(prompt)].filter(
      ({ kind, slide, quote }) =>
        prompt.kinds.includes(kind) && quote !== null && seen.get(slide ?? 0)?.includes(oneLine(quote)) === true,
    );
    return inLists(answers);
  };
}

/** A level with its quotes. */
export interface JudgeAnswer {
  id: string;
  level: number;
  for: { slide: number; quote: string }[];
  against: { slide: number; quote: string }[];
}

/** The level of every criterion; whether the deck holds a line, by looking. */
export function weigh({ criteria, slides }: Prompt, levels: readonly JudgeAnswer[]): object {
  const all = oneLine(slides.flatMap(({ lines }) => lines).join(' '));
  const none = { level: 0, for: [], against: [] };
  return {
    criteria: criteria.map(({ id, line }) =>
      line === undefined
        ? (levels.find((one) => one.id === id) ?? { id, ...none })
        : { id, ...none, level: all.includes(oneLine(line)) ? 4 : 0 },
    ),
  };
}

export type CriticAnswer = 'yes' | 'no' | 'goal' | 'other';

/** A verdict on every item; on the words of a quote, and on figures where it holds none, by looking. */
export function criticise({ items }: Prompt, judge: (item: Prompt['items'][number]) => CriticAnswer): object {
  const holds = ({ question, quote }: Prompt['items'][number]): boolean =>
    quote.toLowerCase().includes((/"([^"]+)"/u.exec(question)?.[1] ?? '').toLowerCase());
  const isFigureless = ({ read, quote }: Prompt['items'][number]): boolean => /^\d/u.test(read) && !/\d/u.test(quote);
  const says = (item: Prompt['items'][number]): CriticAnswer => {
    if (item.kind === 'wording') return holds(item) ? 'yes' : 'no';
    if (item.kind === 'sentence' && !sharesWord(item)) return 'no';
    return isFigureless(item) ? 'no' : judge(item);
  };
  return { verdicts: items.map((item) => `${item.id} ${says(item)}`) };
}

/** One long word or figure in common: enough to tell what is about the quotes from what is not. */
function sharesWord({ read, quote }: Prompt['items'][number]): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{5,}|\d+/gu) ?? [];
  const known = new Set(words(quote));
  return words(read).some((word) => known.has(word));
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What it read before, by slides and kinds: a deck is asked about many times, and reading takes a second. */
const readBefore = new Map<string, ModelAnswer[]>();

function readFacts({ slides, kinds }: Prompt): ModelAnswer[] {
  const key = JSON.stringify([slides, kinds]);
  const answers = readBefore.get(key) ?? readSlides(slides, kinds);
  readBefore.set(key, answers);
  return answers;
}

function readSlides(slides: Prompt['slides'], kinds: Prompt['kinds']): ModelAnswer[] {
  const deck = makeDeck(slides.map(({ lines }) => ({ lines: [lines.filter((line) => line.trim() !== '')] })));
  const facts = gatherFacts(viewDeck(deck, readOutline(deck)), kinds as FactKind[]);
  return facts.map((fact) =>
    modelAnswer(fact.kind, {
      slide: slides[fact.slide - 1]?.number ?? null,
      quote: fact.quote,
      value: fact.value ?? null,
      unit: fact.unit ?? null,
      currency: fact.currency ?? null,
      name: fact.subjectName ?? null,
      subject: fact.subject,
    }),
  );
}

function summarize({ company, facts }: Prompt): object {
  return { sentences: facts.slice(0, 3).map(({ id, quote }) => ({ text: `${company}: ${quote}`, facts: [id] })) };
}
