/**
 * A process of its own on a data folder, for tests that run several or kill them.
 *
 *     child-server submit <folder> <count>     hands in so many decks and never finishes one; says each id once it is kept
 *     child-server register <folder> <count>   opens so many accounts at once; says the roles they got
 */
import { writeSync } from 'node:fs';
import { openAccounts } from '../../../src/accounts/open-accounts.js';
import { analysesCollection } from '../../../src/pipeline/analyses-collection.js';
import { assignVersion } from '../../../src/pipeline/assign-version.js';
import { openFolderStore } from '../../../src/store/folder/open-folder-store.js';
import { isDeadProcess, newProcessName } from '../../../src/store/folder/process-name.js';
import { openAnalysisQueue } from '../../../src/jobs/open-analysis-queue.js';
import { WorkerRegistry, workersCollection } from '../../../src/jobs/worker-registry.js';

const [task, folder = '', argument] = process.argv.slice(2);
const count = Number(argument);
const store = await openFolderStore(folder);

if (task === 'register') {
  const accounts = openAccounts({
    store,
    now: () => new Date(),
    minPasswordLength: 6,
    passwordCost: 4,
    factorRequired: () => Promise.resolve(false),
    singleSignOn: () => Promise.resolve(null),
    left: () => Promise.resolve(),
    tell: () => Promise.resolve(),
  });
  const made = await Promise.all(
    Array.from({ length: count }, (_, number) => {
      const username = `user-${process.pid}-${number}`;
      return accounts.register({ username, password: 'kelp anvil 93', email: `${username}@fund.example` });
    }),
  );
  for (const { role } of made) say(role);
  await store.close();
} else {
  const queue = openAnalysisQueue({
    store,
    analyses: store.collection(analysesCollection),
    workers: new WorkerRegistry({
      workers: store.collection(workersCollection),
      processName: newProcessName(),
      isDeadProcess,
    }),
    concurrency: 2,
    now: () => new Date(),
    locale: 'en',
    engine: async () => ({ name: 'rubric', version: '1.0.0' }),
    sniff: () => Promise.resolve('pdf'),
    rubricVersion: () => Promise.resolve('1.0.0'),
    analyze: () => new Promise(() => {}),
    place: assignVersion,
    carry: (result) => Promise.resolve(result),
    record: () => Promise.resolve(),
    removeShares: () => Promise.resolve(),
  });
  for (let number = 0; number < count; number += 1) {
    const bytes = new TextEncoder().encode(`%PDF-1.7 ${process.pid} ${number}`);
    const given = { companyName: `Company ${number}` };
    say((await queue.submit({ inputs: [{ fileName: 'deck.pdf', bytes }], given })).id);
  }
  setInterval(() => {}, 60_000);
}

function say(text: string): void {
  writeSync(1, `${text}\n`);
}
