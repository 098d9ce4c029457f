/** Names set in capitals read as names; acronyms and mixed case stay. */
import { describe, expect, it } from 'vitest';
import { calmName, calmRole } from './normalize-case.js';

describe('calm capitals', () => {
  it.each([
    ['OLA ADEYEMI', 'Ola Adeyemi'],
    ['JOSÉ ÁLVAREZ', 'José Álvarez'],
    ['Ola McAdam', 'Ola McAdam'],
    ['BAE', 'BAE'],
  ])('writes the name %s as %s', (shouted, calm) => expect(calmName(shouted)).toBe(calm));

  it('keeps acronyms in roles', () => expect(calmRole('CO-FOUNDER & CEO')).toBe('Co-Founder & CEO'));
});
