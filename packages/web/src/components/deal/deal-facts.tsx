/** Who looks after a company and what comes next, each with the button that changes it. */
import { Pencil } from 'lucide-react';
import type { AnalysisSummary } from '@vc-analyst/core/model';
import { useState } from 'react';
import { useRead } from '../../api/read.js';
import { useTexts } from '../../i18n/language.js';
import { listTexts } from '../../i18n/texts/analysis-list.js';
import { pipelineTexts } from '../../i18n/texts/pipeline.js';
import { IconButton } from '../ui/icon-button.js';
import { AssignDialog } from './assign-dialog.js';
import { NextStepDialog } from './next-step-dialog.js';
import { NextStepLine } from './next-step-line.js';

interface DealFactsProps {
  analysis: Pick<AnalysisSummary, 'id' | 'companyName' | 'ownerId' | 'nextStep'>;
  mayChange: boolean;
}

export function DealFacts({ analysis, mayChange }: DealFactsProps) {
  const t = useTexts(pipelineTexts);
  const l = useTexts(listTexts);
  const { data: team } = useRead('/api/team');
  const [asking, setAsking] = useState<'owner' | 'step'>();
  const close = () => setAsking(undefined);
  const owner = team?.find(({ id }) => id === analysis.ownerId);
  const edit = (what: 'owner' | 'step', label: string) =>
    mayChange && (
      <IconButton
        label={label}
        icon={<Pencil size={14} aria-hidden />}
        className="-my-2 ml-auto print:hidden"
        onClick={() => setAsking(what)}
      />
    );
  return (
    <>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-3 gap-y-2">
        <dt className="text-sm text-faint">{l('column.owner')}</dt>
        <dd className="flex items-center gap-2">
          <span>{owner ? `${owner.firstName} ${owner.lastName}`.trim() : t('nobody')}</span>
          {edit('owner', l('column.owner'))}
        </dd>
        <dt className="text-sm text-faint">{t('nextStep')}</dt>
        <dd className="flex items-center gap-2">
          {analysis.nextStep ? <NextStepLine step={analysis.nextStep} /> : <span>{t('nextStepRemove')}</span>}
          {edit('step', t('nextStep'))}
        </dd>
      </dl>
      {asking === 'owner' && <AssignDialog selected={[analysis]} onClose={close} />}
      {asking === 'step' && <NextStepDialog of={analysis} onClose={close} />}
    </>
  );
}
