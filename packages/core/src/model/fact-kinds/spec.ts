/** The record of a kind of fact: what it is by its nature, and what rules need to know of it. */
import type { Section, StepId } from '../values.js';

/** A unit of `Fact.unit`; `text`: the words are the fact; `date`; or `any` figure. */
export type ValueType = 'money' | 'percent' | 'multiple' | 'count' | 'months' | 'text' | 'date' | 'any';

/**
 * Fields that follow from the kind's meaning come first and are always given; then those of figures; then what rules
 * treat apart, each with its reason. A rule that treats kinds alike asks for them by field, in `kind-sets.ts`; only
 * what ranks kinds, or names the facts that one criterion reads, lists them itself.
 */
export interface FactKindSpec {
  /**
   * Types of its value, the usual one first. Money is in whole units of `currency`, 12 % is 12, 3x is 3, two years of
   * runway are 24 months.
   */
  value: ValueType | readonly [ValueType, ValueType, ...ValueType[]];
  /** What it tells of, whoever says it. */
  topic: 'company' | 'market' | 'round' | 'person' | 'customer' | 'competitor' | 'deck';
  /** The step of the analysis that looks for it. */
  step: StepId;
  /** Stands at a moment, is summed over a period, is a ratio or pace, happens once; `none`: words without a time. */
  time: 'stock' | 'flow' | 'rate' | 'event' | 'none';
  /**
   * What it means. Where words matter more than a number, also what each `strength` is: `assertion` (a bare claim:
   * "huge", "AI-powered"), `named` (names something concrete), `specific` (named with a figure, date, status or
   * proof); and what `detail` and `subjectName` hold.
   */
  about: string;

  /** The period of its value unless another is stated. `never`: a balance; a figure by the month is another. */
  period?: 'month' | 'year' | 'never';
  /** Which is the more favourable. Of figures that conflict, the less favourable one scores. */
  better?: 'more' | 'less';
  /** What a count counts. `points`: a place on a scale. */
  counts?: 'customers' | 'users' | 'signups' | 'waitlist' | 'buyers' | 'staff' | 'interviews' | 'deals' | 'points';
  /** It is one of the document's metrics: the newest of what has happened, or, where it is a plan by nature, as stated. */
  metric?: 'actual' | 'stated';
  /** The metric behind which documents list it, where that is not its place in the dictionary. */
  listedAfter?: string;
  /**
   * A company's growth is told by it: its series and its growth are read. `closely`: its earlier value, a clause that
   * goes on about it and its forecast too.
   */
  tracked?: 'closely' | 'loosely';
  /** Decks rightly state several, of other things, windows or years; or the deck's one best statement is taken. */
  occurs?: 'several' | 'once';
  /** A sum of the whole company or round: an amount under 1,000, or by the unit, is a price, a share or a footnote. */
  total?: true;
  /** Decks tell it by the unit ("$12 per seat") or as a pace; other money by the unit is no value of it. */
  perUnit?: true;
  /** `self`: the company of the deck alone states it. `firm`: any company has one, but a market has none. */
  owner?: 'self' | 'firm';

  /** The fact is a name; `subjectName` carries it. */
  name?: true;
  /** Topic of the slides where it is at home: a slide without a topic may be read as one of these. */
  home?: Section;
  /** No words of its own mark it, so a whole sentence must stand there. */
  unmarked?: true;
  /** Only code looks for it: no model is asked. */
  codeOnly?: true;

  /** Flow that decks tell as a pace of today: "the last 12 months" are not its date, nor a year still running a plan. */
  pace?: true;
  /** Undated it may stand for other products, quarters or segments: only equal dates are compared. */
  undated?: 'incomparable';
  /** The round hangs on it: where slides disagree on it grossly, that is critical. */
  decisive?: true;
  /** A fund's bound is meant for its `period`: figures of another are brought to it. */
  boundByPeriod?: true;
  /** People tell it of their careers: on the page of the team it is the company's only where the text says so. */
  career?: true;
  /** Stands in the list of what a round pays for without being an item of it. */
  besideUses?: true;
  /** Belongs to company and market at once: whose a model calls it is not held against it. */
  anySubject?: true;
  /** Words of it tell of a plan or of what is past, whatever their grammar. */
  tense?: 'to come' | 'happened';
  /** Said of a company before its first sale or use, it is what is hoped for. */
  hopedUntil?: 'sale' | 'use';
  /** It shows that somebody buys or uses the product, as figures of sales and users do. */
  shows?: 'sale' | 'use';
  /** Told as it is today, also on a page of plans: money in hand, prices. */
  amongPlans?: true;
  /** How fast the company or its market grows; at what value a round is made. */
  measures?: 'growth' | 'valuation';
  /** A percentage that makes a whole with others beside it is the part of a mix, and not this. */
  neverPart?: true;
  /** Flags and caps accuse by it: rules must read it in the quote themselves. */
  accuses?: true;
  /** A sentence that names a rival may say it of us. */
  besideRivals?: true;
}
