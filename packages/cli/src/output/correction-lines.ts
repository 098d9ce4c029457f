/** What people corrected, for the terminal: what, who, when and why. */
import { factValue, renderMessage } from '@vc-analyst/core/i18n';
import type { Analysis, Correction, Locale, MessageValue } from '@vc-analyst/core/model';
import { paragraph } from './columns.js';
import type { ReportTextOptions } from './report-text.js';

/** Nothing when nobody corrected anything. */
export function correctionLines({ corrections = [] }: Analysis, options: ReportTextOptions): string[] {
  const { paint, locale, width } = options;
  if (corrections.length === 0) return [];
  const text = (id: string, values: Record<string, MessageValue> = {}) => renderMessage({ id, values }, locale);
  return [
    '',
    paint.bold(text('correct.title')),
    ...corrections.flatMap(({ change, by, at, reason }) => {
      const who = text('correct.by', { by, date: { date: at.slice(0, 10) } });
      return paragraph([whatChanged(change, locale), who, ...(reason ? [reason] : [])].join(' · '), width, 2);
    }),
  ];
}

function whatChanged(change: Correction['change'], locale: Locale): string {
  const text = (id: string, values: Record<string, MessageValue> = {}) => renderMessage({ id, values }, locale);
  const name = (group: string, id: string) => text(`${group}.${id}`);
  switch (change.of) {
    case 'company':
      return text('correct.company', { to: change.to, was: change.was });
    case 'sector':
    case 'stage':
      return text(`correct.${change.of}`, {
        to: name(`label.${change.of}`, change.to),
        was: name(`label.${change.of}`, change.was),
      });
    case 'businessModel':
      return text('correct.businessModel', { to: name('fit.model', change.to), was: name('fit.model', change.was) });
    case 'question':
      return text('correct.question', { id: change.questionId });
    case 'drop':
      return text('correct.drop', { kind: kindName(change.was.kind, locale), was: factValue(change.was, locale) });
    case 'fact': {
      const { low: _low, high: _high, ...was } = change.was;
      const to = change.set.value === undefined ? { ...change.was, ...change.set } : { ...was, ...change.set };
      return text('correct.fact', {
        kind: kindName(change.set.kind ?? was.kind, locale),
        to: factValue(to as typeof change.was, locale),
        was: `${change.set.kind === undefined ? '' : `${kindName(was.kind, locale)} `}${factValue(change.was, locale)}`,
      });
    }
  }
}

function kindName(kind: string, locale: Locale): string {
  const id = `label.metric.${kind}`;
  const name = renderMessage({ id, values: {} }, locale);
  return name === id ? kind.replaceAll('_', ' ') : name;
}
