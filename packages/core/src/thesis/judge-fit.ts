/**
 * Holds a deck against a fund's thesis, question by question. Pure, and no part of any score: what the deck does not
 * show is `unknown`, never a guess.
 */
import { renderMessage } from '../i18n/render.js';
import type { Fit, FitAnswer, FitVerdict } from '../model/fit.js';
import { message, type Message } from '../model/message.js';
import type { Locale } from '../model/values.js';
import { askCheque, askGeography, askSector, askStage } from './ask-questions.js';
import { askDealBreakers } from './deal-breakers.js';
import type { Asked, FitSubject, Rates } from './fit-subject.js';
import { asksQuestions, type Thesis } from './thesis.js';

export interface FitOptions {
  /** Changes with the content of the thesis, so that an older verdict can be told. */
  mark: string;
  rates: Rates;
  locale: Locale;
}

/** The first of these that an answer has is the verdict. */
const DECIDING: readonly FitVerdict[] = ['outside', 'stretches', 'unknown', 'fits'];

/** The verdict with its reasons; undefined when the thesis asks nothing. */
export function judgeFit(subject: FitSubject, thesis: Thesis, { mark, rates, locale }: FitOptions): Fit | undefined {
  if (!asksQuestions(thesis)) return undefined;
  const asked: Asked[] = [
    ...(thesis.stages ? [askStage(subject, thesis.stages)] : []),
    ...(thesis.sectors ? [askSector(subject, thesis.sectors)] : []),
    ...(thesis.geographies ? [askGeography(subject, thesis.geographies)] : []),
    ...(thesis.cheque ? [askCheque(subject, thesis.cheque, rates)] : []),
    ...(thesis.dealBreakers ? askDealBreakers(subject, thesis.dealBreakers, rates) : []),
  ];
  const answers = asked.map((one) => answerOf(one, subject, locale));
  const verdict = DECIDING.find((one) => answers.some((answer) => answer.verdict === one)) ?? 'fits';
  const textMessage = verdictMessage(verdict, answers);
  return {
    verdict,
    thesis: { ...(thesis.name === undefined ? {} : { name: thesis.name }), mark },
    text: renderMessage(textMessage, locale),
    textMessage,
    answers,
  };
}

function verdictMessage(verdict: FitVerdict, answers: readonly FitAnswer[]): Message {
  const count = answers.filter((answer) => answer.verdict === verdict).length;
  return message(`fit.verdict.${verdict}`, { count, total: answers.length });
}

function answerOf(
  { question, verdict, reason, factIds = [], slides }: Asked,
  subject: FitSubject,
  locale: Locale,
): FitAnswer {
  const cited = subject.facts.filter((fact) => factIds.includes(fact.id));
  return {
    question,
    verdict,
    reason: renderMessage(reason, locale),
    reasonMessage: reason,
    factIds: [...factIds],
    slides: [...new Set(slides ?? cited.map((fact) => fact.slide))].sort((a, b) => a - b),
  };
}
