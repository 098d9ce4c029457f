/** The pipeline alone: one deck read, scored and written as Markdown; nothing is kept. Usage: without-workspace <deck> */
import { analyzeDeck, memoFormats, loadDeckFile, openDeckReader, rubricEngine } from '@vc-analyst/core';

const [deck = 'examples/decks/quaylane-series-a.pdf'] = process.argv.slice(2);

const reader = openDeckReader({ limits: { seconds: 30, slides: 100 } });
try {
  const analysis = await analyzeDeck([await loadDeckFile(deck)], { reader, engine: rubricEngine });
  const markdown = memoFormats.find(({ id }) => id === 'md');
  const bytes = await markdown?.render(analysis, { locale: 'en' });
  console.log(new TextDecoder().decode(bytes));
} finally {
  await reader.close();
}
