/** The memo with the deck beside it: the same for people of the fund and behind a shared link. */
import { citedSlides, keyFigures } from '@vc-analyst/core/memo-parts';
import { lazy, Suspense, type ReactNode } from 'react';
import { ProgressiveRender } from '../../components/progressive-render.js';
import { EvidenceProvider, type Shown } from './evidence.js';
import { useFormsLater } from './lazy-forms.js';
import type { ReportDocument } from './report-document.js';
import { ScoreStrip } from './scores.js';
import { SlidePanel } from './slide-panel.js';
import { Verdict } from './verdict.js';

const SectionNav = lazy(() => import('./section-nav.js'));
const ReportBelow = lazy(() => import('./report-below.js'));

interface ReportViewProps {
  report: ReportDocument;
  head: ReactNode;
  pictureOf: (slide: number) => string;
  mayCorrect?: boolean;
  mayAnswer?: boolean;
  /** Under the deck: decision, comments, feedback. */
  aside?: ReactNode;
}

export function ReportView({ report, head, pictureOf, mayCorrect = false, mayAnswer = false, aside }: ReportViewProps) {
  useFormsLater(mayCorrect || mayAnswer);
  return (
    <EvidenceProvider key={report.id} report={report} first={firstShown(report)}>
      <div className="mx-auto grid w-full max-w-[1376px] gap-x-8 gap-y-6 px-4 pt-6 pb-16 sm:px-7 xl:grid-cols-[minmax(0,1fr)_minmax(380px,468px)] print:block print:p-0">
        <article className="flex min-w-0 flex-col gap-6 print:gap-4">
          {head}
          <div className="sticky top-[var(--under-header,0px)] z-10 -mx-1 h-10 bg-paper print:hidden">
            <Suspense fallback={null}>
              <SectionNav />
            </Suspense>
          </div>
          <Verdict report={report} />
          <ScoreStrip report={report} />
          <Suspense fallback={<Below />}>
            <ReportBelow report={report} mayCorrect={mayCorrect} mayAnswer={mayAnswer} rest={<Below />} />
          </Suspense>
        </article>
        <aside className="min-w-0 print:hidden">
          <div className="flex flex-col gap-5 xl:sticky xl:top-[calc(var(--under-header,0px)+1rem)] *:shrink-0 xl:max-h-[calc(100dvh-var(--under-header,0px)-2rem)] xl:overflow-y-auto xl:pb-2 xl:[scrollbar-width:thin]">
            <SlidePanel report={report} pictureOf={pictureOf} />
            <ProgressiveRender>{aside}</ProgressiveRender>
          </div>
        </aside>
      </div>
    </EvidenceProvider>
  );
}

/** Taller than what browsers load ahead of: where the slide stands below, its picture waits until the report stands. */
function Below() {
  return <div aria-hidden className="h-[3000px] print:hidden" />;
}

/** The slide of the first figure that was found, else the first slide that is cited. */
function firstShown(report: ReportDocument): Shown {
  const fact = keyFigures(report).find((figure) => figure.fact)?.fact;
  return fact ? { slide: fact.slide, fact } : { slide: citedSlides(report)[0] ?? 1 };
}
