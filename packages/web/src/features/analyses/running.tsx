/** How far one running analysis of the list is, live. */
import { useProgress } from '../../api/use-progress.js';
import { StepTrack } from '../../components/step-track.js';

export function Running({ id }: { id: string }) {
  return <StepTrack progress={useProgress(id, true)} />;
}
