/** Live steps of an analysis; when it ends, lists are read anew two seconds later. */
import { useQueryClient } from '@tanstack/react-query';
import type { ServerMessage } from '@vc-analyst/core/contract';
import { useEffect, useReducer } from 'react';
import { REFRESH_AFTER } from '../lib/timings.js';
import { advance, NO_PROGRESS, type Progress } from './progress.js';
import { pushChannel } from './push-channel.js';

function receiveAt(progress: Progress, [message, at]: [ServerMessage, number]): Progress {
  return advance(progress, message, at);
}

/** Listens while `active`: pending and processing analyses are, others are not. */
export function useProgress(analysisId: string, active: boolean): Progress {
  const [progress, receive] = useReducer(receiveAt, NO_PROGRESS);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!active) return;
    return pushChannel.subscribe(analysisId, (message) => {
      receive([message, performance.now()]);
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
