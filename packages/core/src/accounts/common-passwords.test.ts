/** What guessing tries first is refused, and what people are told to choose is not. */
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.js';

test.each(
  `123456 password 12345678 qwerty 1234567890 123123 abc123 password1 iloveyou 000000 qwerty123 1q2w3e4r qwertyuiop
  654321 dragon monkey 1qaz2wsx killer football zxcvbnm princess sunshine letmein master superman michael shadow baseball
  trustno1 batman passw0rd PASSWORD Letmein aaaaaa 121212 112211`.split(/\s+/),
)('%s is refused', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each([
  'violet harbour 7 kites',
  'correct horse battery staple',
  'kelp-anvil-93',
  'mi abuela come 3 peras',
  'xK9#mQ2v',
  'quatre chats gris',
])('%s is not', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

test('what is known of the person counts, in any decoration', async () => {
  const personal = ['nora.moss', 'nora.moss@fund.example', 'Nora', 'Moss'];
  for (const password of ['nora.moss', 'Moss2025!', '123Nora', 'noranora', 'NORA.MOSS1']) {
    expect(await isCommonPassword(password, personal)).toBe(true);
  }
  expect(await isCommonPassword('kelp-anvil-93', personal)).toBe(false);
});
