/** Due diligence: every question by category, numbered, each with its answer and notes, and the deck beside them. */
import { useState } from 'react';
import { Mail, Send } from 'lucide-react';
import { answerOnPage } from '@vc-analyst/core/i18n';
import { firstQuestions } from '@vc-analyst/core/memo-parts';
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
import { dueDiligenceTexts } from '../../i18n/texts/due-diligence.js';
import { founderTexts } from '../../i18n/texts/founder.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { mailDraft } from '../../lib/mail-draft.js';
import { EvidenceProvider, QuoteRef } from './evidence.js';
import { FounderPanel } from './founder-panel.js';
import { AnswerForm, FounderDialog, useFormsLater } from './lazy-forms.js';
import { PRIORITY_TONES, Said } from './questions.js';
import { SlidePanel } from './slide-panel.js';

/** Those that the page names first. */
const ORDER: readonly QuestionCategory[] = ['business', 'team', 'technical', 'financial', 'market', 'competitive'];

export function DueDiligence({ id }: { id: string }) {
  const t = useTexts(reportTexts);
  const w = useTexts(dueDiligenceTexts);
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
    <Page title={w('title')} lead={query.data?.companyName} back={back} wide>
      {query.error ? (
        <Card>
          <Failed error={query.error} onRetry={() => void query.refetch()} />
        </Card>
      ) : query.data ? (
        <BesideDeck analysis={query.data} />
      ) : (
        <Loading label={w('loading')}>
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
          <FounderPanel analysis={analysis} />
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
  const w = useTexts(dueDiligenceTexts);
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
          label={w('shown')}
          value={shown}
          onChange={setShown}
          options={SHOWN.map((value) => ({ value, label: w(`shown.${value}`) }))}
        />
        {may('manageAnalysis', analysis.ownerId ?? '') ? (
          <AskFounder analysis={analysis} selected={selected} />
        ) : (
          may('contribute') && <FounderMail analysis={analysis} selected={selected} />
        )}
      </div>
      {/* Another choice begins at the first category that has any. */}
      <QuestionTabs key={shown} analysis={analysis} questions={questions} selected={selected} onSelect={toggle} />
    </>
  );
}

/** Most questions in a mail draft: programs cut longer addresses. */
const MOST_IN_MAIL = 10;
/** Most questions that a link asks. */
const MOST_ASKED = 20;

/** Asks the founder the questions selected; of the open ones the first while none is. */
function AskFounder({ analysis, selected }: { analysis: Analysis; selected: readonly string[] }) {
  const f = useTexts(founderTexts);
  const [isOpen, setIsOpen] = useState(false);
  const mail = useFounderMail(analysis);
  const questions =
    selected.length > 0
      ? analysis.questions.filter(({ id }) => selected.includes(id)).slice(0, MOST_ASKED)
      : firstQuestions(analysis.questions);
  if (questions.length === 0) return null;
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        <Send size={15} aria-hidden />
        {f('send', { count: questions.length })}
      </Button>
      {isOpen && (
        <FounderDialog
          analysis={analysis}
          questions={questions}
          mail={mail(questions.slice(0, MOST_IN_MAIL))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** Writes the draft that asks in the mail itself. */
function useFounderMail({ companyName: company }: Analysis): (questions: readonly Question[]) => string {
  const w = useTexts(dueDiligenceTexts);
  return (questions) => {
    const asked = questions.map(({ question, slide }, index) =>
      [
        `${index + 1}. ${question}`,
        ...(slide === undefined || answerOnPage(slide) ? [] : [w('mailSlide', { number: slide })]),
      ].join(' '),
    );
    const body = [w('mailBegin', { company }), asked.join('\n\n'), w('mailEnd')].join('\n\n');
    return mailDraft('', w('mailSubject', { company }), body);
  };
}

/** For those who may not make links: the draft alone. */
function FounderMail({ analysis, selected }: { analysis: Analysis; selected: readonly string[] }) {
  const w = useTexts(dueDiligenceTexts);
  const mail = useFounderMail(analysis);
  const isMeant = ({ id, first, status = 'open' }: Question) =>
    selected.length > 0 ? selected.includes(id) : first && status === 'open';
  const questions = analysis.questions.filter(isMeant).slice(0, MOST_IN_MAIL);
  if (questions.length === 0) return null;
  return (
    <Button asChild size="sm">
      <a href={mail(questions)} title={w('mailText')}>
        <Mail size={15} aria-hidden />
        {w('mail', { count: questions.length })}
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
  const w = useTexts(dueDiligenceTexts);
  const d = useTexts(domain);
  const of = (one: QuestionCategory) => questions.filter((question) => question.category === one);
  const [category, setCategory] = useState(() => ORDER.find((one) => of(one).length > 0) ?? 'business');
  return (
    <Tabs
      label={w('title')}
      value={category}
      onChange={setCategory}
      tabs={ORDER.map((value) => ({ value, label: d(`category.${value}`), count: of(value).length }))}
    >
      {ORDER.map((one) => (
        <TabPanel key={one} value={one}>
          {of(one).length === 0 ? (
            <Card>
              <Empty title={w('empty')} />
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
  const w = useTexts(dueDiligenceTexts);
  const d = useTexts(domain);
  const may = useMay();
  const [open, setOpen] = useState<'answer' | 'notes'>();
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
            {may('contribute') && !open && !question.notes && (
              <button
                type="button"
                aria-label={`${t('notesLabel')}: ${question.question}`}
                className="mt-2 h-9 w-full cursor-text rounded-md border border-edge bg-card px-3 text-left text-base text-faint max-sm:h-10"
                onClick={() => setOpen('notes')}
              >
                {t('notesPlaceholder')}
              </button>
            )}
          </div>
          <div className="flex items-center gap-2 self-start max-sm:col-start-2 max-sm:mt-2">
            {may('contribute') && (
              <input
                type="checkbox"
                aria-label={`${w('select')}: ${question.question}`}
                title={w('select')}
                checked={isSelected}
                onChange={onSelect}
                className="size-4 shrink-0 accent-[var(--accent)] max-sm:size-5"
              />
            )}
            <Badge tone={PRIORITY_TONES[question.priority]}>{d(`priority.${question.priority}`)}</Badge>
            {may('contribute') && !open && (
              <Button size="sm" onClick={() => setOpen('answer')}>
                {question.answer || question.notes ? t('editAnswer') : t('answer')}
              </Button>
            )}
          </div>
        </div>
        {open && (
          <AnswerForm analysisId={analysis.id} question={question} startsAt={open} onClose={() => setOpen(undefined)} />
        )}
      </Card>
    </li>
  );
}
