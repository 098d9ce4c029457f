/** What the fund adds stands in the reports: fit with its thesis and the corrections of its people, in the reader's language. */
import { describe, expect, it } from 'vitest';
import { correctAnalysis } from '../pipeline/correct-analysis.js';
import { rulesOf } from '../pipeline/scoring-rules.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { strongSeed } from '../../test/kit/sample-evidence.js';
import type { Locale } from '../model/values.js';
import { memoFormats } from './index.js';

const rules = rulesOf({ name: 'Norte', stages: ['series-a'] });
const deck = sampleAnalysis(strongSeed(), {}, rules);
const ask = deck.facts.find(({ kind }) => kind === 'ask')!;
const corrected = correctAnalysis(
  deck,
  { of: 'fact', factId: ask.id, set: { value: 2_500_000 } },
  { by: 'Ana', at: '2026-02-01T10:00:00.000Z', reason: 'Misread' },
  rules,
);

async function textOf(format: string, analysis = corrected, locale: Locale = 'en'): Promise<string> {
  const bytes = await memoFormats.find(({ id }) => id === format)!.render(analysis, { locale });
  return new TextDecoder().decode(bytes).replace(/\s+/g, ' ');
}

describe.each(['html', 'md'])('%s', (format) => {
  it('shows how the deck meets the thesis, with a line for each question', async () => {
    const text = await textOf(format);
    expect(text).toContain('Fit with the thesis of Norte');
    expect(text).toContain('The round is seed, next to the stages of the fund (Series A).');
  });

  it('shows what was corrected, by whom, when and why', async () => {
    const text = await textOf(format);
    expect(text).toContain('Corrected by people');
    expect(text).toMatch(/Ask: \$2\.5M instead of .*Ana, Feb 1, 2026.*Misread/);
  });

  it('shows neither where there is none', async () => {
    const text = await textOf(format, sampleAnalysis(strongSeed()));
    expect(text).not.toContain('Fit with the thesis');
    expect(text).not.toContain('Corrected by people');
  });

  it.each([
    ['es', /\d\.\d+ ?\/ ?\d/, /«/],
    ['fr', /\d\.\d+ ?\/ ?\d/, /«/],
  ] as const)('writes numbers and quotes as %s does', async (locale, english, quotes) => {
    const text = (await textOf(format, corrected, locale)).replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
    expect(text).not.toMatch(english);
    expect(text).toMatch(quotes);
    expect(text).not.toContain('“');
  });
});

it('md: a flag that rests on no slide has no empty brackets', async () => {
  expect(await textOf('md')).not.toContain('()');
});
