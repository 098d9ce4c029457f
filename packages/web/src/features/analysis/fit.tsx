/** How the deck meets the fund's thesis: a verdict of its own, part of no score. */
import type { Fit as FitDocument } from '@vc-analyst/core/model';
import { FIT_TONES } from '../../components/score-tone.js';
import { Badge } from '../../components/ui/badge.js';
import { Panel } from '../../components/ui/card.js';
import { useTexts } from '../../i18n/language.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { FactRefs, useEvidence } from './evidence.js';
import { onePerSlide } from './report-document.js';

const WORDS = { fits: 'fitFits', stretches: 'fitStretches', outside: 'fitOutside', unknown: 'fitUnknown' } as const;

/** The verdict alone: beside the recommendation it leads to what it stands on. */
export function FitBadge({ fit, named }: { fit: Pick<FitDocument, 'verdict'>; named?: boolean }) {
  const t = useTexts(reportTexts);
  return (
    <Badge tone={FIT_TONES[fit.verdict]}>
      {named && `${t('fitTitle')}: `}
      {t(WORDS[fit.verdict])}
    </Badge>
  );
}

export function Fit({ fit }: { fit: FitDocument }) {
  const t = useTexts(reportTexts);
  const { facts } = useEvidence();
  return (
    <Panel id="fit" title={t('fitTitle')} aside={<FitBadge fit={fit} />}>
      <p className="max-w-[68ch]">{fit.text}</p>
      <ul className="mt-3 grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-2.5 gap-y-2">
        {fit.answers.map((answer) => (
          <li key={`${answer.question} ${answer.reason}`} className="contents">
            <Badge tone={FIT_TONES[answer.verdict]}>{t(WORDS[answer.verdict])}</Badge>
            <span>
              {answer.reason} <FactRefs facts={onePerSlide(answer.factIds, facts, 3)} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
