/** A period report: which stretch of time, which type, its figures, and its files. */
import { ChevronLeft, ChevronRight, Download, FileSearch } from 'lucide-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PeriodBounds, ReportPeriod, ReportType } from '@vc-analyst/core/model';
import { REPORT_PERIODS, REPORT_TYPES } from '@vc-analyst/core/vocabulary';
import { useSearchParams } from 'wouter';
import { addressOf } from '../../api/call.js';
import { read } from '../../api/read.js';
import { useMay } from '../../api/user.js';
import { AppLink } from '../../components/app-link.js';
import { Page } from '../../components/page.js';
import { Button } from '../../components/ui/button.js';
import { Card } from '../../components/ui/card.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { Segmented } from '../../components/ui/segmented.js';
import { Empty, Loaded, Skeleton } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { reportsTexts } from '../../i18n/texts/reports.js';
import { SectionView } from './section-view.js';

const FORMATS = [
  { format: 'pdf', name: 'PDF' },
  { format: 'excel', name: 'Excel' },
  { format: 'csv', name: 'CSV' },
] as const;

/** What is shown stands in the address, so that a report can be sent to a colleague. */
function useChoice() {
  const [params, setParams] = useSearchParams();
  const period = REPORT_PERIODS.find((one) => one === params.get('period')) ?? 'month';
  const type = REPORT_TYPES.find((one) => one === params.get('type')) ?? 'overview';
  const date = /^\d{4}-\d{2}-\d{2}$/.exec(params.get('date') ?? '')?.[0];
  const choose = (change: { period?: ReportPeriod; type?: ReportType; date?: string | undefined }) => {
    const next = { period, type, date, ...change };
    setParams({ period: next.period, type: next.type, ...(next.date ? { date: next.date } : {}) }, { replace: true });
  };
  return { period, type, date, choose };
}

export function PeriodReport() {
  const t = useTexts(reportsTexts);
  const may = useMay();
  const { period, type, date, choose } = useChoice();
  const query = useQuery({
    ...read('/api/reports/{period}', { params: { period }, query: { type, ...(date ? { date } : {}) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t('title')}
      lead={query.data?.subtitle ?? '\u00a0'}
      actions={
        may('exportReport') &&
        FORMATS.map(({ format, name }) => (
          <Button key={format} asChild size="sm">
            <a
              href={addressOf('/api/reports/export', {}, { type, period, format, ...(date ? { date } : {}) })}
              target="_blank"
              rel="noopener"
              aria-label={t('exportAs', { format: name })}
            >
              <Download size={14} aria-hidden />
              {name}
            </a>
          </Button>
        ))
      }
    >
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Segmented
          label={t('period')}
          value={period}
          options={REPORT_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
          onChange={(next) => choose({ period: next, date: undefined })}
        />
        {query.data && period !== 'all' && (
          <Steps bounds={query.data.period} onDate={(next) => choose({ date: next })} />
        )}
        <nav className="flex flex-wrap gap-x-4 text-accent max-sm:*:py-2 sm:ml-auto">
          <AppLink href="/corporate-analysis" className="hover:underline">
            {t('corporate')}
          </AppLink>
          <AppLink href="/market-trends" className="hover:underline">
            {t('trends')}
          </AppLink>
          <AppLink href="/analysis" className="hover:underline">
            {t('analyses')}
          </AppLink>
        </nav>
      </div>
      <Segmented
        label={t('type')}
        value={type}
        options={REPORT_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        onChange={(next) => choose({ type: next })}
        className="self-start"
      />
      <Loaded query={query} skeleton={<ReportSkeleton />}>
        {(report) => (
          <div className="flex flex-col gap-5" aria-busy={query.isPlaceholderData}>
            {report.sections
              .filter(({ id }) => report.basis.analyses > 0 || id === 'summary')
              .map((section) => (
                <SectionView key={section.id} section={section} />
              ))}
            {report.basis.analyses === 0 && (
              <Card>
                <Empty
                  title={t('none')}
                  icon={<FileSearch size={28} />}
                  action={
                    period !== 'all' && (
                      <Button onClick={() => choose({ period: 'all', date: undefined })}>{t('showAll')}</Button>
                    )
                  }
                >
                  {t('noneText')}
                </Empty>
              </Card>
            )}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

/** To the period before and after; there is none after the running one. */
function Steps({ bounds, onDate }: { bounds: PeriodBounds; onDate: (date: string | undefined) => void }) {
  const t = useTexts(reportsTexts);
  return (
    <span className="flex items-center">
      <IconButton
        label={t('before')}
        icon={<ChevronLeft size={18} aria-hidden />}
        disabled={!bounds.before}
        onClick={() => onDate(bounds.before?.from.slice(0, 10))}
      />
      <IconButton
        label={t('after')}
        icon={<ChevronRight size={18} aria-hidden />}
        disabled={bounds.running}
        onClick={() => onDate(bounds.to.slice(0, 10))}
      />
      {!bounds.running && (
        <Button size="sm" look="quiet" onClick={() => onDate(undefined)}>
          {t('today')}
        </Button>
      )}
    </span>
  );
}

function ReportSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-24" />
      <Skeleton className="h-72" />
      <Skeleton className="h-48" />
    </div>
  );
}
