/** A process of its own that migrates a folder of counters, for tests that kill it: `child-migrator <folder>`. */
import { writeSync } from 'node:fs';
import { migrateFolder } from '../../../src/store/folder/migrate-folder.js';
import { countsDefinition, LAYOUT_2 } from './old-counters.js';

writeSync(1, 'begun\n');
await migrateFolder(process.argv[2] ?? '', [countsDefinition], {
  now: new Date('2026-11-21T10:00:00Z'),
  layout: LAYOUT_2,
});
writeSync(1, 'done\n');
