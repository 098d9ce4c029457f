/** Reports: the best analysis as a file in each of the formats asked for. Usage: export-memo <data folder> <folder> [language] [format…] */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openWorkspace, rankSummaries } from '@vc-analyst/core';
import { localeSchema } from '@vc-analyst/core/model';

const [dataDir = '.vc-analyst', folder = '.', language = 'en', ...formats] = process.argv.slice(2);
const locale = localeSchema.parse(language);

const workspace = await openWorkspace({ dataDir });
try {
  const [best] = rankSummaries(await workspace.analyses.list());
  if (!best) throw new Error('There is no analysis yet.');
  for (const format of formats.length > 0 ? formats : ['pdf', 'md']) {
    const { fileName, bytes } = await workspace.export(best.id, format, { locale });
    await writeFile(join(folder, fileName), bytes);
    console.log(`${fileName}: ${bytes.length} bytes`);
  }
} finally {
  await workspace.close();
}
