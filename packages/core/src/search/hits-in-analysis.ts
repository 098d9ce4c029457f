/** Facts and questions of one analysis that a search means, with how well each fits. */
import { markedValue } from '../i18n/figure-origin.js';
import { kindNameId } from '../i18n/metric-name.js';
import { renderMessage } from '../i18n/render.js';
import type { Analysis } from '../model/analysis.js';
import type { Fact } from '../model/fact.js';
import type { FactHit, QuestionHit } from '../model/search.js';
import type { Locale } from '../model/values.js';
import { toSearchText, wordsOf } from '../text/search-text.js';
import { isMeant, markWords, soughtIn, type Sought } from './mark-words.js';

export interface Ranked<Hit> {
  /** Higher is better. */
  rank: number;
  hit: Hit;
}

/** Characters of a quote that are shown. */
const QUOTE = 150;

/** What a word counts where it stands: the name of a figure before its words. */
const WEIGHT = { name: 4, value: 3, subject: 3, quote: 2, company: 1 } as const;
/** The search names the figure in full, the report chose it among several, it happened. */
const NAMED = 3;
const CHOSEN = 2;
const ACTUAL = 1;

export function factHits(analysis: Analysis, sought: readonly Sought[], locale: Locale): Ranked<FactHit>[] {
  const chosen = new Set(Object.values(analysis.metrics));
  const inCompany = companyWords(analysis, sought, locale);
  const found = analysis.facts.flatMap((fact): Ranked<FactHit>[] => {
    // Names of companies are found as companies already.
    if (!fact.visible || fact.kind === 'company_name') return [];
    const name = renderMessage({ id: kindNameId(fact.kind), values: {} }, locale);
    const value = isFigure(fact) ? markedValue(fact, locale) : undefined;
    const fit = fitOf(sought, inCompany, [
      [WEIGHT.name, name],
      [WEIGHT.value, value ?? ''],
      [WEIGHT.subject, fact.subjectName ?? ''],
      [WEIGHT.quote, fact.text],
      [WEIGHT.quote, fact.quote],
    ]);
    if (fit === 0) return [];
    const rank =
      fit +
      (isNamedInFull(name, sought) ? NAMED : 0) +
      (chosen.has(fact.id) ? CHOSEN : 0) +
      (fact.basis === 'actual' ? ACTUAL : 0);
    return [
      {
        rank,
        hit: {
          analysisId: analysis.id,
          version: analysis.version,
          companyName: markWords(analysis.companyName, sought),
          factId: fact.id,
          kind: fact.kind,
          name: markWords(name, sought),
          ...(value === undefined ? {} : { value: markWords(value, sought) }),
          quote: markWords(fact.quote, sought, QUOTE),
          slide: fact.slide,
        },
      },
    ];
  });
  return onePerLine(found.sort((a, b) => b.rank - a.rank));
}

/** Of the figures of one kind in one line of the deck, such as those of a series, the best. */
function onePerLine(hits: readonly Ranked<FactHit>[]): Ranked<FactHit>[] {
  const lines = new Set<string>();
  return hits.filter(({ hit: { kind, slide, quote } }) => {
    const line = `${kind} ${slide} ${quote.map(({ text }) => text).join('')}`;
    return !lines.has(line) && lines.add(line);
  });
}

function isNamedInFull(name: string, sought: readonly Sought[]): boolean {
  return wordsOf(name).every((word) => sought.some((one) => isMeant(word, one)));
}

export function questionHits(analysis: Analysis, sought: readonly Sought[], locale: Locale): Ranked<QuestionHit>[] {
  const inCompany = companyWords(analysis, sought, locale);
  return analysis.questions.flatMap((one): Ranked<QuestionHit>[] => {
    const { id, category, priority, slide } = one;
    const question = renderMessage(one.questionMessage, locale);
    const said = [one.answer, one.notes, one.owner].filter(Boolean).join(' · ');
    const fit = fitOf(sought, inCompany, [
      [WEIGHT.quote, question],
      [WEIGHT.value, said],
    ]);
    if (fit === 0) return [];
    const marked = markWords(said, sought, QUOTE);
    return [
      {
        rank: fit + (one.first ? 1 : 0),
        hit: {
          analysisId: analysis.id,
          version: analysis.version,
          companyName: markWords(analysis.companyName, sought),
          questionId: id,
          question: markWords(question, sought),
          ...(marked.some(({ hit }) => hit) ? { said: marked } : {}),
          category,
          priority,
          ...(slide === undefined ? {} : { slide }),
        },
      },
    ];
  });
}

/** What a fact or question may leave to its company: name, file, sector. */
function companyWords({ companyName, fileName, sector }: Analysis, sought: readonly Sought[], locale: Locale) {
  const label = renderMessage({ id: `label.sector.${sector}`, values: {} }, locale);
  return soughtIn(`${companyName} ${fileName} ${label}`, sought);
}

function isFigure({ value, low, high }: Fact): boolean {
  return value !== undefined || low !== undefined || high !== undefined;
}

/** Sum of what each word counts in the best of the texts; 0 when one is nowhere, or all are only in the company's name. */
function fitOf(
  sought: readonly Sought[],
  inCompany: ReadonlySet<Sought>,
  texts: readonly (readonly [weight: number, text: string])[],
): number {
  // Cutting into words costs many times what looking for a few letters does.
  const folded = texts.map(([weight, text]) => [weight, text, toSearchText(text)] as const);
  const isNowhere = (one: Sought) => !inCompany.has(one) && !folded.some(([, , text]) => text.includes(one.word));
  if (sought.some(isNowhere)) return 0;
  const places = folded
    .filter(([, , text]) => sought.some(({ word }) => text.includes(word)))
    .map(([weight, text]) => [weight, soughtIn(text, sought)] as const);
  let fit = 0;
  let isInText = false;
  for (const one of sought) {
    const best = Math.max(0, ...places.filter(([, words]) => words.has(one)).map(([weight]) => weight));
    if (best === 0 && !inCompany.has(one)) return 0;
    isInText ||= best > 0;
    fit += Math.max(best, inCompany.has(one) ? WEIGHT.company : 0);
  }
  return isInText ? fit : 0;
}
