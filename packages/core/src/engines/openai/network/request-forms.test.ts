/** Every endpoint takes another request and answers in another form: the client finds the one that works, and keeps to it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openFakeModel, type FakeModel, type ModelEndpoint } from '../../../testing/fake-model-server/index.js';
import { answersSchema } from '../answer-schemas.js';
import { withDefaults } from '../settings.js';
import { openLedger } from './ledger.js';
import { openModelClient, type EndpointClient, type Question } from './model-client.js';

const ANSWER = { answers: [{ kind: 'arr', value: 1.2 }] };

let fake: FakeModel;
let client: EndpointClient;
beforeAll(async () => {
  fake = await openFakeModel();
});
afterAll(() => fake.close());

function open(options: Parameters<FakeModel['change']>[0]): void {
  fake.change({ behaviour: () => ANSWER, ...options });
  client = openModelClient(withDefaults({ baseUrl: fake.url, model: 'fake-model', retries: 1 }));
}

function question(pictures: Question<unknown>['pictures'] = []): Question<unknown> {
  return {
    name: 'answers',
    system: 'You read decks.',
    user: 'What is the ARR?',
    pictures,
    schema: answersSchema(['arr']),
    read: (json) => z.object({ answers: z.array(z.unknown()) }).safeParse(json).data,
    ledger: openLedger(),
  };
}

/** Asks twice; how many requests each took. */
async function requestsOf(asked: Question<unknown>): Promise<[number, number]> {
  const counts: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    const before = fake.requests.length;
    expect((await client.ask(asked)).json).toEqual(ANSWER);
    counts.push(fake.requests.length - before);
  }
  return [counts[0]!, counts[1]!];
}

const FORMS: [ModelEndpoint, number, Partial<ReturnType<EndpointClient['abilities']>>][] = [
  ['openai', 2, { form: 'schema', temperature: false, limit: 'max_completion_tokens', system: true }],
  ['azure', 5, { form: 'text', temperature: false, limit: 'max_completion_tokens', system: false }],
  ['ollama', 1, { form: 'schema', temperature: true, system: true }],
  ['vllm', 4, { form: 'schema', temperature: true, limit: 'none', system: false }],
  ['llama.cpp', 2, { form: 'json', temperature: true, system: true }],
  ['lm-studio', 1, { form: 'schema', temperature: true, system: true }],
  ['anthropic', 2, { form: 'schema', temperature: false, system: true }],
  ['gemini', 2, { form: 'json', temperature: true, system: true }],
  ['tools-only', 1, { form: 'schema' }],
];

test.each(FORMS)(
  '%s is asked in the form that it takes, found by %i requests and then kept',
  async (endpoint, first, form) => {
    open({ endpoint });
    expect(await requestsOf(question())).toEqual([first, 1]);
    expect(client.abilities()).toMatchObject(form);
    // What is asked reaches a model that knows no system role, too.
    expect(fake.requests.at(-1)?.text).toContain('You read decks.');
  },
);

const picture = { slide: 1, url: 'data:image/png;base64,AAAA' };

test.each(FORMS)(
  '%s answers without pictures where its model sees none, and is sent no more of them',
  async (endpoint, first, form) => {
    open({ endpoint, sees: false });
    expect(await requestsOf(question([picture]))).toEqual([first + 1, 1]);
    expect(client.abilities()).toMatchObject({ ...form, pictures: false });
    expect(fake.requests.at(-1)?.text).not.toContain('image_url');
  },
);

test('a model that sees is shown pictures, and a server that fails for a while is not taken for a blind one', async () => {
  open({ endpoint: 'llama.cpp' });
  await client.ask(question([picture]));
  expect(fake.requests.at(-1)?.text).toContain(picture.url);
  open({ fault: 'error-500-once' });
  await client.ask(question([picture]));
  expect(client.abilities().pictures).toBe(true);
});

test('a filter, a refused key and an account with nothing left are told as what they are, and asked once', async () => {
  for (const [status, body, code] of [
    [400, { error: { message: 'The response was filtered.', code: 'content_filter' } }, 'engine-declined'],
    [400, [{ error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } }], 'engine-key'],
    [400, { error: { message: 'Your credit balance is too low.' } }, 'engine-key'],
    [400, { message: "This model's maximum context length is 4096 tokens." }, 'engine-too-long'],
  ] as const) {
    open({ reply: { status, body } });
    const before = fake.requests.length;
    await expect(client.ask(question())).rejects.toMatchObject({ code });
    expect(fake.requests.length - before).toBe(1);
  }
});

test('tokens of thinking are counted where only the total has them', async () => {
  const tokensOf = async (endpoint: ModelEndpoint) => {
    open({ endpoint });
    const asked = question();
    await client.ask(asked);
    return asked.ledger.read().tokens.output;
  };
  expect((await tokensOf('gemini')) - (await tokensOf('lm-studio'))).toBe(200);
});
