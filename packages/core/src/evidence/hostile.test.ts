/** No text makes an extractor slow: a megabyte on one slide is read in linear time. */
import { describe, expect, it } from 'vitest';
import { makeView } from '../testing/make-view.js';
import { SLIDE_CHARACTERS } from './view/deck-view.js';
import { EXTRACTORS } from './extractors/index.js';
import { gatherFacts } from './facts/gather-facts.js';

const MEGABYTE = 1_000_000;
/** Per extractor, on a machine that does other work too. */
const MOST_MS = 2000;

const PIECES = {
  letters: 'a',
  spaces: ' ',
  digits: '1',
  commas: '1,',
  groups: '1 000 ',
  amounts: '$1M ',
  labelled: 'ARR $1.2M, 40 customers ',
  parentheses: '(',
  growth: 'growth 12% YoY ',
  years: '2024 ',
  telephone: '12 34 56 ',
  markets: 'market $1B ',
  dashes: '1-',
  mails: 'a@a.a ',
  links: 'http://a.b/',
  words: 'we our the market of revenue ',
  accents: 'é',
  ranges: 'from $1M to $2M ',
  sources: 'Source: Gartner ',
  names: 'Acme Corp Has ',
  combining: 'e\u0301\u0301\u0301',
} as const;

/** Of this process alone: other work on the machine is no slowness of ours. */
function millisecondsSince(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

describe('a megabyte of one thing', () => {
  it.each(Object.entries(PIECES))('%s', (_name, piece) => {
    const text = piece.repeat(Math.ceil(MEGABYTE / piece.length));
    const view = makeView([{ section: 'traction', lines: [text] }], {
      companyName: 'Acme',
      competitorNames: ['Other'],
    });
    for (const extractor of EXTRACTORS) {
      const from = process.cpuUsage();
      extractor.extract(view);
      expect(millisecondsSince(from), extractor.meta.id).toBeLessThan(MOST_MS);
    }
  });

  it('in many short lines', () => {
    const lines = Array.from({ length: 20_000 }, (_, i) => `Line ${i}: ARR $${i}M and more text here`);
    const view = makeView([{ section: 'traction', lines: [lines] }]);
    const from = process.cpuUsage();
    gatherFacts(view);
    expect(millisecondsSince(from)).toBeLessThan(MOST_MS * 4);
  });

  it('different names of competitors, ours beside each', () => {
    const names = Array.from({ length: 20_000 }, (_, i) => `Acme vs Qx${i.toString(36)}o`);
    for (const lines of [[names], [names.join(', ')]]) {
      const view = makeView([{ section: 'competition', title: 'Competitors', lines }], { companyName: 'Acme' });
      const from = process.cpuUsage();
      gatherFacts(view);
      expect(millisecondsSince(from)).toBeLessThan(MOST_MS * 2);
    }
  });
});

it('reads the beginning of an endless slide and says how much it left', () => {
  const view = makeView([{ section: 'traction', lines: ['ARR of $1.2M', 'x'.repeat(MEGABYTE)] }]);
  expect(view.slides[0]?.unread).toBe(MEGABYTE + 'ARR of $1.2M'.length - SLIDE_CHARACTERS);
  expect(gatherFacts(view, ['arr']).map(({ value }) => value)).toEqual([1_200_000]);
});
