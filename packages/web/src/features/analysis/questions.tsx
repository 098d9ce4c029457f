/** Questions to ask first: why each is asked, what a good answer is worth, and what was answered. */
import type { Priority, Question } from '@vc-analyst/core/model';
import { useState } from 'react';
import { Badge, type Tone } from '../../components/ui/badge.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { QUESTION_CATEGORIES } from '@vc-analyst/core/vocabulary';
import { DueDate } from '../../components/due-date.js';
import { cx } from '../../lib/cx.js';
import { useHash } from '../../lib/use-hash-open.js';
import { AnswerForm } from './lazy-forms.js';
import { QuoteRef } from './evidence.js';
import { placeOfQuestion } from './open-from-address.js';
import type { ReportDocument } from './report-document.js';
import { SaidOfMark } from './said-of-mark.js';
import { useWords } from './use-words.js';

export const PRIORITY_TONES: Record<Priority, Tone> = { high: 'poor', medium: 'fair', low: 'neutral' };

export function Questions({ report, mayAnswer }: { report: ReportDocument; mayAnswer: boolean }) {
  const t = useTexts(reportTexts);
  const d = useTexts(domain);
  const { label } = useWords();
  const [all, setAll] = useState(false);
  const first = report.questions.filter((question) => question.first);
  const meant = useHash();
  const isLater = report.questions.some((question) => !question.first && placeOfQuestion(question.id) === meant);
  const shown = all || isLater ? report.questions : first;
  const answered = report.questions.filter(({ status }) => status === 'answered').length;
  const groups = QUESTION_CATEGORIES.map((category) => ({
    category,
    questions: shown.filter((question) => question.category === category),
  })).filter(({ questions }) => questions.length > 0);
  return (
    <Panel
      title={label('questions')}
      aside={`${t('questionsNote', { first: shown.length, count: report.questions.length })} · ${t('answered', { count: answered })}`}
      flush
      id="questions"
    >
      {groups.map(({ category, questions }) => (
        <div key={category}>
          <h3 className="border-b border-line bg-sunk px-4.5 py-1.5 text-xs font-[550] text-soft">
            {d(`category.${category}`)}
          </h3>
          <ul className="divide-y divide-line border-b border-line last:border-0">
            {questions.map((question) => (
              <QuestionRow key={question.id} question={question} analysisId={report.id} mayAnswer={mayAnswer} />
            ))}
          </ul>
        </div>
      ))}
      {report.questions.length > first.length && (
        <div className="px-4.5 py-3 print:hidden">
          <Button size="sm" onClick={() => setAll(!all)}>
            {all ? t('showFirst') : t('showAll', { count: report.questions.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface QuestionRowProps {
  question: Question;
  analysisId: string;
  mayAnswer: boolean;
}

function QuestionRow({ question, analysisId, mayAnswer }: QuestionRowProps) {
  const t = useTexts(reportTexts);
  const d = useTexts(domain);
  const { label, points } = useWords();
  const isMeant = useHash() === placeOfQuestion(question.id);
  const [open, setOpen] = useState(false);
  return (
    <li id={placeOfQuestion(question.id)} className={cx('scroll-my-24 px-4.5 py-3', isMeant && 'bg-accent-soft')}>
      <div className="grid gap-x-3.5 gap-y-2 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
        <Badge tone={PRIORITY_TONES[question.priority]} className="self-start max-sm:justify-self-start">
          {d(`priority.${question.priority}`)}
        </Badge>
        <div>
          <p className="font-serif text-md">{question.question}</p>
          <p className="num mt-0.5 text-sm text-faint">
            {question.why} {question.slide !== undefined && <QuoteRef slide={question.slide} quote={question.quote} />}
            {question.pointsAtStake ? ` · ${label('atStake', { points: points(question.pointsAtStake) })}` : ''}
          </p>
          <Said question={question} />
        </div>
        {mayAnswer && !open && (
          <Button size="sm" className="self-start max-sm:justify-self-start" onClick={() => setOpen(true)}>
            {question.answer || question.notes ? t('editAnswer') : t('answer')}
          </Button>
        )}
      </div>
      {open && <AnswerForm analysisId={analysisId} question={question} onClose={() => setOpen(false)} />}
    </li>
  );
}

/** What was answered, by whom it is to be answered, and notes. */
export function Said({ question }: { question: Question }) {
  const t = useTexts(reportTexts);
  const { status, answer, owner, due, notes, saidOf } = question;
  const isOpen = !status || status === 'open';
  if (!answer && !owner && !due && !notes && isOpen) return null;
  return (
    <div className="mt-2 border-l-2 border-line-strong pl-3 text-sm text-soft">
      <p>
        <b className="font-[550]">{t(`status.${status ?? 'open'}`)}</b>
        {owner && ` · ${t('ownerLabel')}: ${owner}`}
        {due && isOpen && (
          <>
            {' · '}
            <DueDate due={due} />
          </>
        )}{' '}
        <SaidOfMark saidOf={saidOf} />
      </p>
      {answer && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>}
      {notes && <p className="whitespace-pre-line text-faint [overflow-wrap:anywhere]">{notes}</p>}
    </div>
  );
}
