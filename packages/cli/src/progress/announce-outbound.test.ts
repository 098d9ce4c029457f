/** What a person is told of what leaves the machine: before it does, and afterwards. */
import { expect, test } from 'vitest';
import type { Analysis, BatchEvent, Locale } from '@vc-analyst/core/model';
import { announceOutbound } from './announce-outbound.js';

function told(events: BatchEvent[], locale: Locale, total: number): string[] {
  const lines: string[] = [];
  const silent = { see: () => undefined, say: (text: string) => void lines.push(text), end: () => undefined };
  const follower = announceOutbound(silent, locale, total);
  for (const event of events) follower.see(event);
  follower.end();
  return lines;
}

const cost = { amount: 0.0123, currency: 'USD' };
const sending = (fileName: string, withCost = true): BatchEvent => ({
  type: 'progress',
  fileName,
  index: 0,
  event: {
    type: 'sending',
    host: 'models.example',
    model: 'm-1',
    calls: 5,
    tokens: 12_345,
    ...(withCost ? { cost } : {}),
  },
});
const completed = (fileName: string, requests: number, answersFromCache = 0): BatchEvent => ({
  type: 'completed',
  fileName,
  index: 0,
  analysis: {
    outbound: {
      hosts: requests > 0 ? [{ host: 'models.example', requests, bytesSent: 41_000, bytesReceived: 2_001 }] : [],
      tokens: { estimated: 12_345, input: 11_000, output: 900 },
      cost: { estimated: 0.0123, actual: 0.011, currency: 'USD' },
      answersFromCache,
    },
  } as Analysis,
});

test('of one deck: what will go where and for how much, then what went', () => {
  expect(told([sending('a.pdf'), completed('a.pdf', 5)], 'en', 1)).toEqual([
    'a.pdf: about 12,345 tokens in 5 requests go to m-1 at models.example, for some $0.02.',
    'Sent to models.example: 5 requests, 41 kB; received: 3 kB.',
    'Tokens: 11,000 sent, 900 answered; $0.02.',
  ]);
  expect(told([sending('a.pdf', false)], 'fr', 1)[0]).toMatch(/^a\.pdf\s: environ 12\s345 jetons en 5 requêtes/);
});

test('pictures of slides that go are told with their size, of many decks once', () => {
  const seen = (fileName: string): BatchEvent => {
    const one = sending(fileName) as Extract<BatchEvent, { type: 'progress' }>;
    return { ...one, event: { ...one.event, pictures: { slides: 6, bytes: 1_200_001 } } as typeof one.event };
  };
  expect(told([seen('a.pdf')], 'en', 1)[1]).toBe(
    'Pictures of slides go too: of a.pdf 6, with 1,201 kB over all requests. With vision: false none goes.',
  );
  const lines = told([sending('a.pdf'), seen('b.pdf'), seen('c.pdf')], 'es', 3);
  expect(lines.filter((line) => line.includes('imágenes'))).toHaveLength(1);
  expect(lines[1]).toContain('b.pdf');
});

test('of many decks: once before the first, and the sum at the end', () => {
  const lines = told([sending('a.pdf'), sending('b.pdf'), completed('a.pdf', 5), completed('b.pdf', 6)], 'en', 2);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toBe('Sent to models.example: 11 requests, 82 kB; received: 5 kB.');
  expect(lines[2]).toContain('22,000 sent, 1,800 answered');
});

test('nothing is said where no model is asked; answers that were known are called so', () => {
  expect(told([{ type: 'completed', fileName: 'a.pdf', index: 0, analysis: {} as Analysis }], 'en', 1)).toEqual([]);
  expect(told([completed('a.pdf', 0, 5)], 'es', 1)).toEqual([
    '5 respuestas ya se conocían; no se envió nada por ellas.',
  ]);
});
