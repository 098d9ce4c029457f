/** One deck: analyse it and print the verdict and every key figure with its slide and quote. Usage: analyze-one <deck> [data folder] */
import { keyFigures, openWorkspace } from '@vc-analyst/core';
import { factValue } from '@vc-analyst/core/i18n';

const [deck = 'examples/decks/quaylane-series-a.pdf', dataDir = '.vc-analyst'] = process.argv.slice(2);

const workspace = await openWorkspace({ dataDir });
try {
  const analysis = await workspace.analyze(deck);
  console.log(`${analysis.companyName}: ${analysis.overallScore}/100, ${analysis.recommendation}`);
  console.log(analysis.summary);
  for (const { kind, fact } of keyFigures(analysis)) {
    console.log(
      fact ? `${kind}: ${factValue(fact, 'en')} (slide ${fact.slide}: “${fact.quote}”)` : `${kind}: not shown`,
    );
  }
} finally {
  await workspace.close();
}
