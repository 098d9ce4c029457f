/** Trains what a company's name is told by, and measures it on decks of companies that the weights had not seen. */
import { judgeNames, type JudgedName } from '../evidence/outline/company/name-features.js';
import { nameKey } from '../evidence/outline/company/name-candidates.js';
import { rankNames } from '../evidence/outline/company/rank-names.js';
import type { ChoiceWeights } from '../evidence/choice/choice-weights.js';
import { isLikely } from '../evidence/outline/company-name.js';
import type { Deck } from '../model/deck.js';
import { tallyNames, type TrainedNames } from './names-tally.js';
import { trainChoices, type Choice } from './train-choices.js';

/** A deck whose company is known. */
export interface NamedDeck {
  deck: Pick<Deck, 'slides' | 'metadata'>;
  company: string;
  language: string;
  /** Nobody's deck: it teaches, and is not measured by. */
  written: boolean;
}

/** Of the weights to what is expected, against the sum over all decks. */
const PULL = 3;
/** What anybody knows of names without a deck: the company's own address bears it, a city's or a technique's is another. */
const EXPECTED = {
  ...{ defined: 1, mail: 1.5, endHost: 1, hostAndCover: 1, rights: 1, labelled: 1 },
  ...{ company: 4, product: 2, legal: 1, legalForm: 0.5, ledFirst: 0.7, ledLast: 0.7, ledBoth: 0.7 },
  ...{ once: -0.5, tech: -1, placeName: -1, event: -1, eventWord: -2, courseCode: -3, project: -3, team: -1 },
};
const FOLDS = 8;
/** How much a deck that does not say its name counts. */
const UNNAMED = 0.05;
/** A name of which so much is the company's is not wrong enough to teach. */
const NEARLY = 0.6;

/** The weights that all of `decks` speak for, and what is read of each by weights that saw no deck of its company. */
export function trainCompanyName(decks: readonly NamedDeck[]): TrainedNames<ChoiceWeights> {
  const choices = decks.map(choiceOf);
  const companies = [...new Set(decks.map(({ company }) => nameKey(company)))].sort();
  const foldOf = new Map(companies.map((company, at) => [company, at % FOLDS]));
  const folds = decks.map(({ company }) => foldOf.get(nameKey(company))!);
  const weights = Array.from({ length: FOLDS }, (_, fold) => fit(choices.filter((_, at) => folds[at] !== fold)));
  const read = choices.flatMap(({ names }, at) => {
    const { company, language, written } = decks[at]!;
    if (written) return [];
    const best = rankNames(names, weights[folds[at]!]!);
    const taken = best !== undefined && isLikely(best);
    if (!taken) return { language, found: [], stated: [company] };
    const [found, wanted] = [nameKey(best.name), nameKey(company)];
    const isRight = found.includes(wanted) || wanted.includes(found);
    return { language, found: [isRight ? company : best.name], stated: [company] };
  });
  return { weights: fit(choices), examples: choices.length, ...tallyNames(read) };
}

interface NameChoice extends Choice {
  names: readonly JudgedName[];
}

function choiceOf({ deck, company }: NamedDeck): NameChoice {
  const names = judgeNames(deck);
  const spelled = [company, ...company.split(/\s[-–—]\s|[()]/u)].map(nameKey).filter((key) => key.length >= 3);
  const wanted = new Set(spelled);
  const same = names.map(({ key, spelling }) => wanted.has(key) || wanted.has(nameKey(spelling)));
  const nearly = names.map(({ key }) => spelled.some((want) => overlap(key, want) >= NEARLY));
  const right = same.some(Boolean) ? same : nearly;
  return {
    weight: 1,
    names,
    options: names.map(({ features }) => features),
    right: [...right, !right.some(Boolean)],
    aside: nearly.map((near, at) => near && !right[at]),
  };
}

/** The same deck as if it did not say its name: what is left is no name, however few candidates there are. */
function withoutName({ names, right }: NameChoice): Choice {
  const keys = names.filter((_, at) => right[at]).map(({ key }) => key);
  const left = names.filter(({ key }) => !keys.some((name) => key.includes(name) || name.includes(key)));
  return {
    weight: UNNAMED,
    options: left.map(({ features }) => features),
    right: [...left.map(() => false), true],
    aside: left.map(() => false),
  };
}

function overlap(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 4 && long.includes(short) ? short.length / long.length : 0;
}

function fit(choices: readonly NameChoice[]): ChoiceWeights {
  return trainChoices(
    [...choices, ...choices.filter(({ right }) => right.at(-1) === false).map(withoutName)],
    PULL,
    EXPECTED,
  );
}
