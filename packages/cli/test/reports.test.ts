/** Reports and portfolio as a user asks for them: text, JSON and files with the same figures. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { portfolioReportSchema, reportSchema, type Investment } from '@vc-analyst/core/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDecks, temporaryFolder, vc } from './run-vc.js';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let data: string;
let acme: Investment;
beforeAll(async () => {
  folder = await temporaryFolder();
  data = join(folder.path, 'data');
  const decks = ['aubelle.pdf', 'wrenlow-pre-seed.pdf'].map((name) => join(sampleDecks, name));
  await vc(['analyze', ...decks, '--json', '--quiet'], { data });
  const given = ['--amount', '250k', '--date', '2026-01-15', '--sector', 'fintech', '--round', 'seed', '--json'];
  acme = JSON.parse((await vc(['portfolio', 'add', 'Acme', ...given], { data })).stdout) as Investment;
}, 120_000);
afterAll(() => folder.remove());

test('an amount is read as the language writes it, what is stored is said, and two readings are asked again', async () => {
  const own = { data: join(folder.path, 'amounts') };
  const add = (amount: string, lang = 'en') =>
    vc(['--lang', lang, 'portfolio', 'add', 'Brix', '--amount', amount, '--date', '2026-01-15'], own);
  const refused = await add('300.000');
  expect(refused.exitCode).toBe(2);
  expect(refused.stderr).toContain('“300.000” can be read as 300,000 or as 300; write 300k or 300.');
  expect((await add('12%')).stderr).toContain('is a percentage');
  const { stderr } = await add('1.225.000,50', 'es');
  expect(stderr.replace(/\s/g, ' ')).toContain('1.225.000,5 €');
  const id = /\(([\w-]+)\)/.exec(stderr)![1]!;
  expect((await vc(['portfolio', 'set', id, '--amount', '300,000'], own)).stderr).toContain('€1,225,000.5 → €300,000');
}, 120_000);

test('a report says in the terminal what its JSON says', async () => {
  const [json, text] = await Promise.all([
    vc(['report', 'month', '--json'], { data }),
    vc(['report', 'month'], { data }),
  ]);
  const report = reportSchema.parse(JSON.parse(json.stdout));
  expect(report).toMatchObject({ type: 'overview', totalAnalyses: 2, portfolioCompanies: 1, totalInvestment: 250_000 });
  expect(text.stdout).toMatch(/^Analyses +2 .*2 companies$/m);
  expect(text.stdout).toMatch(new RegExp(`^Average score +${report.averageScore} `, 'm'));
  expect(text.stdout).toMatch(/^Invested in total +€250K/m);
  expect(json.stderr + text.stderr).toBe('');
});

test('speaks Spanish and French, and no line is wider than a hundred cells', async () => {
  const [spanish, french] = await Promise.all([
    vc(['--lang', 'es', 'report', 'all', '--type', 'due-diligence'], { data }),
    vc(['--lang', 'fr', 'trends'], { data }),
  ]);
  expect(spanish.stdout).toMatch(/^Preguntas por tema$/m);
  expect(french.stdout).toMatch(/^Ce qu’on peut en tirer$/m);
  const lines = `${spanish.stdout}\n${french.stdout}`.split('\n');
  expect(lines.filter((line) => [...line].length > 100)).toEqual([]);
});

test('writes a file by --format or by the ending of --out, with the same figures', async () => {
  const path = join(folder.path, 'corporate.csv');
  const { exitCode, stderr } = await vc(['corporate', '--out', path], { data });
  expect([exitCode, stderr.trim()]).toEqual([0, `Written: ${path}`]);
  expect(await readFile(path, 'utf8')).toMatch(/riskProfile/);
  const { stdout } = await vc(['report', 'all', '--format', 'json', '--out', '-'], { data });
  expect(reportSchema.parse(JSON.parse(stdout))).toMatchObject({ totalAnalyses: 2 });
});

test('a day that has not come, a period and a format that do not exist are exit 2', async () => {
  const wrong = await Promise.all([
    vc(['report', 'month', '--date', '2999-01-01'], { data }),
    vc(['report', 'month', '--date', '2026-02-30'], { data }),
    vc(['report', 'decade'], { data }),
    vc(['trends', '--out', join(folder.path, 'trends.docx')], { data }),
  ]);
  expect(wrong.map(({ exitCode }) => exitCode)).toEqual([2, 2, 2, 2]);
  expect(wrong[0]?.stderr).toBe('2999-01-01 has not come yet. [bad-usage]');
});

test('an investment exits, is shown so everywhere, and can be removed', async () => {
  const worth = ['--stake', '7.5', '--worth', '400k', '--valued-on', '2026-09-30'];
  const set = await vc(
    ['portfolio', 'set', acme.id.slice(0, 8), '--status', 'exited', '--on', '2026-09-30', ...worth],
    { data },
  );
  expect(set.stderr).toMatch(/^Changed: Acme, €250,000, 2026-01-15, exited/);
  const shown = await vc(['portfolio', '--json'], { data });
  const report = portfolioReportSchema.parse(JSON.parse(shown.stdout));
  expect(report).toMatchObject({ exited: 1, active: 0, totalInvestment: 250_000 });
  expect(report.byQuarter.at(-1)).toMatchObject({ quarter: '2026-Q3', exits: 1 });
  expect(report.returns.realised).toMatchObject({ invested: 250_000, currentValue: 400_000, moic: 1.6 });
  const list = await vc(['--lang', 'fr', 'portfolio', 'list'], { data });
  expect(list.stdout).toMatch(
    /^15 janv\. 2026 +Acme +250.k.€ +7,5.% +400.k.€ +amorçage +fintech +sortie +[0-9a-f]{8}$/m,
  );
  await vc(['portfolio', 'rm', acme.id], { data });
  expect((await vc(['portfolio', 'list', '--json'], { data })).stdout).toBe('[]');
});
