/** What the form of an investment misses, in its order, and what it sends. */
import type { Investment } from '@vc-analyst/core/model';
import { readTypedNumber } from '@vc-analyst/core/typed-number';
import { describe, expect, it } from 'vitest';
import { AMOUNT, bodyOf, emptyFields, fieldsOf, problemsOf, today } from './investment-fields.js';

const says = { ahead: 'still to come', stake: 'between 0 and 100' };
const TYPED = { investmentAmount: { value: 5000 }, stake: {}, currentValue: {} };

const KEPT: Investment = {
  id: 'vela',
  companyName: 'Vela',
  investmentAmount: 0,
  date: '2026-01-02',
  status: 'active',
  assigneeIds: [],
  history: [],
  createdAt: '2026-01-02T00:00:00.000Z',
};

describe('the form', () => {
  it('names what is missing in its order', () => {
    const problem = '“much” is not a number';
    const typed = { ...TYPED, investmentAmount: { problem } };
    expect(problemsOf({ ...emptyFields(), investmentAmount: 'much' }, typed, says)).toEqual([
      { field: 'companyName' },
      { field: 'investmentAmount', is: problem },
      { field: 'date' },
    ]);
    expect(problemsOf(emptyFields(), typed, says)[1]).toEqual({ field: 'investmentAmount' });
  });
  it('takes today, and no day after it', () => {
    const on = (date: string) => problemsOf({ ...fieldsOf(KEPT, 'en'), date }, TYPED, says);
    expect(on(today())).toEqual([]);
    expect(on('9999-12-31')).toEqual([{ field: 'date', is: says.ahead }]);
  });
  it('sends no analysis where none was chosen', () => {
    const body = bodyOf({ ...emptyFields(), companyName: ' Vela ', date: '2026-01-02' }, TYPED);
    expect(body).toMatchObject({ companyName: 'Vela', investmentAmount: 5000, status: 'active' });
    expect(body).not.toHaveProperty('analysisId');
    expect(body).not.toHaveProperty('currentValue');
  });
  it('takes a stake of a whole, and a value with the day it is of', () => {
    const fields = { ...fieldsOf(KEPT, 'en'), stake: '7.5', currentValue: '12k', valuedOn: '2026-03-01' };
    const typed = { ...TYPED, stake: { value: 7.5 }, currentValue: { value: 12_000 } };
    expect(problemsOf(fields, typed, says)).toEqual([]);
    expect(bodyOf(fields, typed)).toMatchObject({ stake: 7.5, currentValue: 12_000, valuedOn: '2026-03-01' });
    const wrong = problemsOf({ ...fields, valuedOn: '9999-12-31' }, { ...typed, stake: { value: 101 } }, says);
    expect(wrong).toEqual([
      { field: 'stake', is: says.stake },
      { field: 'valuedOn', is: says.ahead },
    ]);
  });
  it.each(['en', 'es', 'fr'] as const)('writes a kept amount so that it is read again as it is, in %s', (locale) => {
    for (const investmentAmount of [0, 0.5, 1225.75, 45_000, 1_225_000.5, 12_500_000]) {
      const written = fieldsOf({ ...KEPT, investmentAmount }, locale).investmentAmount;
      expect(readTypedNumber(written, AMOUNT, locale).value).toBe(investmentAmount);
    }
  });
});
