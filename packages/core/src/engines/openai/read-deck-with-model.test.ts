/** One deck and its calls: side by side, once where they are known, within the budget, again when it is close, and never alone. */
import { describe, expect, test } from 'vitest';
import { arr, found, only, open, payers, run, view, type Item } from '../../../test/kit/scripted-model.js';
import { VcError } from '../../errors/vc-error.js';
import { steps } from '../steps.js';
import { criticise, type CriticAnswer, type Prompt } from '../../testing/fake-model-server/index.js';
import { makeView } from '../../testing/make-view.js';
import type { AnswerCache } from './settings.js';

test('facts of both say so, facts of the model alone are marked, ids stay unique', async () => {
  const { reading, asked, events } = open(only([arr, payers]));
  const { answers, review } = await run(reading);
  expect(found(review, 'arr')).toMatchObject([{ id: 'arr-2-1', foundBy: ['rubric', 'openai'] }]);
  expect(found(review, 'paying_customers')).toMatchObject([{ value: 84, foundBy: ['openai'], visible: true }]);
  expect(new Set(review.facts.map(({ id }) => id)).size).toBe(review.facts.length);
  expect(answers.map(({ engine }) => engine)).toEqual(steps.slice(0, -1).map(() => 'openai'));
  expect(asked.toSorted()).toEqual(['company', 'critic', 'market', 'money', 'people', 'summary']);
  expect(events).toMatchObject([{ type: 'sending', host: 'model.test', calls: 7 }]);
  expect(review.outbound).toMatchObject({
    hosts: [{ requests: 6, bytesSent: 60 }],
    tokens: { input: 600, output: 60 },
  });
});

describe('what a model says of a figure besides', () => {
  const dated = makeView(
    [
      { section: 'cover', title: 'Heronbay', lines: ['Heronbay'] },
      {
        section: 'other',
        title: 'Nurses on the roster',
        lines: ['Rosters live: 5,200 nurses by May 2026 in our wards'],
      },
    ],
    { companyName: 'Heronbay', readingDate: '2026-07' },
  );
  const nurses: Item = { kind: 'users', slide: 2, quote: dated.slides[1]!.lines.at(-1)!.text, value: 5200 };
  const read = async (said: Item, says: CriticAnswer | VcError) => {
    const { reading } = open(
      (task, n, prompt) =>
        task === 'critic'
          ? says instanceof VcError
            ? says
            : criticise(prompt, () => says)
          : only([said])(task, n, prompt),
      {},
      dated,
    );
    const { review } = await run(reading);
    return found(review, 'users');
  };
  const plain = { value: 5200, basis: 'actual' };

  test('counts once the critic upholds it', async () => {
    const said = { ...nurses, role: 'goal', date: '2026-05', period: 'month' };
    expect(await read(said, 'yes')).toMatchObject([{ value: 5200, basis: 'target', period: 'month' }]);
    expect(await read({ ...nurses, role: 'actual' }, 'yes')).toMatchObject([plain]);
  });

  test('is not believed where a date stands nowhere, or where nobody upholds it', async () => {
    const [undated] = await read({ ...nurses, date: '2031-01' }, 'yes');
    expect(undated?.asOf).not.toBe('2031-01');
    const fallen = await read({ ...nurses, period: 'month' }, new VcError('engine-timeout', { host: 'h', seconds: 1 }));
    expect(fallen.every(({ period }) => period !== 'month')).toBe(true);
    expect(await read({ ...nurses, period: 'month' }, 'no')).toEqual([]);
  });

  test('a plan confirms nothing that the rules read as reached', async () => {
    const { reading } = open(only([{ ...arr, role: 'goal' }]));
    const { review } = await run(reading);
    expect(found(review, 'arr')).toMatchObject([{ value: 1_200_000, basis: 'actual' }]);
    expect(found(review, 'arr')[0]).not.toHaveProperty('foundBy', ['rubric', 'openai']);
  });
});

describe('a call that fails', () => {
  const broken = new VcError('engine-timeout', { host: 'model.test', seconds: 1 });

  test('leaves its steps to the rubric, by name; the others keep the model’s', async () => {
    const { reading } = open((task, n, prompt) => (task === 'people' ? broken : only([payers])(task, n, prompt)));
    const { answers, review } = await run(reading);
    const fallen = steps.slice(0, -1).flatMap(({ id }, index) => (answers[index]!.engine === 'rubric' ? [id] : []));
    expect(fallen).toEqual(['team_evaluation', 'risks']);
    expect(answers.flatMap(({ warnings = [] }) => warnings.map(({ code }) => code))).toEqual([
      'engine-fallback',
      'engine-fallback',
    ]);
    expect(found(review, 'paying_customers')).toHaveLength(1);
  });

  test('as all others do is the error of the run', async () => {
    const { reading } = open(() => broken);
    await expect(reading.gather(steps[0]!)).rejects.toMatchObject({ code: 'engine-timeout' });
  });

  test('of the summary leaves the rubric’s', async () => {
    const { reading } = open((task, n, prompt) => (task === 'summary' ? broken : only([])(task, n, prompt)));
    const { review } = await run(reading);
    expect(review.summary).toBeUndefined();
    expect(review.warnings.map(({ code }) => code)).toEqual(['engine-summary']);
  });
});

describe('close to a threshold', () => {
  test('a majority of three decides, and the votes and the spread are told', async () => {
    const once = { ...arr, kind: 'mrr' as const, value: 1 };
    const { reading, asked } = open((task, n, prompt) =>
      task === 'money' ? (n === 0 ? [arr, payers, once] : n === 1 ? [arr, payers] : [arr]) : only([])(task, n, prompt),
    );
    const { review } = await run(reading, true);
    expect(asked).toHaveLength(4 * 3 + 2);
    expect(found(review, 'arr')).toMatchObject([{ foundBy: ['rubric', 'openai'], votes: [3, 3] }]);
    expect(found(review, 'paying_customers')).toMatchObject([{ votes: [2, 3] }]);
    const base = review.facts.length - 1;
    expect(review.spread).toEqual({ runs: 3, low: base, high: base + 1 });
  });

  test('what one reading of three proposes is no fact, and is listed', async () => {
    const { reading } = open((task, n, prompt) => (task === 'money' && n === 1 ? [payers] : only([])(task, n, prompt)));
    const { review } = await run(reading, true);
    expect(found(review, 'paying_customers')).toEqual([]);
    expect(review.rejected).toMatchObject([{ code: 'no-majority', step: 'financial', values: { runs: 3, votes: 1 } }]);
  });

  test('a budget that is used up leaves one reading, and says so', async () => {
    const { reading, asked } = open(only([payers]), { maxTokens: 22_700 }, view, { input: 1000, output: 10 });
    const { review } = await run(reading, true);
    expect(asked).toHaveLength(6);
    expect(review.warnings.map(({ code }) => code)).toEqual(['engine-repeat']);
    expect(found(review, 'paying_customers')).toHaveLength(1);
  });
});

test('over the budget nothing is sent', async () => {
  for (const limit of [{ maxTokens: 100 }, { maxCost: 0.000_1, prices: { input: 1, output: 1 } }]) {
    const { reading, asked } = open(only([]), limit);
    await expect(reading.gather(steps[0]!)).rejects.toMatchObject({ code: 'engine-budget' });
    expect(asked).toEqual([]);
  }
});

test('what is known from before is not asked for again, and gives the same', async () => {
  const kept = new Map<string, string>();
  const cache: AnswerCache = {
    get: async (deck, key) => kept.get(deck + key),
    set: async (deck, key, answer) => void kept.set(deck + key, answer),
  };
  const first = await run(open(only([arr, payers]), { cache }).reading);
  const again = open(only([]), { cache });
  const second = await run(again.reading);
  expect(again.asked).toEqual([]);
  expect(again.events).toEqual([]);
  expect(second.review.facts).toEqual(first.review.facts);
  expect(second.review.outbound).toMatchObject({ hosts: [], answersFromCache: 6 });
  const other = open(only([]), { cache, model: 'another' });
  await run(other.reading);
  expect(other.asked).toHaveLength(6);
});

test('sentences stand as far as their facts carry them', async () => {
  const sentences = [
    { text: 'Heronbay has ARR of $1.2M.', facts: ['arr-2-1'] },
    { text: 'Heronbay has ARR of $9M.', facts: ['arr-2-1'] },
    { text: 'Heronbay has ARR of $1.2M.', facts: ['arr-9-9'] },
  ];
  const { reading } = open((task, n, prompt) => (task === 'summary' ? { sentences } : only([arr])(task, n, prompt)));
  const { review } = await run(reading);
  expect(review.summary).toEqual({ locale: 'en', sentences: [{ text: sentences[0]!.text, factIds: ['arr-2-1'] }] });
  expect(review.rejected.map(({ code }) => code)).toEqual(['sentence-not-carried', 'sentence-not-carried']);
});

describe('a sentence in other words than its facts', () => {
  const text = 'Heronbay keeps wards rostered with ARR of $1.2M.';
  const told = async (critic: (prompt: Prompt) => object | VcError) => {
    const { reading, asked } = open((task, n, prompt) => {
      if (task === 'summary') return { sentences: [{ text, facts: ['arr-2-1'] }] };
      const isOnSentences = prompt.items.some(({ kind }) => kind === 'sentence');
      return task === 'critic' && isOnSentences ? critic(prompt) : only([arr])(task, n, prompt);
    });
    const { review } = await run(reading);
    return { sentences: review.summary?.sentences.map((one) => one.text) ?? [], review, asked };
  };
  const all = (says: CriticAnswer) => (prompt: Prompt) => ({
    verdicts: prompt.items.map(({ id }) => ({ item: id, says })),
  });

  test('stands where the critic says that its quotes say it, in one call more', async () => {
    const { sentences, asked } = await told((prompt) => criticise(prompt, () => 'yes'));
    expect(sentences).toEqual([text]);
    expect(asked.filter((task) => task === 'critic')).toHaveLength(2);
  });

  test.each<[string, (prompt: Prompt) => object | VcError]>([
    ['denies it', (prompt) => criticise(prompt, ({ read }) => (read === text ? 'no' : 'yes'))],
    ['says yes to everything', all('yes')],
    ['says no to everything', all('no')],
    ['fails', () => new VcError('engine-timeout', { host: 'model.test', seconds: 1 })],
  ])('falls where the critic %s', async (_name, critic) => {
    const { sentences, review } = await told(critic);
    expect(sentences).toEqual([]);
    expect(review.rejected.map(({ code }) => code)).toContain('sentence-not-carried');
  });
});
