/** /analysis/{id}/compare: this analysis against another. */
import { useParams } from 'wouter';
import { Compare } from '../features/analysis/compare.js';

export default function ComparePage() {
  const { id } = useParams<{ id: string }>();
  return <Compare key={id} id={id} />;
}
