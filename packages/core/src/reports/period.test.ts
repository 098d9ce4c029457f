/** Calendar periods: weeks over New Year, leap days, clocks that change, and what is compared with what. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketsOf, dayOf, isoWeek, isWithin, monthsBetween, monthsEarlier, periodAt } from './period.js';

const at = (text: string) => Date.parse(text.length === 10 ? `${text}T00:00:00Z` : text);
const days = ({ from, until }: { from: number; until: number }) => [dayOf(from), dayOf(until)];
const moments = fc.date({ min: new Date('1999-12-01'), max: new Date('2060-01-01'), noInvalidDate: true });

describe('periodAt', () => {
  it.each([
    ['week', '2026-01-01T10:00:00Z', ['2025-12-29', '2026-01-05']],
    ['week', '2024-12-30T00:00:00Z', ['2024-12-30', '2025-01-06']],
    ['week', '2026-11-22T23:59:59.999Z', ['2026-11-16', '2026-11-23']],
    ['month', '2024-02-29T23:59:00Z', ['2024-02-01', '2024-03-01']],
    ['month', '2025-12-31T23:59:59Z', ['2025-12-01', '2026-01-01']],
    ['quarter', '2026-03-31T12:00:00Z', ['2026-01-01', '2026-04-01']],
    ['year', '2024-02-29T12:00:00Z', ['2024-01-01', '2025-01-01']],
  ] as const)('holds the %s of %s', (id, moment, bounds) => {
    expect(days(periodAt(id, at(moment)))).toEqual(bounds);
  });

  it('ends at midnight UTC on the days when clocks change', () => {
    const march = periodAt('week', at('2026-03-29T01:30:00Z'));
    expect(march.until - march.from).toBe(7 * 86_400_000);
  });

  it('compares a running period with as much of the one before, and a whole one with the whole', () => {
    const running = periodAt('month', at('2026-11-21T06:00:00Z'));
    expect([running.before!.from, running.before!.until]).toEqual([at('2026-10-01'), at('2026-10-21T06:00:00Z')]);
    // February has no 31 days: what is left of the comparison is the whole of it.
    expect(days(periodAt('month', at('2026-03-31T12:00:00Z')).before!)).toEqual(['2026-02-01', '2026-03-01']);
    const past = periodAt('quarter', at('2026-11-21'), at('2026-08-15'));
    expect([past.running, ...days(past), ...days(past.before!)]).toEqual([
      false,
      ...['2026-07-01', '2026-10-01', '2026-04-01', '2026-07-01'],
    ]);
  });

  it('holds its moment and follows the period before without a gap, whenever it is asked', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom('week', 'month', 'quarter', 'year'), (moment, id) => {
        const period = periodAt(id, moment.getTime());
        expect(isWithin(moment.getTime(), period)).toBe(true);
        const before = periodAt(id, moment.getTime(), period.from - 1);
        expect(before.until).toBe(period.from);
        expect(period.before!.from).toBe(before.from);
        expect(period.before!.until).toBeLessThanOrEqual(period.from);
      }),
    );
  });
});

it.each([
  ['2026-01-01', 1, 2026],
  ['2027-01-03', 53, 2026],
  ['2024-12-31', 1, 2025],
  ['2021-01-03', 53, 2020],
  ['2026-11-21', 47, 2026],
])('%s lies in week %i of %i', (day, week, year) => expect(isoWeek(at(day))).toEqual({ week, year }));

it('goes back by months, to the last day where the day is missing', () => {
  expect(dayOf(monthsEarlier(at('2026-05-31'), 3))).toBe('2026-02-28');
  expect(dayOf(monthsEarlier(at('2024-05-31'), 3))).toBe('2024-02-29');
  expect(monthsEarlier(at('2026-01-15T08:30:00Z'), 3)).toBe(at('2025-10-15T08:30:00Z'));
});

it('names every month between two days', () => {
  expect(monthsBetween(at('2025-11-30'), at('2026-02-01'))).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

describe('bucketsOf', () => {
  const dates = (...args: Parameters<typeof bucketsOf>) => bucketsOf(...args).map(({ date }) => date);

  it('divides a week by days, a month by weeks clipped at its ends, a year by months', () => {
    expect(dates(periodAt('week', at('2026-11-18T09:00:00Z')))).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
    expect(dates(periodAt('month', at('2026-11-21'), at('2026-09-30')))).toEqual([
      ...['2026-09-01', '2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28'],
    ]);
    expect(dates(periodAt('year', at('2026-03-01T00:00:00Z')))).toEqual(['2026-01', '2026-02', '2026-03']);
  });

  it('divides everything by months, quarters or years as its length asks', () => {
    const now = at('2026-11-21');
    const all = periodAt('all', now);
    expect(dates(all)).toEqual(['2026-11']);
    expect(dates(all, at('2026-08-03'))).toEqual(['2026-08', '2026-09', '2026-10', '2026-11']);
    expect(dates(all, at('2023-05-01')).slice(0, 2)).toEqual(['2023-Q2', '2023-Q3']);
    expect(dates(all, at('2015-05-01'))).toHaveLength(12);
  });

  it('covers the period without gap or overlap, so that every analysis of it is in one piece', () => {
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom('week', 'month', 'quarter', 'year', 'all'),
        fc.integer({ min: 0, max: 9000 }),
        (now, id, age) => {
          const period = periodAt(id, now.getTime());
          const first = now.getTime() - age * 86_400_000;
          const buckets = bucketsOf(period, first);
          buckets.slice(1).forEach((bucket, index) => expect(bucket.from).toBe(buckets[index]!.until));
          expect(buckets[0]!.from).toBeLessThanOrEqual(id === 'all' ? first : period.from);
          expect(buckets.at(-1)!.until).toBe(period.until);
          expect(buckets.length).toBeLessThanOrEqual(26);
        },
      ),
    );
  });
});
