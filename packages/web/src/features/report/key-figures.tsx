/** The figures an investor looks for first: stated ones with slide and status, missing ones said to be missing. */
import { keyFigures } from '@vc-analyst/core/report-parts';
import type { Fact } from '@vc-analyst/core/model';
import { Panel } from '../../components/ui/card.js';
import { useTexts } from '../../i18n/language.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { cx } from '../../lib/cx.js';
import { CorrectFactButton } from './correct-fact.js';
import { FactRef, useEvidence } from './evidence.js';
import type { ReportDocument } from './report-document.js';
import { useWords } from './use-words.js';

export function KeyFigures({ report, mayCorrect }: { report: ReportDocument; mayCorrect: boolean }) {
  const { label } = useWords();
  const { shown } = useEvidence();
  return (
    <Panel title={label('keyFigures')} aside={label('asDeckStates')} flush>
      <table className="num w-full">
        <thead className="sr-only sm:not-sr-only">
          <tr className="border-b border-line text-left text-xs text-faint">
            <th className="px-4.5 py-2 font-[550]">{label('figure')}</th>
            <th className="px-3 py-2 font-[550]">{label('value')}</th>
            <th className="px-3 py-2 font-[550] max-sm:hidden">{label('status')}</th>
            <th className="px-3 py-2 font-[550]">{label('where')}</th>
            {mayCorrect && <td className="print:hidden" />}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {keyFigures(report).map(({ kind, fact }) => (
            <tr key={kind} className={cx('align-top', fact && fact.id === shown.fact?.id && 'bg-accent-soft')}>
              <th scope="row" className="px-4.5 py-2 text-left font-normal">
                {label(`metric.${kind}`)}
              </th>
              {fact ? (
                <Stated fact={fact} report={report} mayCorrect={mayCorrect} />
              ) : (
                <td colSpan={mayCorrect ? 4 : 3} className="px-3 py-2 text-faint">
                  {label('notInSlides', { count: report.slideCount })}
                  <Question report={report} kind={kind} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Stated({ fact, report, mayCorrect }: { fact: Fact; report: ReportDocument; mayCorrect: boolean }) {
  const t = useTexts(reportTexts);
  const { label, value, date } = useWords();
  const correction = report.corrections?.findLast(({ change }) => change.of === 'fact' && change.factId === fact.id);
  return (
    <>
      <td className="px-3 py-2 font-semibold sm:whitespace-nowrap">{value(fact)}</td>
      <td className="px-3 py-2 text-soft max-sm:hidden">
        {label(`basis.${fact.basis}`)}
        {fact.asOf && `, ${date(fact.asOf)}`}
        {fact.cited && ` · ${fact.cited}`}
        {correction && (
          <span className="block text-sm text-faint">
            {t('corrected', { name: correction.by, reason: correction.reason })}
          </span>
        )}
      </td>
      <td className="px-3 py-2 last:pr-4.5">
        <FactRef fact={fact} long />
      </td>
      {mayCorrect && (
        <td className="w-px pr-2 text-right print:hidden">
          <CorrectFactButton analysisId={report.id} fact={fact} name={label(`metric.${fact.kind}`)} />
        </td>
      )}
    </>
  );
}

/** Leads to the question that asks for the missing figure, where there is one. */
function Question({ report, kind }: { report: ReportDocument; kind: string }) {
  const t = useTexts(reportTexts);
  const criterion = CRITERION_OF[kind];
  const question = report.questions.find(({ criterionId }) => criterion !== undefined && criterionId === criterion);
  if (!question) return null;
  return (
    <>
      {' · '}
      <a
        href={`#question-${question.id}`}
        className="text-accent underline decoration-accent/40 underline-offset-2 hover:decoration-accent print:hidden"
      >
        {t('ask')}
      </a>
    </>
  );
}

/** Criteria that score the figures every investor asks for: the question of the criterion asks for the figure. */
const CRITERION_OF: Readonly<Record<string, string>> = {
  arr: 'G1',
  growth_yoy: 'G2',
  tam: 'M1',
  ask: 'R3',
  burn_net: 'R1',
  runway: 'R1',
};
