/** A form changes what it shows of a thesis and leaves the rest of its YAML as somebody wrote it. */
import { expect, test } from 'vitest';
import { parseConfig } from '../config/load-file.js';
import { thesisSchema } from './thesis.js';
import { partsInText, thesisForm, withThesisForm } from './thesis-form.js';

const WRITTEN = `# Agreed in March.
stages: [seed] # not later
cheque: { min: 100000, max: 500000, currency: EUR }
dealBreakers:
  words: [gambling]
  figures:
    arr: { atLeast: 100000, currency: EUR }
weights:
  criteria: { G4: 20 }
`;
const read = (text: string) => thesisSchema.parse(parseConfig('thesis', text).settings);

test('what a form shows and does not change stays as it was written', () => {
  expect(withThesisForm(WRITTEN, read(WRITTEN), thesisForm(read(WRITTEN)))).toContain('stages: [ seed ] # not later');
  expect(read(withThesisForm(WRITTEN, read(WRITTEN), thesisForm(read(WRITTEN))))).toEqual(read(WRITTEN));
  expect(partsInText(read(WRITTEN))).toEqual(['figures', 'weights']);
});

test('a change of the form is in the YAML, comments and what the form does not show with it', () => {
  const form = thesisForm(read(WRITTEN));
  const text = withThesisForm(WRITTEN, read(WRITTEN), {
    ...form,
    name: 'Fund: one',
    sectors: ['saas'],
    cheque: null,
    never: { ...form.never, words: [] },
  });
  expect(text).toContain('# Agreed in March.');
  const { name, sectors, cheque, dealBreakers, weights } = read(text);
  expect({ name, sectors, cheque }).toEqual({ name: 'Fund: one', sectors: ['saas'], cheque: undefined });
  expect(dealBreakers).toEqual({ figures: { arr: { atLeast: 100_000, currency: 'EUR' } } });
  expect(weights).toEqual({ criteria: { G4: 20 } });
});

test('a form that asks nothing leaves no empty keys, and an empty text takes a first answer', () => {
  const asked = withThesisForm(
    '',
    {},
    {
      ...thesisForm({}),
      geographies: ['ES'],
      never: { ...thesisForm({}).never, words: ['a: b'] },
    },
  );
  expect(read(asked)).toEqual({ geographies: ['ES'], dealBreakers: { words: ['a: b'] } });
  expect(withThesisForm(asked, read(asked), thesisForm({}))).toBe('');
  expect(withThesisForm(WRITTEN, read(WRITTEN), { ...thesisForm(read(WRITTEN)), stages: [] })).toMatch(
    /^# Agreed in March\./,
  );
});
