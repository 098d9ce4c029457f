/** The verdict: score with its band, recommendation, and a paragraph whose sentences lead to their slides. */
import { summarySentences } from '@vc-analyst/core/i18n';
import { RecommendationBadge } from '../../components/recommendation-badge.js';
import { ScoreNumber } from '../../components/score-number.js';
import { SCORE_BANDS, scoreTone } from '../../components/score-tone.js';
import { Badge } from '../../components/ui/badge.js';
import { Bar } from '../../components/ui/bar.js';
import { Card } from '../../components/ui/card.js';
import { Tip } from '../../components/ui/tooltip.js';
import { useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { useCoreLocale } from '../../i18n/use-core-locale.js';
import { FitBadge } from './fit.js';
import { FactRefs, useEvidence } from './evidence.js';
import { MemoText } from './memo-text.js';
import { onePerSlide, type ReportDocument } from './report-document.js';
import { useWords } from './use-words.js';

export function Verdict({ report }: { report: ReportDocument }) {
  return (
    <Card className="grid gap-x-7 gap-y-5 p-5 sm:grid-cols-[176px_minmax(0,1fr)] sm:px-6">
      <Score report={report} />
      <div>
        <Recommendation report={report} />
        {report.memo ? <Why memo={report.memo} /> : <Summary report={report} />}
        <Rule report={report} />
      </div>
    </Card>
  );
}

function Score({ report }: { report: ReportDocument }) {
  const t = useTexts(reportTexts);
  const d = useTexts(domain);
  const { label, share } = useWords();
  const { overallScore: score, band, coverage, confidence } = report;
  return (
    <div>
      <p className="text-xs font-medium text-faint">{d('overallScore')}</p>
      <p>
        <ScoreNumber value={score} name={d('overallScore')} className="text-[62px]/[1] tracking-[-0.03em]" />
        <span aria-hidden className="text-md text-faint">
          {' '}
          /100
        </span>
      </p>
      <Tip text={t('bandScale')}>
        <div
          className="relative mt-3"
          tabIndex={0}
          role="img"
          aria-label={band ? label('band', { low: band.low, high: band.high }) : label('noRecommendation')}
        >
          <Bar
            value={score ?? 0}
            upTo={band?.high}
            tone={score === null ? 'neutral' : scoreTone(score)}
            className="h-2"
          />
          {[SCORE_BANDS.fair, SCORE_BANDS.good].map((bound) => (
            <i key={bound} className="absolute -inset-y-0.75 w-px bg-faint" style={{ left: `${bound}%` }} />
          ))}
        </div>
      </Tip>
      <p className="num mt-2 text-sm text-faint">
        {report.deckAlone && (
          <span className="font-[550] text-soft">
            {t('withAnswers', { alone: report.deckAlone.overallScore ?? '–' })}
            <br />
          </span>
        )}
        {band && (
          <>
            {label('band', { low: band.low, high: band.high })}
            <br />
          </>
        )}
        <Tip text={t('coverageHelp')}>
          <span tabIndex={0} className="underline decoration-dotted underline-offset-3">
            {t('coverage', { value: share(coverage.overall) })}
          </span>
        </Tip>
        <br />
        {label(`confidence.${confidence}`)}
      </p>
    </div>
  );
}

function Recommendation({ report }: { report: ReportDocument }) {
  const t = useTexts(reportTexts);
  return (
    <p className="flex flex-wrap items-center gap-2">
      {report.recommendation ? (
        <RecommendationBadge value={report.recommendation} reason={report.recommendationReason} />
      ) : (
        <Badge>{t('noRecommendation')}</Badge>
      )}
      {report.fit && (
        <a href="#fit" className="hover:underline">
          <FitBadge fit={report.fit} named />
        </a>
      )}
      {report.recommendationRule?.borderline && <span className="text-sm text-faint">{t('borderline')}</span>}
    </p>
  );
}

/** What it is, what follows and why, and what decides. */
function Why({ memo: { line, verdict, decides } }: { memo: NonNullable<ReportDocument['memo']> }) {
  const t = useTexts(reportTexts);
  const whose = line?.byModel ? t('line.byModel') : line?.closest ? t('line.closest') : undefined;
  return (
    <>
      {line && (
        <p className="mt-2.5 font-serif text-md text-soft">
          {whose && <span className="text-sm text-faint">{whose}: </span>}
          <MemoText cell={line} />
        </p>
      )}
      <p className="prose-serif mt-2.5">
        {verdict.map((cell) => (
          <MemoText key={cell.text} cell={cell} />
        ))}
      </p>
      {decides.length > 0 && (
        <ul className="mt-2.5 ml-4.5 list-disc">
          {decides.map((cell) => (
            <li key={cell.text}>
              <MemoText cell={cell} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Summary({ report }: { report: ReportDocument }) {
  const { facts } = useEvidence();
  const locale = useCoreLocale();
  if (report.summaryMessages.length === 0) return <p className="prose-serif mt-2.5">{report.summary}</p>;
  return (
    <p className="prose-serif mt-2.5">
      {summarySentences(report, locale).map(({ text, factIds }, index) => (
        <span key={index}>
          {text.trim()} {factIds.length > 0 && <FactRefs facts={onePerSlide(factIds, facts, 3)} />}
          {factIds.length > 0 && ' '}
        </span>
      ))}
    </p>
  );
}

function Rule({ report }: { report: ReportDocument }) {
  const t = useTexts(reportTexts);
  const { label } = useWords();
  const rule = report.recommendationRule;
  if (!rule) return null;
  return (
    <details className="mt-3.5 text-sm text-soft" open={rule.borderline}>
      <summary className="font-[550] max-sm:py-2">{t('ruleTitle')}</summary>
      <p className="mt-1.5 max-w-[68ch]">{rule.reason}</p>
      {rule.wouldChange.length > 0 && (
        <>
          <p className="mt-1.5 font-[550]">{label('wouldChange')}</p>
          <ul className="ml-4.5 list-disc">
            {rule.wouldChange.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
