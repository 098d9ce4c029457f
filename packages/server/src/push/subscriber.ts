/** One socket's subscriptions: each is allowed by the permission table, replays the steps so far and pushes the next. */
import { errorText, isVcError, VcError, type Change, type CurrentUser, type Locale } from '@vc-analyst/core';
import { clientMessageSchema, may, type ServerMessage } from '@vc-analyst/core/contract';
import type { WebSocket } from 'ws';
import { readableSummary } from '../services/readable-analysis.js';
import type { Services } from '../services/services.js';

const MOST_SUBSCRIPTIONS = 200;
/** Messages that a client may send in so many milliseconds. */
const RATE = { messages: 100, ms: 10_000 };
/** Bytes that wait for a client that does not read; one that has more is let go, and may come again. */
const MOST_WAITING = 1024 * 1024;

/** Milliseconds in which changes of one analysis, and news, are told once: a running one changes often. */
const TOGETHER = 250;

export interface Subscriber {
  /** A message of the client; undefined for one that is no text. */
  hear(text: string | undefined): void;
  /** A document of the workspace came or changed. */
  notice(change: Pick<Change, 'collection' | 'id'>): void;
  end(): void;
}

export interface SubscriberOptions {
  services: Services;
  /** Whose socket it is, as their rights are now; undefined once the session has ended. */
  user: () => Promise<CurrentUser | undefined>;
  locale: Locale;
}

export function openSubscriber(socket: WebSocket, { services, user, locale }: SubscriberOptions): Subscriber {
  const { workspace, log } = services;
  const following = new Map<string, () => void>();
  /** What is to be told soon, by analysis; `news` under no id. */
  const due = new Map<string, NodeJS.Timeout>();
  let heard = { since: Date.now(), count: 0 };
  /** One message after the other, so that an unsubscription never overtakes its subscription. */
  let turn: Promise<void> = Promise.resolve();

  function tell(message: ServerMessage): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) {
      socket.terminate();
      return;
    }
    socket.send(JSON.stringify(message));
  }

  function tellSoon(key: string, message: ServerMessage): void {
    if (due.has(key)) return;
    const timer = setTimeout(() => {
      due.delete(key);
      tell(message);
    }, TOGETHER);
    due.set(key, timer.unref());
  }

  function complain(error: VcError, analysisId?: string): void {
    const { code } = error;
    tell({
      type: 'error',
      ...(analysisId === undefined ? {} : { analysisId }),
      error: { code, message: errorText(error, locale) },
    });
  }

  async function subscribe(analysisId: string): Promise<void> {
    if (following.has(analysisId)) stop(analysisId);
    if (following.size >= MOST_SUBSCRIPTIONS) {
      complain(new VcError('bad-request', { problem: `> ${MOST_SUBSCRIPTIONS}` }), analysisId);
      return;
    }
    const reader = await user();
    if (!reader) throw new VcError('unauthorized');
    if (!may(reader.role, 'read')) throw new VcError('forbidden');
    await readableSummary(services, reader, analysisId);
    if (socket.readyState !== socket.OPEN) return;
    following.set(
      analysisId,
      workspace.queue.follow(analysisId, (update) => {
        if (update.type !== 'failed') return tell(update);
        const { code, data } = update;
        const message = errorText(new VcError(code, data), locale);
        tell({ type: 'failed', analysisId, error: { code, message } });
      }),
    );
  }

  function stop(analysisId: string): void {
    following.get(analysisId)?.();
    following.delete(analysisId);
  }

  async function obey(text: string | undefined): Promise<void> {
    const message = clientMessageSchema.safeParse(parse(text));
    if (!message.success) {
      complain(new VcError('bad-request', { problem: 'type' }));
      return;
    }
    const { data } = message;
    if (data.type === 'ping') tell({ type: 'pong' });
    else if (data.type === 'unsubscribe') {
      for (const id of data.analysisId === undefined ? [...following.keys()] : [data.analysisId]) stop(id);
    } else {
      try {
        await subscribe(data.analysisId);
      } catch (error) {
        if (!isVcError(error)) log.error({ err: error }, 'a subscription failed');
        complain(isVcError(error) ? error : new VcError('internal', { problem: '' }), data.analysisId);
      }
    }
  }

  return {
    hear(text) {
      const now = Date.now();
      if (now - heard.since > RATE.ms) heard = { since: now, count: 0 };
      heard.count += 1;
      if (heard.count > RATE.messages) {
        socket.close(1008, 'too many messages');
        return;
      }
      turn = turn.then(() => obey(text));
    },
    notice({ collection, id }) {
      if (collection === 'activities') tellSoon('', { type: 'news' });
      else if (collection === 'analyses' && following.has(id)) tellSoon(id, { type: 'changed', analysisId: id });
    },
    end() {
      for (const timer of due.values()) clearTimeout(timer);
      for (const id of [...following.keys()]) stop(id);
    },
  };
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
