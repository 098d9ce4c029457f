/** The memo read back by pdf.js and poppler: what a partner must find in it, in three languages, and how it is built. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { factValue } from '../../i18n/fact-value.js';
import { inLanguage } from '../../i18n/in-language.js';
import { verdictName } from '../../i18n/verdict-name.js';
import { renderMessage } from '../../i18n/render.js';
import type { Analysis } from '../../model/analysis.js';
import { LOCALES, SCORE_IDS, type Locale } from '../../model/values.js';
import { NAMES } from '../../../test/kit/awkward-texts.js';
import { evidence, fact, person } from '../../testing/build-fact.js';
import { poppler } from '../../../test/kit/poppler.js';
import { readPdf } from '../../../test/kit/read-pdf.js';
import { sampleAnalysis } from '../../../test/kit/sample-analysis.js';
import { keyFigures } from '../key-figures.js';
import { pdfFormat } from './pdf-format.js';
import { memoSlides } from './slides.js';

const analysis = sampleAnalysis(
  evidence(
    [
      fact('arr', { value: 2_520_000, quote: '$2.52M ARR, 2.5x in twelve months', slide: 6, asOf: '2026-09' }),
      fact('mrr', { value: 100_000, quote: '$100k MRR', slide: 7, asOf: '2026-09' }),
      fact('growth_yoy', { value: 150, quote: '2.5x in twelve months', slide: 6 }),
      fact('tam', { value: 1_860_000_000, quote: 'A $1.86B market', slide: 5, cited: 'Gartner 2024' }),
      fact('ask', { value: 12_000_000, quote: 'Raising a $12M Series A', slide: 9, basis: 'target' }),
      person('Maren Oyelaran', { role: 'CEO', functions: 'business', founder: true }),
      person('Łucja Żółć', { role: 'CTO', functions: 'technical', founder: true }),
      fact('solution', { text: 'We price detention', quote: 'We price detention', slide: 3 }),
    ],
    { companyName: 'Quaylane' },
  ),
  {
    corrections: [
      {
        by: 'Ana',
        at: '2026-01-02T10:00:00.000Z',
        reason: 'Spoke to the founder',
        change: { of: 'sector', to: 'saas', was: 'other' },
      },
    ],
    fit: {
      verdict: 'stretches',
      thesis: { name: 'North fund', mark: 'abc' },
      text: 'A stretch of the thesis in one point.',
      textMessage: { id: 'fit.verdict.stretches', values: { count: 1 } },
      answers: [
        {
          question: 'stage',
          verdict: 'stretches',
          reason: 'The round is seed, next to the stages of the fund (Series A).',
          reasonMessage: {
            id: 'fit.stage.stretches',
            values: {
              stage: { message: { id: 'label.stage.seed', values: {} } },
              ours: { message: { id: 'label.stage.series-a', values: {} } },
            },
          },
          factIds: [],
          slides: [9],
        },
      ],
    },
  },
);

async function memo(locale: Locale = 'en', of: Analysis = analysis, pictures?: Map<number, Uint8Array>) {
  return pdfFormat.render(of, { locale, ...(pictures ? { pictures } : {}) });
}

/** Text without the line breaks of the page, so that sentences can be looked for. */
// A line may end on a hyphen.
const flat = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').replace(/(?<=\p{L}-) (?=\p{Ll})/gu, '');

describe.each(LOCALES)('the memo in %s', (locale) => {
  const document = inLanguage(analysis, locale);
  const label = (id: string) => renderMessage({ id: `label.${id}`, values: {} }, locale);

  test('says the verdict with its rule, the scores, the figures with slide and quote', async () => {
    const { pages, text, language } = await readPdf(await memo(locale));
    const read = flat(text);
    expect(pages.length).toBeGreaterThanOrEqual(2);
    expect(pages.length).toBeLessThanOrEqual(5);
    expect(language).toBe(locale);
    const { line, verdict, decides, parts, email } = document.memo!;
    for (const { text: said } of [
      ...(line ? [line] : []),
      ...verdict,
      ...decides,
      ...parts.flatMap(({ rows }) => rows.flat()),
    ])
      expect(read).toContain(flat(said));
    expect(read).toContain(flat(email!.subject));
    expect(read).toContain(flat(document.recommendationRule!.reason));
    expect(read).toContain(label(verdictName(document)!));
    for (const score of SCORE_IDS) expect(read).toContain(`${label(`score.${score}`)} ${label('coverageWord')}`);
    for (const { kind, fact: one } of keyFigures(document)) {
      expect(read).toContain(label(`metric.${kind}`));
      if (one) expect(read).toContain(flat(factValue(one, locale)));
      if (one) expect(read).toContain(one.quote);
    }
    for (const { question, why } of document.questions.filter(({ first }) => first)) {
      expect(read).toContain(flat(question));
      expect(read).toContain(flat(why));
    }
    for (const flag of document.flags) expect(read).toContain(flat(flag.reason));
    for (const check of document.checks.filter(({ status }) => status === 'fail'))
      expect(read).toContain(flat(check.detail));
    expect(read).toContain(flat(document.fit!.answers[0]!.reason));
    expect(read).toContain('Spoke to the founder');
  });

  test('what was not found is said, not counted as 0', async () => {
    const { text } = await readPdf(await memo(locale));
    const missing = keyFigures(document).filter(({ fact: one }) => !one);
    expect(missing.length).toBeGreaterThan(0);
    const names = missing
      .map(({ kind }) => renderMessage({ id: `label.metric.${kind}`, values: {} }, locale))
      .join(' · ');
    expect(flat(text)).toContain(flat(renderMessage({ id: 'export.figuresNotShown', values: { names } }, locale)));
  });
});

test('every page says which it is of how many, and of which deck and rubric', async () => {
  const { pages } = await readPdf(await memo());
  pages.forEach((page, at) => {
    expect(page).toContain(`${at + 1} / ${pages.length}`);
    expect(page).toContain(analysis.deckHash.slice(0, 16));
    expect(page).toContain(analysis.rubricVersion);
  });
});

test('is tagged, with headings, tables of header and data cells, and figures that are said in words', async () => {
  const { roles, alts, bookmarks, info } = await readPdf(await memo());
  expect(roles.get('H1')).toBe(1);
  expect(roles.get('H2')).toBeGreaterThan(6);
  for (const role of ['P', 'Table', 'TR', 'TH', 'TD', 'Figure']) expect(roles.get(role), role).toBeGreaterThan(0);
  expect(alts[0]).toContain(`Market: ${analysis.marketScore}`);
  expect(bookmarks[0]).toBe('Quaylane');
  expect(bookmarks).toContain('Key figures');
  expect(bookmarks).toContain('Questions to ask first');
  expect(info.Title).toBe('Quaylane · Investment memo');
});

test('a score that cannot be given is a dash on the page and in the radar', async () => {
  const none = { ...analysis, overallScore: null, marketScore: null, band: null, recommendation: null };
  const { text, alts } = await readPdf(await memo('en', none));
  expect(flat(text)).toMatch(/Overall score – ?\/100/);
  expect(alts[0]).toContain('Market: –');
  expect(flat(text)).toContain('No recommendation');
});

test('shows the slides it rests on, and stands without those that cannot be drawn', async () => {
  const picture = await sharp({ create: { width: 480, height: 270, channels: 3, background: '#234' } })
    .png()
    .toBuffer();
  const glass = await sharp(picture).ensureAlpha(0.5).png({ progressive: true }).toBuffer();
  const jpeg = await sharp(picture).jpeg().toBuffer();
  const slides = memoSlides(analysis);
  expect(slides).toContain(6);
  expect(slides.length).toBeLessThanOrEqual(6);
  const pictures = new Map<number, Uint8Array>(slides.map((slide, at) => [slide, [picture, jpeg, glass][at % 3]!]));
  const broken = Uint8Array.from(picture).subarray(0, 60);
  pictures.set(slides[0]!, broken);
  const { alts, text } = await readPdf(await memo('en', analysis, pictures));
  const shown = alts.filter((alt) => alt.startsWith('Slide '));
  // A second row that does not fit is left out; the first is whole.
  expect(shown.length).toBeGreaterThanOrEqual(3);
  expect(shown.some((alt) => alt.startsWith(`Slide ${slides[0]} `))).toBe(false);
  expect(text).not.toContain(`slide ${slides[0]} · `);
});

test('the same analysis gives the same bytes, dated by the analysis', async () => {
  const [one, two] = [await memo('es'), await memo('es')];
  expect(Buffer.compare(one, two)).toBe(0);
  expect((await readPdf(one)).info.CreationDate).toBe('D:20260101000000Z');
});

test('the memos after the first can be searched and read aloud as well', async () => {
  const texts = [];
  for (let turn = 0; turn < 3; turn += 1) texts.push((await readPdf(await memo('fr'))).text);
  expect(texts[1]).toBe(texts[0]);
  expect(texts[2]).toBe(texts[0]);
  expect(texts[2]).toContain('Note d’investissement');
});

test('a title with marks of XML leaves the metadata whole', async () => {
  const bytes = await memo('en', { ...analysis, companyName: 'A&B <c> "d" ]]>' });
  const xml = Buffer.from(bytes)
    .toString('utf8')
    .match(/<x:xmpmeta[\s\S]*<\/x:xmpmeta>/)![0];
  expect(xml).toContain('A&amp;B &lt;c&gt;');
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;|#)/);
  expect((await readPdf(bytes)).info.Title).toContain('A&B <c> "d" ]]>');
});

describe('poppler', () => {
  test('reads the text, Hebrew and Polish too', async ({ skip }) => {
    const named = { ...analysis, companyName: `${NAMES.hebrew} ${NAMES.polish}` };
    const text = poppler('pdftotext', await memo('en', named));
    if (text === undefined) return skip('pdftotext is not installed');
    expect(text).toContain('אנרגיה');
    expect(text).toContain('Łódź Żółć');
    expect(flat(text)).toContain('$2.52M ARR, 2.5x in twelve months');
  });

  test('finds a tagged A4 document without forms or scripts', async ({ skip }) => {
    const info = poppler('pdfinfo', await memo('fr'));
    if (info === undefined) return skip('pdfinfo is not installed');
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toMatch(/JavaScript:\s+no/);
    expect(info).toMatch(/Form:\s+none/);
    expect(info).toMatch(/Page size:.*A4/);
  });

  test('finds every font embedded, as a subset, with its characters', async ({ skip }) => {
    const fonts = poppler('pdffonts', await memo('en', { ...analysis, companyName: NAMES.hebrew }));
    if (fonts === undefined) return skip('pdffonts is not installed');
    const rows = fonts.trim().split('\n').slice(2);
    expect(rows.length).toBeGreaterThan(4);
    for (const row of rows) expect(row).toMatch(/yes yes yes/);
    expect(fonts).toContain('DejaVuSans');
  });
});

test('others have their turn while it is drawn', async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  // What is loaded once is loaded.
  await pdfFormat.render(analysis, { locale: 'en' });
  setImmediate(count);
  await pdfFormat.render(analysis, { locale: 'en' });
  isDone = true;
  expect(turns).toBeGreaterThan(10);
});
