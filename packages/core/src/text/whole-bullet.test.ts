/** A quote is told as the whole bullet that it is a line of, and never joined to what is not its own. */
import { expect, it } from 'vitest';
import { wholeBullet } from './whole-bullet.js';

const LED = 'Ines Prado led compliance automation and built teams across';

it.each([
  [
    'a line that goes on with what it comes to',
    'Market today: roughly 18,000 firms x 30,000 EUR a year\n\n= 540 million EUR.',
    '= 540 million EUR.',
    'Market today: roughly 18,000 firms x 30,000 EUR a year = 540 million EUR.',
  ],
  ['but not with what is told of another', `${LED}\nAdvisors: two regulators of the banking market`, LED, LED],
  ['a line that ends on a preposition', `${LED}\n\nLisbon and Turin.\nCTO`, LED, `${LED} Lisbon and Turin.`],
  [
    'a line that goes on in small letters',
    'Net retention over the first four quarters was\nabove one hundred percent.',
    'above one hundred percent.',
    'Net retention over the first four quarters was above one hundred percent.',
  ],
  [
    'a word broken over two lines',
    'We cut the time that an inspector needs for docu-\nmentation by half',
    'We cut the time that an inspector needs for docu-',
    'We cut the time that an inspector needs for documentation by half',
  ],
  [
    'a whole sentence',
    'Six clinics pay us every month since spring.\nthree more wait',
    'Six clinics pay us every month since spring.',
    'Six clinics pay us every month since spring.',
  ],
  [
    'the next bullet',
    '• Six clinics pay us every month since last spring and\n• three more wait',
    'Six clinics pay us every month since last spring and',
    'Six clinics pay us every month since last spring and',
  ],
  ['a label above', 'for clinics\nsix of them pay', 'six of them pay', 'six of them pay'],
  ['words that are not on the slide', 'Something else', 'Six clinics pay', 'Six clinics pay'],
])('%s', (_why, slide, quote, whole) => {
  expect(wholeBullet(slide, quote)).toBe(whole);
});
