/** What an outsider reads of an analysis: what the deck says and how it was judged, nothing that the fund says among its own. */
import type { Analysis } from '../model/analysis.js';
import type { Memo } from '../model/memo.js';
import type { SharedAnalysis } from '../model/share.js';

export function sharedAnalysis(analysis: Analysis): SharedAnalysis {
  const {
    run: _run,
    given: _given,
    ownerId: _ownerId,
    feedback: _feedback,
    decision: _decision,
    nextStep: _nextStep,
    corrections: _corrections,
    fit: _fit,
    rejected: _rejected,
    outbound: _outbound,
    previousId: _previousId,
    founder: _founder,
    memo,
    ...shown
  } = analysis;
  return {
    ...shown,
    ...(memo ? { memo: withoutEmail(memo) } : {}),
    comments: [],
    questions: shown.questions.map(
      ({
        owner: _owner,
        ownerId: _ownerId,
        due: _due,
        notes: _notes,
        answer: _answer,
        status: _status,
        saidOf: _saidOf,
        ...question
      }) => question,
    ),
    // Other decks of the fund are named in it, and where its model stands.
    warnings: shown.warnings.filter(({ code }) => code !== 'duplicate-of' && !code.startsWith('engine-')),
  };
}

/** The draft to the founder is the fund's own. */
function withoutEmail({ email: _email, ...memo }: Memo): NonNullable<SharedAnalysis['memo']> {
  return memo;
}
