/**
 * What goes out with a release, into a new folder: the packed packages, the software bill of materials (CycloneDX), the
 * notes, and SHA256SUMS over all of it, signed with an SSH key. Nothing is published.
 *
 *   node scripts/release.mjs --since <commit or tag> --key <private SSH key> --out <folder> [--changed-tree]
 *
 * Builds first. A tree that differs from its commit is refused, unless `--changed-tree` is given; the notes then say so.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './set-up.mjs';

/** What the signature is for: one made for something else does not verify. */
const NAMESPACE = 'vc-analyst-release';
const PACKAGES = ['core', 'web', 'server', 'cli'];

const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    key: { type: 'string' },
    out: { type: 'string' },
    'changed-tree': { type: 'boolean', default: false },
  },
});
const { since, key, out } = values;
if (!since || !key || !out) fail('Name --since <commit or tag>, --key <private SSH key> and --out <folder>.');
const changed = git('status', '--porcelain') !== '';
if (changed && !values['changed-tree']) fail('The tree differs from its commit: commit first, or give --changed-tree.');

const folder = resolve(out);
mkdirSync(folder, { recursive: true });
if (readdirSync(folder).length > 0) fail(`${out} is not empty.`);

run(process.execPath, join('scripts', 'set-up.mjs'), '--build');
npm('pack', '--silent', '--pack-destination', folder, ...PACKAGES.flatMap((name) => ['-w', `@vc-analyst/${name}`]));
writeFileSync(join(folder, 'sbom.cdx.json'), billOfMaterials());
writeFileSync(join(folder, 'NOTES.md'), notes());

const files = readdirSync(folder).sort();
const sums = files.map(
  (name) =>
    `${createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')}  ${name}`,
);
const list = join(folder, 'SHA256SUMS');
writeFileSync(list, `${sums.join('\n')}\n`);
run('ssh-keygen', '-Y', 'sign', '-n', NAMESPACE, '-f', resolve(key), list);
console.log(`${files.length} files, their sums and the signature lie in ${out}.`);

/** By the lock file, with what it is built of: some of that lies in the packages' own bundles, and is marked as for development. */
function billOfMaterials() {
  // npm refuses all of a tree where a part has an optional neighbour of another version than it would like.
  const how = ['--package-lock-only', '--legacy-peer-deps', '--sbom-type', 'application'];
  const bill = JSON.parse(npm('sbom', '--sbom-format', 'cyclonedx', ...how));
  // npm takes the folder's.
  bill.metadata.component.name = 'vc-analyst';
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** Subjects of the commits since then, under what comes before their colon. */
function notes() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const groups = new Map();
  for (const subject of git('log', '--no-merges', '--format=%s', `${since}..HEAD`).split('\n').filter(Boolean)) {
    const [, scope = 'other', text = subject] = /^([\w ,-]+): (.*)$/.exec(subject) ?? [];
    groups.set(scope, [...(groups.get(scope) ?? []), text]);
  }
  const changes = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    `# VC Analyst ${version}`,
    `Commit ${git('rev-parse', 'HEAD')}${changed ? ', with changes that were not committed' : ''}, of ${git('log', '-1', '--format=%cs')}. What changed since ${since}:`,
    ...changes.map(([scope, texts]) => `## ${scope}\n\n${texts.map((text) => `- ${text}`).join('\n')}`),
    `Whether this is what was released: \`docs/operating.md\`, “Releases”.\n`,
  ].join('\n\n');
}

function git(...args) {
  return run('git', ...args).trim();
}

function npm(...args) {
  return run('npm', ...args);
}

function run(program, ...args) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] };
  return execFileSync(program, args, { ...options, shell: program === 'npm' && process.platform === 'win32' });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
