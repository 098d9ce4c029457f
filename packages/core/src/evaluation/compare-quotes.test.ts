/** Lines quoted for and against a company, held against what a reader said of them. */
import { expect, it } from 'vitest';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { evidence, fact } from '../testing/build-fact.js';
import { compareQuotes } from './compare-quotes.js';

const quote = 'Teams pay $49 a month for all of it';
const analysis = sampleAnalysis(evidence([fact('price', { value: 49, text: '$49', quote, slide: 3 })]));

it('a quote bears on its point where a reader said so of that line, on its slide', () => {
  const said = (slide: number, text: string, ...kinds: string[]) =>
    compareQuotes(analysis, [{ slide, text, kinds }]).for;
  expect(said(3, quote, 'price')).toEqual({ bear: 1, of: 1 });
  expect(said(3, `Plans. ${quote}!`, 'payer', 'nav')).toEqual({ bear: 1, of: 1 });
  expect(said(3, quote, 'forecast')).toEqual({ bear: 0, of: 1 });
  expect(said(4, quote, 'price')).toEqual({ bear: 0, of: 1 });
  expect(said(3, 'Teams', 'price')).toEqual({ bear: 0, of: 1 });
  expect(compareQuotes({ facts: analysis.facts }, []).for).toEqual({ bear: 0, of: 0 });
});
