/** Due diligence: every question by category, numbered, each with its answer and notes, and the deck beside them. */
import { useState } from 'react';
import { Mail } from 'lucide-react';
import type { Analysis, Question, QuestionCategory } from '@vc-analyst/core/model';
import { ApiError } from '../../api/api-error.js';
import { addressOf } from '../../api/call.js';
import { useRead } from '../../api/read.js';
import { useLiveAnalysis } from '../../api/use-live.js';
import { useMay, useUser } from '../../api/user.js';
import { AppLink } from '../../components/app-link.js';
import { Page } from '../../components/page.js';
import { Badge } from '../../components/ui/badge.js';
import { Button } from '../../components/ui/button.js';
import { Card } from '../../components/ui/card.js';
import { Segmented } from '../../components/ui/segmented.js';
import { Empty, Failed, Loading, Skeleton } from '../../components/ui/states.js';
import { TabPanel, Tabs } from '../../components/ui/tabs.js';
import { useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { mailDraft } from '../../lib/mail-draft.js';
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
  useLiveAnalysis(analysis.id);
  const first = analysis.questions.find(({ slide }) => slide)?.slide ?? 1;
  return (
    <EvidenceProvider report={analysis} first={{ slide: first }}>
      <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(380px,468px)]">
        <div className="flex min-w-0 flex-col gap-4">
          <QuestionList analysis={analysis} />
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

const SHOWN = ['all', 'open', 'answered', 'mine'] as const;

/** Questions by category, those of one state or one's own, and the draft of a mail with the ones selected. */
function QuestionList({ analysis }: { analysis: Analysis }) {
  const t = useTexts(reportTexts);
  const { user } = useUser();
  const may = useMay();
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('all');
  const [selected, setSelected] = useState<readonly string[]>([]);
  const questions = analysis.questions.filter(({ status = 'open', ownerId }) =>
    shown === 'all' ? true : shown === 'mine' ? ownerId === user?.id : status === shown,
  );
  const toggle = (id: string) =>
    setSelected((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Segmented
          label={t('ddShown')}
          value={shown}
          onChange={setShown}
          options={SHOWN.map((value) => ({ value, label: t(`ddShown.${value}`) }))}
        />
        {may('contribute') && <FounderMail analysis={analysis} selected={selected} />}
      </div>
      {/* Another choice begins at the first category that has any. */}
      <QuestionTabs key={shown} analysis={analysis} questions={questions} selected={selected} onSelect={toggle} />
    </>
  );
}

/** Most questions in a draft: programs cut longer addresses. */
const MOST_IN_MAIL = 10;

/** A mail draft with the questions selected; with the open ones to ask first while none is. */
function FounderMail({ analysis, selected }: { analysis: Analysis; selected: readonly string[] }) {
  const t = useTexts(reportTexts);
  const { companyName: company } = analysis;
  const isMeant = ({ id, first, status = 'open' }: Question) =>
    selected.length > 0 ? selected.includes(id) : first && status === 'open';
  const questions = analysis.questions.filter(isMeant).slice(0, MOST_IN_MAIL);
  if (questions.length === 0) return null;
  const asked = questions.map(({ question, slide }, index) =>
    [`${index + 1}. ${question}`, ...(slide === undefined ? [] : [t('ddMailSlide', { number: slide })])].join(' '),
  );
  const body = [t('ddMailBegin', { company }), asked.join('\n\n'), t('ddMailEnd')].join('\n\n');
  return (
    <Button asChild size="sm">
      <a href={mailDraft('', t('ddMailSubject', { company }), body)} title={t('ddMailText')}>
        <Mail size={15} aria-hidden />
        {t('ddMail', { count: questions.length })}
      </a>
    </Button>
  );
}

interface QuestionTabsProps {
  analysis: Analysis;
  /** Those that are shown. */
  questions: readonly Question[];
  selected: readonly string[];
  onSelect: (id: string) => void;
}

function QuestionTabs({ analysis, questions, selected, onSelect }: QuestionTabsProps) {
  const t = useTexts(reportTexts);
  const d = useTexts(domain);
  const of = (one: QuestionCategory) => questions.filter((question) => question.category === one);
  const [category, setCategory] = useState(() => ORDER.find((one) => of(one).length > 0) ?? 'business');
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
                <NumberedQuestion
                  key={question.id}
                  number={index + 1}
                  question={question}
                  analysis={analysis}
                  isSelected={selected.includes(question.id)}
                  onSelect={() => onSelect(question.id)}
                />
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
  question: Question;
  analysis: Analysis;
  isSelected: boolean;
  onSelect: () => void;
}

function NumberedQuestion({ number, question, analysis, isSelected, onSelect }: NumberedQuestionProps) {
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
            {may('contribute') && (
              <input
                type="checkbox"
                aria-label={`${t('ddSelect')}: ${question.question}`}
                title={t('ddSelect')}
                checked={isSelected}
                onChange={onSelect}
                className="size-4 shrink-0 accent-[var(--accent)] max-sm:size-5"
              />
            )}
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
