/** Rescoring: score everything stored again with this version of the rubric; no deck is opened. Usage: rescore [data folder] */
import { openWorkspace } from '@vc-analyst/core';

const [dataDir = '.vc-analyst'] = process.argv.slice(2);

const workspace = await openWorkspace({ dataDir });
try {
  const before = new Map((await workspace.analyses.list()).map((analysis) => [analysis.id, analysis.overallScore]));
  const startedAt = performance.now();
  const rescored = await workspace.rescore();
  console.error(`${rescored.length} analyses in ${Math.round(performance.now() - startedAt)} ms`);
  for (const { id, companyName, overallScore, rubricVersion } of rescored) {
    console.log(`${companyName}: ${before.get(id)} → ${overallScore} (rubric ${rubricVersion})`);
  }
} finally {
  await workspace.close();
}
