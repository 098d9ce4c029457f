/** `npm run golden:update`: writes the golden analyses of the sample decks anew. Look at the diff before you commit it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenAnalyses, goldenFolder } from '../examples/scripts/golden.mjs';

mkdirSync(goldenFolder, { recursive: true });
for await (const { name, text } of goldenAnalyses()) {
  writeFileSync(join(goldenFolder, `${name}.json`), text);
  console.log(`examples/golden/${name}.json`);
}
