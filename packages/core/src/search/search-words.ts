/** The words by which a search knows whether it is worth reading an analysis: one short string an analysis, in memory. */
import { factValue } from '../i18n/fact-value.js';
import { renderValue } from '../i18n/render.js';
import type { Analysis } from '../model/analysis.js';
import type { Message, MessageValue } from '../model/message.js';
import type { Question } from '../model/question.js';
import { LOCALES } from '../model/values.js';
import { wordsOf } from '../text/search-text.js';

/**
 * Every word once, folded, between spaces. `!` stands before words of company and file name, `#` before a kind of fact,
 * `$` before a text of ours that a question is made of, `%` before the sector. Names of kinds and texts of ours are searched by what they say in the reader's language, so that
 * no analysis holds them in all three.
 */
export function searchWords(analysis: Analysis): string {
  const words = new Set<string>();
  // Several facts of a slide have the same quote.
  const taken = new Set<string>();
  const take = (text: string | undefined, mark = ''): void => {
    if (!text || taken.has(mark + text)) return;
    taken.add(mark + text);
    for (const word of wordsOf(text)) words.add(mark + word);
  };
  take(analysis.companyName, '!');
  take(analysis.fileName, '!');
  words.add(`%${analysis.sector}`);
  if (analysis.status === 'completed') {
    for (const fact of analysis.facts) {
      if (!fact.visible) continue;
      words.add(`#${fact.kind}`);
      take(fact.quote);
      take(fact.text);
      take(fact.subjectName);
      if (fact.unit !== undefined) for (const locale of LOCALES) take(factValue(fact, locale));
    }
    for (const question of analysis.questions) takeQuestion(question, words, take);
  }
  return [...words].join(' ');
}

function takeQuestion(question: Question, words: Set<string>, take: (text: string | undefined) => void): void {
  const takeMessage = ({ id, values }: Message): void => {
    words.add(`$${id}`);
    Object.values(values).forEach(takeValue);
  };
  const takeValue = (value: MessageValue): void => {
    if (typeof value === 'string') take(value);
    else if (typeof value === 'object' && 'message' in value) takeMessage(value.message);
    else if (typeof value === 'object' && 'list' in value) value.list.forEach(takeValue);
    else for (const locale of LOCALES) take(renderValue(value, locale));
  };
  takeMessage(question.questionMessage);
  take(question.answer);
  take(question.notes);
  take(question.owner);
}
