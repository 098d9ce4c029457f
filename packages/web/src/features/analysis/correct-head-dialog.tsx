/** A person's word on the company's name, its sector or its stage. */
import type { Sector, Stage } from '@vc-analyst/core/model';
import { useForm } from 'react-hook-form';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { Field, Input, Select } from '../../components/ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { domain } from '../../i18n/texts/domain.js';
import { correctTexts } from '../../i18n/texts/correct.js';
import { SECTORS, STAGES } from '@vc-analyst/core/vocabulary';
import { CorrectionDialog } from './correction-dialog.js';
import type { ReportDocument } from './report-document.js';
import { useWords } from './use-words.js';

interface Form {
  companyName: string;
  sector: Sector;
  stage: Stage | '';
  reason: string;
}

export function CorrectHeadDialog({ report, onClose }: { report: ReportDocument; onClose: () => void }) {
  const t = useTexts(correctTexts);
  const c = useTexts(common);
  const d = useTexts(domain);
  const { label } = useWords();
  const stage = report.stage.value === 'unknown' ? '' : report.stage.value;
  const { register, handleSubmit, formState } = useForm<Form>({
    defaultValues: { companyName: report.companyName, sector: report.sector, stage, reason: '' },
  });
  const correct = useChange({
    run: (form: Form) =>
      call('PATCH /api/analyses/{id}', {
        params: { id: report.id },
        body: {
          ...(form.companyName.trim() !== report.companyName ? { companyName: form.companyName.trim() } : {}),
          ...(form.sector !== report.sector ? { sector: form.sector } : {}),
          ...(form.stage !== '' && form.stage !== stage ? { stage: form.stage } : {}),
          reason: form.reason,
        },
      }),
    touches: ['/api/analyses'],
    done: t('correctDone'),
    failed: t('correctFailed'),
    failedDetail: c('tryAgain'),
    onDone: onClose,
  });
  return (
    <CorrectionDialog
      title={t('correctHead')}
      onClose={onClose}
      onSubmit={() => void handleSubmit((form) => correct.mutate(form))()}
      busy={correct.isPending}
      disabled={!formState.isDirty}
      reason={{
        control: register('reason', { validate: (text) => text.trim() !== '' || t('correctReasonMissing') }),
        error: formState.errors.reason?.message,
      }}
    >
      <Field label={t('correctCompany')}>
        {(control) => <Input {...control} maxLength={200} {...register('companyName', { required: true })} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('correctSector')}>
          {(control) => (
            <Select {...control} {...register('sector')}>
              {SECTORS.map((sector) => (
                <option key={sector} value={sector}>
                  {d(`sector.${sector}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('correctStage')}>
          {(control) => (
            <Select {...control} {...register('stage')}>
              {stage === '' && <option value="">{label('stage.unknown')}</option>}
              {STAGES.map((one) => (
                <option key={one} value={one}>
                  {d(`stage.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </CorrectionDialog>
  );
}
