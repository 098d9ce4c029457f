/** What a report tells of a model's part in it: what left the machine, how far its readings differ, what was refused. */
import { catalogues } from '../i18n/catalogues.js';
import { renderMessage } from '../i18n/render.js';
import type { Analysis } from '../model/analysis.js';
import { isOnlySeen } from '../model/only-seen.js';
import type { MessageValue } from '../model/message.js';
import type { Locale } from '../model/values.js';

export interface RefusedNote {
  /** What it was proposed as. */
  kind: string;
  /** The model's own words; not verified, possibly not in the deck. */
  quote: string;
  slide?: number;
  reason: string;
}

const KB = 1024;

/** Sentences on hosts, bytes, tokens, cost, the spread, and names seen in pictures; none where no model was asked. */
export function outboundNotes(
  { outbound, spread, facts }: Pick<Analysis, 'outbound' | 'spread' | 'facts'>,
  locale: Locale,
): string[] {
  if (!outbound) return [];
  const say = (id: string, values: Record<string, MessageValue>) =>
    renderMessage({ id: `engine.use.${id}`, values }, locale);
  const { hosts, tokens, cost, answersFromCache } = outbound;
  const notes = hosts.map(({ host, requests, bytesSent, bytesReceived }) =>
    say('sent', { host, requests, sent: Math.ceil(bytesSent / KB), received: Math.ceil(bytesReceived / KB) }),
  );
  if (hosts.length > 0) notes.push(say('took', tokens));
  if (hosts.length > 0 && cost) {
    const money = (amount: number) => ({ money: amount, currency: cost.currency });
    notes.push(say('paid', { actual: money(cost.actual), estimated: money(cost.estimated) }));
  }
  if (answersFromCache > 0) notes.push(say('known', { n: answersFromCache }));
  if (spread) notes.push(say('spread', spread));
  const seen = facts.filter(isOnlySeen).map(({ text: name, slide }) => ({
    message: { id: 'engine.use.seen-name', values: { name, slide } },
  }));
  if (seen.length > 0) notes.push(say('seen', { names: { list: seen } }));
  return notes;
}

/** What was refused, `most` of it, and in `more` a sentence on the rest. */
export function refusedNotes(
  { rejected, slideCount }: Pick<Analysis, 'rejected' | 'slideCount'>,
  locale: Locale,
  most: number,
): { notes: RefusedNote[]; more?: string } {
  const notes = rejected.slice(0, most).map(({ proposal: { kind, quote, name, slide }, reasonMessage }) => ({
    kind: nameOf(kind, locale),
    quote: quote ?? name ?? '',
    // A slide that the deck has not leads nowhere.
    ...(slide !== undefined && Number.isInteger(slide) && slide >= 1 && slide <= slideCount ? { slide } : {}),
    reason: renderMessage(reasonMessage, locale),
  }));
  const rest = rejected.length - notes.length;
  return rest > 0 ? { notes, more: renderMessage({ id: 'engine.use.more', values: { n: rest } }, locale) } : { notes };
}

/** A kind of fact by its name; what a model made up as it stands. */
function nameOf(kind: string, locale: Locale): string {
  return catalogues[locale][`label.metric.${kind}`] ?? kind;
}
