/** `vc search`: words looked up in the companies, facts and questions of all analyses. */
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { VcError } from '@vc-analyst/core';
import { checkFolderOf } from '../batch/write-ranking.js';
import { say } from '../output/language.js';
import { paintFor } from '../output/paint.js';
import { searchCsv, searchLines } from '../output/search-lines.js';
import { withoutMarks } from '../output/without-marks.js';
import { writing } from '../output/writing.js';
import { filterOf, type FilterFlags } from '../workspace/filter-of.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export interface SearchFlags extends GlobalFlags, FilterFlags {
  limit?: number;
  ids?: boolean;
  out?: string;
  json?: boolean;
}

export async function search(words: string[], flags: SearchFlags): Promise<void> {
  const { out } = flags;
  const format = out === undefined ? undefined : extname(out).slice(1).toLowerCase();
  if (out !== undefined) {
    if (format !== 'csv' && format !== 'json')
      throw new VcError('export-format-unknown', { format: format || out, formats: 'csv, json' });
    await checkFolderOf(out);
  }
  await withWorkspace(flags, async (workspace) => {
    const locale = workspace.config.lang;
    const result = await workspace.search(words.join(' '), {
      locale,
      limit: flags.limit,
      among: await filterOf(workspace, flags),
    });
    const { companies, facts, questions, more } = result;
    const hits = [...companies, ...facts, ...questions];
    const json = () => `${JSON.stringify({ ...(withoutMarks({ companies, facts, questions }) as object), more }, null, 2)}\n`; // prettier-ignore
    if (out !== undefined) {
      await writing(out, writeFile(out, format === 'json' ? json() : searchCsv(result)));
      if (!flags.quiet) process.stderr.write(`${say('written', { path: out })}\n`);
    } else if (flags.json) {
      process.stdout.write(json());
    } else if (flags.ids) {
      for (const id of new Set(hits.map(({ analysisId }) => analysisId))) process.stdout.write(`${id}\n`);
    } else if (hits.length > 0) {
      const options = { paint: paintFor(process.stdout, flags), locale, width: process.stdout.columns ?? 100 };
      process.stdout.write(`${searchLines(result, options).join('\n')}\n`);
    }
    if (flags.quiet || flags.json) return;
    if (hits.length === 0) process.stderr.write(`${say('search.none')}\n`);
    else if (Object.values(more).some(Boolean)) process.stderr.write(`${say('search.more')}\n`);
  });
}
