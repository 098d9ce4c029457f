/** Where the fund is with a company: the stage it is in and, where it was passed on, why. */
import type { Decision } from '@vc-analyst/core/model';
import { useRead } from '../../api/read.js';
import { useTexts } from '../../i18n/language.js';
import { pipelineTexts } from '../../i18n/texts/pipeline.js';
import { usePipelineNames } from './stages.js';

export function PlaceLine({ decision }: { decision: Decision | undefined }) {
  const t = useTexts(pipelineTexts);
  const { stageName, reasonName } = usePipelineNames();
  const { data } = useRead('/api/pipeline');
  if (!decision) return t('undecided');
  // As the board has it: a stage that is gone gave its companies to the first that means the same.
  const alike = data?.stages.filter((one) => one.decision === decision.value) ?? [];
  const stage = alike.find(({ id }) => id === decision.stage) ?? alike[0];
  const reason = data?.passReasons.find(({ id }) => id === decision.reason);
  return [stage ? stageName(stage) : '…', ...(reason ? [reasonName(reason)] : [])].join(' · ');
}
