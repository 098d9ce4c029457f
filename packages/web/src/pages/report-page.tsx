/** /analysis/{id}: the report. */
import { useParams } from 'wouter';
import { AnalysisReport } from '../features/analysis/analysis-report.js';

export default function ReportDocument() {
  const { id } = useParams<{ id: string }>();
  return <AnalysisReport key={id} id={id} />;
}
