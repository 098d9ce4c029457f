/** What a file of one analysis costs: the first of its kind in a process, and those after it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, round, time } from './bench-parts.mjs';
import { root } from './set-up.mjs';

const AGAIN = 5;
const DECK = join(root, 'examples', 'decks', 'quaylane-series-a.pdf');

/** Every format with the pictures it shows; the promise for the PDF memo is 1.5 s. */
export async function exportSpeed(openWorkspace, formats) {
  const folder = mkdtempSync(join(tmpdir(), 'vc-bench-exports-'));
  const workspace = await openWorkspace({ dataDir: folder });
  try {
    const { id } = await workspace.analyze({ fileName: 'quaylane-series-a.pdf', bytes: readFileSync(DECK) });
    const rows = [];
    for (const format of formats) {
      let bytes = 0;
      const run = () => time(async () => (bytes = (await workspace.export(id, format)).bytes.length));
      const first = await run();
      const again = [];
      for (let turn = 0; turn < AGAIN; turn += 1) again.push(await run());
      rows.push({ '': format, 'first ms': round(first), 'median ms': round(median(again)), kB: round(bytes / 1000) });
    }
    console.log('\nfiles of one analysis, slide pictures included');
    console.table(rows);
  } finally {
    await workspace.close();
    rmSync(folder, { recursive: true });
  }
}
