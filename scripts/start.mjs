/** `npm start`: sets up, builds, analyses the sample decks, prints the ranking and writes one report. Ends by itself. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, install, root } from './set-up.mjs';

install();
build();

const data = join(root, '.vc-analyst');
const report = join(data, 'sample-report.html');

const folder = join(root, 'examples', 'decks');
const decks = readdirSync(folder).filter((name) => /\.(pdf|pptx|ppt)$/.test(name));

vc(['batch', ...decks.sort().map((name) => join(folder, name))], 'inherit');
const best = JSON.parse(vc(['list', '--json'], 'pipe')).toSorted(
  (a, b) => (b.overallScore ?? -1) - (a.overallScore ?? -1),
)[0];
vc(['export', best.id, '--format', 'html', '--out', report, '--quiet'], 'inherit');

console.log(`
A report on ${best.companyName}, every figure with its slide and quote: open ${report}
In the browser:  node packages/cli/bin/vc.js --data ${relative(process.cwd(), data) || '.'} serve      then open http://127.0.0.1:3000
Your own decks:  node packages/cli/bin/vc.js batch <folder>      one deck:  node packages/cli/bin/vc.js analyze <deck.pdf>`);

/** Runs `vc` as built here; returns what it printed when `output` is piped, and ends with its exit code when it fails. */
function vc(args, output) {
  const bin = join(root, 'packages', 'cli', 'dist', 'vc.js');
  const done = spawnSync(process.execPath, [bin, '--data', data, ...args], {
    stdio: ['ignore', output, 'inherit'],
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
  return done.stdout;
}
