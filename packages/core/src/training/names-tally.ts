/** Counts names that a model read against those that a reader marked, over all decks and by language. */

export interface NamesTally {
  right: number;
  wrong: number;
  missed: number;
}

/** What was learned of a kind of name: its weights, and what they read on decks of companies that they had not seen. */
export interface TrainedNames<Weights> {
  weights: Weights;
  examples: number;
  all: NamesTally;
  languages: Record<string, NamesTally>;
}

/** What a deck was found to name, and what it names; both as keys that are alike for one name. */
export interface ReadNames {
  language: string;
  found: readonly string[];
  stated: readonly string[];
}

export function tallyNames(decks: readonly ReadNames[]): Pick<TrainedNames<unknown>, 'all' | 'languages'> {
  const languages = [...new Set(decks.map(({ language }) => language))].sort();
  return {
    all: tallyOf(decks),
    languages: Object.fromEntries(
      languages.map((language) => [language, tallyOf(decks.filter((deck) => deck.language === language))]),
    ),
  };
}

function tallyOf(decks: readonly ReadNames[]): NamesTally {
  const tally = { right: 0, wrong: 0, missed: 0 };
  for (const deck of decks) {
    const found = new Set(deck.found);
    const stated = new Set(deck.stated);
    const right = [...stated].filter((name) => found.has(name)).length;
    tally.right += right;
    tally.wrong += found.size - right;
    tally.missed += stated.size - right;
  }
  return tally;
}
