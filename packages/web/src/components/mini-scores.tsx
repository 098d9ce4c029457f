/** The five scores as five small columns: their shape at a glance, their values in words. */
import type { AnalysisSummary, ScoreId } from '@vc-analyst/core/model';
import { useTexts } from '../i18n/language.js';
import { domain } from '../i18n/texts/domain.js';
import { SCORE_IDS } from '@vc-analyst/core/vocabulary';

export function MiniScores({ analysis }: { analysis: Pick<AnalysisSummary, `${ScoreId}Score`> }) {
  const t = useTexts(domain);
  const values = SCORE_IDS.map((score) => ({ score, value: analysis[`${score}Score`] }));
  const spoken = values.map(({ score, value }) => {
    const name = t(`score.${score}`);
    return value === null ? t('scoreMissing', { name }) : t('scoreOf', { name, value });
  });
  return (
    <div
      role="img"
      aria-label={spoken.join(', ')}
      title={spoken.join('\n')}
      className="grid h-7 w-20 grid-cols-5 items-end gap-0.5"
    >
      {values.map(({ score, value }) => (
        <span
          key={score}
          data-fill=""
          className={
            value === null
              ? 'striped h-full rounded-[2px] text-line-strong'
              : 'min-h-0.5 rounded-[2px] bg-accent opacity-80'
          }
          // Risk stands for safety here: a taller column is better in all five.
          style={value === null ? undefined : { height: `${score === 'risk' ? 100 - value : value}%` }}
        />
      ))}
    </div>
  );
}
