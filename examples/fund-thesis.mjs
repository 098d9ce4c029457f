/** A fund's thesis: stored analyses scored again by its weights, and whether each deck fits. Usage: fund-thesis <thesis.yaml> [data folder] */
import { loadThesisFile, openWorkspace } from '@vc-analyst/core';

const [thesis = 'thesis.yaml', dataDir = '.vc-analyst'] = process.argv.slice(2);
// Says with line and key what is wrong with it before anything is opened.
const { name = 'the thesis' } = await loadThesisFile(thesis);

const workspace = await openWorkspace({ dataDir, thesis });
try {
  for (const { companyName, overallScore, fit, rubricVersion } of await workspace.rescore()) {
    console.log(`${companyName}: ${overallScore} by ${rubricVersion}; ${name}: ${fit?.verdict} (${fit?.text})`);
  }
} finally {
  await workspace.close();
}
