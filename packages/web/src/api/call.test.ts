/** What a call throws: the status and what the server said; only reads pass over the end of a session. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from './call.js';
import { FRESH_FOR } from '../lib/timings.js';
import { createQueryClient } from './query-client.js';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
});
const answers = (status: number, body: string, statusText = '') =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, statusText })));
afterEach(() => {
  vi.unstubAllGlobals();
});

it('says the status and the text of the answer, else the name of the status', async () => {
  answers(503, '<h1>Bad gateway</h1>');
  // For logs; a person is told nothing of a page that is not ours.
  await expect(call('GET /api/team', {})).rejects.toMatchObject({
    message: '503: <h1>Bad gateway</h1>',
    serverMessage: '',
  });
  answers(404, '', 'Not Found');
  await expect(call('GET /api/team', {})).rejects.toThrow('404: Not Found');
  answers(409, JSON.stringify({ error: { code: 'conflict', message: 'It is taken.' } }));
  await expect(call('GET /api/team', {})).rejects.toMatchObject({ message: '409: It is taken.', code: 'conflict' });
});

it('reads nothing where nobody is signed in, and says that the session is over', async () => {
  const onSignedOut = vi.fn();
  const client = createQueryClient(onSignedOut);
  answers(401, JSON.stringify({ error: { code: 'unauthorized', message: 'Sign in.' } }));
  expect(await client.fetchQuery({ queryKey: ['/api/team'] })).toBeNull();
  expect(onSignedOut).toHaveBeenCalledOnce();
  answers(500, 'broken');
  await expect(client.fetchQuery({ queryKey: ['/api/portfolio'] })).rejects.toThrow('500: broken');
});

it('keeps what was read for five minutes, and never asks again by itself', () => {
  const { queries, mutations } = createQueryClient(() => {}).getDefaultOptions();
  expect(FRESH_FOR).toBe(300_000);
  expect(queries).toMatchObject({ staleTime: FRESH_FOR, retry: false, refetchOnWindowFocus: false });
  expect(queries?.refetchInterval).toBe(false);
  expect(mutations).toMatchObject({ retry: false });
});
