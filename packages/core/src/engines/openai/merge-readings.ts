/** Puts together what the rubric found and what a model found: one fact a statement, with who found it and how often. */
import type { DeckView } from '../../evidence/view/view-types.js';
import { factsBeside } from '../../evidence/facts/gather-facts.js';
import type { Fact, FactDraft } from '../../model/fact.js';
import type { Rejection } from '../../model/model-use.js';
import type { ProposedFact, ReadAnswers } from './answer-schemas.js';
import { showProposal } from './answer-schemas.js';
import { judgeProposal } from './gate/judge-proposal.js';
import type { Review } from './../engine.js';

export type Refused = Omit<Review['rejected'][number], 'step'>;

/** What one reading of a step by the model came to. */
export interface JudgedReading {
  /** Ids of facts of the rubric that it found too. */
  confirmed: Set<string>;
  /** New facts by statement. */
  accepted: Map<string, { draft: FactDraft; proposed: ProposedFact }>;
  refused: Refused[];
}

/** Judges the proposals of one step against the deck and the facts of the rubric. */
export function judgeReading(
  { proposed, refused }: ReadAnswers,
  { view, known }: { view: DeckView; known: readonly Fact[] },
): JudgedReading {
  const reading: JudgedReading = {
    confirmed: new Set(),
    accepted: new Map(),
    refused: refused.map(({ code, proposal }) => ({ code, proposal, values: { kind: proposal.kind } })),
  };
  for (const one of proposed) {
    const verdict = judgeProposal(one, { view, known });
    if (verdict.outcome === 'confirmed') reading.confirmed.add(verdict.id);
    else if (verdict.outcome === 'rejected') {
      reading.refused.push({ code: verdict.code, proposal: showProposal(one), values: verdict.values ?? {} });
    } else if (verdict.outcome === 'accepted') {
      const key = statementOf(verdict.draft);
      if (!reading.accepted.has(key)) reading.accepted.set(key, { draft: verdict.draft, proposed: one });
    }
  }
  return reading;
}

/** What a draft states, wherever it does. */
function statementOf({
  kind,
  subject,
  basis,
  subjectName,
  value,
  unit,
  currency,
  period,
  text,
  asOf,
}: FactDraft): string {
  const told =
    value === undefined ? [subjectName?.toLowerCase() ?? text.toLowerCase()] : [value, unit, currency, period, asOf];
  return JSON.stringify([kind, subject, basis, ...told]);
}

export interface Merged {
  facts: Fact[];
  /** Facts that only the model found, in the order of `facts`. */
  added: Fact[];
  /** Proposals that fewer than half of the readings made. */
  outvoted: Refused[];
}

/**
 * The facts of `known` with those that the model found in more than half of its `readings`. Ids of what the first
 * reading added stay as they are however many readings follow.
 */
export function mergeReadings(known: readonly Fact[], readings: readonly JudgedReading[], view: DeckView): Merged {
  const runs = readings.length;
  const votesFor = (has: (reading: JudgedReading) => boolean): number => readings.filter(has).length;
  const isUpheld = (votes: number): boolean => votes * 2 > runs;
  const spread = (votes: number): Pick<Fact, 'votes'> => (runs > 1 ? { votes: [votes, runs] } : {});

  const proposed = new Map(readings.flatMap(({ accepted }) => [...accepted]).reverse());
  const inOrder = [...new Set(readings.flatMap(({ accepted }) => [...accepted.keys()]))];
  const numbered = new Map<string, Fact>();
  let taken = [...known];
  for (const reading of readings) {
    const fresh = [...reading.accepted].filter(([key]) => !numbered.has(key));
    const facts = factsBeside(
      taken,
      fresh.map(([, { draft }]) => ({ ...draft, foundBy: ['openai'] as ['openai'] })),
      view,
    );
    // Numbering orders by place; statements find theirs again by their own key.
    for (const fact of facts) numbered.set(statementOf(fact), fact);
    taken = [...taken, ...facts];
  }

  const added: Fact[] = [];
  const outvoted: Refused[] = [];
  for (const key of inOrder) {
    const votes = votesFor(({ accepted }) => accepted.has(key));
    const fact = numbered.get(key);
    if (fact === undefined) continue;
    if (isUpheld(votes)) added.push({ ...fact, ...spread(votes) });
    else
      outvoted.push({
        code: 'no-majority' satisfies Rejection,
        proposal: showProposal(proposed.get(key)!.proposed),
        values: { runs, votes },
      });
  }
  const facts = known.map((fact): Fact => {
    const votes = votesFor(({ confirmed }) => confirmed.has(fact.id));
    if (votes === 0) return fact;
    return isUpheld(votes)
      ? { ...fact, foundBy: ['rubric', 'openai'], ...spread(votes) }
      : { ...fact, ...spread(votes) };
  });
  return { facts: [...facts, ...added].sort((a, b) => a.slide - b.slide), added, outvoted };
}
