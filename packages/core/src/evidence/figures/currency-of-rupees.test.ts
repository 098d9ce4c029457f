/** "Rs." are the rupees of the country that a deck names: of India where it names that or none. */
import { expect, it } from 'vitest';
import { makeView } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

it.each([
  ['PKR', ['Rs. 25M ARR', 'Across the mills of Pakistan']],
  ['PKR', ['ARR de Rs. 25M', 'Las fábricas de Pakistán']],
  ['LKR', ['Rs. 25M ARR', 'Hotels of Sri Lanka']],
  ['INR', ['Rs. 25M ARR', 'From India to Pakistan']],
  ['INR', ['Rs. 25M ARR', 'Across the mills of Punjab']],
  ['INR', ['₹25M ARR', 'Cheaper than in Pakistan']],
])('%s: %s', (currency, lines) => {
  const facts = gatherFacts(makeView([{ section: 'traction', lines }]), ['arr']);
  expect(facts.map((fact) => fact.currency)).toEqual([currency]);
});
