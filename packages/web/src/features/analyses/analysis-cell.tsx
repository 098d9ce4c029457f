/** What a column of the table says of one finished analysis; "–" where there is nothing to say. */
import { RecommendationBadge } from '../../components/recommendation-badge.js';
import { RelativeTime } from '../../components/relative-time.js';
import { ScoreNumber } from '../../components/score-number.js';
import { FIT_TONES } from '../../components/score-tone.js';
import { Badge } from '../../components/ui/badge.js';
import { useDeckMoney } from '../../components/use-deck-money.js';
import { capitalised, formatNumber, formatShare } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { listTexts } from '../../i18n/texts/analysis-list.js';
import { domain } from '../../i18n/texts/domain.js';
import type { Column } from './columns.js';
import type { ListedRow } from './listed.js';

interface AnalysisCellProps {
  column: Column;
  analysis: ListedRow;
  /** First name of who uploaded it, if still in the team. */
  owner: string | undefined;
}

export function AnalysisCell({ column, analysis, owner }: AnalysisCellProps) {
  const t = useTexts(listTexts);
  const d = useTexts(domain);
  const locale = useLocale();
  const money = useDeckMoney();
  const { stage, ask, revenue, band, fit, decision, recommendation } = analysis;
  switch (column) {
    case 'stage':
      return stage.value === 'unknown' ? '–' : d(`stage.${stage.value}`);
    case 'sector':
      return d(`sector.${analysis.sector}`);
    case 'ask':
      return ask ? money(ask) : '–';
    case 'revenue':
      return revenue ? <Revenue revenue={revenue} /> : '–';
    case 'score':
      return (
        <>
          <ScoreNumber value={analysis.overallScore} name={d('overallScore')} className="text-xl" />
          {analysis.deckAlone && (
            <span className="block text-xs whitespace-nowrap text-soft" title={t('withAnswersMeans')}>
              {t('withAnswers', { alone: analysis.deckAlone.overallScore ?? '–' })}
            </span>
          )}
          {band && (
            <span className="block text-xs whitespace-nowrap text-faint" title={t('bandMeans')}>
              {formatNumber(band.low, locale, 0)}–{formatNumber(band.high, locale, 0)}
            </span>
          )}
        </>
      );
    case 'recommendation':
      return recommendation ? (
        <RecommendationBadge value={recommendation} reason={analysis.recommendationReason} />
      ) : (
        '–'
      );
    case 'coverage':
      return formatShare(analysis.coverage.overall, locale);
    case 'fit':
      return fit ? (
        <span title={fit.text}>
          <Badge tone={FIT_TONES[fit.verdict]}>{t(`fit.${fit.verdict}`)}</Badge>
        </span>
      ) : (
        '–'
      );
    case 'decision':
      return decision ? <span title={decision.note}>{capitalised(t(`decided.${decision.value}`), locale)}</span> : '–';
    case 'owner':
      return owner ?? '–';
    case 'date':
      return (
        <span className="whitespace-nowrap">
          <RelativeTime date={analysis.createdAt} isShort />
        </span>
      );
  }
}

/** ARR as it is; another figure says what it is. */
function Revenue({ revenue }: { revenue: NonNullable<ListedRow['revenue']> }) {
  const t = useTexts(listTexts);
  const amount = useDeckMoney()(revenue);
  if (revenue.kind === 'arr' && !revenue.isComputed) return amount;
  return (
    <span title={t(revenue.kind === 'arr' ? 'arrComputed' : 'revenueOnly')}>
      {amount}
      <span className="block text-xs whitespace-nowrap text-faint">
        {t(revenue.kind === 'arr' ? 'computedShort' : 'revenueShort')}
      </span>
    </span>
  );
}
