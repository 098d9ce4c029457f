/** What stands beside a figure that is not simply the deck's own: who corrected it, how it was computed, who saw or doubts it. */
import type { Fact } from '../model/fact.js';
import { answerOnPage } from '../model/answer-page.js';
import type { Locale } from '../model/values.js';
import { factValue } from './fact-value.js';
import { renderMessage } from './render.js';

/** The fact's value as it stands in a sentence or a narrow cell: "€45K (corrected)". */
export function markedValue(fact: Fact, locale: Locale): string {
  const value = factValue(fact, locale);
  const mark = fact.source === 'person' ? 'corrected' : fact.source === 'answer' ? 'answered' : undefined;
  return mark ? renderMessage({ id: `figure.${mark}`, values: { value } }, locale) : value;
}

/** Longest wording of the deck that is repeated, in characters. */
const WORDS = 90;

/** "computed: MRR × 12 · corrected by a person; the deck says €37K a month"; undefined for a fact as the deck states it. */
export function figureOrigin(fact: Fact, locale: Locale): string | undefined {
  const say = (id: string, values = {}) => renderMessage({ id: `figure.origin.${id}`, values }, locale);
  const computed = fact.kind === 'arr' && fact.derivedFrom ? [say('from-mrr')] : [];
  if (fact.source !== 'person') {
    const { secondLook = 'yes' } = fact;
    const answer = answerOnPage(fact.slide) === undefined ? [] : [say('answer')];
    const seen = fact.source === 'vision' ? [say('seen', { name: fact.text })] : [];
    const look = secondLook === 'yes' ? [] : [say(`look-${secondLook}`)];
    return [...computed, ...answer, ...seen, ...look].join(' · ') || undefined;
  }
  return [...computed, correctedFrom(fact)].join(' · ');

  function correctedFrom({ asRead }: Fact): string {
    if (!asRead) return say('corrected');
    const isFigure = asRead.value !== undefined || asRead.low !== undefined || asRead.high !== undefined;
    const was = factValue(asRead, locale);
    return say(isFigure ? 'corrected-from' : 'corrected-words', {
      was: was.length > WORDS ? `${was.slice(0, WORDS - 1)}…` : was,
    });
  }
}
