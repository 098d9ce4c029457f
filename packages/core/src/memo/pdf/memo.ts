/** What every part of the memo needs: the document in the reader's language, its words, and the paper. */
import type { CriterionResult } from '../../model/scores.js';
import { criterionName } from '../../model/criterion-name.js';
import { inLanguage } from '../../i18n/in-language.js';
import { formatNumber, formatPercent, renderMessage } from '../../i18n/render.js';
import type { Analysis } from '../../model/analysis.js';
import type { MessageValue } from '../../model/message.js';
import type { Locale, Priority, Severity } from '../../model/values.js';
import type { Paper } from '../../drawing/pdf/paper.js';
import type { Span } from '../../drawing/pdf/text/lay-out-text.js';
import { TEXT, type Tone } from '../../drawing/pdf/theme.js';

export interface Memo {
  analysis: Analysis;
  locale: Locale;
  paper: Paper;
  pictures: ReadonlyMap<number, Uint8Array>;
  label: (id: string, values?: Record<string, MessageValue>) => string;
  /** A text that only exported files have. */
  say: (id: string, values?: Record<string, MessageValue>) => string;
  title: (criterion: Pick<CriterionResult, 'id' | 'titleMessage'>) => string;
  number: (value: number) => string;
  /** 0..1 as percent. */
  percent: (share: number) => string;
  /** "s. 4, s. 7": the slides of facts, each once, at most `most`. */
  slidesOf: (factIds: readonly string[], most?: number) => string;
  slideList: (slides: readonly number[], most?: number) => string;
}

export function openMemo(
  source: Analysis,
  locale: Locale,
  paper: Paper,
  pictures: ReadonlyMap<number, Uint8Array>,
): Memo {
  const analysis = inLanguage(source, locale);
  const slideOf = new Map(analysis.facts.map(({ id, slide }) => [id, slide]));
  const text =
    (room: string) =>
    (id: string, values: Record<string, MessageValue> = {}) =>
      renderMessage({ id: `${room}.${id}`, values }, locale);
  const label = text('label');
  const slideList = (slides: readonly number[], most = 4) =>
    [...new Set(slides)]
      .filter((slide) => slide > 0)
      .sort((a, b) => a - b)
      .slice(0, most)
      .map((number) => label('slideShort', { number }).replaceAll(' ', '\u00a0'))
      .join(', ');
  return {
    analysis,
    locale,
    paper,
    pictures,
    label,
    say: text('export'),
    title: (criterion) => renderMessage(criterionName(criterion), locale),
    number: (value) => formatNumber(value, locale),
    percent: (share) => formatPercent(Math.round(share * 100), locale),
    slidesOf: (factIds, most) =>
      slideList(
        factIds.flatMap((id) => slideOf.get(id) ?? []),
        most,
      ),
    slideList,
  };
}

/** A quote as it stands on its slide, between the marks of the reader's language. */
export function quoted(quote: string, { say }: Memo): Span {
  return { text: say('quoted', { quote: quote.replace(/\s+/g, ' ').trim() }), style: TEXT.quote };
}

export const SEVERITY_TONES: Record<Severity, Tone> = { critical: 'poor', high: 'poor', medium: 'fair', low: 'none' };
export const PRIORITY_TONES: Record<Priority, Tone> = { high: 'poor', medium: 'fair', low: 'none' };

/** First letter large, as a heading or a cell begins. */
export function capital(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
