/** Trains which statements say what a company does, and measures it on decks of companies that the weights had not seen. */
import type { ChoiceWeights } from '../evidence/choice/choice-weights.js';
import {
  chooseDescription,
  descriptionOptions,
  stemsOf,
  type DescriptionOption,
  type Odds,
} from '../evidence/learned/describe-company.js';
import { nameKey } from '../evidence/outline/company/name-candidates.js';
import type { Statement } from '../evidence/view/statements.js';
import type { DeckView } from '../evidence/view/view-types.js';
import { tallyNames, type TrainedNames } from './names-tally.js';
import { crossTrain, type Choice } from './train-choices.js';

/** A deck of which a reader said what each line says, and perhaps in words of his own what the company does. */
export interface DescribedDeck {
  view: DeckView;
  company: string;
  language: string;
  oneLine?: string;
  statements: readonly { statement: Statement; odds: Odds; kinds: readonly string[] }[];
}

/** Of the weights to 0, against the sum over all decks. */
const PULL = 1;
/** What a statement is worth that a reader calls a description or the solution, beside the share of his own words: slogans are called so too. */
const CALLED = 0.05;
/** From it on a statement is right where no other is worth this much more; between are those that are neither right nor wrong. */
const LEAST = 0.15;
const NEAR = 0.02;
const ASIDE = 0.06;

/** The weights that all of `decks` speak for, and whether the statement chosen by weights that saw no deck of its company describes it. */
export function trainDescription(decks: readonly DescribedDeck[]): TrainedNames<ChoiceWeights> {
  const weightOf = rarity(decks);
  const options = decks.map(({ view, statements }) => descriptionOptions(view, statements));
  const choices = decks.map((deck, at) => choiceOf(deck, options[at]!, weightOf));
  const { weights, leftOut } = crossTrain(
    choices.map((choice) => [choice]),
    decks.map(({ company }) => nameKey(company)),
    PULL,
  );
  const read = decks.map(({ language, statements }, at) => {
    const kindsOf = new Map(statements.map(({ statement, kinds }) => [statement, kinds]));
    const describes = ({ statement }: DescriptionOption) =>
      kindsOf.get(statement)?.some((kind) => kind === 'one_liner' || kind === 'solution') === true;
    const [chosen] = chooseDescription(options[at]!, leftOut[at]!);
    return {
      language,
      found: chosen === undefined ? [] : [String(describes(chosen))],
      stated: options[at]!.some(describes) ? ['true'] : [],
    };
  });
  return { weights, examples: choices.length, ...tallyNames(read) };
}

function choiceOf(
  { company, oneLine = '', statements }: DescribedDeck,
  options: readonly DescriptionOption[],
  weightOf: (stem: string) => number,
): Choice {
  const kindsOf = new Map(statements.map(({ statement, kinds }) => [statement, kinds]));
  const ofName = stemsOf(company);
  const told = [...stemsOf(oneLine)].filter((stem) => !ofName.has(stem));
  const whole = told.reduce((sum, stem) => sum + weightOf(stem), 0);
  const worth = options.map(({ statement, stems }) => {
    const said = told.reduce((sum, stem) => sum + (stems.has(stem) ? weightOf(stem) : 0), 0);
    const is = (...some: string[]) => some.some((kind) => kindsOf.get(statement)?.includes(kind) === true);
    const share = (whole > 0 ? said / whole : 0) * (is('problem', 'status_quo') ? 0.5 : 1);
    return share + (is('one_liner') ? CALLED : 0) + (is('solution') ? CALLED : 0);
  });
  const most = Math.max(0, ...worth);
  const right = worth.map((each) => each >= Math.max(LEAST, most - NEAR));
  return {
    weight: 1,
    options: options.map(({ features }) => features),
    right: [...right, !right.some(Boolean)],
    aside: worth.map((each, at) => !right[at]! && each >= Math.max(LEAST, most - ASIDE)),
  };
}

/** The fewer decks a word stands in, the more it tells (inverse document frequency, Spärck Jones 1972). */
function rarity(decks: readonly DescribedDeck[]): (stem: string) => number {
  const seen = new Map<string, number>();
  for (const { statements } of decks) {
    const stems = new Set(statements.flatMap(({ statement }) => [...stemsOf(statement.text)]));
    for (const stem of stems) seen.set(stem, (seen.get(stem) ?? 0) + 1);
  }
  return (stem) => Math.log((decks.length + 1) / ((seen.get(stem) ?? 0) + 1));
}
