/** What a metric of the lexicon is: the words that name it and the numbers that it takes. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { Period, Subject } from '../../model/fact.js';
import type { FigureType } from '../numbers/figure.js';

export interface Metric {
  id: string;
  kind: FactKind;
  /** Accent-free lower case; a word ending in `*` stands for all that begin so. */
  words: readonly string[];
  /** Words that count only when written in capitals: `ARR`, `CAC`. */
  capitals?: readonly string[];
  types: readonly FigureType[];
  /** Only in text of these languages. */
  only?: readonly string[];
  /** Neighbours that make another thing of the word; tried on the 30 characters before and behind it. */
  not?: { before?: RegExp; after?: RegExp };
  /** Takes only figures that state one of these. */
  periods?: readonly Period[];
  /** What must stand within 60 characters of the word for it to count. */
  needs?: RegExp;
  /** What a value without a stated period is. */
  period?: Period;
  /** Whose figure it is whatever the sentence says. */
  subject?: Subject;
  /** Binds only when no other metric does, and only nearby. */
  weak?: boolean;
  /** Smallest value that can be meant: a market of $40 is none. */
  least?: number;
  /** Most value. */
  most?: number;
  detail?: Record<string, string | number | boolean>;
}
