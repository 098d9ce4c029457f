/** What npm would publish: packs every package and has it read by publint and, where it has types, by attw. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from './set-up.mjs';

const run = promisify(execFile);
const attw = join(root, 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');

/** Beside LICENSE and README.md, which every package has. */
const HOLDS = {
  core: [
    ...['dist/index.js', 'dist/index.d.ts', 'dist/deck-worker.js', 'dist/pdfjs/legacy/build/pdf.mjs'],
    ...documents().map((name) => `dist/docs/${name}`),
  ],
  web: ['dist/index.html'],
  server: ['dist/index.js', 'dist/index.d.ts'],
  cli: ['bin/vc.js', 'dist/vc.js', ...documents().map((name) => `dist/docs/${name}`)],
};
/** Nobody who installs it needs them. */
const STRAY = /(?:^(?:src|test)\/)|\.test\.|(?:\.map$)|(?:tsbuildinfo$)|tsconfig|tsup\.config|vite\.config/;

/** What help and messages name as `docs/…`. */
function documents() {
  return readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
}

const folder = mkdtempSync(join(tmpdir(), 'vc-packages-'));
try {
  const names = Object.keys(HOLDS);
  const packed = await packAll(names);
  const found = await Promise.all(names.map((name) => check(name, packed[name])));
  const problems = found.flat();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  for (const name of names) {
    console.log(
      `ok   @vc-analyst/${name.padEnd(6)} ${packed[name].files.length} files, ${kB(packed[name].size)} packed`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function packAll(names) {
  const args = ['pack', '--json', '--pack-destination', folder];
  const { stdout } = await run('npm', [...args, ...names.flatMap((name) => ['-w', `@vc-analyst/${name}`])], {
    cwd: root,
    maxBuffer: 1 << 26,
    shell: process.platform === 'win32',
  });
  return Object.fromEntries(JSON.parse(stdout).map((one) => [one.name.replace('@vc-analyst/', ''), one]));
}

async function check(name, { filename, files }) {
  const tarball = join(folder, filename);
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  const paths = new Set(files.map(({ path }) => path));
  const lacks = ['LICENSE', 'README.md', ...HOLDS[name]].filter((path) => !paths.has(path));
  const strays = [...paths].filter((path) => STRAY.test(path));
  const others = Object.entries(manifest.dependencies ?? {}).filter(([other]) => other.startsWith('@vc-analyst/'));
  return [
    ...lacks.map((path) => `${name}: ${path} is not in the package; build it, or mend "files".`),
    ...strays.map((path) => `${name}: ${path} is in the package; mend "files".`),
    ...others.flatMap(([other, version]) =>
      version === manifest.version ? [] : [`${name}: wants ${other} ${version}, and this is ${manifest.version}.`],
    ),
    ...(await publintProblems(name, manifest, tarball)),
    ...(paths.has('dist/index.d.ts') ? await attwProblems(name, tarball) : []),
  ];
}

async function publintProblems(name, manifest, tarball) {
  const bytes = readFileSync(tarball);
  const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
  const { messages } = await publint({ pack: { tarball: data }, strict: true });
  return messages.map((message) => `${name}: publint: ${formatMessage(message, manifest, { color: false })}`);
}

async function attwProblems(name, tarball) {
  const args = [attw, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'];
  return run(process.execPath, args).then(
    () => [],
    ({ stdout, stderr }) => [`${name}: attw: ${stdout}${stderr}`],
  );
}

function kB(bytes) {
  return `${Math.round(bytes / 1000)} kB`;
}
