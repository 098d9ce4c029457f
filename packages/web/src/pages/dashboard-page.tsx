/** / and /dashboard for whoever is signed in. */
import { useQuery } from '@tanstack/react-query';
import { readAnalyses } from '../api/read-analyses.js';
import { read, useRead } from '../api/read.js';
import { useMay, useUser } from '../api/user.js';
import { AppLink } from '../components/app-link.js';
import { Page } from '../components/page.js';
import { Panel } from '../components/ui/card.js';
import { StatsSkeleton } from '../components/ui/stat.js';
import { Loaded, Skeleton } from '../components/ui/states.js';
import { UploadForm } from '../features/analyses/upload-form.js';
import { Activity } from '../features/dashboard/activity.js';
import { Insights } from '../features/dashboard/insights-panel.js';
import { Needs } from '../features/dashboard/needs.js';
import { Performance } from '../features/dashboard/performance.js';
import { isRunning, Queue } from '../features/dashboard/queue.js';
import { RECENT_FIELDS } from '../features/dashboard/recent.js';
import { RecentAnalyses } from '../features/dashboard/recent-analyses.js';
import { useGreeting, WelcomeLead, WelcomeStats } from '../features/dashboard/welcome.js';
import { useTexts } from '../i18n/language.js';
import { common } from '../i18n/texts/common.js';
import { dashboard } from '../i18n/texts/dashboard.js';

export default function DashboardPage() {
  const t = useTexts(dashboard);
  const tCommon = useTexts(common);
  const may = useMay();
  const { user } = useUser();
  const stats = useQuery(read('/api/dashboard/stats', { query: { period: 'month' } }));
  const analyses = useQuery(readAnalyses(RECENT_FIELDS));
  const needs = useRead('/api/user/needs');
  const greeting = useGreeting(user?.firstName || user?.username || '');
  return (
    <Page
      title={greeting}
      tab={t('title')}
      lead={stats.data ? <WelcomeLead stats={stats.data} analyses={analyses.data ?? []} /> : '\u00a0'}
    >
      <Loaded query={stats} skeleton={<StatsSkeleton count={3} />}>
        {(loaded) => <WelcomeStats stats={loaded} />}
      </Loaded>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          {may('contribute') && (
            <Panel title={t('newAnalysis')}>
              <UploadForm />
            </Panel>
          )}
          <Panel
            flush
            title={t('recent')}
            aside={
              <AppLink href="/analysis" className="text-accent hover:underline">
                {tCommon('seeAll')}
              </AppLink>
            }
          >
            <Loaded query={analyses} skeleton={<ListSkeleton rows={5} />}>
              {(list) => <RecentAnalyses analyses={list} />}
            </Loaded>
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Panel flush title={t('needs')}>
            <Loaded query={needs} skeleton={<ListSkeleton rows={2} />}>
              {(loaded) => <Needs needs={loaded} />}
            </Loaded>
          </Panel>
          <Panel flush title={t('queue')} aside={analyses.data?.filter(isRunning).length}>
            <Loaded query={analyses} skeleton={<ListSkeleton rows={2} />}>
              {(list) => <Queue running={list.filter(isRunning)} />}
            </Loaded>
          </Panel>
          <Panel flush title={t('insights')}>
            <Loaded query={analyses} skeleton={<ListSkeleton rows={3} />}>
              {(list) => <Insights analyses={list} />}
            </Loaded>
          </Panel>
          <Panel flush title={t('activity')}>
            <Activity />
          </Panel>
        </div>
      </div>
      <Panel title={t('performance')}>
        <Performance />
      </Panel>
    </Page>
  );
}

function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div className="flex flex-col gap-4 px-4.5 py-4">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  );
}
