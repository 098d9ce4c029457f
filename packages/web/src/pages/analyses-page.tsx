/** /analysis: every analysis as a table, and the form that takes decks: above the table while it holds some. */
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { readAnalyses } from '../api/read-analyses.js';
import { useRead } from '../api/read.js';
import { useMay } from '../api/user.js';
import { ViewSwitch } from '../components/view-switch.js';
import { AppLink } from '../components/app-link.js';
import { Page } from '../components/page.js';
import { Button } from '../components/ui/button.js';
import { Panel } from '../components/ui/card.js';
import { Stat, Stats } from '../components/ui/stat.js';
import { AnalysisList } from '../features/analyses/analysis-list.js';
import { UploadForm } from '../features/analyses/upload-form.js';
import { useUploadRows } from '../features/analyses/upload-queue.js';
import { formatNumber } from '../i18n/format.js';
import { useLocale, useTexts } from '../i18n/language.js';
import { listTexts } from '../i18n/texts/analysis-list.js';
import { uploadTexts } from '../i18n/texts/upload.js';
import { cx } from '../lib/cx.js';
import { useHash } from '../lib/use-hash-open.js';

const TOPICS = ['extract', 'model', 'market', 'team', 'money', 'competition', 'financials', 'risks'] as const;

export default function AnalysesPage() {
  const t = useTexts(listTexts);
  const u = useTexts(uploadTexts);
  const mayUpload = useMay()('contribute');
  const hash = useHash();
  const isUploading = useUploadRows().length > 0 || hash === 'upload';
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <ViewSwitch here="table" />
          {mayUpload && (
            <Button asChild look="main">
              <AppLink href="/analysis#upload">
                <Upload size={15} aria-hidden />
                {u('uploadTitle')}
              </AppLink>
            </Button>
          )}
        </>
      }
      wide
    >
      <Counts />
      <AnalysisList />
      {mayUpload && (
        <div className={cx('grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]', isUploading && 'order-first')}>
          <Panel title={u('uploadTitle')}>
            <UploadForm />
          </Panel>
          <Panel title={t('whatTitle')}>
            <ul className="grid list-disc gap-x-6 gap-y-1.5 pl-4.5 text-soft sm:grid-cols-2 lg:grid-cols-1">
              {TOPICS.map((topic) => (
                <li key={topic}>{t(`what.${topic}`)}</li>
              ))}
            </ul>
          </Panel>
        </div>
      )}
    </Page>
  );
}

function Counts() {
  const t = useTexts(listTexts);
  const locale = useLocale();
  const { data } = useRead('/api/dashboard/stats');
  const { data: running } = useQuery(readAnalyses(['status'], { status: 'pending,processing', limit: 500 }));
  return (
    <Stats>
      <Stat label={t('completedCount')} value={data ? formatNumber(data.totalAnalyses, locale) : '–'} />
      <Stat label={t('processingCount')} value={running ? formatNumber(running.length, locale) : '–'} />
      <Stat
        label={t('averageScore')}
        value={typeof data?.avgScore === 'number' ? formatNumber(data.avgScore, locale) : '–'}
      />
    </Stats>
  );
}
