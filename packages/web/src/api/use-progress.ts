/** Live steps of an analysis; when it ends, lists are read anew two seconds later. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { advance, NO_PROGRESS, type Progress } from './progress.js';
import { pushChannel } from './push-channel.js';

/** Milliseconds between the last step and reading the lists anew. */
const REFRESH_AFTER = 2000;

/** Listens while `active`: pending and processing analyses are, others are not. */
export function useProgress(analysisId: string, active: boolean): Progress {
  const [progress, receive] = useReducer(advance, NO_PROGRESS);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!active) return;
    return pushChannel.subscribe(analysisId, (message) => {
      receive(message);
      const ended = message.type === 'failed' || (message.type === 'progress' && message.step === 'completed');
      if (!ended) return;
      setTimeout(() => {
        for (const key of ['/api/analyses', '/api/dashboard/stats', '/api/activities', '/api/notifications'])
          void queryClient.invalidateQueries({ queryKey: [key] });
      }, REFRESH_AFTER);
    });
  }, [analysisId, active, queryClient]);
  return progress;
}
