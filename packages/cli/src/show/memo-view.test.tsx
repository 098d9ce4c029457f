/** The report on a terminal: what its pages hold, what the keys do, and that nothing is wider or higher than the screen. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { render } from 'ink-testing-library';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '@vc-analyst/core/i18n';
import type { Analysis, Locale } from '@vc-analyst/core/model';
import { paintFor } from '../output/paint.js';
import { memoScreens } from './memo-screens.js';
import { MemoView, SMALLEST } from './memo-view.js';

const golden = fileURLToPath(new URL('../../../../examples/golden', import.meta.url));
const paint = paintFor({ isTTY: false }, {});

function sample(name: string): Analysis {
  const file = readdirSync(golden).find((one) => one.startsWith(name))!;
  return JSON.parse(readFileSync(`${golden}/${file}`, 'utf8')) as Analysis;
}
const quaylane = sample('quaylane');

interface Screen {
  columns?: number;
  rows?: number;
  locale?: Locale;
}

function show(analysis: Analysis, { columns = 80, rows = 24, locale = 'en' }: Screen = {}) {
  const quits: number[] = [];
  const view = render(
    <MemoView
      analysis={inLanguage(analysis, locale)}
      options={{ paint, locale }}
      columns={columns}
      rows={rows}
      onQuit={(code) => quits.push(code)}
    />,
  );
  return {
    quits,
    frame: () => view.lastFrame() ?? '',
    /** Types and waits until the view has taken it. */
    async press(keys: string) {
      view.stdin.write(keys);
      await new Promise((resolve) => setImmediate(resolve));
      await new Promise((resolve) => setImmediate(resolve));
    },
    end: () => view.unmount(),
  };
}

describe('pages', () => {
  const [scores, figures, criteria, flags, questions, slides] = memoScreens(inLanguage(quaylane, 'en'), {
    paint,
    locale: 'en',
    width: 78,
  }).map(({ lines }) => lines.join('\n'));

  test('scores, band and coverage', () => {
    expect(scores).toMatch(/81\/100 {2}Invest \(borderline\) {2}evidence coverage 9\d%\s+81 now, up to \d+/);
    expect(scores).toMatch(/Market +█+░+ +\d+ +Coverage \d+%/);
  });
  test('figures with their quotes and slides', () => {
    expect(figures).toMatch(/ARR +\$2\.52M +actual +s\. 6\n +“\$2\.52M ARR/);
  });
  test('a waterfall of criteria with points at stake', () => {
    expect(criteria).toMatch(/[a-z] +█+░+ +[\d.]+\/[\d.]+\n[^\n]+/);
    const thin = memoScreens(inLanguage(sample('aubelle'), 'en'), { paint, locale: 'en', width: 78 });
    expect(thin[2]!.lines.join('\n')).toMatch(/up to \+[\d.]+ overall/);
    // The bars of a score fall: each begins at or after the one before.
    const bars = criteria!.split('\n').filter((line) => /[█░].* \d+(\.\d+)?\/\d+/.test(line));
    const starts = bars.slice(0, 4).map((line) => line.search(/[█░]/));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(new Set(starts).size).toBeGreaterThan(2);
  });
  test('flags with checks, every question with its slide, the text of the slides', () => {
    expect(flags).toMatch(/holds|fails/);
    for (const question of quaylane.questions) expect(questions).toContain(question.id);
    expect(questions).toMatch(/High · open · s\. \d+/);
    expect(slides).toMatch(/slide 6 · Traction[\s\S]*\$2\.52M/);
  });
});

test('keys turn pages, scroll, and quit', async () => {
  const view = show(quaylane);
  expect(view.frame()).toContain('[Scores]');
  await view.press('\u001b[C');
  expect(view.frame()).toContain('[Figures]');
  await view.press('p');
  await view.press('p');
  expect(view.frame()).toContain('[Slides]');
  await view.press('3');
  const top = view.frame();
  await view.press(' ');
  expect(view.frame()).not.toBe(top);
  await view.press('G');
  const all = /(\d+)–(\d+) of (\d+)/.exec(view.frame())!;
  expect(all[2]).toBe(all[3]);
  await view.press('g');
  expect(view.frame()).toBe(top);
  await view.press('q');
  await view.press('\u0003');
  expect(view.quits).toEqual([0, 130]);
  view.end();
});

test.each([
  [80, 24],
  [SMALLEST.columns, SMALLEST.rows],
])('fits %d × %d in every language', async (columns, rows) => {
  for (const locale of ['en', 'es', 'fr'] as const) {
    const view = show(quaylane, { columns, rows, locale });
    for (const page of '1236') {
      await view.press(page);
      const lines = view.frame().split('\n');
      expect(lines.length).toBeLessThan(rows);
      expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(columns);
      // The names of the pages and the keys are never cut.
      expect(lines.join('\n')).toMatch(/\[.+\]/);
    }
    view.end();
  }
});

test('a deck’s text cannot steer the terminal', () => {
  const slide = { ...quaylane.slides[0]!, text: 'a\u001b[2Jb\u0007' };
  const hostile = { ...quaylane, companyName: 'A\u001b]0;x\u0007cme', slides: [slide] };
  const all = memoScreens(hostile, { paint, locale: 'en', width: 78 }).flatMap(({ lines }) => lines);
  expect(all.join('')).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/);
  const view = show(hostile);
  expect(view.frame()).not.toMatch(/[\u0007]|\u001b\]/);
  view.end();
});
