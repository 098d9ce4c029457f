/** The head of the memo: company, what it is, which deck was read, when, and by whom. */
import type { ReactNode } from 'react';
import { usePageTitle } from '../../components/page.js';
import { AppLink } from '../../components/app-link.js';
import { Chip } from '../../components/ui/badge.js';
import { capitalised } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { reportTexts } from '../../i18n/texts/report.js';
import type { ReportDocument } from './report-document.js';
import { useWords } from './use-words.js';

interface ReportHeadProps {
  report: ReportDocument;
  /** Above the name: a way back. */
  back?: ReactNode;
  /** Beside the way back: where else. */
  trail?: ReactNode;
  /** Beside the name: what can be done. */
  actions?: ReactNode;
  /** Behind the name: corrections. */
  correct?: ReactNode;
}

export function ReportHead({ report, back, trail, actions, correct }: ReportHeadProps) {
  const t = useTexts(reportTexts);
  const locale = useLocale();
  const { label, date, points } = useWords();
  usePageTitle(report.companyName);
  const { engine } = report;
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-2.5">
      {back && (
        <div className="-mb-2 flex min-h-7 basis-full flex-wrap items-center gap-x-4 text-sm max-sm:-mt-2 max-sm:mb-0 max-sm:min-h-10 print:hidden">
          {back}
          {trail}
        </div>
      )}
      {/* A long name has a line of its own. */}
      <h1 className="min-w-0 grow font-serif text-3xl font-semibold tracking-[-0.015em] [overflow-wrap:anywhere]">
        {report.companyName} {correct && <span className="inline-flex align-middle">{correct}</span>}
      </h1>
      <ul className="num order-last flex basis-full flex-wrap gap-1.5">
        {[
          ...(report.companyNameFrom === 'file' ? [capitalised(label('nameFromFile'), locale)] : []),
          capitalised(label(`sector.${report.sector}`), locale),
          capitalised(label(`stage.${report.stage.value}`), locale),
          `${report.fileName} · ${t('slides', { count: report.slideCount })}`,
          ...(report.version > 1 ? [t('version', { number: report.version })] : []),
          `${label('madeBy', { engine: engine.model ?? label(`engine.${engine.name}`), version: report.rubricVersion })} · ${
            engine.host ? t('sentTo', { model: engine.model ?? engine.name, host: engine.host }) : t('local')
          }`,
          capitalised(
            t('readOn', { date: date(report.createdAt.slice(0, 10)), seconds: points(report.analysisTime) }),
            locale,
          ),
        ].map((text) => (
          <li key={text} className="max-w-full">
            <Chip className="[overflow-wrap:anywhere]">{text}</Chip>
          </li>
        ))}
      </ul>
      {report.previousId !== undefined && (
        <AppLink href={`/analysis/${report.previousId}`} className="order-last text-sm text-soft underline">
          {t('earlierVersion')}
        </AppLink>
      )}
      {actions}
    </header>
  );
}
