/** A person's correction in words: what stands now and what stood before. */
import type { Correction } from '../model/correction.js';
import type { Fact } from '../model/fact.js';
import type { MessageValue } from '../model/message.js';
import type { Locale } from '../model/values.js';
import { factValue } from './fact-value.js';
import { renderMessage } from './render.js';

/** "ARR: $1.2M instead of $1M"; without who, when and why. */
export function correctionText(change: Correction['change'], locale: Locale): string {
  const text = (id: string, values: Record<string, MessageValue> = {}) => renderMessage({ id, values }, locale);
  const named = (id: string, group: string, { to, was }: { to: string; was: string }) =>
    text(id, { to: text(`${group}.${to}`), was: text(`${group}.${was}`) });
  switch (change.of) {
    case 'company':
      return text('correct.company', { to: change.to, was: change.was });
    case 'sector':
      return named('correct.sector', 'label.sector', change);
    case 'stage':
      return named('correct.stage', 'label.stage', change);
    case 'businessModel':
      return named('correct.businessModel', 'fit.model', change);
    case 'question':
      return text('correct.question', { id: change.questionId });
    case 'drop':
      return text('correct.drop', { kind: kindName(change.was.kind, locale), was: factValue(change.was, locale) });
    case 'fact': {
      const { was, set } = change;
      const before = factValue(was, locale);
      return text('correct.fact', {
        kind: kindName(set.kind ?? was.kind, locale),
        to: factValue(corrected(was, set), locale),
        was: set.kind === undefined ? before : `${kindName(was.kind, locale)} ${before}`,
      });
    }
  }
}

/** A new figure replaces a range as well. */
function corrected(was: Fact, set: object): Fact {
  const { low: _low, high: _high, ...rest } = was;
  return { ...('value' in set ? rest : was), ...set };
}

/** The kind of a fact in words: “ARR”; a kind without a name is its id in words. */
export function kindName(kind: string, locale: Locale): string {
  const id = `label.metric.${kind}`;
  const name = renderMessage({ id, values: {} }, locale);
  return name === id ? kind.replaceAll('_', ' ') : name;
}
