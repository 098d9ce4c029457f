/** What OCR found becomes blocks of a slide as a reader sees them: cards apart, paragraphs whole, noise left out. */
import { describe, expect, it } from 'vitest';
import type { Slide } from '../../model/deck.js';
import { mergeOcr } from './merge-ocr.js';
import type { PageText } from './read-pages.js';
import { findRunningLines } from './running-lines.js';
import type { OcrLine } from './text-recognizer.js';

function line(text: string, x: number, y: number, h = 20, confidence = 0.95): OcrLine {
  const letter = h * 0.6;
  let right = x;
  const words = text.split(' ').map((word) => {
    const placed = { text: word, x: right, y, w: word.length * letter, h, confidence };
    right += placed.w + letter;
    return placed;
  });
  return { text, x, y, w: right - letter - x, h, confidence, words };
}

const page = (...lines: OcrLine[]): PageText => ({ lines, unread: 0, width: 1600, height: 900 });
const empty: Slide = {
  number: 1,
  width: 960,
  height: 540,
  title: '',
  blocks: [],
  text: '',
  readBy: 'text',
  links: [],
  pictureArea: 1,
};
const NONE: ReadonlySet<OcrLine> = new Set();

describe('mergeOcr', () => {
  it('reads cards one by one and below the title that stands over them', () => {
    const { title, blocks } = mergeOcr(
      empty,
      page(
        line('Our Team', 700, 60, 50),
        line('Ana Ruiz', 100, 400),
        line('Tom Okafor', 700, 400),
        line('Chief Executive', 100, 430),
        line('Head of Sales', 700, 430),
      ),
      NONE,
    );
    expect(title).toBe('Our Team');
    expect(blocks.map((block) => block.lines.map(({ text }) => text))).toEqual([
      ['Our Team'],
      ['Ana Ruiz', 'Chief Executive'],
      ['Tom Okafor', 'Head of Sales'],
    ]);
    expect(blocks[1]).toMatchObject({ source: 'ocr', confidence: 0.95 });
    expect(blocks[1]?.box.x).toBeCloseTo(100 / 1600, 3);
  });

  it('leaves out what icons and textures look like, and joins what a drawing took apart', () => {
    const { text } = mergeOcr(
      empty,
      page(
        line('A)', 20, 20, 40, 0.6),
        line('|| —— |', 20, 700, 40, 0.9),
        line('Revenue grew', 100, 400),
        line('by half', 100 + 12 * 12 + 6, 400),
      ),
      NONE,
    );
    expect(text).toBe('Revenue grew by half');
  });

  it('leaves out an icon beside words, and no figure there that is sure', () => {
    const [icon, ...words] = ['[=', '12', 'offices'].map((text, index) => line(text, 100 + 90 * index, 400));
    const beside = (first: OcrLine | undefined) => {
      const parts = [first, ...words].flatMap((part) => part ?? []);
      const whole = line('[= 12 offices', 100, 400);
      return mergeOcr(empty, page({ ...whole, words: parts.flatMap((part) => part.words) }), NONE).text;
    };
    const unsure = (of: OcrLine | undefined) =>
      of && { ...of, words: of.words.map((w) => ({ ...w, confidence: 0.5 })) };
    expect(beside(unsure(icon))).toBe('12 offices');
    expect(beside(icon)).toBe('[= 12 offices');
  });

  it('takes no logo that stands on every slide for a title', () => {
    const pages = ['Problem', 'Solution', 'Market'].map((heading) =>
      page(line('Acme Robotics', 40, 30, 40), line(heading, 100, 300, 40)),
    );
    const running = findRunningLines(pages);
    expect(pages.map((each) => mergeOcr(empty, each, running).title)).toEqual(['Problem', 'Solution', 'Market']);
    expect(mergeOcr(empty, pages[0] ?? page(), NONE).title).toBe('Acme Robotics');
  });

  const withText = (text: string, y: number, size = 20): Slide => {
    const box = { x: 0.4, y, w: 0.3, h: 0.1 };
    return {
      ...empty,
      title: text,
      text,
      blocks: [{ id: 'b1', source: 'text', box, lines: [{ text, box, size }], title: true }],
    };
  };

  it('does not repeat what the slide says as text in that place, and does where it says it elsewhere', () => {
    const shown = page(line('Our Team', 700, 60, 50), line('Ana Ruiz', 100, 400));
    const textsOf = (slide: Slide) => mergeOcr(slide, shown, NONE).blocks.map((block) => block.lines[0]?.text);
    expect(textsOf(withText('Our Team', 0.06, 30))).toEqual(['Our Team', 'Ana Ruiz']);
    expect(textsOf(withText('Our Team', 0.9))).toEqual(['Our Team', 'Ana Ruiz', 'Our Team']);
  });

  it('puts a drawn heading over the text below it, which is no title any more', () => {
    const slide = withText('and what it costs', 0.8);
    const { title, text, unreadLines } = mergeOcr(
      slide,
      { ...page(line('How we sell', 100, 60, 60)), unread: 2 },
      NONE,
    );
    expect(title).toBe('How we sell');
    expect(text).toBe('How we sell\n\nand what it costs');
    expect(unreadLines).toBe(2);
    expect(mergeOcr(slide, page(line('a note', 100, 60, 12)), NONE).title).toBe('and what it costs');
  });

  const sourcesOf = (...lines: OcrLine[]) =>
    mergeOcr(empty, page(...lines), NONE).blocks.flatMap(({ source, lines: held }) =>
      held.map(({ text }) => `${source} ${text}`),
    );
  /** Values at these heights, and under each its category. */
  const drawn = (values: readonly string[], categories: readonly string[], heights: readonly number[], under = 700) =>
    values.flatMap((value, index) => [
      line(value, 200 + 300 * index, heights[index] ?? 0),
      line(categories[index] ?? '', 200 + 300 * index, under),
    ]);

  it.each([
    ['en', ['$120K', '$260K', '$410K'], ['2022', '2023', '2024']],
    ['es', ['1,2 M€', '2,4 M€', '3,9 M€'], ['Ventas', 'Socios', 'Otros']],
    ['fr', ['12 %', '30 %', '58 %'], ['T1', 'T2', 'T3']],
  ] as const)(
    'marks the values of a chart that is a picture, and their categories (%s)',
    (_locale, values, categories) => {
      const sources = sourcesOf(...drawn(values, categories, [600, 450, 300]), line('Before all costs', 200, 100));
      expect(sources.toSorted()).toEqual(
        [...[...values, ...categories].map((text) => `chart ${text}`), 'ocr Before all costs'].toSorted(),
      );
    },
  );

  it('marks a chart with several bars a category, and years that were read as one line', () => {
    const heights = [610, 480, 550, 370, 500, 240];
    const bars = heights.map((height, index) =>
      line(`${index + 3}k`, 200 + 300 * Math.floor(index / 2) + 60 * (index % 2), height),
    );
    const grouped = [...bars, ...['North', 'South', 'West'].map((text, index) => line(text, 200 + 300 * index, 700))];
    expect(sourcesOf(...grouped).every((text) => text.startsWith('chart'))).toBe(true);
    const years = line('2021 2022 2023 2024', 200, 700);
    const narrow = ['64 lacs', '135 lacs', '320 lacs', '600 lacs'].map((text, index) =>
      line(text, 200 + 5 * 12 * index - 24, 600 - 90 * index),
    );
    expect(sourcesOf(years, ...narrow).every((text) => text.startsWith('chart'))).toBe(true);
  });

  it.each([
    [
      'fields of a form, which stand unevenly',
      ['50,000.00', '183,400.00', '30,384.00'].flatMap((text, index) => {
        const at = [200, 380, 900][index] ?? 0;
        return [line(text, at, 300 + 60 * index), line(['Limit', 'Paid', 'Due'][index] ?? '', at, 600)];
      }),
    ],
    [
      'figures with other words under them',
      [
        ...drawn(['$120K', '$260K', '$410K'], ['North', 'South', 'West'], [200, 260, 320]),
        ...['a year', 'a month'].map((text, index) => line(text, 200 + 300 * index, 500)),
      ],
    ],
    [
      'figures over their captions',
      drawn(['$120K', '40%', '12'], ['Revenue', 'Growth', 'People'], [300, 300, 300], 340),
    ],
    ['two bars', drawn(['$120K', '$260K'], ['2022', '2023'], [600, 400])],
    [
      'columns of a table',
      [
        ...drawn(['10', '20', '30'], ['North', 'South', 'West'], [300, 300, 300]),
        ...[200, 500, 800].map((x) => line('45', x, 400)),
      ],
    ],
  ])('takes %s for no chart', (_what, lines) => {
    expect(sourcesOf(...lines).filter((text) => text.startsWith('chart'))).toEqual([]);
  });
});
