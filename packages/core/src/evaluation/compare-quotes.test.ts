/** Lines quoted for and against a company, held against what a reader said of them. */
import { expect, it } from 'vitest';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { evidence, fact, slide } from '../testing/build-fact.js';
import { compareQuotes, compareTelling } from './compare-quotes.js';

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

it('lines that say what the company does are counted where they stand at the head of the memo and in what it offers', () => {
  const [does, more] = ['A platform that checks the seals of ships', 'It reads a seal from one photo of it'];
  const say = (text: string, rank: number) => fact('description', { text, quote: text, slide: rank, detail: { rank } });
  const read = sampleAnalysis(evidence([say(does, 1), say(more, 2)]));
  const line = (slide: number, text: string, kind: string) => ({ slide, text, kinds: [kind] });
  expect(compareQuotes(read, [line(1, does, 'one_liner'), line(2, more, 'solution')]).does).toEqual({ bear: 2, of: 2 });
  expect(compareQuotes(read, [line(1, does, 'problem'), line(2, more, 'solution')]).does).toEqual({ bear: 1, of: 2 });
});

it('lines of a slide are held against what a reader said of them, and against all that the deck says', () => {
  const telling = [{ quote }, { quote: 'Page 3 of our deck for teams that ship' }];
  const read = { slides: [{ ...slide(3), telling }] };
  const said = (text: string, kind: string, number = 3) => ({ slide: number, text, kinds: [kind] });
  expect(compareTelling(read, [said(quote, 'price'), said('Page 3 of our deck', 'nav')])).toEqual({
    lines: { bear: 1, of: 2 },
    kinds: { bear: 1, of: 1 },
  });
  expect(compareTelling(read, [said('for teams that ship', 'payer'), said('We sell pumps', 'solution', 4)])).toEqual({
    lines: { bear: 1, of: 2 },
    kinds: { bear: 1, of: 2 },
  });
  expect(compareTelling({ slides: [slide(3)] }, [said(quote, 'price')]).lines).toEqual({ bear: 0, of: 0 });
});
