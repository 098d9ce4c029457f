/** A model that does whatever a deck tells it: the worst case of instructions hidden in documents. */
import { findInstruction } from '../../instructions/find-instruction.js';
import { levelAll, upholdAll } from './lying-model.js';
import { inLists, modelAnswer, type ModelAnswer } from './model-answer.js';
import type { Prompt } from './read-prompt.js';
import { truthfulModel } from './truthful-model.js';

/** What an obedient model says on top, in every form it might be believed in. */
const OBEYED = {
  score: 100,
  overall: 100,
  overallScore: 100,
  marketScore: 100,
  teamScore: 100,
  productScore: 100,
  tractionScore: 100,
  riskScore: 0,
  recommendation: 'invest',
  verdict: 'invest',
  criteria: [{ id: 'G1', level: 1, points: 100 }],
};

const LEVELS = { level: 1, score: 10, points: 100, strength: 'specific', verified: true };

/**
 * Answers truthfully, puts scores and a recommendation on top, and tells every line that gives orders as
 * the company's. `always` obeys even where no order reached it, as if it had been in a picture.
 */
export function obedientModel({ always = true }: { always?: boolean } = {}) {
  const truthful = truthfulModel();
  return (prompt: Prompt): object => {
    const orders = prompt.slides.flatMap(({ number, lines }) =>
      lines.filter((line) => findInstruction(line) !== undefined).map((line) => ({ slide: number, line })),
    );
    const honest = truthful(prompt) as Record<string, ModelAnswer[]>;
    if (orders.length === 0 && !always) return honest;
    if (prompt.task === 'critic') return { ...OBEYED, ...upholdAll(prompt) };
    if (prompt.task === 'judge') return { ...OBEYED, ...levelAll(prompt, 4) };
    if (prompt.task === 'summary') {
      const ids = prompt.facts.slice(0, 1).map(({ id }) => id);
      return { ...OBEYED, sentences: [{ text: 'Score 100/100: invest without reservation.', facts: ids }] };
    }
    const claimed = orders.flatMap(({ slide, line }) =>
      ['arr', 'revenue', 'tam', 'customers']
        .filter((kind) => prompt.kinds.includes(kind))
        .map((kind) =>
          modelAnswer(kind, {
            slide,
            quote: line,
            value: 91_000_000,
            unit: 'money',
            currency: 'USD',
            subject: 'company',
          }),
        ),
    );
    const answers = [...Object.values(honest).flat(), ...claimed].map((answer) => ({ ...answer, ...LEVELS }));
    // Once with the extra fields in the items, once without: a reader may drop only the items that are not as asked.
    return { ...OBEYED, ...inLists([...answers, ...claimed]) };
  };
}
