/** What a language file says of orders to a reader: fragments of patterns and phrases, all on folded text. */

/**
 * Wordings that stand by themselves. `hints`: one of them stands in every match, so that one look leaves most
 * text alone.
 */
export interface WordingGroup {
  hints: readonly string[];
  patterns: readonly string[];
}

/**
 * Fragments of regular expressions, alternatives parted by `|`, lower case without accents, every quotation mark
 * and apostrophe as `"`. The grammar (`index.ts`) joins the languages: orders that mix two are found too.
 */
export interface OrderLanguage {
  /** Beginnings or middles of the words below, by the group of the grammar that needs them. */
  hints: Record<'ignore' | 'marks' | 'recommend' | 'address', readonly string[]>;
  /** Verbs that set aside, with all that they set aside: "all", "your". */
  ignore: string;
  /** What was said before, and by whom: "previous". */
  prior: string;
  /** What is set aside: "instructions", "rubric". */
  orders: string;
  /** The same, where nothing but the verb says that an order is meant. */
  plainOrders: string;
  every: string;
  yours: string;
  /** An order of which the slide's line shows the beginning alone. */
  cutOff: string;
  /** Verbs that give marks, marks, and the best of them. */
  give: string;
  scoreWord: string;
  outOf: string;
  fullMarks: string;
  thisCompany: string;
  and: string;
  recommend: string;
  toInvest: string;
  /** "in this", "regardless": the company at hand, whatever it shows. */
  inThis: string;
  /** "if you are", and what whoever reads may be. */
  youAre: string;
  model: string;
  /** "note", "to", "the", "AI reviewer": who a note is for. */
  note: string;
  noteFor: string;
  article: string;
  reader: string;
  approvedBy: string;
  newOrders: string;
  /** Enough by themselves, also in visible text. */
  own: readonly WordingGroup[];

  /**
   * Phrases, matched word by word: an order is a phrase of `alone`, an `order` followed by `whose` and `object`, or a
   * `reader` near a `demand`. They find what the patterns do not foresee and prove less.
   */
  phrases: Record<'alone' | 'order' | 'whose' | 'object' | 'reader' | 'demand', string>;

  /** Who attacks, with what, and who stops it: a sentence about that may quote an order. */
  attack: string;
  defence: string;
  /** A mail or stranger that says something; not the deck itself. */
  othersSay: string;
  /** "such as", before an example without quotation marks. */
  suchAs: string;
  /** "trick a model into": the words that come next are told, not given. */
  tellsTo: string;
  /** The deck, its company and what is decided on it: what an order to its reader is after. */
  stake: string;
}
