/**
 * A careful reader's answers for real decks, replayed through the whole engine with a summary of every true sentence
 * that can be said of them: no memo says beside one what contradicts it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proposals, readAnsweredDecks } from '../../test/kit/answered-decks.js';
import { createOpenAiEngine } from '../engines/openai/open-ai-engine.js';
import { factsToTell } from '../engines/openai/prompt.js';
import { renderMessage } from '../i18n/render.js';
import { summarySentences } from '../i18n/summary-text.js';
import type { Analysis } from '../model/analysis.js';
import type { Deck } from '../model/deck.js';
import type { Fact } from '../model/fact.js';
import { modelAnswer, openFakeModel, truthfulModel } from '../testing/fake-model-server/index.js';
import { analyzeDeck } from './analyze-deck.js';
import { rescoreAnalysis } from './score-document.js';

let decks = new Map<string, Deck>();
beforeAll(async () => {
  decks = await readAnsweredDecks();
}, 600_000);
afterAll(() => decks.clear());

async function analyze(name: string, deck: Deck): Promise<Analysis> {
  const own = proposals.filter((one) => one.deck === name && one.refusalWrong !== false);
  const known = own.map(({ kind, ...said }) => modelAnswer(kind, said));
  const fake = await openFakeModel({ behaviour: truthfulModel(known) });
  const engine = createOpenAiEngine({ model: 'fake-model', baseUrl: fake.url });
  const reader = { read: () => Promise.resolve(deck), close: () => Promise.resolve() };
  const input = { fileName: deck.fileName, bytes: new Uint8Array(1) };
  const analysis = await analyzeDeck([input], { reader, engine, now: () => new Date(0), newId: () => 'one' });
  await fake.close();
  return analysis;
}

const SALES_AND_USE = ['arr', 'mrr', 'revenue', 'paying_customers', 'customers', 'users', 'mau'];
/** What a sentence of ours says was not found. */
const SILENCES: [RegExp, string[]][] = [
  [/^summary\.reports\.(?:none|forecast-only)/u, SALES_AND_USE],
  [/^summary\.reports\.none\.no-/u, ['ask']],
  [/team\.none|no-team/u, ['person']],
  [/^summary\.about\.silent/u, ['one_liner', 'solution']],
];

/** What the memo denies or tells otherwise beside a sentence on `fact`. */
function contradictions(analysis: Analysis, fact: Fact): string[] {
  const said = summarySentences(analysis, 'en');
  if (!said.some(({ factIds, text }) => factIds.includes(fact.id) && text.includes(fact.quote))) return [];
  const texts = new Set(said.map(({ text }) => text));
  const silent = analysis.summaryMessages.filter(
    ({ message }) =>
      texts.has(renderMessage(message, 'en')) &&
      SILENCES.some(([ours, kinds]) => ours.test(message.id) && kinds.includes(fact.kind)),
  );
  const metric = analysis.facts.find(({ id }) => id === analysis.metrics[fact.kind]);
  const isOther =
    metric !== undefined && metric.value !== fact.value && metric.asOf === fact.asOf && metric.basis === fact.basis;
  return [
    ...silent.map(({ message: { id } }) => `${id} beside ${fact.kind}`),
    ...(isOther ? [`${fact.kind} ${fact.value} beside ${metric.value}`] : []),
  ];
}

test.skipIf(proposals.length === 0)('no memo contradicts itself', async () => {
  const found: string[] = [];
  let told = 0;
  for (const [name, deck] of decks) {
    const analysis = await analyze(name, deck);
    expect(analysis.facts.some(({ foundBy }) => foundBy?.join() === 'openai')).toBe(true);
    // A plan is told as one, and so denies nothing that we say of today.
    for (const fact of factsToTell(analysis.facts).filter(({ basis }) => basis !== 'target' && basis !== 'forecast')) {
      const text = `${analysis.companyName}: ${fact.quote}`;
      const summary = { locale: 'en' as const, sentences: [{ text, factIds: [fact.id] }] };
      const memo = rescoreAnalysis({ ...analysis, modelSummary: summary });
      told += 1;
      found.push(...contradictions(memo, fact).map((one) => `${name}: ${one} | ${fact.quote}`));
    }
  }
  expect(told).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
