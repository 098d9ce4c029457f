/** /analysis: upload decks and see every analysis. */
import { useRead } from '../api/read.js';
import { useMay } from '../api/user.js';
import { Page } from '../components/page.js';
import { Panel } from '../components/ui/card.js';
import { Stat, Stats } from '../components/ui/stat.js';
import { AnalysisList } from '../features/analyses/analysis-list.js';
import { UploadForm } from '../features/analyses/upload-form.js';
import { formatNumber } from '../i18n/format.js';
import { useLocale, useTexts } from '../i18n/language.js';
import { analysesTexts } from '../i18n/texts/analyses.js';

const TOPICS = ['extract', 'model', 'market', 'team', 'money', 'competition', 'financials', 'risks'] as const;

export default function AnalysesPage() {
  const t = useTexts(analysesTexts);
  const may = useMay();
  return (
    <Page title={t('title')}>
      <Counts />
      {may('contribute') && (
        <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Panel title={t('uploadTitle')}>
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
      <AnalysisList />
    </Page>
  );
}

function Counts() {
  const t = useTexts(analysesTexts);
  const locale = useLocale();
  const { data } = useRead('/api/dashboard/stats');
  const { data: running } = useRead('/api/analyses', { query: { status: 'pending,processing', limit: 500 } });
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
