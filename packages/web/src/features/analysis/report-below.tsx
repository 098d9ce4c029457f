/** The report below its verdict and scores: loaded once these stand, drawn part by part. */
import { lazy, Suspense, type ReactNode } from 'react';
import { ProgressiveRender } from '../../components/progressive-render.js';
import { AllFacts } from './all-facts.js';
import { Criteria } from './criteria.js';
import { Fit } from './fit.js';
import { Flags } from './flags.js';
import { KeyFigures } from './key-figures.js';
import { OpenFromAddress } from './open-from-address.js';
import { Questions } from './questions.js';
import { Reading } from './reading-notes.js';
import type { ReportDocument } from './report-document.js';
import { ScoreShape } from './score-shape.js';

const MemoParts = lazy(() => import('./memo-parts.js'));
const MemoPages = lazy(() => import('./memo-parts.js').then(({ MemoPages }) => ({ default: MemoPages })));

interface ReportBelowProps {
  report: ReportDocument;
  mayCorrect: boolean;
  mayAnswer: boolean;
  /** Stands for what is not drawn yet. */
  rest: ReactNode;
}

export default function ReportBelow({ report, mayCorrect, mayAnswer, rest }: ReportBelowProps) {
  return (
    <ProgressiveRender rest={rest}>
      {report.fit && <Fit fit={report.fit} />}
      {report.memo && (
        <Suspense fallback={null}>
          <MemoParts memo={report.memo} />
        </Suspense>
      )}
      <Questions report={report} mayAnswer={mayAnswer} />
      <KeyFigures report={report} mayCorrect={mayCorrect} />
      <ScoreShape report={report} />
      <Criteria report={report} />
      <Flags report={report} />
      {report.memo?.pages && (
        <Suspense fallback={null}>
          <MemoPages pages={report.memo.pages} />
        </Suspense>
      )}
      <AllFacts report={report} mayCorrect={mayCorrect} />
      <Reading report={report} />
      <OpenFromAddress report={report} />
    </ProgressiveRender>
  );
}
