/** Says what leaves the machine: before the first request what is about to be sent where, afterwards what was. */
import { renderMessage } from '@vc-analyst/core/i18n';
import type { Analysis, BatchEvent, Locale, MessageValue } from '@vc-analyst/core/model';
import type { Follower } from './follower.js';

type Outbound = NonNullable<Analysis['outbound']>;

/** The follower, which says as well what a model is sent; nothing as long as none is asked. */
export function announceOutbound(follower: Follower, locale: Locale, total: number | undefined): Follower {
  const say = (id: string, values: Record<string, MessageValue>) => {
    follower.say(renderMessage({ id: `run.${id}`, values }, locale), id);
  };
  const sent: Outbound[] = [];
  let announced = false;
  let announcedPictures = false;
  return {
    ...follower,
    see(event: BatchEvent) {
      if (event.type === 'progress' && event.event.type === 'sending') {
        const { host, model, calls, tokens, cost, pictures } = event.event;
        const about = { host, model, calls, tokens, file: event.fileName, cost: cost ? moneyOf(cost) : '' };
        if (total === 1) say(cost ? 'sendingAt' : 'sending', about);
        else if (!announced) say('sendingAll', about);
        announced = true;
        if (pictures && !announcedPictures) {
          say('sendingPictures', { file: event.fileName, count: pictures.slides, size: kilobytes(pictures.bytes) });
          announcedPictures = true;
        }
      }
      follower.see(event);
      if (event.type === 'completed' && event.analysis.outbound) sent.push(event.analysis.outbound);
    },
    end() {
      for (const line of sentLines(sent)) say(...line);
      follower.end();
    },
  };
}

/** One line a host; nothing for decks of which every answer was known. */
function sentLines(sent: readonly Outbound[]): [id: string, values: Record<string, MessageValue>][] {
  const hosts = new Map<string, { requests: number; bytesSent: number; bytesReceived: number }>();
  for (const { host, requests, bytesSent, bytesReceived } of sent.flatMap((one) => one.hosts)) {
    const known = hosts.get(host) ?? { requests: 0, bytesSent: 0, bytesReceived: 0 };
    hosts.set(host, {
      requests: known.requests + requests,
      bytesSent: known.bytesSent + bytesSent,
      bytesReceived: known.bytesReceived + bytesReceived,
    });
  }
  const sum = (of: (one: Outbound) => number) => sent.reduce((total, one) => total + of(one), 0);
  const input = sum(({ tokens }) => tokens.input);
  const output = sum(({ tokens }) => tokens.output);
  const cached = sum(({ answersFromCache }) => answersFromCache);
  const currency = sent.find(({ cost }) => cost)?.cost?.currency;
  const cost = currency && moneyOf({ amount: sum((one) => one.cost?.actual ?? 0), currency });
  const lines: ReturnType<typeof sentLines> = [...hosts].map(([host, { requests, bytesSent, bytesReceived }]) => [
    'sent',
    { host, requests, sent: kilobytes(bytesSent), received: kilobytes(bytesReceived) },
  ]);
  if (hosts.size > 0) lines.push([cost ? 'usedAt' : 'used', { input, output, cost: cost ?? '' }]);
  if (cached > 0) lines.push(['fromCache', { cached }]);
  return lines;
}

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1000);

/** In whole cents upwards: a deck never costs nothing. */
const moneyOf = ({ amount, currency }: { amount: number; currency: string }): MessageValue => ({
  money: Math.ceil(amount * 100) / 100,
  currency,
});
