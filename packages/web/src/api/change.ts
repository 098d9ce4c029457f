/** Changing: mutations that say how they went and read anew what they touched. */
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { toast } from '../lib/toast.js';
import { isSignedOut, messageOf } from './api-error.js';
import type { ReadPath } from './read.js';

interface Change<Answer, Input> {
  run: (input: Input) => Promise<Answer>;
  /** First parts of the keys to read anew: `/api/analyses` covers the list and every analysis. */
  touches?: readonly ReadPath[] | undefined;
  /** Title of the toast when it went well. */
  done?: string | undefined;
  doneDetail?: string | ((answer: Answer) => string | undefined) | undefined;
  /** What takes it back, as long as the toast is there. */
  undo?: { label: string; run: () => void } | undefined;
  /** Title of the toast when it failed, and what it says when the server says nothing. */
  failed: string;
  failedDetail: string;
  onDone?: ((answer: Answer, input: Input) => void) | undefined;
}

/** `const add = useChange({ run: (content) => call('POST …', …), touches: ['/api/analyses'], failed: t('failed'), … })`. */
export function useChange<Answer, Input = void>(
  change: Change<Answer, Input>,
): UseMutationResult<Answer, Error, Input> {
  const queryClient = useQueryClient();
  return useMutation<Answer, Error, Input>({
    mutationFn: change.run,
    onSuccess: async (answer, input) => {
      const { done, doneDetail: detail, undo: action } = change;
      const description = typeof detail === 'function' ? detail(answer) : detail;
      if (done) toast({ title: done, description, ...(action && { action }) });
      change.onDone?.(answer, input);
      await Promise.all((change.touches ?? []).map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
    },
    onError: (error) => {
      // That the session is over is said once, for all calls.
      if (isSignedOut(error)) return;
      toast({ title: change.failed, description: messageOf(error, change.failedDetail), tone: 'destructive' });
    },
  });
}
