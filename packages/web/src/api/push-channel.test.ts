/** One socket for all listeners; after a break it opens again and subscribes anew. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPushChannel } from './push-channel.js';

class FakeSocket {
  readyState = 0;
  sent: unknown[] = [];
  onopen?: () => void;
  onclose?: (event: { code: number }) => void;
  onmessage?: (event: { data: string }) => void;
  send = (text: string) => void this.sent.push(JSON.parse(text));
  close = () => this.break();
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  break(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  say = (message: unknown) => this.onmessage?.({ data: JSON.stringify(message) });
}

describe('the push channel', () => {
  let sockets: FakeSocket[];
  const channel = () =>
    createPushChannel(() => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    });
  beforeEach(() => {
    sockets = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  const step = { type: 'progress', analysisId: 'a', step: 'extract', status: 'completed' };

  it('subscribes when it is open and tells only who listens to that analysis', () => {
    const heard: string[] = [];
    const { subscribe } = channel();
    subscribe('a', (message) => heard.push(`a ${message.type}`));
    subscribe('b', (message) => heard.push(`b ${message.type}`));
    sockets[0]!.open();
    expect(sockets).toHaveLength(1);
    expect(sockets[0]!.sent).toEqual([
      { type: 'subscribe', analysisId: 'a' },
      { type: 'subscribe', analysisId: 'b' },
    ]);
    sockets[0]!.say(step);
    expect(heard).toEqual(['a progress']);
  });

  it('tells whoever wants news, and after a break everybody that something may have changed', () => {
    const heard: string[] = [];
    const { subscribe, onNews } = channel();
    const stop = onNews(() => heard.push('news'));
    sockets[0]!.open();
    subscribe('a', ({ type }) => heard.push(`a ${type}`));
    expect(sockets).toHaveLength(1);
    sockets[0]!.say({ type: 'news' });
    sockets[0]!.say({ type: 'changed', analysisId: 'a' });
    expect(heard.splice(0)).toEqual(['news', 'a changed']);
    sockets[0]!.break();
    vi.advanceTimersByTime(500);
    sockets[1]!.open();
    expect(heard).toEqual(['a changed', 'news']);
    stop();
    sockets[1]!.say({ type: 'news' });
    expect(heard).toHaveLength(2);
  });

  it('connects again after a break, later each time, and asks for the replay', () => {
    const { subscribe } = channel();
    subscribe('a', () => {});
    sockets[0]!.open();
    sockets[0]!.break();
    vi.advanceTimersByTime(499);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    sockets[1]!.break();
    vi.advanceTimersByTime(999);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    sockets[2]!.open();
    expect(sockets[2]!.sent).toEqual([{ type: 'subscribe', analysisId: 'a' }]);
  });

  it('gives the next session time to come where the server ended this one', () => {
    channel().subscribe('a', () => {});
    sockets[0]!.open();
    sockets[0]!.break(1008);
    vi.advanceTimersByTime(2999);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });

  it('says goodbye when nobody listens any more, and closes unless somebody comes back at once', () => {
    const { subscribe } = channel();
    const leave = subscribe('a', () => {});
    sockets[0]!.open();
    leave();
    expect(sockets[0]!.sent.at(-1)).toEqual({ type: 'unsubscribe', analysisId: 'a' });
    const leaveAgain = subscribe('b', () => {});
    vi.advanceTimersByTime(5000);
    expect(sockets[0]!.readyState).toBe(1);
    leaveAgain();
    vi.advanceTimersByTime(2000);
    expect(sockets[0]!.readyState).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});
