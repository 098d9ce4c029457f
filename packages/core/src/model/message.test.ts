/** What stands for a message in a document, and what does not. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { message, messageSchema } from './message.js';

const accepts = (value: unknown) => messageSchema.safeParse(value).success;

describe('messageSchema', () => {
  it.each([
    [{}],
    [{ n: 3, name: 'Orvela' }],
    [
      {
        amount: { money: 1.5e6, currency: 'EUR' },
        share: { percent: 12 },
        times: { multiple: 3 },
        day: { date: '2026' },
      },
    ],
    [
      {
        list: { list: [message('a.b', { n: 1 }), 2].map((one) => (typeof one === 'number' ? one : { message: one })) },
      },
    ],
  ])('takes the values %j', (values) => expect(accepts({ id: 'a.b', values })).toBe(true));

  it.each([
    [undefined],
    ['a.b'],
    [{ id: 'a.b' }],
    [{ id: 1, values: {} }],
    [{ id: 'a.b', values: [] }],
    [{ id: 'a.b', values: {}, text: 'more' }],
    [{ id: 'a.b', values: { n: null } }],
    [{ id: 'a.b', values: { n: Number.NaN } }],
    [{ id: 'a.b', values: { n: true } }],
    [{ id: 'a.b', values: { n: {} } }],
    [{ id: 'a.b', values: { n: { money: 1 } } }],
    [{ id: 'a.b', values: { n: { percent: 1, of: 2 } } }],
    [{ id: 'a.b', values: { n: { money: 1, currency: 'EUR', more: 1 } } }],
    [{ id: 'a.b', values: { n: { list: 'x' } } }],
    [{ id: 'a.b', values: { n: { message: { id: 'c.d' } } } }],
  ])('refuses %j', (value) => expect(accepts(value)).toBe(false));

  it('describes itself to readers of a JSON schema', () => {
    expect(z.toJSONSchema(z.strictObject({ text: messageSchema }))).toMatchObject({
      properties: { text: { type: 'object', required: ['id', 'values'] } },
    });
  });
});
