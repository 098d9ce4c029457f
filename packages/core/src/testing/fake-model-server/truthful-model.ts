/** A model that says what the slides in its prompt show, and what a test tells it that they show. */
import { gatherFacts } from '../../evidence/facts/gather-facts.js';
import { viewDeck } from '../../evidence/view/deck-view.js';
import { readOutline } from '../../evidence/outline/read-outline.js';
import type { FactKind } from '../../model/fact-kinds.js';
import { makeDeck } from '../make-view.js';
import { modelAnswer, type ModelAnswer } from './model-answer.js';
import type { Prompt } from './read-prompt.js';

/**
 * Answers by our own rules over the text of the prompt, so it needs no deck; `known` is what it sees beyond them.
 * An answer is given when its kind is asked for and its quote stands in the prompt.
 */
export function truthfulModel(known: readonly ModelAnswer[] = []) {
  return (prompt: Prompt): object => {
    if (prompt.task === 'summary') return summarize(prompt);
    const seen = new Map(prompt.slides.map(({ number, lines }) => [number, oneLine(lines.join(' '))]));
    const answers = [...known, ...readFacts(prompt)].filter(
      ({ kind, slide, quote }) =>
        prompt.kinds.includes(kind) && quote !== null && seen.get(slide ?? 0)?.includes(oneLine(quote)) === true,
    );
    const found = new Set(answers.map(({ kind }) => kind));
    return {
      answers: [...answers, ...prompt.kinds.filter((kind) => !found.has(kind)).map((kind) => modelAnswer(kind))],
    };
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function readFacts({ slides, kinds }: Prompt): ModelAnswer[] {
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
