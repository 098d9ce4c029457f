/** One entry of each kind that a search finds. */
import type { CompanyHit, FactHit, MarkedText, QuestionHit } from '@vc-analyst/core/model';
import type { ReactNode } from 'react';
import { Highlight } from '../../components/highlight.js';
import { RecommendationBadge } from '../../components/recommendation-badge.js';
import { ScoreNumber } from '../../components/score-number.js';
import { SlideRef } from '../../components/slide-ref.js';
import { useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { searchTexts } from '../../i18n/texts/search.js';

export function CompanyEntry({ hit }: { hit: CompanyHit }) {
  const d = useTexts(domain);
  return (
    <Entry
      aside={
        <>
          {hit.recommendation && (
            <RecommendationBadge
              value={hit.recommendation}
              reason={hit.recommendationReason}
              className="max-xs:hidden"
            />
          )}
          <ScoreNumber value={hit.overallScore} name={d('overallScore')} className="text-lg" />
        </>
      }
    >
      <p className="truncate font-semibold">
        <Highlight text={hit.companyName} />
      </p>
      <p className="truncate text-sm text-faint">
        {d(`sector.${hit.sector}`)} · <Highlight text={hit.fileName} />
        <Version number={hit.version} />
      </p>
    </Entry>
  );
}

export function FactEntry({ hit }: { hit: FactHit }) {
  return (
    <Entry aside={<SlideRef slide={hit.slide} />}>
      <Source company={hit.companyName} version={hit.version}>
        <Highlight text={hit.name} />
      </Source>
      <p className="num line-clamp-2">
        {hit.value && (
          <b className="mr-1.5 font-semibold">
            <Highlight text={hit.value} />
          </b>
        )}
        <q className="font-serif text-soft [overflow-wrap:anywhere]">
          <Highlight text={hit.quote} />
        </q>
      </p>
    </Entry>
  );
}

export function QuestionEntry({ hit }: { hit: QuestionHit }) {
  const t = useTexts(searchTexts);
  return (
    <Entry aside={hit.slide !== undefined && <SlideRef slide={hit.slide} />}>
      <Source company={hit.companyName} version={hit.version}>
        {t(`priority.${hit.priority}`)}
      </Source>
      <p className="line-clamp-2 font-serif">
        <Highlight text={hit.question} />
      </p>
      {hit.said && (
        <p className="mt-0.5 line-clamp-2 border-l-2 border-line-strong pl-2 text-sm text-soft">
          <Highlight text={hit.said} />
        </p>
      )}
    </Entry>
  );
}

function Entry({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">{children}</div>
      <div className="flex shrink-0 items-center gap-2.5">{aside}</div>
    </div>
  );
}

/** Whose deck it is, and what it says. */
function Source({ company, version, children }: { company: MarkedText; version: number; children: ReactNode }) {
  return (
    <p className="truncate text-xs text-faint">
      <b className="font-[550] text-soft">
        <Highlight text={company} />
      </b>
      <Version number={version} /> · {children}
    </p>
  );
}

/** Only where a company has handed in several decks. */
function Version({ number }: { number: number }) {
  const t = useTexts(searchTexts);
  return number > 1 ? ` ${t('version', { number })}` : null;
}
