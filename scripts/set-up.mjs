/** Makes a fresh clone ready with nothing but Node and npm: installs and (with --build) builds, each only when something changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamps = join(root, 'node_modules', '.cache', 'vc-analyst');
/** In the order in which they build upon one another. */
const packages = ['core', 'web', 'server', 'cli'];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`VC Analyst needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(2);
}

/** Installs the locked dependencies unless they are there already. */
export function install() {
  const wanted = sha256([join(root, 'package-lock.json')]);
  if (readStamp('install') === wanted) return;
  console.error('Setting up: installing dependencies (once) …');
  // A CI environment variable must not leave the build tools out.
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev']);
  writeStamp('install', wanted);
}

const TSUP = [join(root, 'node_modules', 'tsup', 'dist', 'cli-default.js'), '--silent'];
const DESCRIBE = join(root, 'scripts', 'describe-types.mjs');
const VITE = [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'];

/** Builds every package whose sources, or whose predecessors' sources, changed since the last build. */
export function build() {
  let seen = readStamp('install') ?? '';
  for (const name of packages) {
    const folder = join(root, 'packages', name);
    const sources = sha256([
      ...filesBelow(join(folder, 'src')),
      ...filesBelow(join(folder, 'public')),
      ...filesBelow(join(folder, 'build')),
      // The terminal's package holds the documents that its help names.
      ...(name === 'cli' ? filesBelow(join(root, 'docs')) : []),
      join(folder, 'package.json'),
      join(folder, 'index.html'),
      join(folder, 'tsup.config.ts'),
      join(folder, 'vite.config.ts'),
      join(root, 'tsconfig.base.json'),
    ]);
    seen = createHash('sha256').update(seen).update(sources).digest('hex');
    if (readStamp(`build-${name}`) === seen && existsSync(join(folder, 'dist'))) continue;
    console.error(`Setting up: building ${name} …`);
    // Built as it is used, also where a test asks for it.
    run(process.execPath, existsSync(join(folder, 'vite.config.ts')) ? VITE : TSUP, folder, { NODE_ENV: 'production' });
    if (name === 'core') run(process.execPath, [DESCRIBE, 'src', 'dist'], folder);
    writeStamp(`build-${name}`, seen);
  }
}

function run(command, args, cwd = root, env = {}) {
  const done = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (done.status !== 0) {
    console.error(`${command} ${args.join(' ')} failed${done.error ? `: ${done.error.message}` : ''}.`);
    process.exit(done.status ?? 1);
  }
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : /\.test\.tsx?$/.test(entry.name) ? [] : [path];
    })
    .sort();
}

function sha256(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (existsSync(path) && statSync(path).isFile()) hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function readStamp(name) {
  const path = join(stamps, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  if (process.argv.includes('--build')) build();
}
