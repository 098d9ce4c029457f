/** The figures an investor looks for first: stated ones with slide and status, missing ones said to be missing. */
import { keyFigures } from '@vc-analyst/core/memo-parts';
import { shownBasis, type Fact } from '@vc-analyst/core/model';
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
    <Panel id="figures" title={label('keyFigures')} aside={label('asDeckStates')} flush>
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
          {keyFigures(report).map(({ kind, fact, from }) => (
            <tr key={kind} className={cx('align-top', fact && fact.id === shown.fact?.id && 'bg-accent-soft')}>
              <th scope="row" className="px-4.5 py-2 text-left font-normal">
                {label(`metric.${kind}`)}
              </th>
              {fact ? (
                <Stated fact={fact} from={from} report={report} mayCorrect={mayCorrect} />
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

interface StatedProps {
  fact: Fact;
  /** What it was computed from: that is what can be corrected. */
  from: Fact | undefined;
  report: ReportDocument;
  mayCorrect: boolean;
}

/** The column of the status does not fit a phone: there a plan says so under its figure. */
const PLANNED: ReadonlySet<string> = new Set(['forecast', 'target']);

function Stated({ fact, from, report, mayCorrect }: StatedProps) {
  const t = useTexts(reportTexts);
  const { label, value, date, origin } = useWords();
  const own = from ?? fact;
  const correction = report.corrections?.findLast(({ change }) => change.of === 'fact' && change.factId === own.id);
  const notes = [origin(fact), correction && t('corrected', { name: correction.by, reason: correction.reason })];
  return (
    <>
      <td className="px-3 py-2 font-semibold">
        <span className="sm:whitespace-nowrap">{value(fact)}</span>
        {PLANNED.has(fact.basis) && (
          <span className="block text-sm font-normal text-faint sm:hidden">{label(`basis.${shownBasis(fact)}`)}</span>
        )}
        {notes.map((note) => note && <Note key={note}>{note}</Note>)}
      </td>
      <td className="px-3 py-2 text-soft max-sm:hidden">
        {label(`basis.${shownBasis(fact)}`)}
        {fact.asOf && `, ${date(fact.asOf)}`}
        {fact.cited && ` · ${fact.cited}`}
      </td>
      <td className="px-3 py-2 last:pr-4.5">
        <FactRef fact={fact} long />
      </td>
      {mayCorrect && (
        <td className="w-px pr-2 text-right print:hidden">
          <CorrectFactButton analysisId={report.id} fact={own} name={label(`metric.${own.kind}`)} />
        </td>
      )}
    </>
  );
}

/** Beside the figure on every screen, phones as well: that it is not simply the deck's. */
function Note({ children }: { children: string }) {
  return <span className="block max-w-64 text-sm font-normal text-faint first-letter:uppercase">{children}</span>;
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
