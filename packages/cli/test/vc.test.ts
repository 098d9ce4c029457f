/** `vc` as a user meets it: what goes to stdout and stderr, exit codes, errors, and the life of an analysis. */
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { analysisSchema, type AnalysisSummary } from '@vc-analyst/core/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execa } from 'execa';
import { sampleDecks, temporaryFolder, vc, vcPath } from './run-vc.js';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let deck: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  deck = join(sampleDecks, 'quaylane-series-a.pdf');
});
afterAll(() => folder.remove());

test('--version prints the version alone', async () => {
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(await vc(['--version'])).toEqual({ exitCode: 0, stdout: version, stderr: '' });
});

test('--help loads of the SDK nothing but lists of words', async () => {
  const folder = await temporaryFolder();
  expect((await vc(['--help'], { env: { NODE_V8_COVERAGE: folder.path } })).exitCode).toBe(0);
  const loaded = new Set<string>();
  for (const name of await readdir(folder.path)) {
    const { result } = JSON.parse(await readFile(join(folder.path, name), 'utf8')) as { result: { url: string }[] };
    for (const { url } of result) if (/packages\/core\/|\/zod\//.test(url)) loaded.add(url.replace(/.*packages/, ''));
  }
  expect([...loaded]).toEqual(['/core/dist/plain/vocabulary.js']);
  await folder.remove();
});

test('--help names every command and every exit code', async () => {
  const { stdout, exitCode } = await vc(['--help']);
  expect(exitCode).toBe(0);
  for (const command of ['analyze', 'batch', 'list', 'show', 'export', 'rm', 'rescore', 'doctor'])
    expect(stdout).toContain(command);
  for (const code of ['0 ', '1 ', '2 ', '3 ', '4 ', '70 ', '130 '])
    expect(stdout).toMatch(new RegExp(`^ +${code}`, 'm'));
});

describe('one deck', () => {
  test('analyze --json prints one valid document, and nothing else, to stdout', async () => {
    const data = join(folder.path, 'one');
    const { exitCode, stdout, stderr } = await vc(['analyze', deck, '--json'], { data });
    expect(exitCode).toBe(0);
    const analysis = analysisSchema.parse(JSON.parse(stdout));
    expect(analysis).toMatchObject({ companyName: 'Quaylane', status: 'completed', deckKind: 'pdf' });
    expect(stderr).toContain('quaylane-series-a.pdf');
  });

  test('the report of a deck on standard input shows scores, figures with slide and quote, and has no terminal codes in a pipe', async () => {
    const { stdout } = await vc(['analyze', '-', '--quiet'], { data: join(folder.path, 'one'), inputFile: deck });
    expect(stdout).toContain('Quaylane');
    expect(stdout).toMatch(/ARR +\$2\.52M +actual.* s\. \d+ +“/);
    expect(stdout).not.toContain('\u001b');
  });

  test('--out writes the report in the format of its ending', async () => {
    const html = join(folder.path, 'memo.html');
    const json = join(folder.path, 'memo.json');
    const { exitCode } = await vc(['analyze', deck, '--out', html, '--out', json, '--quiet'], {
      data: join(folder.path, 'out'),
    });
    expect(exitCode).toBe(0);
    expect(await readFile(html, 'utf8')).toMatch(/^<!doctype html>[\s\S]*Quaylane[\s\S]*data:image\//);
    expect(analysisSchema.parse(JSON.parse(await readFile(json, 'utf8'))).companyName).toBe('Quaylane');
  });

  test('a person’s company, sector and stage win over the deck', async () => {
    const args = [
      'analyze',
      deck,
      '--company',
      'Other Name',
      '--sector',
      'mobility',
      '--stage',
      'seed',
      '--json',
      '--quiet',
    ];
    const { stdout } = await vc(args, { data: join(folder.path, 'given') });
    expect(JSON.parse(stdout)).toMatchObject({
      companyName: 'Other Name',
      companyNameFrom: 'user',
      sector: 'mobility',
      stage: { value: 'seed', basis: 'user' },
    });
  });
});

describe('a folder', () => {
  test('batch ranks all decks, names what cannot be read, and goes on', async () => {
    const decks = await temporaryFolder();
    const data = join(folder.path, 'batch');
    await copyFile(deck, join(decks.path, 'good.pdf'));
    await copyFile(join(sampleDecks, 'termalida-semilla.pdf'), join(decks.path, 'also good.pdf'));
    await writeFile(join(decks.path, 'not a deck.pdf'), 'plain text');
    await writeFile(join(decks.path, 'empty.pdf'), '');
    const out = join(decks.path, 'ranking.csv');
    const jsonl = join(decks.path, 'all.jsonl');

    const first = await vc(['batch', decks.path, '-j', '2', '--out', out, '--jsonl', jsonl], { data });
    expect(first.exitCode).toBe(3);
    expect(first.stderr).toMatch(/not a deck\.pdf is not a PDF.*\[unsupported-type\]/);
    expect(first.stderr).toMatch(/empty\.pdf is empty.*\[empty-file\]/);
    expect(first.stdout).toContain('Quaylane');
    expect(first.stdout).toContain('Termálida');

    const rows: Record<string, string>[] = parse(await readFile(out), { columns: true, bom: true });
    expect(rows.map((row) => row.fileName).sort()).toEqual(['also good.pdf', 'good.pdf']);
    expect(Number(rows[0]!.overallScore)).toBeGreaterThanOrEqual(Number(rows[1]!.overallScore));
    const lines = (await readFile(jsonl, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.filter((line) => 'error' in line).map((line) => line.fileName)).toHaveLength(2);

    const again = await vc(['batch', decks.path], { data });
    expect(again.stderr).toMatch(/good\.pdf: analysed before/);
    await decks.remove();
  });

  test('--fail-under ends with 1 when a deck scores lower', async () => {
    const data = join(folder.path, 'batch');
    expect((await vc(['batch', deck, '--fail-under', '100', '--quiet'], { data })).exitCode).toBe(1);
    expect((await vc(['batch', deck, '--fail-under', '1', '--quiet'], { data })).exitCode).toBe(0);
  });
});

describe('what the workspace holds', () => {
  const data = () => join(folder.path, 'held');
  let held: AnalysisSummary;
  beforeAll(async () => {
    await vc(['analyze', deck, '--quiet'], { data: data() });
    held = (JSON.parse((await vc(['list', '--json'], { data: data() })).stdout) as AnalysisSummary[])[0]!;
  });

  test('show prints the report in another language without reading the deck again', async () => {
    const { stdout, exitCode } = await vc(['show', held.id, '--lang', 'fr'], { data: data() });
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Chiffres clés');
    expect(stdout).toContain('Quaylane');
  });

  test('show takes the beginning of an id, and --text prints what was read a slide', async () => {
    const { stdout } = await vc(['show', held.id.slice(0, 8), '--text'], { data: data() });
    expect(stdout).toMatch(/slide 6 · Traction[\s\S]*\$2\.52M/);
  });

  test('show --reading tells slide by slide how each was read, in text and in pictures', async () => {
    const read = await vc(['show', held.id, '--reading'], { data: data() });
    expect(read.exitCode).toBe(0);
    expect(read.stdout).toMatch(/^s\. 14 +Raising a \$12M Series A +\d+ words +read as text$/m);
    const folder = await temporaryFolder();
    const picture = join(sampleDecks, 'cyclandre-images', 'slide-02.png');
    await vc(['analyze', picture, '--quiet'], { data: folder.path });
    const [pictured] = JSON.parse((await vc(['list', '--json'], { data: folder.path })).stdout) as AnalysisSummary[];
    const { stdout } = await vc(['show', pictured!.id, '--reading', '--lang', 'fr'], { data: folder.path });
    expect(stdout).toMatch(/^d\. 1 .* \d+ mots +lue par OCR/m);
    await folder.remove();
  });

  test('the company’s name stands for the id of its newest deck, but not where it would be removed', async () => {
    const scored = JSON.parse(
      (await vc(['rescore', 'QUAYLANE', '--json'], { data: data() })).stdout,
    ) as AnalysisSummary[];
    expect(scored.map(({ id }) => id)).toEqual([held.id]);
    expect((await vc(['compare', 'quaylane', held.id], { data: data() })).exitCode).toBe(0);
    const drop = ['--fact', 'no-such-fact', '--drop', '--reason', 'not there'];
    expect((await vc(['correct', 'Quaylane', ...drop], { data: data() })).stderr).toContain('no-such-fact');
    expect((await vc(['rm', 'Quaylane'], { data: data() })).stderr).toContain('[not-found]');
  });

  test('correct --undo takes the last correction back and says what, alone', async () => {
    const undo = (...more: string[]) => vc(['correct', held.id, '--undo', ...more], { data: data() });
    await vc(['correct', held.id, '--company', 'Zephyrlane', '--reason', 'slide 1'], { data: data() });
    expect((await undo('--company', 'Other')).exitCode).toBe(2);
    expect((await undo()).stdout).toMatch(/^Quaylane · taken back: Company: Zephyrlane instead of Quaylane · /);
    expect((await undo()).stderr).toContain('There is no correction to take back.');
  });

  test('rescore keeps the scores of an unchanged rubric', async () => {
    const { stdout } = await vc(['rescore', '--json'], { data: data() });
    expect((JSON.parse(stdout) as AnalysisSummary[])[0]).toMatchObject({
      id: held.id,
      overallScore: held.overallScore,
    });
  });

  test('rm removes the analysis and its deck, with --yes where nobody can be asked', async () => {
    const unasked = await vc(['rm', held.id], { data: data() });
    expect(unasked).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--yes') as string });
    expect((await vc(['rm', held.id, '--yes'], { data: data() })).exitCode).toBe(0);
    expect((await vc(['list', '--json'], { data: data() })).stdout).toBe('[]');
    const left = await readdir(data(), { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile() && entry.parentPath.includes('blobs'))).toEqual([]);
    expect((await vc(['show', held.id], { data: data() })).exitCode).toBe(2);
  });
});

describe('what goes wrong is one sentence and an exit code', () => {
  test.each([
    [['analyze', 'no-such.pdf'], 2, /no-such\.pdf does not exist.*\[file-not-found\]$/],
    [['list', '--fields', 'companyName,foo'], 2, /“foo” is no field.*\[bad-usage\]$/],
    [['search', 'x', '--out', 'x.pdf'], 2, /csv, json.*\[export-format-unknown\]$/],
    [['show', 'nothing'], 2, /no analysis with the id nothing.*\[not-found\]$/],
    [['analyze', 'x.pdf', '--sector', 'space'], 2, /sector/],
    [['analyze', 'x.pdf', '--as-of', 'soon'], 2, /date such as/],
    [['frobnicate'], 2, /^Unknown command 'frobnicate'; .*\[bad-usage\]$/],
    [['list', '--frob'], 2, /^Unknown option '--frob'; .*\[bad-usage\]$/],
    [['--lang', 'de', 'list'], 2, /lang/],
  ])('%j', async (args, code, sentence) => {
    const { exitCode, stdout, stderr } = await vc(args, { data: join(folder.path, 'wrong') });
    expect(exitCode).toBe(code);
    expect(stdout).toBe('');
    expect(stderr.trim()).toMatch(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('an unreadable deck is 3, and --json prints the error as data', async () => {
    const path = join(folder.path, 'broken.pdf');
    await writeFile(path, '%PDF-1.7\nthis is not a PDF');
    const { exitCode, stdout } = await vc(['analyze', path, '--json', '--quiet'], { data: join(folder.path, 'wrong') });
    expect(exitCode).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'damaged-file', data: { fileName: 'broken.pdf' } } });
  });

  test('a wrong setting names the file and the key', async () => {
    const path = join(folder.path, 'vc.yaml');
    await writeFile(path, 'lang: fr\nconcurency: 3\n');
    const { exitCode, stderr } = await vc(['--config', path, 'list'], { data: join(folder.path, 'wrong') });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/vc\.yaml: “concurency” is not a setting/);
  });
});

test('doctor finds a working installation and names what is missing', async () => {
  const { exitCode, stdout } = await vc(['doctor', '--json'], { data: join(folder.path, 'doctor') });
  const findings = JSON.parse(stdout) as { what: string; state: string }[];
  expect(findings.filter((finding) => finding.state === 'broken')).toEqual([]);
  expect(exitCode).toBe(0);
});

test('progress as NDJSON names the nine steps in order', async () => {
  const { stderr } = await vc(['--progress', 'json', 'analyze', deck, '--json'], {
    data: join(folder.path, 'progress'),
  });
  const events = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; event?: { type: string; step?: string; status?: string } });
  const begun = events.flatMap(({ event }) =>
    event?.type === 'step' && event.status === 'processing' ? [event.step] : [],
  );
  expect(begun).toEqual([
    'extract',
    'business_model',
    'market_analysis',
    'team_evaluation',
    'monetization',
    'competitive',
    'financial',
    'risks',
    'ai_scoring',
  ]);
});

test('a reader that closes the pipe early is no error', async () => {
  const data = join(folder.path, 'one');
  const [{ id }] = JSON.parse((await vc(['list', '--json'], { data })).stdout) as [AnalysisSummary];
  const { exitCode, stderr } = await execa(
    'sh',
    ['-c', '"$0" "$1" --data "$2" show "$3" --text | head -1', process.execPath, vcPath, data, id],
    { reject: false },
  );
  expect(stderr).toBe('');
  expect(exitCode).toBe(0);
});
