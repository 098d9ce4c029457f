/** Metamorphic tests on planted companies: other figures, other writing, other names, other languages. */
import { readDeckHere } from '../../../src/deck/read-deck-here.js';
import type { Fact } from '../../../src/model/fact.js';
import { LOCALES, SCORE_IDS, type Locale } from '../../../src/model/values.js';
import { COMPANIES, type PlantedCompany } from '../planted/companies.js';
import { composeDeck } from '../planted/compose-deck.js';
import { writePlantedDeck } from '../planted/write-planted-deck.js';
import type { Pinned } from '../read-facts.js';
import { whatMoved, type Outcome } from './deck-changes.js';
import { judgeDeck, nearlyTheSame, judgeEvidence, pointsOf, verdictOf, type Judged } from './judge-deck.js';
import { rewritten } from './transform-deck.js';

/** Runs MT2, MT3, MT8, MT9, MT10, MT11 and MT13 on the company at `index`. */
export async function changeCompany(index: number, languages: readonly Locale[] = LOCALES): Promise<Outcome[]> {
  const company = COMPANIES[index];
  if (!company) return [];
  const outcomes: Outcome[] = [];
  const pins: Pinned = { stage: 'seed', sector: company.sector, companyName: company.name, asOf: '2026-03' };
  const judge = async (changed: PlantedCompany, language: Locale, how = {}) => {
    const planted = {
      ...composeDeck(changed, index, language, how),
      format: index % 2 ? ('pdf' as const) : ('pptx' as const),
    };
    return judgeDeck(await readDeckHere(await writePlantedDeck(planted)), pins);
  };

  for (const language of languages) {
    const base = await judge(company, language);
    const verdict = JSON.stringify(verdictOf(base));
    const note = (test: string, change: string, after: Judged, holds: boolean) =>
      outcomes.push({ test, holds, told: `${company.name} (${language}), ${change}: ${whatMoved(base, after)}` });

    const more = await judge(scaled(company, 10), language);
    const equal = (['market', 'team', 'product'] as const).every((score) =>
      sameNumber(pointsOf(more, score), pointsOf(base, score)),
    );
    note('MT2', 'ten times the ARR', more, equal && pointsOf(more, 'traction') >= pointsOf(base, 'traction') - 1e-6);
    const less = await judge(scaled(company, 0.1), language);
    note('MT3', 'a tenth of the ARR', less, pointsOf(less, 'traction') <= pointsOf(base, 'traction') + 1e-6);

    const rewrittenForms = await judge(company, language, { forms: 1 });
    note(
      'MT8',
      'amounts written otherwise',
      rewrittenForms,
      JSON.stringify(verdictOf(rewrittenForms)) === verdict && nearlyTheSame(base, rewrittenForms),
    );
    const renamed = await judge({ ...company, people: ['Zoë Diallo', 'Aarav Singh', 'Mei Lin'] }, language);
    note(
      'MT9',
      'other people',
      renamed,
      JSON.stringify(verdictOf(renamed)) === verdict && sameQuestions(base, renamed),
    );

    const deck = await readDeckHere(
      await writePlantedDeck({ ...composeDeck(company, index, language), format: 'pptx' }),
    );
    const told = judgeDeck(deck, pins);
    if (company.currency === 'EUR' || company.currency === 'USD') {
      const pounds = judgeDeck(rewritten(deck, inPoundsText(language)), pins);
      const exchanged = judgeEvidence({ ...told.evidence, facts: told.evidence.facts.map(inPounds(company.currency)) });
      outcomes.push({
        test: 'MT13',
        holds:
          sameAmounts(told, pounds, company.currency) &&
          JSON.stringify(verdictOf(pounds)) === JSON.stringify(verdictOf(exchanged)),
        told: `${company.name} (${language}), the same digits in pounds: ${whatMoved(exchanged, pounds)}`,
      });
    }
    const [cover, ...rest] = deck.slides;
    const later = rewritten({ ...deck, slides: rest }, threeYearsOn);
    const planned = judgeDeck({ ...deck, slides: cover ? [cover, ...later.slides] : later.slides }, pins);
    const rose = SCORE_IDS.some((score) => pointsOf(planned, score) > pointsOf(told, score) + 1e-6);
    outcomes.push({
      test: 'MT10',
      holds: !rose,
      told: `${company.name} (${language}), all figures in years to come: ${whatMoved(told, planned)}`,
    });

    const { arr, raised, rivalArr, rivalRaised } = company.values;
    const swapped = await judge(
      {
        ...company,
        values: { ...company.values, arr: rivalArr, rivalArr: arr, raised: rivalRaised, rivalRaised: raised },
      },
      language,
    );
    const taken = swapped.evidence.facts.filter(
      ({ kind, value, subject, basis }) =>
        subject === 'company' &&
        basis === 'actual' &&
        ((kind === 'arr' && value === arr) || (kind === 'raised_to_date' && value === raised)),
    );
    note('MT11', 'figures swapped with a rival', swapped, taken.length === 0);
  }
  return outcomes;
}

/**
 * MT5: the decks of one company in three languages, sentence for sentence: the same key figures, the overall score
 * within 3, each other score within 5, and the same recommendation unless it is borderline.
 */
export async function compareTwins(index: number): Promise<{ figures: Outcome[]; scores: Outcome[] }> {
  const company = COMPANIES[index];
  if (!company) return { figures: [], scores: [] };
  const judged = await Promise.all(
    LOCALES.map(async (language) => {
      const planted = { ...composeDeck(company, index, language, { twins: true }), format: 'pptx' as const };
      const pins: Pinned = { stage: 'seed', sector: company.sector, companyName: company.name, asOf: '2026-03' };
      return judgeDeck(await readDeckHere(await writePlantedDeck(planted)), pins);
    }),
  );
  const [english, ...others] = judged;
  if (!english) return { figures: [], scores: [] };
  const figures: Outcome[] = [];
  const scores: Outcome[] = [];
  others.forEach((other, place) => {
    const told = `${company.name}, en and ${LOCALES[place + 1]}: ${whatMoved(english, other)}`;
    figures.push({
      test: 'MT5 figures',
      holds: JSON.stringify(keyFigures(english)) === JSON.stringify(keyFigures(other)),
      told,
    });
    const apart = Object.entries(verdictOf(english).scores).map(([score, value]) => {
      const twin = (verdictOf(other).scores as Record<string, number | null>)[score] ?? 0;
      return { score, by: Math.abs((value ?? 0) - twin) };
    });
    const near = apart.every(({ score, by }) => by <= (score === 'overallScore' ? 3 : 5));
    const borderline = english.document.recommendationRule?.borderline === true;
    const alike = borderline || english.document.recommendation === other.document.recommendation;
    scores.push({ test: 'MT5 scores', holds: near && alike, told });
  });
  return { figures, scores };
}

/** The figures a partner looks at first. */
const KEY = ['arr', 'mrr', 'revenue', 'tam', 'burn_net', 'cash', 'ask', 'pre_money', 'raised_to_date'] as const;

function keyFigures({ evidence, document }: Judged): string[] {
  const metrics = document.metrics as Partial<Record<string, string>>;
  return KEY.map((kind) => {
    const fact = evidence.facts.find(({ id }) => id === metrics[kind]);
    return `${kind} ${fact?.value ?? fact?.low ?? '-'}`;
  });
}

/** Every sign, code and word of euros and dollars turned into pounds, the digits untouched. */
function inPoundsText(language: Locale): (text: string) => string {
  const name = { en: 'pounds', es: 'libras', fr: 'livres sterling' }[language];
  return (text) =>
    text
      .replace(/(?:US)?\$|€/g, '£')
      .replace(/\b(?:EUR|USD)\b/g, 'GBP')
      .replace(/\bd[’'](?=euros?\b)/g, 'de ')
      .replace(/\b(?:euros?|dollars?|dólares|dólar)(?![\p{L}])/giu, name);
}

function inPounds(currency: string) {
  return (fact: Fact): Fact => (fact.currency === currency ? { ...fact, currency: 'GBP' } : fact);
}

/** The same figures of the same metrics, each in the other currency. */
function sameAmounts(before: Judged, after: Judged, currency: string): boolean {
  const amounts = ({ evidence }: Judged, of: string) =>
    evidence.facts
      .filter((fact) => fact.currency === of)
      .map(({ kind, value, low, high, basis }) => [kind, value, low, high, basis].join(' '))
      .sort();
  const [told, now] = [amounts(before, currency), amounts(after, 'GBP')];
  return told.length > 0 && told.join() === now.join();
}

function scaled(company: PlantedCompany, by: number): PlantedCompany {
  const { arr, arrPrev, mrr } = company.values;
  return { ...company, values: { ...company.values, arr: arr * by, arrPrev: arrPrev * by, mrr: mrr * by } };
}

function threeYearsOn(text: string): string {
  return text.replace(
    /\b202([456])\b(?! ?,? ?(?:Grand|Insight))/g,
    (_, digit: string) => `20${24 + Number(digit) - 1}`,
  );
}

function sameNumber(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-6;
}

function sameQuestions(before: Judged, after: Judged): boolean {
  const ids = ({ document }: Judged) => document.questions.map(({ id }) => id).join();
  return ids(before) === ids(after);
}
