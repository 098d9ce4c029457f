/** A radar of the scores' shape, and where the overall points come from. */
import { riskTone, scoreTone } from '../../components/score-tone.js';
import { Bar } from '../../components/ui/bar.js';
import { Panel } from '../../components/ui/card.js';
import { useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { Radar } from './radar.js';
import type { ReportDocument } from './report-document.js';
import { useWords } from './use-words.js';

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
