/** What the form of an investment misses, in its order, and what it sends. */
import type { Investment } from '@vc-analyst/core/model';
import { readTypedNumber } from '@vc-analyst/core/typed-number';
import { describe, expect, it } from 'vitest';
import { AMOUNT, bodyOf, emptyFields, fieldsOf, problemsOf, today } from './investment-fields.js';

const ahead = 'still to come';

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
    expect(problemsOf({ ...emptyFields(), investmentAmount: 'much' }, { problem }, ahead)).toEqual([
      { field: 'companyName' },
      { field: 'investmentAmount', is: problem },
      { field: 'date' },
    ]);
    expect(problemsOf(emptyFields(), { problem }, ahead)[1]).toEqual({ field: 'investmentAmount' });
  });
  it('takes today, and no day after it', () => {
    const on = (date: string) => problemsOf({ ...fieldsOf(KEPT, 'en'), date }, {}, ahead);
    expect(on(today())).toEqual([]);
    expect(on('9999-12-31')).toEqual([{ field: 'date', is: ahead }]);
  });
  it('sends no analysis where none was chosen', () => {
    const body = bodyOf({ ...emptyFields(), companyName: ' Vela ', date: '2026-01-02' }, 5000);
    expect(body).toMatchObject({ companyName: 'Vela', investmentAmount: 5000, status: 'active' });
    expect(body).not.toHaveProperty('analysisId');
  });
  it.each(['en', 'es', 'fr'] as const)('writes a kept amount so that it is read again as it is, in %s', (locale) => {
    for (const investmentAmount of [0, 0.5, 1225.75, 45_000, 1_225_000.5, 12_500_000]) {
      const written = fieldsOf({ ...KEPT, investmentAmount }, locale).investmentAmount;
      expect(readTypedNumber(written, AMOUNT, locale).value).toBe(investmentAmount);
    }
  });
});
