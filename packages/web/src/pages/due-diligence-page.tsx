/** /analysis/{id}/due-diligence: every question of one analysis. */
import { useParams } from 'wouter';
import { DueDiligence } from '../features/analysis/due-diligence.js';

export default function DueDiligencePage() {
  const { id } = useParams<{ id: string }>();
  return <DueDiligence key={id} id={id} />;
}
