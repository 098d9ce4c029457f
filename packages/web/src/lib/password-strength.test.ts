/** Longer and more varied is stronger; repeating a character hardly helps. */
import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.js';

it('ranks passwords as an attacker would', () => {
  expect(passwordStrength('a1B!', 6)).toBe(0);
  expect(passwordStrength('abcdef', 6)).toBe(1);
  expect(passwordStrength('aaaaaaaaaaaaaaaaaaaa', 6)).toBe(1);
  expect(passwordStrength('Tr0ub4dor', 6)).toBe(2);
  expect(passwordStrength('correct horse battery', 6)).toBe(4);
});
