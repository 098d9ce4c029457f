/**
 * A process of its own that writes to a data folder, for tests that run several or kill them.
 *
 *     child-writer count <folder> <times>   adds one to the counter, so many times
 *     child-writer hold <folder>            stands still in the middle of an update
 *     child-writer write <folder> <seed>    writes at random until killed, saying before and after what it does
 */
import { writeSync } from 'node:fs';
import { openFolderStore } from '../../../src/store/folder/open-folder-store.js';
import { countersDefinition, seededRandom, type Counter } from './counters.js';

const [task, folder = '', argument] = process.argv.slice(2);
const store = await openFolderStore(folder);
const counters = store.collection(countersDefinition);

if (task === 'count') {
  for (let times = Number(argument); times > 0; times -= 1) await counters.update('shared', addOne);
  await store.close();
} else if (task === 'hold') {
  await counters.update('shared', (counter) => {
    say('begin', counter.id, counter.value);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    return counter;
  });
} else {
  const random = seededRandom(Number(argument));
  for (;;) {
    const id = `counter-${Math.floor(random() * 12)}`;
    const found = await counters.get(id);
    if (!found) {
      say('begin', id, 1);
      await counters.create({ id, value: 1, padding: 'x'.repeat(Math.floor(random() * 40_000)) });
      say('done', id, 1);
    } else if (random() < 0.2) {
      say('begin', id, null);
      await counters.remove(id);
      say('done', id, null);
    } else {
      say('begin', id, found.value + 1);
      await counters.update(id, addOne);
      say('done', id, found.value + 1);
    }
  }
}

function addOne(counter: Counter): Counter {
  return { ...counter, value: counter.value + 1 };
}

function say(what: 'begin' | 'done', id: string, value: number | null): void {
  writeSync(1, `${JSON.stringify([what, id, value])}\n`);
}
