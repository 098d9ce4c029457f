/** What leaves the tool: every format says the same, and no name, quote or summary can break or run in a file. */
import { parse } from 'csv-parse/sync';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { analysisSchema } from '../model/analysis.js';
import { evidence, fact, person } from '../testing/build-fact.js';
import { sampleAnalysis } from '../testing/sample-analysis.js';
import { exportFormats } from './index.js';

const PAYLOADS = [
  '=HYPERLINK("http://127.0.0.1/","x")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '＝1+1',
  ' =cmd|calc',
  '<script>window.hit=1</script>',
  '"><img src=x onerror="window.hit=1">',
  '</script><script>window.hit=1</script>',
  '[x](javascript:alert(1)) ![y](http://127.0.0.1:9/)',
  '\u202eevil\u2066 | cell\nbreak',
];

const hostile = sampleAnalysis(
  evidence(
    PAYLOADS.flatMap((text, index) => [
      person(text),
      fact('solution', { text, quote: text }),
      fact('arr', { value: 1000 * (index + 1), quote: text }),
    ]),
    { companyName: PAYLOADS[8]! },
  ),
  { fileName: PAYLOADS[7]!, summary: PAYLOADS.join(' ') },
);

function render(format: string, analysis = hostile): string {
  const bytes = exportFormats.find(({ id }) => id === format)!.render(analysis, { locale: 'en' });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

describe('html', () => {
  test('texts of the deck stand as texts: no element, attribute or script of theirs', () => {
    const { window } = new JSDOM(render('html'), { runScripts: 'dangerously' });
    expect(window.document.querySelector('img[src="x"]')).toBeNull();
    expect((window as unknown as { hit?: number }).hit).toBeUndefined();
    expect(window.document.querySelector('h1')!.textContent).toBe(PAYLOADS[8]);
    expect(window.document.querySelectorAll('script')).toHaveLength(2);
  });

  test('a reference opens its slide with the quote', () => {
    const analysis = sampleAnalysis(evidence([fact('arr', { value: 2_500_000, quote: '$2.5M ARR', slide: 1 })]));
    const { window } = new JSDOM(render('html', analysis), {
      runScripts: 'dangerously',
      beforeParse: (page) => Object.assign(page, { matchMedia: () => ({ matches: false }) }),
    });
    window.document.querySelector<HTMLElement>('.ref[data-fact="arr-1-1"], .ref')!.click();
    expect(window.document.querySelector('#viewer .quote')!.textContent).toContain('$2.5M ARR');
    expect(window.document.querySelector('#viewer h3')!.textContent).toContain('slide 1');
  });

  test('loads nothing from anywhere', () => {
    expect(render('html')).toContain("default-src 'none'");
  });
});

test('csv: every row parses, numbers stay numbers, and no cell starts a formula', () => {
  const rows: string[][] = parse(render('csv'), { bom: true, relax_column_count: false });
  expect(rows.length).toBeGreaterThan(hostile.facts.length);
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[\s"]*[=@＝＋－＠]/u);
  const arr = rows.filter((row) => row[0] === 'fact' && row[1]!.startsWith('arr'));
  expect(arr.map((row) => Number(row[3])).sort((a, b) => a - b)[0]).toBe(1000);
});

test('md: a deck’s links, pictures and table marks are shown, not obeyed', () => {
  const text = render('md');
  expect(text).not.toMatch(/(?<!\\)!\[|(?<!\\)\]\(/);
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});

test('json: the document itself, valid, in the reader’s language', () => {
  const bytes = exportFormats.find(({ id }) => id === 'json')!.render(hostile, { locale: 'es' });
  const document = analysisSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  expect(document.textLanguage).toBe('es');
  expect(document.facts).toEqual(hostile.facts);
});

test('all formats survive an analysis with nothing in it', () => {
  const empty = sampleAnalysis(evidence([]));
  for (const { id } of exportFormats) expect(render(id, empty).length, id).toBeGreaterThan(100);
});
