/** One deck and its calls: side by side, once where they are known, within the budget, again when it is close, and never alone. */
import { describe, expect, test } from 'vitest';
import { VcError } from '../../errors/vc-error.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { ProgressEvent } from '../../model/progress.js';
import { steps } from '../steps.js';
import { criticise, readPrompt, type CriticAnswer, type Prompt } from '../../testing/fake-model-server/index.js';
import { makeView } from '../../testing/make-view.js';
import type { DeckReading, Review, ScoreFacts, StepAnswer } from '../engine.js';
import type { ModelClient } from './network/model-client.js';
import { readDeckWithModel } from './read-deck-with-model.js';
import { withDefaults, type AnswerCache, type OpenAiSettings } from './settings.js';

const view = makeView(
  [
    { section: 'cover', title: 'Heronbay', lines: ['Heronbay', 'Scheduling for small hospitals'] },
    { section: 'traction', title: 'Traction', lines: ['ARR of $1.2M in June 2026', '84', 'paying hospitals'] },
  ],
  { companyName: 'Heronbay', readingDate: '2026-07' },
);

type Item = Record<string, unknown> & { kind: FactKind };
const arr: Item = { kind: 'arr', slide: 2, quote: 'ARR of $1.2M', value: 1_200_000 };
const payers: Item = { kind: 'paying_customers', slide: 2, quote: '84 paying hospitals', value: 84 };

/** What a task's n-th reading answers; an error to fail. */
type Script = (task: string, run: number, prompt: Prompt) => Item[] | object | VcError;

function open(script: Script, given: Partial<OpenAiSettings> = {}, seen = view, spent = { input: 100, output: 10 }) {
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

const only =
  (items: Item[]): Script =>
  (task, _run, prompt) =>
    task === 'summary'
      ? { sentences: [] }
      : task === 'critic'
        ? criticise(prompt, () => 'yes')
        : task === 'money'
          ? items
          : [];

async function gatherAll(reading: DeckReading): Promise<StepAnswer[]> {
  const answers: StepAnswer[] = [];
  for (const step of steps.slice(0, -1)) answers.push(await reading.gather(step));
  return answers;
}

async function run(reading: DeckReading, borderline = false): Promise<{ answers: StepAnswer[]; review: Review }> {
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

const found = (review: Review, kind: FactKind) => review.facts.filter((fact) => fact.kind === kind);

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

describe('the critic', () => {
  /** On the slide, and read by no rule. */
  const users: Item = { kind: 'users', slide: 2, quote: '84 paying hospitals', value: 84 };
  const hearing =
    (say: (item: Prompt['items'][number]) => CriticAnswer, items: Item[] = [users]): Script =>
    (task, run, prompt) =>
      task === 'critic' ? criticise(prompt, say) : only(items)(task, run, prompt);

  test('upholds what stands there and no rule reads so; nobody tells it who found what', async () => {
    let seen: Prompt['items'] = [];
    const { reading } = open((task, run, prompt) => {
      if (task === 'critic') seen = prompt.items;
      return hearing(() => 'yes')(task, run, prompt);
    });
    const { review } = await run(reading);
    expect(found(review, 'users')).toMatchObject([{ value: 84, foundBy: ['openai'], secondLook: 'yes' }]);
    expect(seen.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['arr', 'users', 'wording']));
    expect(JSON.stringify(seen)).not.toMatch(/rubric|openai|model/u);
  });

  /** Figures that rules and model both find. */
  const both: Item[] = [
    { kind: 'churn', slide: 3, quote: 'Churn of 2%', value: 2 },
    { kind: 'gross_margin', slide: 3, quote: 'Gross margin of 71%', value: 71 },
    { kind: 'nrr', slide: 3, quote: 'Net revenue retention of 110%', value: 110 },
    { kind: 'runway', slide: 3, quote: 'Runway of 14 months', value: 14 },
  ];
  const withFigures = makeView(
    [
      { section: 'cover', title: 'Heronbay', lines: ['Heronbay', 'Scheduling for small hospitals'] },
      { section: 'traction', title: 'Traction', lines: ['ARR of $1.2M in June 2026', '84', 'paying hospitals'] },
      { section: 'financials', title: 'Figures', lines: both.map(({ quote }) => String(quote)) },
    ],
    { companyName: 'Heronbay', readingDate: '2026-07' },
  );
  /** As `run`, with points that rest on what both found. */
  const carried = async ({ reading }: ReturnType<typeof open>): Promise<Review> => {
    const facts = (await gatherAll(reading)).flatMap((answer) => answer.facts);
    const criteria = [{ factIds: facts.map(({ id }) => id), level: 0 }];
    const score = (() => Promise.resolve({ overallScore: 0, criteria })) as unknown as ScoreFacts;
    return reading.review!(facts, score);
  };

  test('refutes both ways: the model’s is refused with its reason, the rules’ stays and says so', async () => {
    const isRead = (kind: string) => both.some((one) => one.kind === kind);
    const script = hearing(({ kind }) => (isRead(kind) ? 'yes' : 'no'), [...both, users]);
    const review = await carried(open(script, {}, withFigures));
    expect(found(review, 'users')).toEqual([]);
    expect(review.rejected).toMatchObject([{ code: 'not-upheld', proposal: { kind: 'users', value: 84 } }]);
    expect(found(review, 'arr')).toMatchObject([{ value: 1_200_000, foundBy: ['rubric'], secondLook: 'no' }]);
  });

  test('that denies what rules and model both read is not heard', async () => {
    const review = await carried(
      open(
        hearing(() => 'no', [...both, users]),
        {},
        withFigures,
      ),
    );
    expect(found(review, 'arr')[0]).not.toHaveProperty('secondLook');
    expect(review.warnings.map(({ code }) => code)).toEqual(['engine-control']);
  });

  test('takes nothing from the rules where nothing shows that it reads', async () => {
    const review = await carried(
      open(
        hearing(() => 'no'),
        {},
        withFigures,
      ),
    );
    expect(found(review, 'users')).toEqual([]);
    for (const { kind } of [...both, arr]) expect(found(review, kind)[0]).not.toHaveProperty('secondLook');
  });

  test('sees what a bare number stands under, and a whole sentence alone', async () => {
    const bare = makeView(
      [
        { section: 'cover', title: 'Heronbay', lines: ['Heronbay'] },
        {
          section: 'traction',
          title: 'Traction',
          cards: [
            { x: 0.1, y: 0.3, w: 0.3, lines: ['Paying hospitals', { text: '84', size: 30 }] },
            { x: 0.1, y: 0.7, w: 0.8, lines: ['Hospitals that tried the roster for a month all kept it since'] },
          ],
        },
      ],
      { companyName: 'Heronbay', readingDate: '2026-07' },
    );
    let seen: Prompt['items'] = [];
    const told: Item = {
      kind: 'retention',
      slide: 2,
      quote: 'Hospitals that tried the roster for a month all kept it since',
    };
    const { reading } = open(
      (task, n, prompt) => {
        if (task === 'critic') seen = prompt.items;
        return hearing(() => 'yes', [{ ...users, quote: '84' }, told])(task, n, prompt);
      },
      {},
      bare,
    );
    await run(reading);
    const besides = seen.filter(({ kind, quote }) => kind !== 'wording' && quote === '84').map(({ beside }) => beside);
    expect(new Set(besides)).toEqual(new Set(['Paying hospitals']));
    expect(seen.filter(({ quote }) => quote === told.quote).every(({ beside }) => beside === '')).toBe(true);
  });

  test('that calls a market of a year to come a goal upholds it', async () => {
    const markets = makeView(
      [
        { section: 'cover', title: 'Heronbay', lines: ['Heronbay'] },
        { section: 'market', title: 'Market', lines: ['TAM: $40B by 2030'] },
      ],
      { companyName: 'Heronbay', readingDate: '2026-07' },
    );
    const { review } = await run(
      open(
        hearing(() => 'goal', []),
        {},
        markets,
      ).reading,
    );
    expect(found(review, 'tam')).toMatchObject([{ value: 40e9, secondLook: 'yes' }]);
  });

  test('is asked of everything that only one side found, however much that is', async () => {
    const channels = Array.from({ length: 150 }, (_, at) => `Sold by partner number ${at} of our harbour network`);
    const many = makeView(
      [
        { section: 'cover', title: 'Heronbay', lines: ['Heronbay'] },
        ...channels.map((line) => ({ section: 'gtm' as const, title: 'Channels', lines: [line] })),
      ],
      { companyName: 'Heronbay', readingDate: '2026-07' },
    );
    const { reading, asked } = open(
      hearing(() => 'yes', []),
      {},
      many,
    );
    const { review } = await run(reading);
    const told = review.facts.filter(({ kind, foundBy }) => kind === 'channel' && !foundBy?.includes('openai'));
    expect(told.length).toBeGreaterThan(120);
    expect(told.every(({ secondLook }) => secondLook === 'yes')).toBe(true);
    expect(asked.filter((task) => task === 'critic').length).toBeGreaterThan(2);
  });

  test('upholds what the round is for where no figure is told with it', async () => {
    const round = makeView(
      [
        { section: 'cover', title: 'Heronbay', lines: ['Heronbay'] },
        { section: 'ask', title: 'The round', lines: ['Use of funds', 'A native app for nurses'] },
      ],
      { companyName: 'Heronbay', readingDate: '2026-07' },
    );
    const use: Item = { kind: 'use_of_funds', slide: 2, quote: 'A native app for nurses', subject: 'round' };
    const { review } = await run(
      open(
        hearing(() => 'yes', [use]),
        {},
        round,
      ).reading,
    );
    expect(found(review, 'use_of_funds').map(({ text }) => text)).toContain('A native app for nurses');
    const said: Item = { ...use, kind: 'users' };
    const other = await run(
      open(
        hearing(() => 'yes', [said]),
        {},
        round,
      ).reading,
    );
    expect(found(other.review, 'users')).toEqual([]);
  });

  test('a goal of the company is kept as one, and one of others is not', async () => {
    const { review } = await run(open(hearing(({ kind }) => (kind === 'users' ? 'goal' : 'yes'))).reading);
    expect(found(review, 'users')).toMatchObject([{ basis: 'target' }]);
    const market: Item = { ...users, subject: 'market' };
    const other = await run(open(hearing(({ kind }) => (kind === 'users' ? 'goal' : 'yes'), [market])).reading);
    expect(found(other.review, 'users')).toEqual([]);
  });

  test.each(['yes', 'no'] as const)(
    'that says %s to everything is not heard: rules and what they read stand',
    async (all) => {
      const { reading } = open((task, run, prompt) =>
        task === 'critic'
          ? { verdicts: prompt.items.map(({ id }) => ({ item: id, says: all })) }
          : only([users, payers])(task, run, prompt),
      );
      const { review } = await run(reading);
      expect(found(review, 'users')).toEqual([]);
      expect(found(review, 'paying_customers')).toHaveLength(1);
      expect(found(review, 'arr')[0]).not.toHaveProperty('secondLook');
      expect(review.warnings.map(({ code }) => code)).toEqual(['engine-control']);
      expect(review.rejected.map(({ code }) => code)).toEqual(['metric-not-named']);
    },
  );

  test('that does not answer leaves the rules’ reading, with a warning', async () => {
    const broken = new VcError('engine-timeout', { host: 'model.test', seconds: 1 });
    const { reading } = open((task, run, prompt) => (task === 'critic' ? broken : only([users])(task, run, prompt)));
    const { review } = await run(reading);
    expect(found(review, 'users')).toEqual([]);
    expect(found(review, 'arr')[0]).not.toHaveProperty('secondLook');
    expect(review.warnings.map(({ code }) => code)).toEqual(['engine-critic']);
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
