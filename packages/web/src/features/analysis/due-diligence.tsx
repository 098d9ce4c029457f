/** Due diligence: every question by category, numbered, each with its answer and notes, and the deck beside them. */
import { useState } from 'react';
import type { Analysis, QuestionCategory } from '@vc-analyst/core/model';
import { ApiError } from '../../api/api-error.js';
import { addressOf } from '../../api/call.js';
import { useRead } from '../../api/read.js';
import { useMay } from '../../api/user.js';
import { AppLink } from '../../components/app-link.js';
import { Page } from '../../components/page.js';
import { Badge } from '../../components/ui/badge.js';
import { Button } from '../../components/ui/button.js';
import { Card } from '../../components/ui/card.js';
import { Empty, Failed, Loading, Skeleton } from '../../components/ui/states.js';
import { TabPanel, Tabs } from '../../components/ui/tabs.js';
import { useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { EvidenceProvider, QuoteRef } from './evidence.js';
import { AnswerForm, useFormsLater } from './lazy-forms.js';
import { PRIORITY_TONES, Said } from './questions.js';
import { SlidePanel } from './slide-panel.js';

/** Those that the page names first. */
const ORDER: readonly QuestionCategory[] = ['business', 'team', 'technical', 'financial', 'market', 'competitive'];

export function DueDiligence({ id }: { id: string }) {
  const t = useTexts(reportTexts);
  useFormsLater(useMay()('contribute'));
  const query = useRead('/api/analyses/{id}', { params: { id } });
  const back = (
    <AppLink href={`/analysis/${id}`} className="text-accent hover:underline">
      ← {t('ddBack')}
    </AppLink>
  );
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <Page title={t('notFoundTitle')} back={back}>
        <Card>
          <Empty title={t('notFoundText')} />
        </Card>
      </Page>
    );
  }
  return (
    <Page title={t('ddTitle')} lead={query.data?.companyName} back={back} wide>
      {query.error ? (
        <Card>
          <Failed error={query.error} onRetry={() => void query.refetch()} />
        </Card>
      ) : query.data ? (
        <BesideDeck analysis={query.data} />
      ) : (
        <Loading label={t('ddLoading')}>
          <Skeleton className="h-10" />
          <Skeleton className="mt-5 h-96" />
        </Loading>
      )}
    </Page>
  );
}

function BesideDeck({ analysis }: { analysis: Analysis }) {
  const first = analysis.questions.find(({ slide }) => slide)?.slide ?? 1;
  return (
    <EvidenceProvider report={analysis} first={{ slide: first }}>
      <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(380px,468px)]">
        <div className="min-w-0">
          <QuestionTabs analysis={analysis} />
        </div>
        <aside className="min-w-0 print:hidden">
          <div className="xl:sticky xl:top-[calc(var(--under-header,0px)+1rem)]">
            <SlidePanel
              report={analysis}
              pictureOf={(number) =>
                addressOf('/api/analyses/{id}/slides/{number}', { id: analysis.id, number }, { width: 1280 })
              }
            />
          </div>
        </aside>
      </div>
    </EvidenceProvider>
  );
}

function QuestionTabs({ analysis }: { analysis: Analysis }) {
  const t = useTexts(reportTexts);
  const d = useTexts(domain);
  const [category, setCategory] = useState<QuestionCategory>('business');
  const of = (one: QuestionCategory) => analysis.questions.filter((question) => question.category === one);
  return (
    <Tabs
      label={t('ddTitle')}
      value={category}
      onChange={setCategory}
      tabs={ORDER.map((value) => ({ value, label: d(`category.${value}`), count: of(value).length }))}
    >
      {ORDER.map((one) => (
        <TabPanel key={one} value={one}>
          {of(one).length === 0 ? (
            <Card>
              <Empty title={t('ddEmpty')} />
            </Card>
          ) : (
            <ol className="flex flex-col gap-3">
              {of(one).map((question, index) => (
                <NumberedQuestion key={question.id} number={index + 1} question={question} analysis={analysis} />
              ))}
            </ol>
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}

interface NumberedQuestionProps {
  number: number;
  question: Analysis['questions'][number];
  analysis: Analysis;
}

function NumberedQuestion({ number, question, analysis }: NumberedQuestionProps) {
  const t = useTexts(reportTexts);
  const d = useTexts(domain);
  const may = useMay();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <Card className="p-4.5">
        <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 sm:grid-cols-[1.75rem_minmax(0,1fr)_auto]">
          <span className="num font-serif text-lg text-faint">{number}.</span>
          <div>
            <p className="font-serif text-md">{question.question}</p>
            <p className="mt-0.5 text-sm text-faint">
              {question.why}{' '}
              {question.slide !== undefined && <QuoteRef slide={question.slide} quote={question.quote} />}
            </p>
            <Said question={question} />
          </div>
          <div className="flex items-center gap-2 self-start max-sm:col-start-2 max-sm:mt-2">
            <Badge tone={PRIORITY_TONES[question.priority]}>{d(`priority.${question.priority}`)}</Badge>
            {may('contribute') && !open && (
              <Button size="sm" onClick={() => setOpen(true)}>
                {question.answer || question.notes ? t('editAnswer') : t('notesLabel')}
              </Button>
            )}
          </div>
        </div>
        {open && <AnswerForm analysisId={analysis.id} question={question} onClose={() => setOpen(false)} />}
      </Card>
    </li>
  );
}
