/** Marks that a list goes on are no words of its heading; figures and names that look like them are. */
import { describe, expect, it } from 'vitest';
import { withoutContinuation } from './without-continuation.js';

describe('withoutContinuation', () => {
  it.each([
    ['Customers (cont.)', 'Customers'],
    ["Our team cont'd", 'Our team'],
    ['Our team (2/2)', 'Our team'],
    ['Our team - 2 of 3', 'Our team'],
    ['Clientes (continuación)', 'Clientes'],
    ['Clientes – 2 de 3', 'Clientes'],
    ['Clients (suite)', 'Clients'],
    ['Clients 2/2', 'Clients'],
  ])('%s', (heading, own) => {
    expect(withoutContinuation(heading)).toBe(own);
  });

  it.each(['Our product suite', 'Support 24/7', 'Liked by 9 of 10', 'Growth continued', 'Rated 5/4', 'Contracts'])(
    '%s stays',
    (heading) => {
      expect(withoutContinuation(heading)).toBe(heading);
    },
  );
});
