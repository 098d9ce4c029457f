/** Taking back a person's last correction: what stood there before it stands there again, and scores follow. */
import { isDeepStrictEqual } from 'node:util';
import { deckPages } from './answer-pages.js';
import { VcError } from '../errors/vc-error.js';
import type { Analysis } from '../model/analysis.js';
import type { Correction } from '../model/correction.js';
import { rescoreAnalysis } from './score-document.js';
import type { ScoringRules } from './scoring-rules.js';

type Before = NonNullable<Correction['before']>;

/** What `after` no longer holds of `before`. */
export function whatStoodBefore(before: Analysis, after: Analysis): Before {
  const kept = new Map(after.facts.map((fact) => [fact.id, fact]));
  const { companyName, companyNameFrom, companyNameMessage, companyNameRead } = before;
  const { sector, sectorRunnerUp, stage, businessModel } = before;
  return {
    fields: {
      ...{ companyName, companyNameFrom, sector, stage, businessModel },
      ...(companyNameMessage && { companyNameMessage }),
      ...(companyNameRead === undefined ? {} : { companyNameRead }),
      ...(sectorRunnerUp && { sectorRunnerUp }),
    },
    facts: before.facts.filter((fact) => !isDeepStrictEqual(kept.get(fact.id), fact)),
    order: before.facts.map(({ id }) => id),
  };
}

/**
 * The analysis without its last correction. Answers to questions are none, and stay. Pure.
 *
 * @throws VcError `bad-usage` where there is none, or it was made before corrections could be taken back.
 */
export function takeBackCorrection(whole: Analysis, rules?: ScoringRules): Analysis {
  const analysis = deckPages(whole);
  const { corrections = [] } = analysis;
  const at = corrections.findLastIndex(({ change }) => change.of !== 'question');
  if (at < 0) throw new VcError('bad-usage', { problem: 'There is no correction to take back.' });
  const { before } = corrections[at]!;
  if (!before) {
    throw new VcError('bad-usage', {
      problem: 'This correction was made before corrections could be taken back: correct it anew.',
    });
  }
  const left = corrections.toSpliced(at, 1);
  const { companyNameMessage: _message, companyNameRead: _read, sectorRunnerUp: _other, ...rest } = analysis;
  const stood = new Map([...analysis.facts, ...before.facts].map((fact) => [fact.id, fact]));
  const facts = before.order.flatMap((id) => stood.get(id) ?? []);
  return rescoreAnalysis({ ...rest, ...before.fields, facts, corrections: left }, analysis.textLanguage, rules);
}
