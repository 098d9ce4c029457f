/** Why the fund passes on a company. */
import { useState } from 'react';
import { Textarea } from '../../components/ui/field.js';
import { SaveDialog } from '../../components/deal/save-dialog.js';
import { useTexts } from '../../i18n/language.js';
import { pipelineTexts } from '../../i18n/texts/pipeline.js';
import { StageFields, type StageChoice } from '../../components/deal/stage-fields.js';

interface PassDialogProps {
  company: string;
  onPass: (why: { reason?: string; note?: string }) => void;
  onClose: () => void;
}

export function PassDialog({ company, onPass, onClose }: PassDialogProps) {
  const t = useTexts(pipelineTexts);
  const [choice, setChoice] = useState<StageChoice>({});
  const [note, setNote] = useState('');
  const pass = () => {
    onPass({ ...(choice.reason && { reason: choice.reason }), ...(note.trim() && { note: note.trim() }) });
    onClose();
  };
  return (
    <SaveDialog title={t('passTitle', { company })} onSave={pass} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <StageFields decision="passed" only="reason" value={choice} onChange={setChoice} />
        <Textarea
          maxLength={2000}
          aria-label={t('note')}
          placeholder={t('note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </SaveDialog>
  );
}
