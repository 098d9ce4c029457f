/** Facts and questions of one analysis that a search means, with how well each fits. */
import { markedValue } from '../i18n/figure-origin.js';
import { kindNameId } from '../i18n/metric-name.js';
import { renderMessage } from '../i18n/render.js';
import type { Analysis } from '../model/analysis.js';
import type { Fact } from '../model/fact.js';
import { figureOf } from '../model/figures.js';
import type { Question } from '../model/question.js';
import type { FactHit, QuestionHit } from '../model/search.js';
import type { Locale } from '../model/values.js';
import { wordsOf } from '../text/search-text.js';
import { isMeant, markWords, spacedWords, stands, type Sought } from './mark-words.js';

export interface Ranked<Hit> {
  analysisId: string;
  /** Higher is better. */
  rank: number;
  hit(): Hit;
}

/** What searches look through of one analysis in one language: made once, without the rest of the document. */
export interface SearchedAnalysis {
  /** What a fact or question may leave to its company: name, file, sector, as `spacedWords()`. */
  company: string;
  facts: readonly Searched<FactHit>[];
  questions: readonly Searched<QuestionHit>[];
}

interface Searched<Hit> {
  analysisId: string;
  /** Each as `spacedWords()`, with what a word counts where it stands; what counts most comes first. */
  texts: readonly (readonly [weight: number, spaced: string])[];
  /** What it counts besides the words. */
  bonus(sought: readonly Sought[]): number;
  /** Of those with the same one only the best is a hit, such as the figures of a series in one line of the deck. */
  line: string;
  hit(sought: readonly Sought[]): Hit;
}

/** Characters of a quote that are shown. */
const QUOTE = 150;

/** What a word counts where it stands: the name of a figure before its words. */
const WEIGHT = { name: 4, value: 3, subject: 3, quote: 2, company: 1 } as const;
/** The search names the figure in full, the report chose it among several, it happened; a question to ask first. */
const NAMED = 3;
const CHOSEN = 2;
const ACTUAL = 1;
const FIRST = 1;

type Whose = Pick<Analysis, 'id' | 'version' | 'companyName'>;

/** Of an analysis that is not finished nothing is looked through. */
export function searchedAnalysis(analysis: Analysis, locale: Locale): SearchedAnalysis {
  const { id, version, companyName, fileName, sector, status, metrics, facts, questions } = analysis;
  const whose = { id, version, companyName };
  const isFinished = status === 'completed';
  const chosen = new Set(Object.values(metrics));
  // Names of companies are found as companies already.
  const shown = facts.filter(({ visible, kind }) => isFinished && visible && kind !== 'company_name');
  return {
    company: spacedWords(
      `${companyName} ${fileName} ${renderMessage({ id: `label.sector.${sector}`, values: {} }, locale)}`,
    ),
    facts: shown.map((fact) => searchedFact(fact, chosen.has(fact.id), whose, locale)),
    questions: isFinished ? questions.map((question) => searchedQuestion(question, whose, locale)) : [],
  };
}

function searchedFact(fact: Fact, isChosen: boolean, whose: Whose, locale: Locale): Searched<FactHit> {
  const { id: factId, kind, slide, quote, text, subjectName, basis } = fact;
  const name = renderMessage({ id: kindNameId(kind), values: {} }, locale);
  const nameWords = wordsOf(name);
  const value = isFigure(fact) ? markedValue(fact, locale) : undefined;
  const always = (isChosen ? CHOSEN : 0) + (basis === 'actual' ? ACTUAL : 0);
  const isNamedInFull = (sought: readonly Sought[]) =>
    nameWords.every((word) => sought.some((one) => isMeant(word, one)));
  return {
    analysisId: whose.id,
    texts: weighedTexts([
      [WEIGHT.name, name],
      [WEIGHT.value, value],
      [WEIGHT.subject, subjectName],
      [WEIGHT.quote, text],
      [WEIGHT.quote, quote],
    ]),
    bonus: (sought) => always + (isNamedInFull(sought) ? NAMED : 0),
    line: `${kind} ${slide} ${quote}`,
    hit: (sought) => ({
      analysisId: whose.id,
      version: whose.version,
      companyName: markWords(whose.companyName, sought),
      factId,
      kind,
      name: markWords(name, sought),
      ...(value === undefined ? {} : { value: markWords(value, sought), figure: figureOf(fact) }),
      quote: markWords(quote, sought, QUOTE),
      slide,
    }),
  };
}

function searchedQuestion(one: Question, whose: Whose, locale: Locale): Searched<QuestionHit> {
  const { id: questionId, category, priority, slide } = one;
  const question = renderMessage(one.questionMessage, locale);
  const said = [one.answer, one.notes, one.owner].filter(Boolean).join(' · ');
  const bonus = one.first ? FIRST : 0;
  return {
    analysisId: whose.id,
    texts: weighedTexts([
      [WEIGHT.value, said],
      [WEIGHT.quote, question],
    ]),
    bonus: () => bonus,
    line: questionId,
    hit(sought) {
      const marked = markWords(said, sought, QUOTE);
      return {
        analysisId: whose.id,
        version: whose.version,
        companyName: markWords(whose.companyName, sought),
        questionId,
        question: markWords(question, sought),
        ...(marked.some(({ hit }) => hit) ? { said: marked } : {}),
        category,
        priority,
        ...(slide === undefined ? {} : { slide }),
      };
    },
  };
}

function weighedTexts(texts: readonly (readonly [number, string | undefined])[]): Searched<unknown>['texts'] {
  return texts.flatMap(([weight, text]) => (text ? [[weight, spacedWords(text)] as const] : []));
}

function isFigure({ value, low, high }: Fact): boolean {
  return value !== undefined || low !== undefined || high !== undefined;
}

/** Those of an analysis that the search means, the best of each line of the deck; better ones first. */
export function hitsAmong<Hit>(
  searched: readonly Searched<Hit>[],
  company: string,
  sought: readonly Sought[],
): Ranked<Hit>[] {
  const found = searched.flatMap((one) => {
    const fit = fitOf(sought, company, one.texts);
    return fit === 0 ? [] : [{ one, rank: fit + one.bonus(sought) }];
  });
  const lines = new Set<string>();
  return found
    .sort((a, b) => b.rank - a.rank)
    .filter(({ one: { line } }) => !lines.has(line) && lines.add(line))
    .map(({ one, rank }) => ({ analysisId: one.analysisId, rank, hit: () => one.hit(sought) }));
}

/** Sum of what each word counts in the best of the texts; 0 when one is nowhere, or all are only in the company's name. */
function fitOf(sought: readonly Sought[], company: string, texts: Searched<unknown>['texts']): number {
  let fit = 0;
  let isInText = false;
  for (const one of sought) {
    const best = texts.find(([, spaced]) => stands(one, spaced))?.[0];
    isInText ||= best !== undefined;
    const counts = best ?? (stands(one, company) ? WEIGHT.company : 0);
    if (counts === 0) return 0;
    fit += counts;
  }
  return isInText ? fit : 0;
}
