/** Changes to a deck that was read, after which the scores must stay, or may only fall or rise. */
import type { Block, Deck, Line, Slide } from '../../../src/model/deck.js';

/** The deck without a slide (number from 1). */
export function withoutSlide(deck: Deck, number: number): Deck {
  return numbered(
    deck,
    deck.slides.filter((slide) => slide.number !== number),
  );
}

export function withoutSlides(deck: Deck, numbers: readonly number[]): Deck {
  return numbered(
    deck,
    deck.slides.filter((slide) => !numbers.includes(slide.number)),
  );
}

/** Slides in another order; the cover stays first. A simple generator makes it the same on every run. */
export function shuffled(deck: Deck, seed: number): Deck {
  const [cover, ...rest] = deck.slides;
  let state = seed * 2654435761 + 1;
  const keyed = rest.map((slide) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return { slide, key: state };
  });
  const order = keyed.toSorted((a, b) => a.key - b.key).map(({ slide }) => slide);
  return numbered(deck, cover ? [cover, ...order] : order);
}

/** A slide stands in the deck a second time, right behind the first. */
export function withSlideTwice(deck: Deck, number: number): Deck {
  return numbered(
    deck,
    deck.slides.flatMap((slide) => (slide.number === number ? [slide, slide] : [slide])),
  );
}

/** Slides that say nothing, at the end. */
export function withFiller(deck: Deck, texts: readonly string[]): Deck {
  return numbered(deck, [...deck.slides, ...texts.map((text) => slideOf(text))]);
}

/** A line more on a slide, in a box of its own at the bottom. */
export function withLine(deck: Deck, number: number, text: string, y = 0.84): Deck {
  const slides = deck.slides.map((slide) => {
    if (slide.number !== number) return slide;
    const block = blockOf(text, `b${slide.blocks.length + 1}`, y, 16);
    return withText({ ...slide, blocks: [...slide.blocks, block] });
  });
  return { ...deck, slides };
}

/** Every visible text rewritten. */
export function rewritten(deck: Deck, rewrite: (text: string) => string): Deck {
  const slides = deck.slides.map((slide) => {
    const blocks = slide.blocks.map((block) => ({
      ...block,
      lines: block.lines.map((line): Line => ({ ...line, text: rewrite(line.text) })),
      ...(block.rows ? { rows: block.rows.map((row) => row.map(rewrite)) } : {}),
    }));
    return withText({ ...slide, title: rewrite(slide.title), blocks });
  });
  return { ...deck, slides };
}

/** Page numbers and a footer with a year on every slide, as slide programs print them. */
export function withPageFurniture(deck: Deck): Deck {
  const count = deck.slides.length;
  return deck.slides.reduce(
    (furnished, { number, readBy }) =>
      // Of a slide that nobody could read, nobody reads the number either.
      readBy === 'unread'
        ? furnished
        : withLine(
            withLine(furnished, number, `${number} / ${count}`, 0.96),
            number,
            '© 2026 · Confidential · Version 37',
            0.95,
          ),
    deck,
  );
}

function numbered(deck: Deck, slides: readonly Slide[]): Deck {
  const places = new Map(slides.map((slide, index) => [slide.number, index + 1]));
  return {
    ...deck,
    slides: slides.map((slide, index) => ({ ...slide, number: index + 1 })),
    hidden: deck.hidden.flatMap((text) => {
      const slide = text.slide === 0 ? 0 : places.get(text.slide);
      return slide === undefined ? [] : [{ ...text, slide }];
    }),
    warnings: deck.warnings.filter(({ slide }) => slide === undefined),
  };
}

function slideOf(text: string): Slide {
  const [title = '', ...lines] = text.split('\n');
  const blocks = [
    { ...blockOf(title, 'b1', 0.1, 30), title: true },
    ...lines.map((line, i) => blockOf(line, `b${i + 2}`, 0.3 + i * 0.1, 18)),
  ];
  return withText({
    number: 0,
    width: 960,
    height: 540,
    title,
    blocks,
    text: '',
    readBy: 'text',
    links: [],
    pictureArea: 0,
  });
}

function blockOf(text: string, id: string, y: number, size: number): Block {
  const box = { x: 0.06, y, w: Math.min(0.88, text.length * size * 0.0006), h: size / 450 };
  return { id, source: 'text', box, lines: [{ text, box, size }] };
}

function withText(slide: Slide): Slide {
  return { ...slide, text: slide.blocks.map((block) => block.lines.map((line) => line.text).join('\n')).join('\n\n') };
}
