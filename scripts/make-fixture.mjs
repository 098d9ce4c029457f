/**
 * Writes the data folder of the present version as a backup, with a document of every kind: `node scripts/make-fixture.mjs`.
 * Run once for each release; the files of earlier releases stay, and every version must open and restore all of them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, root } from './set-up.mjs';

build();
const { backUp, openWorkspace } = await import('../packages/core/dist/index.js');
const { version } = JSON.parse(readFileSync(join(root, 'packages', 'core', 'package.json'), 'utf8'));
const file = fileURLToPath(new URL(`../packages/core/test/fixtures/data-folder-${version}.tar.gz`, import.meta.url));

const dataDir = await mkdtemp(join(tmpdir(), 'vc-fixture-'));
try {
  // A cheap hash: the fixture's passwords protect nothing.
  const workspace = await openWorkspace({ dataDir, passwordCost: 4 });
  const { accounts, analyses, collaboration, portfolio, settings } = workspace;
  const form = { password: 'fixture lantern 7', email: '', firstName: '', lastName: '', isActive: true, role: 'admin' };
  const { id: authorId } = await accounts.managed.create({ ...form, username: 'ada' });
  await accounts.managed.create({ ...form, username: 'ben', role: 'user' });
  const by = { id: authorId, firstName: 'Ada' };

  const first = await workspace.analyze(join(root, 'examples', 'decks', 'wrenlow-pre-seed.pdf'));
  const second = await workspace.analyze(join(root, 'examples', 'decks', 'hilandera.ppt'));
  await analyses.correct(first.id, { of: 'stage', to: 'seed' }, { by: 'Ada', reason: 'a bridge round' });
  const question = first.questions[0].id;
  await analyses.answer(first.id, question, { status: 'answered', answer: 'Eighteen months' }, { by: 'Ada' });
  await collaboration.comments.add(first.id, 'Ask for the cohort table.', by);
  await collaboration.shares.create(second.id, { password: 'fixture lantern 7' }, by);
  await settings.change({ thesis: 'name: Fixture Ventures\nstages: [seed]\n' }, by);
  await portfolio.add({
    companyName: 'Wrenlow',
    investmentAmount: 250_000,
    date: '2026-03-31',
    sector: 'healthtech',
    round: 'seed',
    status: 'active',
    analysisId: first.id,
  });
  await workspace.close();
  const { documents } = await backUp(dataDir, file, { now: new Date('2026-11-21T12:00:00Z'), force: true });
  console.log(file.slice(root.length), JSON.stringify(documents));
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
