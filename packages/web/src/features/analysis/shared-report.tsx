/** The report behind a shared link: asks for the password where there is one, and shows this deck and nothing else. */
import { LockKeyhole, Unlink } from 'lucide-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SharedReport as Report } from '@vc-analyst/core/contract';
import { Suspense, useState } from 'react';
import { ApiError } from '../../api/api-error.js';
import { addressOf, call } from '../../api/call.js';
import { AppLink } from '../../components/app-link.js';
import { FailedPage } from '../../components/failed-page.js';
import { usePageTitle } from '../../components/page.js';
import { Button } from '../../components/ui/button.js';
import { Card } from '../../components/ui/card.js';
import { Field, Input } from '../../components/ui/field.js';
import { Loading, Skeleton } from '../../components/ui/states.js';
import { formatDate } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { shareTexts } from '../../i18n/texts/share.js';
import { ReportHead } from './report-head.js';
import { ReportView } from './report-view.js';
import { useVisit } from './use-visit.js';

export function SharedReport({ token }: { token: string }) {
  const t = useTexts(shareTexts);
  const key = ['/api/share', token];
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: key,
    // Each reading counts as a visit: one that was begun is not ended by a page that is drawn anew.
    queryFn: () => call('GET /api/share/{token}', { params: { token } }),
    staleTime: Infinity,
  });
  usePageTitle(query.data?.companyName ?? '');
  if (query.data)
    return (
      <Suspense fallback={<SharedSkeleton />}>
        <Opened report={query.data} token={token} />
      </Suspense>
    );
  if (query.error instanceof ApiError && query.error.code === 'share-password') {
    return <Locked token={token} onOpen={(report) => queryClient.setQueryData(key, report)} />;
  }
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <Card className="mx-auto mt-16 w-[calc(100%-2rem)] max-w-lg p-6">
        <Unlink size={22} aria-hidden className="text-faint" />
        <h1 className="mt-2 font-serif text-xl font-semibold">{t('sharedGone')}</h1>
        <p className="mt-1 text-soft">{t('sharedGoneText')}</p>
      </Card>
    );
  }
  if (query.error) return <FailedPage error={query.error} onRetry={() => void query.refetch()} />;
  return <SharedSkeleton />;
}

function SharedSkeleton() {
  return (
    <Loading className="mx-auto w-full max-w-[1376px] p-7">
      <Skeleton className="h-dvh" />
    </Loading>
  );
}

function Opened({ report, token }: { report: Report; token: string }) {
  const t = useTexts(shareTexts);
  const c = useTexts(common);
  const locale = useLocale();
  const onSlide = useVisit(token, report.visitId);
  return (
    <>
      <div className="border-b border-line bg-card px-4 py-2.5 text-center text-sm text-soft print:hidden">
        <p>
          {t('sharedBy', { name: c('appName') })}{' '}
          {report.asOf === null ? t('sharedNow') : t('sharedAsOf', { date: formatDate(report.asOf, locale) })}
        </p>
        <p className="text-faint">
          {t('sharedVisits')}{' '}
          <AppLink href="/privacy" className="underline">
            {t('sharedPrivacy')}
          </AppLink>
        </p>
      </div>
      <ReportView
        report={report}
        onSlide={onSlide}
        head={<ReportHead report={report} />}
        pictureOf={(number) => addressOf('/api/share/{token}/slides/{number}', { token, number }, { width: 1280 })}
      />
    </>
  );
}

function Locked({ token, onOpen }: { token: string; onOpen: (report: Report) => void }) {
  const t = useTexts(shareTexts);
  const c = useTexts(common);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      onOpen(await call('POST /api/share/{token}', { params: { token }, body: { password } }));
    } catch (error) {
      const wrong = error instanceof ApiError && error.code === 'share-password';
      setProblem(wrong ? t('sharedWrong') : error instanceof ApiError ? error.serverMessage : c('tryAgain'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card className="mx-auto mt-16 w-[calc(100%-2rem)] max-w-sm p-6">
      <LockKeyhole size={22} aria-hidden className="text-faint" />
      <h1 className="mt-2 mb-4 font-serif text-xl font-semibold">{t('sharedPassword')}</h1>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <Field label={t('sharePassword')} error={problem}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              required
              type="password"
              autoComplete="off"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="main" busy={busy} className="self-start">
          {t('sharedOpen')}
        </Button>
      </form>
    </Card>
  );
}
