/** Which stage of the pipeline a decision means, where there are several; why, where the fund passes. */
import type { Decision } from '@vc-analyst/core/model';
import { useRead } from '../../api/read.js';
import { Field, Select } from '../ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { pipelineTexts } from '../../i18n/texts/pipeline.js';
import { usePipelineNames } from './stages.js';

/** Ids; absent for the first stage, and for no reason. */
export interface StageChoice {
  stage?: string;
  reason?: string;
}

interface StageFieldsProps {
  decision: Decision['value'];
  /** The stage is known. */
  only?: 'reason';
  value: StageChoice;
  onChange: (value: StageChoice) => void;
}

export function StageFields({ decision, only, value, onChange }: StageFieldsProps) {
  const t = useTexts(pipelineTexts);
  const { stageName, reasonName } = usePipelineNames();
  const { data } = useRead('/api/pipeline');
  const stages = data?.stages.filter((stage) => stage.decision === decision) ?? [];
  const reasons = decision === 'passed' ? (data?.passReasons ?? []) : [];
  return (
    <>
      {!only && stages.length > 1 && (
        <Field label={t('stage')}>
          {(control) => (
            <Select
              {...control}
              value={value.stage ?? stages[0]!.id}
              onChange={({ target }) => onChange({ ...value, stage: target.value })}
            >
              {stages.map((stage) => (
                <option key={stage.id} value={stage.id}>
                  {stageName(stage)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {reasons.length > 0 && (
        <Field label={t('reason')}>
          {(control) => (
            <Select
              {...control}
              value={value.reason ?? ''}
              onChange={({ target: { value: reason } }) => {
                const { reason: _before, ...rest } = value;
                onChange(reason ? { ...rest, reason } : rest);
              }}
            >
              <option value="">{t('reasonNone')}</option>
              {reasons.map((reason) => (
                <option key={reason.id} value={reason.id}>
                  {reasonName(reason)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  );
}
