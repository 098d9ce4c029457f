/** The pipeline says what it did not look at. */
import { describe, expect, it } from 'vitest';
import { analyzeDeck } from './analyze-deck.js';
import { rubricEngine } from './engines/rubric/rubric-engine.js';
import type { Deck, Slide } from './model/deck.js';

const BOX = { x: 0.1, y: 0.1, w: 0.8, h: 0.8 };

function slideOf(number: number, text: string): Slide {
  return {
    number,
    width: 960,
    height: 540,
    title: '',
    blocks: [{ id: 'b1', source: 'text', box: BOX, lines: [{ text, box: BOX, size: 18 }] }],
    text,
    readBy: 'text',
    links: [],
    pictureArea: 0,
  };
}

describe('analyzeDeck', () => {
  it('warns of a slide whose text is too long to be searched whole', async () => {
    const slides = [slideOf(1, 'We sell maps'), slideOf(2, 'many words '.repeat(4000))];
    const deck: Deck = {
      fileName: 'deck.pdf',
      kind: 'pdf',
      bytes: 1,
      hash: 'a'.repeat(64),
      slides,
      hidden: [],
      metadata: {},
      warnings: [],
    };
    const reader = { read: async () => deck, picture: async () => new Uint8Array(), close: async () => undefined };
    const inputs = [{ fileName: 'deck.pdf', bytes: new Uint8Array(1) }];
    const { warnings, files } = await analyzeDeck(inputs, { reader, engine: rubricEngine });
    const cut = warnings.filter(({ code }) => code === 'slide-text-cut');
    expect(cut.map(({ slide, textMessage }) => [slide, textMessage.id])).toEqual([[2, 'warning.slide-text-cut']]);
    expect(cut[0]?.text).toMatch(/^Slide 2 holds .* 14,000 characters were not searched/);
    expect(files).toEqual([{ fileName: 'deck.pdf', hash: deck.hash, bytes: 1 }]);
  });
});
