/** The lint rule of patterns: what it forbids has cost facts, what it lets pass is meant. */
import { Linter, type Rule } from 'eslint';
import { expect, it } from 'vitest';

const { patternBorders } = (await import(
  new URL('../../../scripts/lint/pattern-borders.mjs', import.meta.url).href
)) as { patternBorders: Rule.RuleModule };

function complaints(pattern: string): (string | undefined)[] {
  const config = {
    plugins: { local: { rules: { 'pattern-borders': patternBorders } } },
    rules: { 'local/pattern-borders': 'error' as const },
  };
  return new Linter()
    .verify(`export const pattern = ${pattern};`, config)
    .map(({ messageId, message }) => messageId ?? message);
}

it.each([
  [String.raw`/\btoken|ico\b|crowdsale/u`, 'word'],
  [String.raw`/\brisk|riesgo|risque/u`, 'word'],
  [String.raw`/\bwe help|clients?|customers?\b/u`, 'word'],
  [String.raw`/\bkes\b|ksh/u`, 'word'],
  [String.raw`/£|gbp|\bpounds\b/u`, 'word'],
  [String.raw`new RegExp('\\brisk|riesgo', 'u')`, 'word'],
  ['new RegExp(String.raw`\\b${names}|risque`)', 'word'],
  [String.raw`/^price|cost/`, 'anchor'],
  [String.raw`/\.ts$|tsconfig/`, 'anchor'],
  [String.raw`/\b(?:contrat|sign[ée])\b/iu`, 'accent'],
  [String.raw`/\béquipe/u`, 'accent'],
])('%s: %s', (pattern, messageId) => {
  expect(complaints(pattern)).toEqual([messageId]);
});

it.each([
  String.raw`/\b(?:token|ico|crowdsale)\b/u`,
  String.raw`/\bico\b|\btoken\b/u`,
  String.raw`/€|(?:\beur\b)/u`,
  String.raw`/£|\b(?:gbp|pounds)\b/u`,
  String.raw`/^-+|-+$/g`,
  String.raw`/(?:^\d)|https?:/u`,
  String.raw`/\n|$/`,
  String.raw`/(?<!\p{L})équipe(?!\p{L})/u`,
  String.raw`/\bmod[eè]le\b/u`,
  String.raw`/\b\p{L}+\b/u`,
  String.raw`/[|]|a/`,
  `new RegExp(names.join('|'))`,
  'RegExp(String.raw`\\brisk|${names}`)',
])('lets %s pass', (pattern) => {
  expect(complaints(pattern)).toEqual([]);
});
