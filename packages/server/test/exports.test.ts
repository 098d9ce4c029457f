/** [R22][R24] What leaves the server as a file or page runs nothing: no script from a name or comment, no formula in a cell. */
import { parse } from 'csv-parse/sync';
import { JSDOM, VirtualConsole } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFund, seedDocument, type Fund } from './support/fund.js';

const SCRIPTS = [
  '<script>canary()</script>',
  '"><script>canary()</script>',
  "'><img src=x onerror=canary()>",
  '<svg onload=canary()>',
  '<svg><script>canary()</script></svg>',
  '</title><script>canary()</script>',
  '</textarea><script>canary()</script>',
  '</script><script>canary()</script>',
  '<iframe srcdoc="<script>parent.canary()</script>">',
  '<a href="javascript:canary()">x</a>',
  '<details open ontoggle=canary()>',
  '<body onload=canary()>',
  '<input autofocus onfocus=canary()>',
  '<math><mi xlink:href="javascript:canary()">',
  '<style>@import "javascript:canary()"</style>',
  '<object data="javascript:canary()">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:canary()">',
  '{{constructor.constructor("canary()")()}}',
  '${canary()}',
  '<!--<script>canary()//-->',
  '\u003cscript\u003ecanary()\u003c/script\u003e',
  '<x onclick=canary() tabindex=1 id=x>',
  '&lt;script&gt;canary()&lt;/script&gt;',
];
const FORMULAS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '="x"',
  "=cmd|'/c calc'!A1",
  '=HYPERLINK("http://evil.example")',
  '+cmd',
  '-2+3',
  '@x',
];

let fund: Fund;
let cookie: string;

beforeAll(async () => {
  const seed = await seedDocument();
  /** An analysis that says the texts wherever a deck or a person can make it say something. */
  const saying = (id: string, texts: string[]) => ({
    id,
    change: {
      companyName: texts[0]!,
      fileName: `${texts[1]}.pdf`,
      // No picture is drawn of a deck that is not there.
      files: [],
      facts: seed.facts.map((fact, index) => ({
        ...fact,
        text: texts[index % texts.length]!,
        quote: texts[index % texts.length]!,
      })),
      slides: seed.slides.map((slide, index) => ({
        ...slide,
        title: texts[index % texts.length]!,
        text: texts.join('\n'),
      })),
      questions: seed.questions.map((question, index) => ({
        ...question,
        answer: texts[index % texts.length]!,
        notes: texts.join('\n'),
      })),
      comments: texts.map((content, index) => ({
        id: `c${index}`,
        content,
        createdAt: '2026-11-20T10:00:00.000Z',
        user: { firstName: content },
      })),
    },
  });
  fund = await openFund({ stored: [saying('script', SCRIPTS), saying('formula', FORMULAS)] });
  ({ cookie } = await fund.join('admin'));
}, 60_000);
afterAll(() => fund.close());

test('[R22] 24 payloads run in no page: JSON stays JSON, the HTML report stays text', async () => {
  const { token } = (await fund.send('/api/analyses/script/shares', { method: 'POST', cookie, body: {} })).json as {
    token: string;
  };
  for (const path of [
    '/api/analyses/script',
    `/api/share/${token}`,
    '/api/analyses',
    ...SCRIPTS.map((text) => `/api/${encodeURIComponent(text)}`),
  ]) {
    const { headers } = await fund.send(path, { cookie });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  let executed = 0;
  const { bytes } = await fund.workspace.export('script', 'html');
  const page = new JSDOM(Buffer.from(bytes).toString(), {
    runScripts: 'dangerously',
    virtualConsole: new VirtualConsole(),
    beforeParse: (window) => {
      (window as unknown as { canary: () => void }).canary = () => (executed += 1);
    },
  });
  const { document } = page.window;
  for (const element of document.querySelectorAll<HTMLElement>('#x, a[href^="javascript"]')) element.click();
  for (const payload of ['canary()</script>', 'onerror=canary()', 'evil.example'])
    expect(document.body.textContent).toContain(payload);
  expect(
    document.querySelectorAll('iframe, object, base, meta[http-equiv="refresh"], [onload], [onerror], [onclick]'),
  ).toHaveLength(0);
  page.window.close();
  expect(executed).toBe(0);
});

test('[R22] the HTML report is not handed out as a page', async () => {
  const answer = await fund.send('/api/analyses/script/export?format=html', { cookie });
  expect(answer.json).toMatchObject({ error: { code: 'export-format-unknown' } });
});

test('[R24] no cell of a CSV begins as a formula, read back by another reader', async () => {
  const answer = await fund.send('/api/analyses/formula/export?format=csv', { cookie });
  expect(answer.status).toBe(200);
  const rows: string[][] = parse(answer.text, { bom: true, relax_column_count: true });
  const cells = rows.flat();
  const live = cells.filter((cell) => /^[=+@\t\r]|^-(?!\d+([.,]\d+)?%?$)/.test(cell));
  expect(live).toEqual([]);
});

test.each(['pdf', 'xlsx', 'excel', 'csv', 'md', 'json'])(
  'an analysis is exported as %s, for saving under a plain name',
  async (format) => {
    const answer = await fund.send(`/api/analyses/formula/export?format=${format}`, { cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w .-]+"/);
    expect(answer.bytes.length).toBeGreaterThan(500);
  },
);

test.each(['pdf', 'excel', 'csv'])('a report is exported as %s', async (format) => {
  const answer = await fund.send(`/api/reports/export?type=overview&period=all&format=${format}`, { cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
});
