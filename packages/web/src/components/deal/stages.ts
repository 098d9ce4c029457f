/** Stages of the fund's pipeline and its reasons for passing, by the names that people read. */
import type { Decision, PassReason, PipelineStage } from '@vc-analyst/core/model';
import { useTexts } from '../../i18n/language.js';
import { pipelineTexts } from '../../i18n/texts/pipeline.js';

export const DECISION_VALUES: readonly Decision['value'][] = ['pipeline', 'invested', 'passed'];

/** Of a stage or reason: the fund's own name, else ours in the page's language. */
export function usePipelineNames() {
  const t = useTexts(pipelineTexts);
  const named = (prefix: 'stage' | 'reason', { id, name }: { id: string; name?: string | undefined }) => {
    const key = `${prefix}.${id}`;
    return name ?? (key in pipelineTexts.byLocale.en ? t(key as 'stage.passed') : id);
  };
  return {
    stageName: (stage: Pick<PipelineStage, 'id' | 'name'>) => named('stage', stage),
    reasonName: (reason: PassReason) => named('reason', reason),
  };
}
