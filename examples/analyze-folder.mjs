/** A folder: analyse all decks below it with progress; Ctrl-C cancels and keeps what is finished. Usage: analyze-folder <folder> [data folder] */
import { openWorkspace } from '@vc-analyst/core';

const [folder = 'examples/decks', dataDir = '.vc-analyst'] = process.argv.slice(2);

const cancel = new AbortController();
process.once('SIGINT', () => cancel.abort());

const workspace = await openWorkspace({ dataDir, concurrency: 2 });
try {
  const { analyses, skipped, failed, cancelled } = await workspace.analyzeAll(folder, {
    signal: cancel.signal,
    onEvent(event) {
      if (event.type === 'started') console.error(`${event.fileName} (${event.index + 1} of ${event.total})`);
      if (event.type === 'progress' && event.event.type === 'step')
        console.error(`  ${event.event.step} ${event.event.status}`);
    },
  });
  for (const analysis of analyses) console.log(`${analysis.overallScore}\t${analysis.companyName}`);
  for (const { fileName, error } of failed) console.log(`–\t${fileName}: ${error.message}`);
  console.error(
    `${analyses.length} analysed, ${skipped.length} known, ${failed.length} failed${cancelled ? ', cancelled' : ''}`,
  );
} finally {
  await workspace.close();
}
