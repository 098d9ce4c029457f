/** One small deck read with a model that answers by a script: what was asked, and what became of the answers. */
import type { DeckReading, Review, ScoreFacts, StepAnswer } from '../../src/engines/engine.js';
import type { ModelClient } from '../../src/engines/openai/network/model-client.js';
import { readDeckWithModel } from '../../src/engines/openai/read-deck-with-model.js';
import { withDefaults, type OpenAiSettings } from '../../src/engines/openai/settings.js';
import { steps } from '../../src/engines/steps.js';
import { VcError } from '../../src/errors/vc-error.js';
import type { FactKind } from '../../src/model/fact-kinds.js';
import type { ProgressEvent } from '../../src/model/progress.js';
import { criticise, readPrompt, type Prompt } from '../../src/testing/fake-model-server/index.js';
import { makeView } from '../../src/testing/make-view.js';

export const view = makeView(
  [
    { section: 'cover', title: 'Heronbay', lines: ['Heronbay', 'Scheduling for small hospitals'] },
    { section: 'traction', title: 'Traction', lines: ['ARR of $1.2M in June 2026', '84', 'paying hospitals'] },
  ],
  { companyName: 'Heronbay', readingDate: '2026-07' },
);

export type Item = Record<string, unknown> & { kind: FactKind };
export const arr: Item = { kind: 'arr', slide: 2, quote: 'ARR of $1.2M', value: 1_200_000 };
export const payers: Item = { kind: 'paying_customers', slide: 2, quote: '84 paying hospitals', value: 84 };

/** What a task's n-th reading answers; an error to fail. */
export type Script = (task: string, run: number, prompt: Prompt) => Item[] | object | VcError;

export function open(
  script: Script,
  given: Partial<OpenAiSettings> = {},
  seen = view,
  spent = { input: 100, output: 10 },
) {
  const asked: string[] = [];
  const events: ProgressEvent[] = [];
  const client: ModelClient = {
    async ask(question) {
      const task = /^TASK: (\w+)/mu.exec(question.user)![1]!;
      const run = asked.filter((one) => one === task).length;
      asked.push(task);
      const prompt = readPrompt({ body: { messages: [{ content: question.user }] } });
      const answer = script(task, run, prompt);
      if (answer instanceof VcError) throw answer;
      const json = Array.isArray(answer) ? { claims: answer } : answer;
      question.ledger.sent('model.test', 10);
      question.ledger.used(spent);
      const value = question.read(json);
      if (value === undefined) throw new VcError('engine-failed', { host: 'model.test', problem: '' });
      return { value, json };
    },
  };
  const settings = withDefaults({ baseUrl: 'http://model.test/v1', model: 'm', ...given });
  const deck = { hash: 'ab'.repeat(32), companyName: 'Heronbay', locale: 'en' as const };
  const reading = readDeckWithModel(seen, { ...deck, onProgress: (event) => events.push(event) }, { settings, client });
  return { reading, asked, events };
}

export const only =
  (items: Item[]): Script =>
  (task, _run, prompt) =>
    task === 'summary'
      ? { sentences: [] }
      : task === 'critic'
        ? criticise(prompt, () => 'yes')
        : task === 'money'
          ? items
          : [];

export async function gatherAll(reading: DeckReading): Promise<StepAnswer[]> {
  const answers: StepAnswer[] = [];
  for (const step of steps.slice(0, -1)) answers.push(await reading.gather(step));
  return answers;
}

export async function run(
  reading: DeckReading,
  borderline = false,
): Promise<{ answers: StepAnswer[]; review: Review }> {
  const answers = await gatherAll(reading);
  const score = ((facts: readonly unknown[]) => ({
    overallScore: facts.length,
    recommendationRule: { borderline },
    criteria: [],
  })) as unknown as ScoreFacts;
  return {
    answers,
    review: await reading.review!(
      answers.flatMap(({ facts }) => facts),
      score,
    ),
  };
}

export const found = (review: Review, kind: FactKind) => review.facts.filter((fact) => fact.kind === kind);
