/** Keeps what is shown up to date with what others do, as the server tells it. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pushChannel } from './push-channel.js';

/** Reads the analysis again whenever somebody changed it: comments, answers and decisions appear; what is being typed stays. */
export function useLiveAnalysis(analysisId: string): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      pushChannel.subscribe(analysisId, ({ type }) => {
        if (type === 'changed') void queryClient.invalidateQueries({ queryKey: ['/api/analyses', analysisId] });
      }),
    [analysisId, queryClient],
  );
}

/** Reads activities, notifications and what needs the person again whenever something happened; not before `active`. */
export function useNews(active: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!active) return;
    return pushChannel.onNews(() => {
      for (const key of ['/api/notifications', '/api/activities', '/api/user/needs'])
        void queryClient.invalidateQueries({ queryKey: [key] });
    });
  }, [active, queryClient]);
}
