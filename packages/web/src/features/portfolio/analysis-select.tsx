/** Chooses the analysis that led to the investment; what it knows fills the empty fields. */
import { useQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { readAnalyses, type Listed } from '../../api/read-analyses.js';
import { Field, Select } from '../../components/ui/field.js';
import { formatDate } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { portfolio } from '../../i18n/texts/portfolio.js';

const SHOWN = ['companyName', 'createdAt', 'overallScore', 'status', 'sector', 'stage'] as const;

interface AnalysisSelectProps {
  control: UseFormRegisterReturn;
  onChoose: (analysis: Listed<(typeof SHOWN)[number]>) => void;
}

export function AnalysisSelect({ control: registered, onChoose }: AnalysisSelectProps) {
  const t = useTexts(portfolio);
  const locale = useLocale();
  const { data, isPending } = useQuery(readAnalyses(SHOWN));
  const analyses = (data ?? []).filter(({ status }) => status === 'completed');
  if (isPending) {
    // Its room is kept: nothing below moves when it is known. Without the form's hold, whose choice is not there yet.
    return (
      <Field label={t('analysis')} className="max-w-xl">
        {(control) => (
          <Select {...control} disabled>
            <option>{t('noAnalysis')}</option>
          </Select>
        )}
      </Field>
    );
  }
  if (analyses.length === 0) return null;
  return (
    <Field label={t('analysis')} className="max-w-xl">
      {(control) => (
        <Select
          {...control}
          {...registered}
          onChange={(event) => {
            void registered.onChange(event);
            const chosen = analyses.find(({ id }) => id === event.target.value);
            if (chosen) onChoose(chosen);
          }}
        >
          <option value="">{t('noAnalysis')}</option>
          {analyses.map((analysis) => (
            <option key={analysis.id} value={analysis.id}>
              {analysis.companyName} · {formatDate(analysis.createdAt, locale)} · {analysis.overallScore ?? '–'}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
