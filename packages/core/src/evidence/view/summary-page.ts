/** Whether one page sums the deck up: an executive summary, a one-pager, a canvas. */
import type { Section } from '../../model/values.js';
import type { ViewSlide } from './view-types.js';

const TOPICS: ReadonlySet<Section> = new Set<Section>([
  ...(['problem', 'solution', 'market', 'product', 'businessModel', 'traction'] as const),
  ...(['team', 'ask', 'competition', 'financials'] as const),
]);
const FEWEST = 3;

/** True of a page about so many topics that none of them says what a figure on it is of. */
export function isSummaryPage({ section, alsoSections }: ViewSlide): boolean {
  return [section, ...alsoSections].filter((topic) => TOPICS.has(topic)).length >= FEWEST;
}
