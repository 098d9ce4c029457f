/** Ranking: the best finished analyses, then what tells the first two apart, with slides. Usage: rank-and-compare [data folder] [sector] */
import { openWorkspace } from '@vc-analyst/core';
import { factValue } from '@vc-analyst/core/i18n';

const [dataDir = '.vc-analyst', sector] = process.argv.slice(2);

const workspace = await openWorkspace({ dataDir });
try {
  const { items, total } = await workspace.analyses.page({
    filter: {
      conditions: [
        { field: 'status', equals: 'completed' },
        ...(sector ? [{ field: /** @type {const} */ ('sector'), equals: sector }] : []),
      ],
    },
    sort: [{ by: 'overallScore', order: 'descending' }],
    limit: 5,
  });
  console.log(`${items.length} of ${total}`);
  for (const { overallScore, companyName } of items) console.log(`${overallScore}\t${companyName}`);

  const [first, second] = items;
  if (first && second) {
    const { a, b, figures } = await workspace.analyses.compare(first.id, second.id);
    console.log(`\n${a.companyName} beside ${b.companyName}`);
    const shown = (/** @type {import('@vc-analyst/core').Fact | null} */ fact) =>
      fact ? `${factValue(fact, 'en')} (slide ${fact.slide})` : 'not shown';
    for (const figure of figures) console.log(`${figure.kind}: ${shown(figure.a)} | ${shown(figure.b)}`);
  }
} finally {
  await workspace.close();
}
