/** What people said of a company's last version, carried to the next one and marked as said of the other. */
import type { Analysis } from '../model/analysis.js';
import type { SaidOf } from '../model/said-of.js';

/** `previous` with its corrections and answers marked as its own; one that it carried itself keeps its first mark. */
export function withMarkedCorrections(previous: Analysis): Analysis {
  if (!previous.corrections) return previous;
  const saidOf = markOf(previous);
  return { ...previous, corrections: previous.corrections.map((correction) => ({ saidOf, ...correction })) };
}

/**
 * `analysis`, the first reading of a new version, with the comments, the decision, the next step, the founder's answers and, where nobody handed it in, the owner of `previous`. A comment's slide is one
 * of the earlier deck, so it moves into the mark. What was said of the new version already goes before. Pure.
 */
export function carryNotes(analysis: Analysis, previous: Analysis): Analysis {
  const slideOf = new Map(previous.facts.map(({ id, slide }) => [id, slide]));
  const known = new Set(analysis.comments.map(({ id }) => id));
  const comments = previous.comments
    .filter(({ id }) => !known.has(id))
    .map(({ slide, factId, saidOf, ...comment }) => {
      const about = slide ?? (factId === undefined ? undefined : slideOf.get(factId));
      return {
        ...comment,
        saidOf: saidOf ?? { ...markOf(previous), ...(about === undefined ? {} : { slide: about }) },
      };
    });
  const decision = analysis.decision ?? (previous.decision && { saidOf: markOf(previous), ...previous.decision });
  const nextStep = analysis.nextStep ?? (previous.nextStep && { saidOf: markOf(previous), ...previous.nextStep });
  const ownerId = analysis.ownerId ?? previous.ownerId;
  // A person decides again whether what was said of the other deck counts for this one; files stay with that deck.
  const answers = previous.founder?.answers.map(({ by: _by, decidedAt: _at, ...answer }) => ({
    saidOf: markOf(previous),
    ...answer,
    state: answer.state === 'ignored' ? answer.state : ('received' as const),
  }));
  return {
    ...analysis,
    ...(answers?.length && !analysis.founder ? { founder: { answers, files: [] } } : {}),
    comments: [...comments, ...analysis.comments],
    ...(decision ? { decision } : {}),
    ...(nextStep ? { nextStep } : {}),
    ...(ownerId === undefined ? {} : { ownerId }),
  };
}

const markOf = ({ version, id }: Analysis): SaidOf => ({ version, analysisId: id });
