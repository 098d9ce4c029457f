/** Who stands behind the company, and whom it names as competitors, each with its slide. */
import type { Fact } from '@vc-analyst/core/model';
import { Panel } from '../../components/ui/card.js';
import { useTexts } from '../../i18n/language.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { FactRef } from './evidence.js';
import type { ReportDocument } from './report-document.js';

export function PeopleAndCompetitors({ report }: { report: ReportDocument }) {
  const t = useTexts(reportTexts);
  const people = distinct(
    report.facts.filter(({ kind, visible }) => visible && (kind === 'person' || kind === 'advisor')),
  );
  const competitors = distinct(report.facts.filter(({ kind, visible }) => visible && kind === 'competitor'));
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Panel title={t('peopleTitle')} aside={people.length}>
        {people.length === 0 ? (
          <p className="text-soft">{t('peopleNone', { count: report.slideCount })}</p>
        ) : (
          <ul className="flex flex-col gap-2.5">
            {people.map((fact) => (
              <Person key={fact.id} fact={fact} report={report} />
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t('competitorsTitle')} aside={competitors.length}>
        {competitors.length === 0 ? (
          <p className="text-soft">{t('competitorsNone')}</p>
        ) : (
          <ul className="flex flex-wrap gap-x-4 gap-y-2">
            {competitors.map((fact) => (
              <li key={fact.id}>
                {fact.subjectName ?? fact.text} <FactRef fact={fact} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function Person({ fact, report }: { fact: Fact; report: ReportDocument }) {
  const t = useTexts(reportTexts);
  const role = typeof fact.detail?.role === 'string' ? fact.detail.role : undefined;
  const what = fact.kind === 'advisor' ? t('advisor') : fact.detail?.founder ? t('founder') : undefined;
  const background = report.facts.find(
    ({ kind, subjectName, visible }) => visible && kind === 'background' && subjectName === fact.subjectName,
  );
  return (
    <li>
      <p>
        <b className="font-[550]">{fact.subjectName ?? fact.text}</b>
        {[role, what].filter(Boolean).map((text) => (
          <span key={text} className="text-soft">
            {' · '}
            {text}
          </span>
        ))}{' '}
        <FactRef fact={fact} />
      </p>
      {background && (
        <p className="text-sm text-faint">
          {background.text} <FactRef fact={background} />
        </p>
      )}
    </li>
  );
}

/** One entry a name, the first that was read. */
function distinct(facts: readonly Fact[]): Fact[] {
  return [
    ...new Map([...facts].reverse().map((fact) => [(fact.subjectName ?? fact.text).toLowerCase(), fact])).values(),
  ].reverse();
}
