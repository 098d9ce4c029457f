/** What leaves the tool: every format says the same, and no name, quote or summary can break or run in a file. */
import { parse } from 'csv-parse/sync';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { renderMessage } from '../i18n/render.js';
import { analysisSchema, type Analysis } from '../model/analysis.js';
import { criterionTopic } from '../model/criterion-name.js';
import type { Locale } from '../model/values.js';
import { FORMULAS, NAMES, PAYLOADS } from '../../test/kit/awkward-texts.js';
import { evidence, fact, person, slide } from '../testing/build-fact.js';
import { readPdf } from '../../test/kit/read-pdf.js';
import { readXlsx } from '../../test/kit/read-xlsx.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { memoFormats } from './index.js';
import { criteriaByScore } from './key-figures.js';

const hostile = sampleAnalysis(
  evidence(
    PAYLOADS.flatMap((text, index) => [
      person(text),
      fact('solution', { text, quote: text }),
      fact('arr', { value: 1000 * (index + 1), quote: text }),
    ]),
    {
      companyName: PAYLOADS[8],
      slides: PAYLOADS.map((text, index) => ({
        ...slide(index + 1),
        title: text,
        telling: [{ quote: text, under: text }, { quote: text }],
      })),
    },
  ),
  { fileName: PAYLOADS[7], summary: PAYLOADS.join(' ') },
);

const formulas = sampleAnalysis(
  evidence(
    FORMULAS.map((text, at) => fact('solution', { text, quote: text, slide: at + 1, cited: text })),
    { companyName: FORMULAS[0] },
  ),
);

async function bytesOf(format: string, analysis: Analysis, locale: Locale = 'en'): Promise<Uint8Array> {
  return memoFormats.find(({ id }) => id === format)!.render(analysis, { locale });
}

async function render(format: string, analysis = hostile): Promise<string> {
  const bytes = await bytesOf(format, analysis);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

describe('html', () => {
  test('texts of the deck stand as texts: no element, attribute or script of theirs', async () => {
    const { window } = new JSDOM(await render('html'), { runScripts: 'dangerously' });
    expect(window.document.querySelector('img[src="x"]')).toBeNull();
    expect((window as unknown as { hit?: number }).hit).toBeUndefined();
    expect(window.document.querySelector('h1')!.textContent).toBe(PAYLOADS[8]);
    expect(window.document.querySelectorAll('script')).toHaveLength(2);
  });

  test('a reference opens its slide with the quote', async () => {
    const analysis = sampleAnalysis(evidence([fact('arr', { value: 2_500_000, quote: '$2.5M ARR', slide: 1 })]));
    const { window } = new JSDOM(await render('html', analysis), {
      runScripts: 'dangerously',
      beforeParse: (page) => Object.assign(page, { matchMedia: () => ({ matches: false }) }),
    });
    window.document.querySelector<HTMLElement>('.ref[data-fact="arr-1-1"], .ref')!.click();
    expect(window.document.querySelector('#viewer .quote')!.textContent).toContain('$2.5M ARR');
    expect(window.document.querySelector('#viewer h3')!.textContent).toContain('slide 1');
  });

  test('loads nothing from anywhere', async () => {
    expect(await render('html')).toContain("default-src 'none'");
  });
});

test('csv: every row parses, numbers stay numbers, and no cell starts a formula', async () => {
  const rows: string[][] = parse(await render('csv'), { bom: true, relax_column_count: false });
  expect(rows.length).toBeGreaterThan(hostile.facts.length);
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[\s"]*[=@＝＋－＠]/u);
  const arr = rows.filter((row) => row[0] === 'fact' && row[1]!.startsWith('arr'));
  const head = rows[0]!;
  const cell = (row: string[], column: string) => row[head.indexOf(column)];
  const criterion = rows.find((row) => row[1] === 'M1')!;
  expect([cell(criterion, 'name'), cell(criterion, 'quote')]).toEqual(['Market size', '']);
  expect(Number(cell(criterion, 'max'))).toBeGreaterThan(0);
  expect(arr.map((row) => Number(row[3])).sort((a, b) => a - b)[0]).toBe(1000);
});

test('csv: nothing starts a formula where the list separator is a semicolon or a line break is a row', async () => {
  const text = (await render('csv', formulas)).slice(1);
  for (const cell of text.split(/[;\t\n\r]|","|(?:^")|,(?=")/)) {
    expect(cell.normalize('NFKC')).not.toMatch(/^["\s]*[=@|]|^["\s]*[+−-](?![\d.,]+["\s]*$)/u);
  }
});

test('md: a deck’s links, pictures and table marks are shown, not obeyed', async () => {
  const text = await render('md');
  expect(text).not.toMatch(/(?<!\\)!\[|(?<!\\)\]\(/);
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});

test('json: the document itself, valid, in the reader’s language', async () => {
  const bytes = await bytesOf('json', hostile, 'es');
  const document = analysisSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  expect(document.textLanguage).toBe('es');
  expect(document.facts).toEqual(hostile.facts);
});

test('xlsx: no formula, and no text that becomes one when it is typed over or saved as CSV', async () => {
  for (const analysis of [hostile, formulas]) {
    for (const { formulas: live, rows } of await readXlsx(await bytesOf('xlsx', analysis))) {
      expect(live).toBe(0);
      for (const cell of rows.flat()) {
        if (typeof cell?.value !== 'string') continue;
        expect(cell.value.normalize('NFKC')).not.toMatch(/^["\s]*[=@|]|^["\s]*[+−-](?!\s?[\d.,]+\s?%?$)/u);
      }
    }
  }
});

test('pdf: the payloads stand as text, nothing in it runs or links', async () => {
  const bytes = await bytesOf('pdf', hostile);
  const { text, info } = await readPdf(bytes);
  expect(text.replace(/\s+/g, ' ')).toContain('=HYPERLINK("http://127.0.0.1/","x")');
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(info.Title).toContain(PAYLOADS[8]);
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/(?:JavaScript|JS\b|URI\b|Launch|SubmitForm)/);
});

describe('names and quotes as they come', () => {
  test.each(Object.entries(NAMES))('%s: every format is whole', async (_, name) => {
    const analysis = sampleAnalysis(
      evidence([fact('arr', { value: 5, quote: name.slice(0, 240) }), person(name.slice(0, 240))], {
        companyName: name,
      }),
      { fileName: `${name}.pdf` },
    );
    const csv: string[][] = parse(await render('csv', analysis), { bom: true, relax_column_count: false });
    expect(csv.length).toBeGreaterThan(analysis.criteria.length);
    const json = JSON.parse(await render('json', analysis)) as Analysis;
    expect(json.companyName).toBe(name);
    const { window } = new JSDOM(await render('html', analysis));
    expect(window.document.querySelectorAll('h1')).toHaveLength(1);
    expect((await render('md', analysis)).split('\n')[0]).toMatch(/^# /);
    const [summary] = await readXlsx(await bytesOf('xlsx', analysis));
    expect(summary!.rows.length).toBeGreaterThan(10);
    const { pages } = await readPdf(await bytesOf('pdf', analysis));
    expect(pages.length).toBeLessThanOrEqual(6);
  });
});

test('all formats survive an analysis with nothing in it', async () => {
  const empty = sampleAnalysis(evidence([]));
  for (const { id } of memoFormats) expect((await bytesOf(id, empty)).length, id).toBeGreaterThan(100);
});

test('the same analysis gives the same bytes in every format', async () => {
  for (const { id } of memoFormats) {
    const [one, two] = [await bytesOf(id, hostile, 'fr'), await bytesOf(id, hostile, 'fr')];
    expect(Buffer.compare(one, two), id).toBe(0);
  }
});

describe('the deck slide by slide', () => {
  const told = {
    ...slide(2),
    title: 'The market',
    telling: [{ quote: 'Small ferries sell 40M seats' }, { quote: 'None of them online' }],
  };
  const deck = sampleAnalysis(evidence([], { slides: [slide(1), told] }));
  const words = async (id: string) =>
    id === 'pdf' ? (await readPdf(await bytesOf(id, deck))).text : await render(id, deck);

  test.each(['md', 'html', 'pdf'])('stands at the end of %s in its own words, with its slide', async (id) => {
    const text = (await words(id)).replace(/\s+/gu, ' ');
    const from = text.indexOf('The deck, slide by slide');
    expect(from).toBeGreaterThan(text.indexOf('Our view'));
    const lines = text.slice(from);
    for (const { quote } of told.telling) expect(lines).toContain(`“${quote}”`);
    expect(lines).toContain('The market');
    expect(lines).toMatch(/s\. 2/u);
  });

  test('is absent from documents whose slides keep no such lines', async () => {
    const before = sampleAnalysis(evidence([], { slides: [slide(1), slide(2)] }));
    expect(await render('md', before)).not.toContain('slide by slide');
  });

  test('stands in documents of engine 2.28, which kept the words of the lines alone', () => {
    const words = told.telling.map(({ quote }) => quote);
    const before = JSON.parse(JSON.stringify({ ...deck, slides: [slide(1), { ...told, telling: words }] })) as unknown;
    expect(analysisSchema.parse(before).slides[1]!.telling).toEqual(told.telling);
  });
});

describe('criteria that could not be judged', () => {
  const slides = [
    slide(1),
    { ...slide(2), title: 'Defensibility', text: 'Defensibility\nThree years of data of our own' },
  ];
  const deck = sampleAnalysis(evidence([], { slides }));
  const spoken = deck.criteria.filter(({ candidates }) => candidates?.some((one) => one.slide === 2));

  test.each([
    ['md', 'en', 'Not judged by us'],
    ['md', 'es', 'Sin valorar por nosotros'],
    ['md', 'fr', 'Non jugé par nous'],
    ['html', 'en', 'Not judged by us'],
  ] as const)('are one line at the end, each named once (%s, %s)', async (id, locale, start) => {
    expect(spoken.length).toBeGreaterThan(0);
    const text = new TextDecoder().decode(await bytesOf(id, deck, locale));
    const [line, ...more] = text.split('\n').filter((one) => one.includes(start));
    expect(more).toEqual([]);
    const names = criteriaByScore(deck).flatMap(({ unjudged }) =>
      unjudged.map((one) => renderMessage(criterionTopic(one), locale)),
    );
    for (const name of names) expect(line!.split(name)).toHaveLength(2);
    for (const { reason } of spoken) expect(text).not.toContain(reason);
  });

  test.each([
    ['md', 'en', 'Nothing clear found ('],
    ['md', 'es', 'Nada claro encontrado ('],
    ['md', 'fr', 'Rien de clair trouvé ('],
    ['html', 'en', 'Nothing clear found ('],
  ] as const)(
    'and what is unclear is in a line of its own, without a slide (%s, %s)',
    async (format, locale, start) => {
      // One passing word, of which the model thinks little.
      const quote = 'A walk past the patent office';
      const hinted = { ...slide(2), text: quote, hints: [{ says: 'moat', quote, probability: 0.01 }] };
      const unclear = sampleAnalysis(evidence([], { slides: [slide(1), hinted] }));
      const text = new TextDecoder().decode(await bytesOf(format, unclear, locale));
      const line = text.split('\n').find((one) => one.includes(start));
      expect(line).toBeDefined();
      expect(line).not.toMatch(/ 2\b/u);
    },
  );
});
