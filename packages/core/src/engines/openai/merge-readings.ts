/** Puts together what the rubric found and what a model found: one fact a statement, with who found it and how often. */
import type { DeckView } from '../../evidence/view/view-types.js';
import { factsBeside } from '../../evidence/facts/gather-facts.js';
import type { Fact, FactDraft } from '../../model/fact.js';
import type { Rejection } from '../../model/model-use.js';
import type { ProposedFact, ReadAnswers } from './answer-schemas.js';
import { showProposal } from './answer-schemas.js';
import type { CriticItem, Verdicts } from './critic/critic.js';
import type { Claimed } from './gate/claimed.js';
import { judgeProposal } from './gate/judge-proposal.js';
import type { Verdict } from './gate/verdict.js';
import type { Review } from './../engine.js';

/** A new fact as far as code can prove it. */
export interface Candidate {
  draft: FactDraft;
  proposed: ProposedFact;
  /** What the model says of it besides: it counts when the critic upholds it. */
  claimed: Claimed;
  /** Why the rules do not read it so: then only the critic can say that it is meant. */
  doubt?: { code: Rejection; values: Record<string, string | number>; rival?: string };
}

export type Refused = Omit<Review['rejected'][number], 'step'>;

/** What one reading of a step by the model came to. */
export interface JudgedReading {
  /** Ids of facts of the rubric that it found too. */
  confirmed: Set<string>;
  /** New facts by statement. */
  accepted: Map<string, Candidate>;
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
    } else if (verdict.outcome !== 'repeated') {
      const { draft, claimed = {} } = verdict;
      const key = statementOf({ ...draft, ...claimed });
      if (reading.accepted.has(key)) continue;
      const doubt = verdict.outcome === 'doubted' ? { values: {}, ...pickDoubt(verdict) } : undefined;
      reading.accepted.set(key, { draft, proposed: one, claimed, ...(doubt ? { doubt } : {}) });
    }
  }
  return reading;
}

function pickDoubt({ code, values, rival }: Extract<Verdict, { outcome: 'doubted' }>) {
  return { code, ...(values ? { values } : {}), ...(rival === undefined ? {} : { rival }) };
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

/** What the critic is asked of: every statement that only one side has found, and those of both in `carrying` (ids). */
export function toLookAt(
  known: readonly Fact[],
  readings: readonly JudgedReading[],
  carrying: ReadonlySet<string>,
): CriticItem[] {
  const confirmed = new Set(readings.flatMap((reading) => [...reading.confirmed]));
  const candidates = new Map(readings.flatMap(({ accepted }) => [...accepted]));
  return [
    ...known
      .filter(
        ({ id, visible, derivedFrom }) =>
          visible && derivedFrom === undefined && (!confirmed.has(id) || carrying.has(id)),
      )
      .map((fact) => ({ key: fact.id, draft: fact })),
    ...[...candidates].map(([key, { draft, claimed }]) => ({ key, draft: { ...draft, ...claimed }, claimed })),
  ];
}

/**
 * The facts of `known` with those that the model found in more than half of its `readings`. Ids of what the first
 * reading added stay as they are however many readings follow. Of what it was asked the critic decides (`heard`);
 * where nobody was heard, only what the rules read in its quote as well is added.
 */
export function mergeReadings(
  known: readonly Fact[],
  readings: readonly JudgedReading[],
  view: DeckView,
  heard?: Verdicts,
): Merged {
  const runs = readings.length;
  const votesFor = (has: (reading: JudgedReading) => boolean): number => readings.filter(has).length;
  const isUpheld = (votes: number): boolean => votes * 2 > runs;
  const spread = (votes: number): Pick<Fact, 'votes'> => (runs > 1 ? { votes: [votes, runs] } : {});

  const proposed = new Map(readings.flatMap(({ accepted }) => [...accepted]).reverse());
  const inOrder = [...new Set(readings.flatMap(({ accepted }) => [...accepted.keys()]))];
  const numbered = new Map<string, Fact>();
  let taken = [...known];
  for (const reading of readings) {
    const fresh = [...reading.accepted].filter(
      ([key, candidate]) => !numbered.has(statementOf(asUpheld(key, candidate))),
    );
    const facts = factsBeside(
      taken,
      fresh.map(([key, candidate]) => ({ ...asUpheld(key, candidate), foundBy: ['openai'] as ['openai'] })),
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
    const candidate = proposed.get(key)!;
    const fact = numbered.get(statementOf(asUpheld(key, candidate)));
    if (fact === undefined) continue;
    const refusal = isUpheld(votes)
      ? refusalOf(key, candidate)
      : { code: 'no-majority' as const, values: { runs, votes } };
    if (refusal !== undefined) outvoted.push({ ...refusal, proposal: showProposal(candidate.proposed) });
    else added.push({ ...fact, ...looked(key, fact), ...spread(votes) });
  }
  const facts = known.map((fact): Fact => {
    const votes = votesFor(({ confirmed }) => confirmed.has(fact.id));
    if (votes === 0) return { ...fact, ...looked(fact.id) };
    return isUpheld(votes)
      ? { ...fact, foundBy: ['rubric', 'openai'], ...spread(votes), ...looked(fact.id) }
      : { ...fact, ...spread(votes), ...looked(fact.id) };
  });
  return { facts: [...facts, ...added].sort((a, b) => a.slide - b.slide), added, outvoted };

  function asUpheld(key: string, { draft, claimed }: Candidate): FactDraft {
    return heard?.get(key) === 'yes' ? { ...draft, ...claimed } : draft;
  }

  /** Why a candidate with a majority is no fact after all. */
  function refusalOf(key: string, { draft, doubt }: Candidate): Omit<Refused, 'proposal'> | undefined {
    const verdict = heard?.get(key);
    if (verdict === undefined) return doubt && { code: doubt.code, values: doubt.values };
    const isMeant = verdict === 'yes' || (verdict === 'goal' && PLANNABLE.has(draft.subject));
    if (!isMeant) return { code: 'not-upheld', values: {} };
    // Of two figures of a kind the rules' stands, unless it fell itself.
    const rival = doubt?.rival;
    const isHeld = rival !== undefined && (looked(rival).secondLook ?? 'yes') === 'yes';
    return isHeld && doubt ? { code: doubt.code, values: doubt.values } : undefined;
  }

  function looked(key: string, plan?: Fact): Partial<Fact> {
    const verdict = heard?.get(key);
    if (verdict === undefined) return {};
    return plan && verdict === 'goal' ? { secondLook: 'yes', basis: 'target' } : { secondLook: verdict };
  }
}

/** Of these a goal is worth telling; the plans of others are not. */
const PLANNABLE = new Set<Fact['subject']>(['company', 'round']);
