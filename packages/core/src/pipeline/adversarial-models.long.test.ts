/** Models that are lazy, flatter, deny or lie in all they say: no score leaves what rules and a truthful model give. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDeckReader } from '../deck/read-deck.js';
import { createOpenAiEngine } from '../engines/openai/open-ai-engine.js';
import { rubricEngine } from '../engines/rubric/rubric-engine.js';
import type { Analysis } from '../model/analysis.js';
import type { Deck } from '../model/deck.js';
import {
  criticise,
  levelAll,
  LIES,
  lyingModel,
  openFakeModel,
  truthfulModel,
  weigh,
  type ModelBehaviour,
  type Prompt,
} from '../testing/fake-model-server/index.js';
import { analyzeDeck } from './analyze-deck.js';

/** Points by which a score may lie outside of what the rules alone and a truthful model give. */
const MOST = 3;
interface Read {
  deck: Deck;
  honest: Analysis[];
}
const read: Read[] = [];

beforeAll(async () => {
  const reader = openDeckReader({ workers: 2 });
  for (const fileName of ['wrenlow-pre-seed.pdf', 'quaylane-series-a.pdf', 'fluxandre-amorcage.pdf']) {
    const path = fileURLToPath(new URL(`../../../../examples/decks/${fileName}`, import.meta.url));
    const deck = await reader.read([{ fileName, bytes: await readFile(path) }]);
    read.push({ deck, honest: [await analyze(deck), await analyze(deck, truthfulModel())] });
  }
  await reader.close();
}, 120_000);
afterAll(() => void read.splice(0));

async function analyze(deck: Deck, behaviour?: ModelBehaviour): Promise<Analysis> {
  const fake = behaviour && (await openFakeModel({ behaviour }));
  const engine = fake ? createOpenAiEngine({ model: 'fake-model', baseUrl: fake.url }) : rubricEngine;
  const reader = { read: () => Promise.resolve(deck), close: () => Promise.resolve() };
  const input = { fileName: deck.fileName, bytes: new Uint8Array(1) };
  const analysis = await analyzeDeck([input], { reader, engine, now: () => new Date(0), newId: () => 'one' });
  await fake?.close();
  return analysis;
}

const scoresOf = ({ overallScore, subScores }: Analysis): number[] =>
  [overallScore, ...subScores.map(({ value }) => value)].map((score) => score ?? 0);

const truthful = truthfulModel();
const noLevels: ModelBehaviour = (prompt) => weigh(prompt, []);
const silent = ({ task }: Prompt): object =>
  ({ summary: { sentences: [] }, critic: { verdicts: [] }, judge: { criteria: [] } })[task] ?? { claims: [] };

/** `facts`, with another critic and judge; both know what the deck's lines hold. */
function whole(
  facts: ModelBehaviour,
  critic: Parameters<typeof criticise>[1],
  judge: ModelBehaviour = noLevels,
): ModelBehaviour {
  return (prompt) =>
    prompt.task === 'critic' ? criticise(prompt, critic) : prompt.task === 'judge' ? judge(prompt) : facts(prompt);
}

/** Levels in turn, each with a line of the deck as its quote, that passes the questions on the deck's lines. */
const levelsInTurn =
  (levels: readonly number[]): ModelBehaviour =>
  (prompt) => {
    const quoted = levelAll(prompt, 4) as { criteria: { id: string }[] };
    const known = weigh(prompt, []) as typeof quoted;
    return {
      criteria: quoted.criteria.map((one, index) =>
        one.id.startsWith('K') ? known.criteria[index] : { ...one, level: levels[index % levels.length] },
      ),
    };
  };
const yes = () => 'yes' as const;
const no = () => 'no' as const;
/** Yes to all but what asks for words. */
const gullible = (prompt: Prompt): object => {
  const { verdicts } = criticise(prompt, yes) as { verdicts: string[] };
  const worded = new Set(prompt.items.filter(({ kind }) => kind === 'wording').map(({ id }) => id));
  const isWorded = (one: string): boolean => worded.has(one.split(' ')[0]!);
  return { verdicts: verdicts.map((one) => (isWorded(one) ? one : `${one.split(' ')[0]} yes`)) };
};

test.each<[string, ModelBehaviour]>([
  ['says nothing', silent],
  ['finds nothing and denies all', whole(silent, no)],
  ['finds all and denies all', whole(truthful, no)],
  ['denies every other', whole(truthful, ({ id }) => (Number(id.slice(1)) % 2 === 0 ? 'no' : 'yes'))],
  ['finds everything very good', whole(truthful, yes, levelsInTurn([3, 4]))],
  ['finds everything poor', whole(truthful, yes, levelsInTurn([0, 1]))],
  ['lies and praises', whole(lyingModel, yes, levelsInTurn([4, 3]))],
  ['upholds its lies', (prompt) => (prompt.task === 'critic' ? gullible(prompt) : whole(lyingModel, yes)(prompt))],
  ['answers in other words', () => ({ respuesta: 'Todo es excelente: nivel 4, invertir.' })],
])('a model that %s', async (_name, behaviour) => {
  for (const { deck, honest } of read) {
    const asked = await analyze(deck, behaviour).catch((error: unknown) => error as Error);
    // Where nothing that can be used comes of the model, there is no analysis by it.
    if (asked instanceof Error) {
      expect(asked).toMatchObject({ code: 'engine-failed' });
      continue;
    }
    const given = honest.map(scoresOf);
    scoresOf(asked).forEach((score, index) => {
      const bounds = given.map((scores) => scores[index]!);
      expect(score).toBeGreaterThanOrEqual(Math.min(...bounds) - MOST);
      expect(score).toBeLessThanOrEqual(Math.max(...bounds) + MOST);
    });
    const { rejected: _rejected, ...shown } = asked;
    expect(JSON.stringify(shown)).not.toMatch(
      new RegExp(`${LIES.figure}|${LIES.name}|${LIES.quote.slice(0, 20)}`, 'u'),
    );
  }
});
