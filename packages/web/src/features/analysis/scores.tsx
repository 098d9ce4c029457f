/** The five scores: bars with what could be added, a radar of their shape, and where the overall points come from. */
import type { ScoreId } from '@vc-analyst/core/model';
import { ScoreBar } from '../../components/score-bar.js';
import { ScoreNumber } from '../../components/score-number.js';
import { riskTone, scoreTone } from '../../components/score-tone.js';
import { Bar } from '../../components/ui/bar.js';
import { Panel } from '../../components/ui/card.js';
import { useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { SCORE_IDS } from '@vc-analyst/core/vocabulary';
import { Radar } from './radar.js';
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

export function ScoreShape({ report }: { report: ReportDocument }) {
  const t = useTexts(reportTexts);
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,280px)_minmax(0,1fr)]">
      <Panel title={t('radarTitle')}>
        <Radar report={report} />
        <p className="mt-2 text-xs text-faint">{t('radarNote')}</p>
      </Panel>
      <Waterfall report={report} />
    </div>
  );
}

/** Points of the overall score by sub-score: earned, at stake, and the most there are. */
function Waterfall({ report }: { report: ReportDocument }) {
  const t = useTexts(reportTexts);
  const d = useTexts(domain);
  const { points } = useWords();
  const rows = report.subScores.map(({ score, value, weight }) => ({
    score,
    weight,
    earned: ((value ?? 0) * weight) / 100,
    atStake: report.criteria
      .filter((criterion) => criterion.score === score)
      .reduce((sum, criterion) => sum + criterion.pointsAtStake, 0),
    value,
  }));
  return (
    <Panel title={t('waterfallTitle')} aside={t('waterfallNote')}>
      <ul className="num flex flex-col gap-3">
        {rows.map(({ score, weight, earned, atStake, value }) => (
          <li key={score} className="grid grid-cols-[7.5rem_minmax(0,1fr)_5.5rem] items-center gap-3">
            <span>{score === 'risk' ? t('controls') : d(`score.${score}`)}</span>
            <Bar
              value={(earned / weight) * 100}
              upTo={((earned + atStake) / weight) * 100}
              tone={value === null ? 'neutral' : score === 'risk' ? riskTone(100 - value) : scoreTone(value)}
              className="h-2.5"
            />
            <span className="text-right text-sm text-soft">
              {t('ofPoints', { points: points(earned), max: points(weight) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
