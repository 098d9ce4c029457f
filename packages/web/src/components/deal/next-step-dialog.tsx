/** What the fund does next about one company, and by when. */
import type { PipelineCard } from '@vc-analyst/core/model';
import { useState, type FormEvent } from 'react';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Field, Input } from '../ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { pipelineTexts } from '../../i18n/texts/pipeline.js';

interface NextStepDialogProps {
  of: Pick<PipelineCard, 'id' | 'companyName' | 'nextStep'>;
  onClose: () => void;
}

export function NextStepDialog({ of: { id, companyName, nextStep }, onClose }: NextStepDialogProps) {
  const t = useTexts(pipelineTexts);
  const [text, setText] = useState(nextStep?.text ?? '');
  const [due, setDue] = useState(nextStep?.due ?? '');
  const trimmed = text.trim();
  const plan = useChange({
    run: (step: { text: string; due?: string } | null) =>
      call('PATCH /api/analyses/{id}/next-step', { params: { id }, body: { nextStep: step } }),
    touches: ['/api/pipeline', '/api/analyses', '/api/activities'],
    done: t('nextStepSaved'),
    failed: t('failed'),
    failedDetail: t('failedText'),
    onDone: onClose,
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed !== '') plan.mutate({ text: trimmed, ...(due && { due }) });
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('nextStepOf', { company: companyName })}>
      <form className="flex flex-col gap-4" onSubmit={save}>
        <Field label={t('nextStep')}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              maxLength={500}
              placeholder={t('nextStepPlaceholder')}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Field label={t('due')} className="max-w-48">
          {(control) => <Input {...control} type="date" value={due} onChange={({ target }) => setDue(target.value)} />}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          {nextStep && (
            <Button look="quiet" className="mr-auto" disabled={plan.isPending} onClick={() => plan.mutate(null)}>
              {t('nextStepRemove')}
            </Button>
          )}
          <Button type="submit" look="main" busy={plan.isPending} disabled={trimmed === ''}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
