/** What carries each score: every criterion with its points, its reason and the slides it stands on. */
import { criteriaByScore } from '@vc-analyst/core/memo-parts';
import type { CriterionResult } from '@vc-analyst/core/model';
import { useState } from 'react';
import type { Tone } from '../../components/ui/badge.js';
import { Bar } from '../../components/ui/bar.js';
import { Card } from '../../components/ui/card.js';
import { TabPanel, Tabs } from '../../components/ui/tabs.js';
import { useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { cx } from '../../lib/cx.js';
import { FactRefs, QuoteRef, useEvidence } from './evidence.js';
import { onePerSlide, type ReportDocument } from './report-document.js';
import { useWords } from './use-words.js';

export function Criteria({ report }: { report: ReportDocument }) {
  const t = useTexts(reportTexts);
  const d = useTexts(domain);
  const { label } = useWords();
  const groups = criteriaByScore(report);
  const [open, setOpen] = useState(groups[0]!.score);
  const name = (score: (typeof groups)[number]['score']) => (score === 'risk' ? t('controls') : d(`score.${score}`));
  return (
    <section id="criteria" aria-label={label('criterion')}>
      <div className="print:hidden">
        <Tabs
          label={label('criterion')}
          value={open}
          onChange={setOpen}
          tabs={groups.map(({ score, criteria }) => ({ value: score, label: name(score), count: criteria.length }))}
        >
          {groups.map(({ score, ...group }) => (
            <TabPanel key={score} value={score}>
              <CriteriaTable
                report={report}
                {...group}
                title={label('carries', { score: name(score) })}
                score={score}
              />
            </TabPanel>
          ))}
        </Tabs>
      </div>
      {/* On paper there are no tabs: every score in its turn. */}
      <div className="hidden print:block">
        {groups.map(({ score, ...group }) => (
          <CriteriaTable
            key={score}
            report={report}
            {...group}
            title={label('carries', { score: name(score) })}
            score={score}
          />
        ))}
      </div>
    </section>
  );
}

interface CriteriaTableProps {
  report: ReportDocument;
  criteria: readonly CriterionResult[];
  judged: readonly CriterionResult[];
  unjudged: readonly CriterionResult[];
  unclear: readonly CriterionResult[];
  title: string;
  score: CriterionResult['score'];
}

function CriteriaTable({ report, criteria, judged, unjudged, unclear, title, score }: CriteriaTableProps) {
  const t = useTexts(reportTexts);
  const { label, points } = useWords();
  const weight = report.subScores.find((sub) => sub.score === score)?.weight ?? 0;
  const earned = criteria.reduce((sum, criterion) => sum + criterion.points, 0);
  return (
    <>
      <h2 className="mb-2.5 flex flex-wrap items-baseline gap-x-2.5 text-lg font-semibold print:mt-5">
        {title}
        <span className="num text-sm font-normal text-faint">
          {points(earned)} / 100 · {t('scoreWeight', { weight })}
        </span>
      </h2>
      <Card>
        <table className="num w-full max-sm:block">
          <thead className="max-sm:sr-only">
            <tr className="border-b border-line text-left text-xs text-faint">
              <th className="px-4.5 py-2 font-[550]">{label('criterion')}</th>
              <th className="px-3 py-2 font-[550]">{label('points')}</th>
              <th className="px-3 py-2 font-[550]">{label('reason')}</th>
              <th className="px-3 py-2 font-[550]">{label('where')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-sm:block">
            {judged.map((criterion) => (
              <CriterionRow key={criterion.id} criterion={criterion} report={report} />
            ))}
          </tbody>
        </table>
        <Aside kind="unjudged" criteria={unjudged} report={report} />
        <Aside kind="unclear" criteria={unclear} report={report} />
      </Card>
    </>
  );
}

interface AsideProps {
  kind: 'unjudged' | 'unclear';
  criteria: readonly CriterionResult[];
  report: ReportDocument;
}

/** Criteria of which little can be said, in one line that opens. */
function Aside({ kind, criteria, report }: AsideProps) {
  const { label, criterion: name } = useWords();
  if (criteria.length === 0) return null;
  return (
    <details className="border-t border-line">
      <summary className="cursor-pointer px-4.5 py-2.5 text-faint">
        {label(kind, { n: criteria.length, list: criteria.map((one) => name(one)).join(', ') })}
      </summary>
      <table className="num w-full max-sm:block">
        <tbody className="divide-y divide-line max-sm:block">
          {criteria.map((criterion) => (
            <CriterionRow key={criterion.id} criterion={criterion} report={report} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function CriterionRow({ criterion, report }: { criterion: CriterionResult; report: ReportDocument }) {
  const t = useTexts(reportTexts);
  const { label, criterion: title, points } = useWords();
  const { facts, shown } = useEvidence();
  const cited = onePerSlide(criterion.factIds, facts);
  const missing = criterion.level === 0;
  // Spoken of and not judged: one line a slide to look at.
  const spoken = (criterion.candidates ?? []).filter(
    ({ slide }, index, all) => all.findIndex((other) => other.slide === slide) === index,
  );
  const question = missing ? report.questions.find(({ criterionId }) => criterionId === criterion.id) : undefined;
  const marked = shown.fact !== undefined && criterion.factIds.includes(shown.fact.id);
  return (
    <tr
      className={cx(
        'align-top max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_7rem] max-sm:gap-x-4 max-sm:gap-y-1.5 max-sm:px-4.5 max-sm:py-3 max-sm:*:p-0',
        marked && 'bg-accent-soft',
      )}
    >
      <th scope="row" className="px-4.5 py-2.5 text-left font-[550] sm:w-52">
        {title(criterion)}
      </th>
      <td className="px-3 py-2.5 sm:w-30">
        <Bar
          value={criterion.level * 100}
          upTo={criterion.pointsAtStake > 0 ? 75 : undefined}
          tone={criterion.candidates ? 'neutral' : toneOf(criterion.level)}
          className="mt-1.5"
        />
        <p className="mt-1 text-xs text-faint">
          {points(criterion.points)} / {points(criterion.max)}
        </p>
        {criterion.pointsAtStake > 0 && (
          <p className="text-xs font-[550] text-fair">
            {label('atStake', { points: points(criterion.pointsAtStake) })}
          </p>
        )}
      </td>
      <td className={cx('px-3 py-2.5 max-sm:col-span-2', missing && 'text-faint')}>{criterion.reason}</td>
      <td className="px-3 py-2.5 empty:hidden max-sm:col-span-2 sm:w-24 sm:empty:table-cell">
        {cited.length > 0 && <FactRefs facts={cited} />}
        {spoken.map(({ slide, quote }) => (
          <QuoteRef key={slide} slide={slide} quote={quote} />
        ))}
        {question && (
          <a
            href={`#question-${question.id}`}
            className="text-accent underline decoration-accent/40 underline-offset-2 hover:decoration-accent print:hidden"
          >
            {t('ask')}
          </a>
        )}
      </td>
    </tr>
  );
}

function toneOf(level: number): Tone {
  return level >= 0.75 ? 'good' : level >= 0.5 ? 'fair' : level > 0 ? 'poor' : 'neutral';
}
