/** Amounts are understood as people in the three languages write them; anything else is asked again. */
import { describe, expect, it } from 'vitest';
import { bodyOf, emptyFields, parseAmount, problemsOf } from './investment-fields.js';

describe('an amount', () => {
  it.each([
    ['250000', 250_000],
    ['250 000', 250_000],
    ['250\u202f000 €', 250_000],
    ['250.000', 250_000],
    ['1,250,000.50', 1_250_000.5],
    ['1.250.000,5', 1_250_000.5],
    ['0', 0],
  ])('%s is %d', (typed, amount) => expect(parseAmount(typed)).toBe(amount));
  it.each(['', 'a lot', '1,2,3', '-5', '1.2M'])('“%s” is none', (typed) => expect(parseAmount(typed)).toBeUndefined());
});

describe('the form', () => {
  it('names what is missing in its order', () => {
    expect(problemsOf({ ...emptyFields(), investmentAmount: 'much' })).toEqual([
      { field: 'companyName', is: 'required' },
      { field: 'investmentAmount', is: 'amount' },
      { field: 'date', is: 'required' },
    ]);
  });
  it('sends no analysis where none was chosen', () => {
    const body = bodyOf({ ...emptyFields(), companyName: ' Vela ', investmentAmount: '5.000', date: '2026-01-02' });
    expect(body).toMatchObject({ companyName: 'Vela', investmentAmount: 5000, status: 'active' });
    expect(body).not.toHaveProperty('analysisId');
  });
});
