/** One decision of the fund on all selected analyses, with why. */
import type { Decision } from '@vc-analyst/core/model';
import { useState } from 'react';
import { call } from '../../api/call.js';
import { Textarea } from '../ui/field.js';
import { Segmented } from '../ui/segmented.js';
import { capitalised } from '../../i18n/format.js';
import { SaveDialog } from './save-dialog.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { listTexts } from '../../i18n/texts/analysis-list.js';
import { StageFields, type StageChoice } from './stage-fields.js';
import { DECISION_VALUES } from './stages.js';
import { useEach } from './use-each.js';

interface DecideDialogProps {
  selected: readonly { id: string; decision?: Decision | undefined }[];
  onDone?: (ids: readonly string[]) => void;
  onClose: () => void;
}

export function DecideDialog({ selected, onDone, onClose }: DecideDialogProps) {
  const t = useTexts(listTexts);
  const locale = useLocale();
  const [decision, setDecision] = useState<Decision['value']>('pipeline');
  const [place, setPlace] = useState<StageChoice>({});
  const [note, setNote] = useState('');
  const count = selected.length;
  const decided = selected.filter((one) => one.decision).length;
  const decide = useEach({
    run: (id) =>
      call('PATCH /api/analyses/{id}/decision', {
        params: { id },
        body: { decision, ...place, ...(note.trim() && { note: note.trim() }) },
      }),
    done: t('decidedMany', { count }),
    onEnd: (ids) => {
      onClose();
      onDone?.(ids);
    },
  });
  return (
    <SaveDialog
      title={t('decideMany', { count })}
      description={decided > 0 ? t('decidedBefore', { count: decided }) : undefined}
      busy={decide.isPending}
      onSave={() => decide.mutate(selected.map(({ id }) => id))}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <Segmented
          label={t('column.decision')}
          value={decision}
          options={DECISION_VALUES.map((value) => ({ value, label: capitalised(t(`decided.${value}`), locale) }))}
          onChange={(next) => {
            setDecision(next);
            setPlace({});
          }}
          className="self-start"
        />
        <StageFields decision={decision} value={place} onChange={setPlace} />
        <Textarea
          maxLength={2000}
          aria-label={t('decisionNote')}
          placeholder={t('decisionNote')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </SaveDialog>
  );
}
