/** What a company plans of one metric, in one row: every value with its date. */
import { kindNameId } from '../../i18n/metric-name.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Fact } from '../../model/fact.js';
import type { MemoCell } from '../../model/memo.js';
import { message, type MessageValue } from '../../model/message.js';
import { once, valueOf, type Writer } from './cells.js';

/** Values of one metric that stand in its row; of more those of the slide that tells most of them. */
const MOST_VALUES = 6;

/** Sums that say so. */
const TOTAL = /tota(?:l|ux)/iu;
/** By so much parts may miss their sum: they are rounded. */
const ROUNDED = 0.02;

/** "$11.5M (2025), $63M (2026) and $223M (2027)": by date; undated ones where none has a date. */
export function plannedRow(writer: Writer, kind: FactKind, facts: readonly Fact[]): MemoCell[] {
  const whenOf = ({ asOf, detail }: Fact) => asOf ?? String(detail?.when ?? '');
  const size = ({ value, low }: Fact) => value ?? low ?? 0;
  const each = once(facts, (fact) => `${whenOf(fact)} ${size(fact)}`);
  const dated = each.filter((fact) => whenOf(fact) !== '');
  // Beside a plan by years what has no date may be of any.
  const isPart = (fact: Fact): boolean => {
    const beside = dated.filter((other) => other.slide === fact.slide && whenOf(other) === whenOf(fact));
    return beside.some((sum) => {
      const parts = beside.filter((other) => size(other) < size(sum)).reduce((all, other) => all + size(other), 0);
      const isSum = TOTAL.test(sum.quote) || Math.abs(parts - size(sum)) <= ROUNDED * size(sum);
      return size(sum) > size(fact) && isSum;
    });
  };
  const whole = dated.length > 0 ? dated.filter((fact) => !isPart(fact)) : each;
  const on = (slide: number) => whole.filter((fact) => fact.slide === slide).length;
  const told = whole.toSorted((a, b) => on(b.slide) - on(a.slide)).slice(0, MOST_VALUES);
  const sorted = told.toSorted(
    (a, b) =>
      (a.asOf ?? '9').localeCompare(b.asOf ?? '9', 'en') ||
      (a.asOf === undefined ? a.slide - b.slide || size(a) - size(b) : 0),
  );
  const values = sorted.map((fact): MessageValue => {
    const when = whenOf(fact);
    const value = valueOf(fact);
    if (when === '') return value;
    const date: MessageValue =
      fact.asOf === undefined ? { message: message('export.quoted', { quote: when }) } : { date: fact.asOf };
    return { message: message('memo.dated', { value, date }) };
  });
  const list = { list: values };
  const undated = {
    value: { message: message('memo.list', { list }) },
    date: { message: message('memo.undated', {}) },
  };
  const cell = dated.length > 0 ? writer.say('list', { list }, sorted) : writer.say('dated', undated, sorted);
  return [writer.tell(kindNameId(kind), {}), cell];
}
