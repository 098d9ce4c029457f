/** /portfolio: the investments, and the report on them that files and the terminal show as well. */
import { useRead } from '../api/read.js';
import { Portfolio } from '../features/portfolio/portfolio.js';
import { SectionsOf } from '../features/reports/section-view.js';

/** Of the report: its figures and its investments stand on the page already. */
const SECTIONS = ['headline', 'returns', 'investedByQuarter', 'investedBySector', 'investedByRound', 'about'];

export default function PortfolioPage() {
  const report = useRead('/api/portfolio/report');
  return (
    <Portfolio report={report}>
      {report.data && report.data.investments > 0 && <SectionsOf report={report.data} ids={SECTIONS} />}
    </Portfolio>
  );
}
