/** The same call for several analyses, one after the other: what fails stops none of the others and is said. */
import { isSignedOut, messageOf } from '../../api/api-error.js';
import { useChange } from '../../api/change.js';
import { useTexts } from '../../i18n/language.js';
import { listTexts } from '../../i18n/texts/analysis-list.js';
import { toast } from '../../lib/toast.js';

interface Each {
  run: (id: string) => Promise<unknown>;
  /** Title of the toast when all went well. */
  done: string;
  /** With the ids that went well. */
  onEnd: (ids: readonly string[]) => void;
}

export function useEach({ run, done, onEnd }: Each) {
  const t = useTexts(listTexts);
  const failed = t('actionFailed');
  const failedDetail = t('actionFailedText');
  return useChange({
    run: async (ids: readonly string[]) => {
      const sent: string[] = [];
      const errors: unknown[] = [];
      for (const id of ids) {
        try {
          await run(id);
          sent.push(id);
        } catch (error) {
          // Without a session no other would succeed.
          if (isSignedOut(error)) throw error;
          errors.push(error);
        }
      }
      return { sent, errors };
    },
    touches: ['/api/analyses', '/api/pipeline', '/api/dashboard/stats', '/api/activities'],
    failed,
    failedDetail,
    onDone: ({ sent, errors }) => {
      onEnd(sent);
      if (errors.length === 0) return toast({ title: done });
      const why = messageOf(errors[0], failedDetail);
      return toast({
        title: failed,
        description: errors.length === 1 ? why : `${t('failedEach', { count: errors.length })} ${why}`,
        tone: 'destructive',
      });
    },
  });
}
