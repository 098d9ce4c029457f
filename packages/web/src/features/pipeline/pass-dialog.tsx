/** Why the fund passes on a company. */
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog } from '../../components/ui/dialog.js';
import { Textarea } from '../../components/ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { pipelineTexts } from '../../i18n/texts/pipeline.js';
import { StageFields, type StageChoice } from '../../components/deal/stage-fields.js';

interface PassDialogProps {
  company: string;
  onPass: (why: { reason?: string; note?: string }) => void;
  onClose: () => void;
}

export function PassDialog({ company, onPass, onClose }: PassDialogProps) {
  const t = useTexts(pipelineTexts);
  const c = useTexts(common);
  const [choice, setChoice] = useState<StageChoice>({});
  const [note, setNote] = useState('');
  const pass = () => {
    onPass({ ...(choice.reason && { reason: choice.reason }), ...(note.trim() && { note: note.trim() }) });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('passTitle', { company })}
      actions={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button look="main" onClick={pass}>
            {t('save')}
          </Button>
        </>
      }
    >
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
    </Dialog>
  );
}
