/** What npm would publish works in an empty folder elsewhere: the command, the server with its web app, the SDK and its types. */
import { copyFile, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import ts from 'typescript';
import { analysisSchema } from '@vc-analyst/core/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPacked } from './install-packed.js';
import { sampleDecks } from './run-vc.js';

let folder: string;
let vc: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'vc-packed-')));
  vc = await installPacked(folder);
  await copyFile(join(sampleDecks, 'quaylane-series-a.pdf'), join(folder, 'deck.pdf'));
  await copyFile(join(sampleDecks, 'rackhaven-seed.pptx'), join(folder, 'deck.pptx'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Nothing of this machine's settings; a home of its own. */
const alone = () => ({
  cwd: folder,
  extendEnv: false,
  env: { PATH: process.env.PATH ?? '', HOME: join(folder, 'home'), SystemRoot: process.env.SystemRoot ?? '' },
});
const run = (...args: string[]) => execa(process.execPath, [vc, ...args], { ...alone(), reject: false });

test('vc analyses PDF and PowerPoint, and writes a report with fonts and pictures of its own', async () => {
  const { stdout, exitCode, stderr } = await run(
    'analyze',
    'deck.pdf',
    '--json',
    '--out',
    'memo.pdf',
    '--out',
    'memo.html',
  );
  expect(exitCode, stderr).toBe(0);
  expect(analysisSchema.parse(JSON.parse(stdout)).companyName).toBe('Quaylane');
  expect((await run('analyze', 'deck.pptx', '--quiet')).stdout).toContain('Rackhaven');
  expect((await run('doctor')).exitCode).toBe(0);
  expect((await run('--help')).exitCode).toBe(0);
  // A client that hangs up at once: everything that it would need has been loaded.
  expect(await execa(process.execPath, [vc, 'mcp'], { ...alone(), input: '' })).toMatchObject({
    exitCode: 0,
    stderr: '',
  });
});

test('plugins are loaded from a configuration that is named, in workers as well, and from no other', async () => {
  const plugins = join(sampleDecks, '..', 'plugins');
  const names = (await readdir(plugins)).sort();
  expect(names).toEqual(['own-criterion.mjs', 'own-engine.mjs', 'own-exporter.mjs']);
  for (const name of names) await copyFile(join(plugins, name), join(folder, name));
  await writeFile(join(folder, 'config.yaml'), `plugins: [${names.join(', ')}]\n`);
  const own = ['--data', 'plugged', '--config', 'config.yaml'];
  const { stdout, stderr } = await run(...own, 'analyze', 'deck.pdf', '--json', '--out', 'deal.tsv');
  const { criteria, plugins: used } = analysisSchema.parse(JSON.parse(stdout));
  expect(criteria.find(({ id }) => id === 'reach/spread')?.title, stderr).toBe('Spread of customers');
  expect(used?.map(({ name }) => name)).toEqual(['reach', 'line-reader']);
  expect(await readFile(join(folder, 'deal.tsv'), 'utf8')).toMatch(/^Quaylane\t\d+\t/);
  const read = await run(...own, '--engine', 'plugin:lines', 'analyze', 'deck.pdf', '--json');
  expect(analysisSchema.parse(JSON.parse(read.stdout)).engine).toMatchObject({ name: 'plugin', plugin: 'lines' });
  expect((await run(...own, 'show', 'Quaylane', '--plain')).stderr).toBe('');

  // Without them it is said that others judged it; a file in the data folder runs nobody's code.
  expect((await run('--data', 'plugged', 'show', 'Quaylane', '--plain')).stderr).toMatch(/vc rescore [0-9a-f]{8}/);
  await copyFile(join(folder, 'config.yaml'), join(folder, 'plugged', 'config.yaml'));
  const refused = await run('--data', 'plugged', 'list');
  expect([refused.exitCode, refused.stderr]).toEqual([2, expect.stringMatching(/--config .*\[bad-config\]$/)]);
});

test('vc serve serves the web app, its files and the API', async () => {
  const server = execa(process.execPath, [vc, 'serve', '--port', '0'], { ...alone(), reject: false });
  try {
    const url = await firstLine(server.stdout);
    const page = await (await fetch(url)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
    expect(script, page).toBeDefined();
    const answer = await fetch(`${url}${script}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    expect((await fetch(`${url}/api/openapi.json`)).status).toBe(200);
  } finally {
    server.kill('SIGTERM');
  }
  expect((await server).exitCode).toBe(0);
});

test('vc demo has its decks with it', async () => {
  const server = execa(process.execPath, [vc, 'demo', '--port', '0'], { ...alone(), reject: false });
  const url = await firstLine(server.stdout);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  server.kill('SIGTERM');
  const { exitCode, stderr } = await server;
  expect(exitCode).toBe(0);
  expect(stderr).toContain('Quaylane');
});

test('the SDK runs from a script, and its types hold without looking away from them', async () => {
  const script = `import { openWorkspace, type Analysis } from '@vc-analyst/core';
import { analysisSchema } from '@vc-analyst/core/model';
import { renderMessage } from '@vc-analyst/core/i18n';
import { ROUTES } from '@vc-analyst/core/contract';
import { keyFigures } from '@vc-analyst/core/memo-parts';
import { definePlugin } from '@vc-analyst/core';
const tsv = definePlugin({
  name: 'tsv',
  version: '1',
  exporters: [{ id: 'tsv', mediaType: 'text/plain', usesPictures: false, render: ({ companyName }) => new TextEncoder().encode(companyName) }],
});
const workspace = await openWorkspace({ dataDir: 'sdk-data', plugins: [tsv] });
const analysis: Analysis = analysisSchema.parse(await workspace.analyze('deck.pdf'));
console.log(analysis.companyName, keyFigures(analysis).length > 3, Object.keys(ROUTES).length > 10);
console.log(renderMessage({ id: 'label.slide', values: { number: 3 } }, 'en'));
await workspace.close();
`;
  await writeFile(join(folder, 'script.mts'), script);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const options = { target: 'es2023', module: 'nodenext', strict: true, skipLibCheck: false, types: [], outDir: 'out' };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['script.mts'] }));
  await mkdir(join(folder, 'out'));
  const tsc = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
  const compiled = await execa(process.execPath, [tsc, '-p', folder], { reject: false });
  expect(compiled.stdout).toBe('');
  const { stdout } = await execa(process.execPath, ['out/script.mjs'], alone());
  expect(stdout).toBe('Quaylane true true\nslide 3');
});

const bun = await execa('bun', ['-p', 'process.execPath'], { reject: false });

test.each([
  { runtime: 'Node', path: process.execPath },
  { runtime: 'Bun', path: bun.failed ? undefined : bun.stdout },
])('the SDK is imported and required by $runtime, and analyses and exports there', async ({ runtime, path }) => {
  if (path === undefined) return console.log('No bun on the PATH: that the SDK runs there is not tested.');
  const use = `const workspace = await openWorkspace({ dataDir: '${runtime}-data' });
  const { id, companyName, overallScore } = await workspace.analyze('deck.pdf');
  const { bytes } = await workspace.export(id, 'pdf');
  console.log(companyName, overallScore, Buffer.from(bytes).subarray(0, 5).toString());
  await workspace.close();`;
  await writeFile(join(folder, 'imports.mjs'), `import { openWorkspace } from '@vc-analyst/core';\n${use}`);
  const required = `const { openWorkspace } = require('@vc-analyst/core');\n(async () => {${use}})();`;
  await writeFile(join(folder, 'requires.cjs'), required);
  const said = await Promise.all(['imports.mjs', 'requires.cjs'].map((script) => execa(path, [script], alone())));
  expect(said.map(({ stdout }) => stdout)).toEqual([
    expect.stringMatching(/^Quaylane \d+ %PDF-$/),
    expect.stringMatching(/^Quaylane \d+ %PDF-$/),
  ]);
});

test('an editor shows what a field of the document and a setting mean', async () => {
  const kinds = { analysis: 'Analysis', summary: 'AnalysisSummary', fact: 'Fact', options: 'WorkspaceOptions' };
  const shown = Object.entries({ ...kinds, workspace: 'Workspace' });
  const lines = shown.map(([name, type]) => `export declare const ${name}: import('@vc-analyst/core').${type};\n`);
  await writeFile(join(folder, 'hover.mts'), lines.join(''));
  const program = ts.createProgram([join(folder, 'hover.mts')], {
    module: ts.ModuleKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(folder, 'hover.mts'))!;
  const meaning = (name: string, field: string) => {
    const one = checker.getExportsOfModule(checker.getSymbolAtLocation(file)!).find((symbol) => symbol.name === name)!;
    return ts.displayPartsToString(checker.getTypeOfSymbol(one).getProperty(field)?.getDocumentationComment(checker));
  };
  expect(meaning('analysis', 'riskScore')).toMatch(/high is bad/);
  expect(meaning('summary', 'riskScore')).toMatch(/high is bad/);
  expect(meaning('fact', 'quote')).toMatch(/Verbatim/);
  expect(meaning('options', 'port')).toMatch(/0 takes a free one/);
  expect(meaning('workspace', 'rescore')).toMatch(/opening no deck/);
});

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  for await (const chunk of stream) {
    said += String(chunk);
    if (said.includes('\n')) return said.split('\n')[0]!.trim();
  }
  throw new Error(`It ended without a line: ${said}`);
}
