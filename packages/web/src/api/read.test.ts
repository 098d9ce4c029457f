/** Keys are paths in parts: a shorter one covers the longer ones. */
import { describe, expect, it } from 'vitest';
import { addressOf } from './call.js';
import { keyOf } from './read.js';

describe('a query key', () => {
  it.each([
    ['/api/analyses', {}, ['/api/analyses']],
    ['/api/analyses/{id}', { params: { id: 'a b' } }, ['/api/analyses', 'a%20b']],
    ['/api/analyses/{id}/shares', { params: { id: 'x' } }, ['/api/analyses', 'x', 'shares']],
    ['/api/analyses/{id}/slides/{number}', { params: { id: 'x', number: 3 } }, ['/api/analyses', 'x', 'slides', '3']],
    ['/api/activities', { query: { limit: 5, analysisId: undefined } }, ['/api/activities', '?limit=5']],
  ])('of %s', (path, input, key) => {
    expect(keyOf(path, input)).toEqual(key);
  });

  it('joined by slashes is the address', () => {
    const key = keyOf('/api/reports/{period}', { params: { period: 'month' }, query: { type: 'market' } });
    expect(key.join('/').replace('/?', '?')).toBe(
      addressOf('/api/reports/{period}', { period: 'month' }, { type: 'market' }),
    );
  });
});
