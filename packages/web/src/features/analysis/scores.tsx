/** The five scores: numbers and bars with what could be added. */
import type { ScoreId } from '@vc-analyst/core/model';
import { ScoreBar } from '../../components/score-bar.js';
import { ScoreNumber } from '../../components/score-number.js';
import { useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { SCORE_IDS } from '@vc-analyst/core/vocabulary';
import type { ReportDocument } from './report-document.js';
import { useWords } from './use-words.js';

export function ScoreStrip({ report }: { report: ReportDocument }) {
  const t = useTexts(reportTexts);
  const d = useTexts(domain);
  const { label, share } = useWords();
  return (
    <section aria-label={t('scoresTitle')}>
      <ul className="num grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-5">
        {SCORE_IDS.map((id) => {
          const value = report[`${id}Score`];
          const sub = report.subScores.find(({ score }) => score === id);
          return (
            // Names, scores and bars of a row stand on one line each, however long a name is.
            <li
              key={id}
              className="row-span-5 grid grid-rows-subgrid gap-y-0 bg-card px-4 py-3.5 max-sm:last:col-span-2"
            >
              <p className="text-xs font-medium text-faint">
                {d(`score.${id}`)}
                {id === 'risk' && ` · ${d('riskNote')}`}
              </p>
              <ScoreNumber value={value} name={d(`score.${id}`)} className="text-2xl" />
              <ScoreBar value={value} isRisk={id === 'risk'} upTo={couldBe(id, sub?.band?.high)} className="mt-1" />
              <p className="mt-1.5 text-xs text-faint">
                {label('coverageWord')} {share(report.coverage[id])}
              </p>
              {sub?.reason && <p className="mt-1 text-xs text-soft">{sub.reason}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What good answers would add is drawn where a longer bar is better; risk gets smaller by them. */
function couldBe(id: ScoreId, high: number | undefined): number | undefined {
  return id === 'risk' ? undefined : high;
}
