/** The lint rule of words: a pattern of code that spells a word of a language is told, codes and shapes are not. */
import { Linter, type Rule } from 'eslint';
import { expect, it } from 'vitest';

const { wordsInCode } = (await import(new URL('../../../scripts/lint/words-in-code.mjs', import.meta.url).href)) as {
  wordsInCode: Rule.RuleModule;
};

function complaints(code: string): (string | undefined)[] {
  const config = {
    plugins: { local: { rules: { 'words-in-code': wordsInCode } } },
    rules: { 'local/words-in-code': 'error' as const },
  };
  return new Linter()
    .verify(`export const said = ${code};`, config)
    .map(({ messageId, message }) => messageId ?? message);
}

it.each([
  String.raw`/\b(?:from|desde|depuis)\b/u`,
  String.raw`/éq/u`,
  String.raw`/[a-z] (?:ou|o) \d/u`,
  'new RegExp(`^(?:${names}) raised`, "u")',
  String.raw`'(?:more than|mas de|plus de)'`,
  String.raw`String.raw${'`'}\p{L}+ como${'`'}`,
  `'people|patients|students|teachers'`,
])('tells %s', (code) => {
  expect(complaints(code)).toEqual(['word']);
});

it.each([
  String.raw`/^\p{Lu}[\p{L}\p{N}&.-]{2,24}$/u`,
  String.raw`/(?<sign>[$€£])\k<sign>/u`,
  String.raw`/\b(?:USD|EUR|Q)\b ?\d/u`,
  String.raw`/^https?:\/\/(?:www\.)?/u`,
  String.raw`/[aeiou]s?$/u`,
  `'We read no figure here.'`,
  'new RegExp(`^(?:${names})$`, "u")',
])('lets %s pass', (code) => {
  expect(complaints(code)).toEqual([]);
});
