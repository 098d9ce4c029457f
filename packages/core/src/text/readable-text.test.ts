/** What may stand inside a sentence of ours, and what is left where it was. */
import { describe, expect, it } from 'vitest';
import { readableText } from './readable-text.js';

describe('readableText', () => {
  it.each([
    ['• Reception software for clinics. ', 'Reception software for clinics'],
    ['– Für Praxen, die nachts niemanden haben', 'Für Praxen, die nachts niemanden haben'],
    ['3x faster than spreadsheets', '3x faster than spreadsheets'],
    ['“La recepción que no duerme”', '“La recepción que no duerme”'],
    ['We build what clinics need."', 'We build what clinics need'],
  ])('keeps %s', (text, kept) => {
    expect(readableText(text, { most: 80 })).toBe(kept);
  });

  it.each([
    '| A | B |',
    'www.acme.com',
    'https://acme.io now',
    '12 34 56 7 8',
    'P r o d u c t o',
    'Team',
    'with (an open bracket',
    'broken \ufffd text here',
    'mail me@acme.com today',
    'Our application differs from others in',
    'Pedidos para los clientes que',
  ])('refuses %s', (text) => {
    expect(readableText(text, { most: 80 })).toBeUndefined();
  });

  it('cuts at a word, or refuses what is too long', () => {
    const long = 'Reception software for clinics that cannot staff the night and lose their bookings';
    expect(readableText(long, { most: 40 })).toBe('Reception software for clinics…');
    expect(readableText(long, { most: 40, cut: false })).toBeUndefined();
  });
});
