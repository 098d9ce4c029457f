/**
 * What installing costs: packs the packages as npm would publish them, installs the SDK alone and then the whole into empty folders,
 * and says how long each took, how large it is and what is largest. Needs the registry. Usage: node scripts/measure-install.mjs
 */
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './set-up.mjs';

const LARGEST = 12;
const folder = mkdtempSync(join(tmpdir(), 'vc-install-'));
try {
  const names = ['core', 'web', 'server', 'cli'];
  const args = [
    'pack',
    '--json',
    '--pack-destination',
    folder,
    ...names.flatMap((name) => ['-w', `@vc-analyst/${name}`]),
  ];
  const packed = JSON.parse(execFileSync('npm', args, { cwd: root, maxBuffer: 1 << 26, encoding: 'utf8' }));
  const files = Object.fromEntries(
    packed.map(({ name, filename }) => [name.split('/')[1], `file:${join(folder, filename)}`]),
  );
  for (const chosen of [['core'], names]) {
    const place = join(folder, chosen.join('-'));
    mkdirSync(place);
    const own = Object.fromEntries(names.map((name) => [`@vc-analyst/${name}`, files[name]]));
    const dependencies = Object.fromEntries(chosen.map((name) => [`@vc-analyst/${name}`, files[name]]));
    writeFileSync(
      join(place, 'package.json'),
      JSON.stringify({ private: true, dependencies, overrides: chosen.length > 1 ? {} : own }),
    );
    // A cache of its own: what is on this machine already would not be on another.
    const started = performance.now();
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--cache', join(folder, `cache-${chosen.length}`)], {
      cwd: place,
      stdio: 'ignore',
    });
    const seconds = Math.round((performance.now() - started) / 1000);
    const packages = sizes(join(place, 'node_modules'));
    const total = packages.reduce((sum, { bytes }) => sum + bytes, 0);
    console.log(
      `\n${chosen.join(', ')}: ${packages.length} packages, ${mb(total)} MB, ${seconds} s with an empty cache`,
    );
    for (const { name, bytes } of packages.slice(0, LARGEST)) console.log(`${mb(bytes).padStart(6)} MB  ${name}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** The packages in a node_modules, largest first; one inside another counts with it. */
function sizes(modules) {
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  const all = names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((one) => join(name, one)) : [name],
  );
  return all.map((name) => ({ name, bytes: bytesOf(join(modules, name)) })).sort((a, b) => b.bytes - a.bytes);
}

function bytesOf(path) {
  const stat = lstatSync(path);
  if (!stat.isDirectory()) return existsSync(path) ? stat.size : 0;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}

function mb(bytes) {
  return (bytes / 1e6).toFixed(1);
}
