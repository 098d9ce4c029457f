/** /portfolio: the investments, and the report on them that files and the terminal show as well. */
import { useRead } from '../api/read.js';
import { Portfolio } from '../features/portfolio/portfolio.js';
import { PortfolioReport } from '../features/reports/portfolio-report.js';

export default function PortfolioPage() {
  const report = useRead('/api/portfolio/report');
  return (
    <Portfolio report={report}>
      {report.data && report.data.investments > 0 && <PortfolioReport report={report.data} />}
    </Portfolio>
  );
}
