/** Where the fund's money is and what became of it: by sector, round and month, and what each deck said then. */
import type { PortfolioReport as Document } from '@vc-analyst/core/model';
import { SectionView } from './section-view.js';

/** Its figures stand at the head of the page already. */
export function PortfolioReport({ report }: { report: Document }) {
  return report.sections
    .filter(({ kind }) => kind !== 'stats')
    .map((section) => <SectionView key={section.id} section={section} />);
}
