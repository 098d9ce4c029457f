/** What it is known of a deck's statements whether they say it: by people's corrections, and by what a model read and the gate proved. */
import type { Analysis } from '../../model/analysis.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Fact } from '../../model/fact.js';
import type { Statement } from '../../evidence/view/statements.js';

export interface Judgement {
  slide: number;
  quote: string;
  /** The fact in the deck's own words. */
  text: string;
  kind: FactKind;
  /** Whether the statement says it. */
  says: boolean;
}

/**
 * The last word on every statement and kind: a fact that a person dropped is not said, one given another kind is said as that and not as
 * what it was, one otherwise corrected is of its kind. A language model's fact counts unless it was doubted; a person's word goes before.
 */
export function judgementsOf({ facts, corrections = [] }: Pick<Analysis, 'facts' | 'corrections'>): Judgement[] {
  const known = new Map<string, Judgement>();
  const say = ({ slide, quote, text, asRead }: Fact, kind: FactKind, says: boolean): void => {
    known.set(`${slide} ${kind} ${quote}`, { slide, quote, text: asRead?.text ?? text, kind, says });
  };
  for (const fact of facts) {
    const isModels = fact.foundBy?.includes('openai') && !fact.foundBy.includes('person');
    if (isModels && (fact.secondLook ?? 'yes') === 'yes') say(fact, fact.kind, true);
  }
  for (const { change } of corrections) {
    if (change.of === 'drop') say(change.was, change.was.kind, false);
    if (change.of !== 'fact') continue;
    const kind = change.set.kind ?? change.was.kind;
    if (kind !== change.was.kind) say(change.was, change.was.kind, false);
    say(change.was, kind, true);
  }
  return [...known.values()];
}

/** The statement that was judged among those of its slide: in its very words, else the longest that shares them. */
export function statementJudged<T extends { statement: Pick<Statement, 'raw' | 'line' | 'slide'> }>(
  { slide, quote, text }: Judgement,
  readings: readonly T[],
): T | undefined {
  const own = readings.filter(({ statement }) => statement.slide.number === slide);
  const overlapping = own
    .filter(({ statement: { raw } }) => quote.includes(raw) || raw.includes(quote))
    .sort((a, b) => b.statement.raw.length - a.statement.raw.length);
  return (
    own.find(({ statement }) => statement.raw === text) ??
    own.find(({ statement }) => statement.raw === quote) ??
    own.find(({ statement }) => statement.line.raw === quote) ??
    overlapping[0]
  );
}
