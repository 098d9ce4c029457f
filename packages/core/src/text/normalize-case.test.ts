/** Names set in capitals read as names; acronyms and mixed case stay. */
import { describe, expect, it } from 'vitest';
import { titleCaseName, titleCaseRole } from './normalize-case.js';

describe('calm capitals', () => {
  it.each([
    ['OLA ADEYEMI', 'Ola Adeyemi'],
    ['JOSÉ ÁLVAREZ', 'José Álvarez'],
    ['Ola McAdam', 'Ola McAdam'],
    ['BAE', 'BAE'],
  ])('writes the name %s as %s', (shouted, calm) => expect(titleCaseName(shouted)).toBe(calm));

  it('keeps acronyms in roles', () => expect(titleCaseRole('CO-FOUNDER & CEO')).toBe('Co-Founder & CEO'));
});
