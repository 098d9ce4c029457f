/** One company: its decks with what changed between them, where the fund is with it, what was said, asked and invested. */
import { FileQuestion } from 'lucide-react';
import { ApiError } from '../../api/api-error.js';
import { useRead } from '../../api/read.js';
import { useMay } from '../../api/user.js';
import { AppLink } from '../../components/app-link.js';
import { FailedPage } from '../../components/failed-page.js';
import { Page } from '../../components/page.js';
import { Button } from '../../components/ui/button.js';
import { Card } from '../../components/ui/card.js';
import { Empty, Loading, Skeleton } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { companyTexts } from '../../i18n/texts/company.js';
import { domain } from '../../i18n/texts/domain.js';
import { Changes } from './changes.js';
import { Conversation } from './conversation.js';
import { Deal } from './deal.js';
import { Decks } from './decks.js';
import { Happened } from './happened.js';
import { Invested } from './invested.js';
import { OpenQuestions } from './open-questions.js';

export function Company({ id }: { id: string }) {
  const t = useTexts(companyTexts);
  const d = useTexts(domain);
  const may = useMay();
  const query = useRead('/api/analyses/{id}/versions', { params: { id } });
  const back = (
    <AppLink href="/analysis" className="text-accent hover:underline">
      ← {t('back')}
    </AppLink>
  );
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <Page title={t('notFound')} back={back}>
        <Card>
          <Empty title={t('notFoundText')} icon={<FileQuestion size={28} />} />
        </Card>
      </Page>
    );
  }
  if (query.error) return <FailedPage error={query.error} onRetry={() => void query.refetch()} back={back} />;
  const versions = query.data;
  // What stands for the company is its newest deck that was read.
  const finished = versions?.filter(({ status }) => status === 'completed') ?? [];
  const newest = finished[0] ?? versions?.[0];
  if (!versions || !newest) {
    return (
      <Page title=" " back={back}>
        <Loading>
          <Skeleton className="h-96" />
        </Loading>
      </Page>
    );
  }
  const isRead = finished.length > 0;
  const manages = may('manageAnalysis', newest.ownerId ?? '');
  return (
    <Page
      title={newest.companyName}
      back={back}
      lead={
        isRead &&
        [
          d(`sector.${newest.sector}`),
          ...(newest.stage.value === 'unknown' ? [] : [d(`stage.${newest.stage.value}`)]),
        ].join(' · ')
      }
      actions={
        isRead && (
          <>
            <Button asChild look="main">
              <AppLink href={`/analysis/${newest.id}`}>{t('report')}</AppLink>
            </Button>
            <Button asChild>
              <AppLink href={`/analysis/${newest.id}/due-diligence`}>{t('dueDiligence')}</AppLink>
            </Button>
          </>
        )
      }
      wide
    >
      {isRead && newest.summary && <p className="max-w-[72ch] font-serif text-lg">{newest.summary}</p>}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(340px,420px)]">
        <div className="flex min-w-0 flex-col gap-5">
          <Decks versions={versions} />
          {finished.length > 1 && <Changes versions={finished} />}
          {isRead && <OpenQuestions id={newest.id} />}
          {isRead && <Conversation id={newest.id} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {isRead && <Deal analysis={newest} mayChange={manages} />}
          <Invested versions={versions} companyName={newest.companyName} />
          <Happened id={newest.id} />
        </div>
      </div>
    </Page>
  );
}
