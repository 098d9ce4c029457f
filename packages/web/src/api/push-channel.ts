/** The push channel: one socket while anybody listens, opened again when it breaks; the server replays what was missed. */
import type { ClientMessage, ServerMessage } from '@vc-analyst/core/contract';

type Listener = (message: ServerMessage) => void;

export interface PushChannel {
  /** Listens to one analysis until the returned function is called. */
  subscribe: (analysisId: string, listener: Listener) => () => void;
  /** Calls back when something happened in the workspace, until the returned function is called. */
  onNews: (listener: () => void) => () => void;
}

/** Milliseconds before the first attempt to connect again; it doubles up to the longest. */
const FIRST_RETRY = 500;
const LONGEST_RETRY = 10_000;
/** How the server closes a socket whose session it ended, and milliseconds until the next one will be there. */
const SESSION_ENDED = 1008;
const NEXT_SESSION = 3000;
/** Milliseconds an unused socket stays open: a list that is drawn anew does not reconnect. */
const LINGER = 2000;

/** `open` makes a socket; tests pass their own. */
export function createPushChannel(open: () => WebSocket): PushChannel {
  const listeners = new Map<string, Set<Listener>>();
  const newsListeners = new Set<() => void>();
  const isUsed = () => listeners.size > 0 || newsListeners.size > 0;
  let wasOpen = false;
  let socket: WebSocket | undefined;
  let delay = FIRST_RETRY;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const send = (message: ClientMessage) => {
    if (socket?.readyState === 1) socket.send(JSON.stringify(message));
  };

  const hear = (message: ServerMessage) => {
    if (message.type === 'news') for (const listener of [...newsListeners]) listener();
    else if ('analysisId' in message && message.analysisId !== undefined)
      for (const listener of [...(listeners.get(message.analysisId) ?? [])]) listener(message);
  };

  const connect = () => {
    clearTimeout(retryTimer);
    const opened = (socket = open());
    opened.onopen = () => {
      delay = FIRST_RETRY;
      for (const analysisId of listeners.keys()) send({ type: 'subscribe', analysisId });
      // What happened meanwhile was told to nobody.
      if (wasOpen) {
        for (const analysisId of listeners.keys()) hear({ type: 'changed', analysisId });
        hear({ type: 'news' });
      }
      wasOpen = true;
    };
    opened.onmessage = (event: MessageEvent<string>) => {
      hear(JSON.parse(event.data) as ServerMessage);
    };
    opened.onclose = ({ code }: CloseEvent) => {
      if (socket !== opened) return;
      socket = undefined;
      if (!isUsed()) return;
      // The cookie of the next session, as after a new password, may be on its way.
      retryTimer = setTimeout(connect, code === SESSION_ENDED ? NEXT_SESSION : delay);
      delay = Math.min(delay * 2, LONGEST_RETRY);
    };
  };

  const closeIfUnused = () => {
    if (isUsed()) return;
    clearTimeout(retryTimer);
    const unused = socket;
    socket = undefined;
    wasOpen = false;
    unused?.close();
  };

  return {
    subscribe(analysisId, listener) {
      const known = listeners.get(analysisId);
      if (known) known.add(listener);
      else listeners.set(analysisId, new Set([listener]));
      if (!socket) connect();
      // A second listener to the same analysis asks again: the replay is how it learns what happened so far.
      else send({ type: 'subscribe', analysisId });
      return () => {
        const left = listeners.get(analysisId);
        left?.delete(listener);
        if (left?.size !== 0) return;
        listeners.delete(analysisId);
        send({ type: 'unsubscribe', analysisId });
        setTimeout(closeIfUnused, LINGER);
      };
    },
    onNews(listener) {
      newsListeners.add(listener);
      if (!socket) connect();
      return () => {
        newsListeners.delete(listener);
        setTimeout(closeIfUnused, LINGER);
      };
    },
  };
}

/** The page's channel, secure where the page is. */
export const pushChannel = createPushChannel(() => new WebSocket(`${location.origin.replace('http', 'ws')}/ws`));
