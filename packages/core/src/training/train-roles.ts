/** Trains which figures that nothing settles have happened, and measures it on decks of companies that the weights had not seen. */
import type { ChoiceWeights } from '../evidence/choice/choice-weights.js';
import { comparisonOf } from '../evidence/extractors/figures-pain.js';
import { judgedByRules } from '../evidence/figures/judge-role.js';
import { readFigures } from '../evidence/figures/read-figures.js';
import { isOpen, LIKELY, oddsOfHappened, roleFeatures } from '../evidence/figures/role-odds.js';
import { nameKey } from '../evidence/outline/company/name-candidates.js';
import type { DeckView } from '../evidence/view/view-types.js';
import { HAPPENED } from '../evaluation/corpus-label.js';
import { tallyNames, type TrainedNames } from './names-tally.js';
import { crossTrain, type Choice } from './train-choices.js';

/** A deck whose figures a reader marked. */
export interface RolesDeck {
  view: DeckView;
  company: string;
  language: string;
  figures: readonly { slide: number; role: string; value: number }[];
  /** Nobody's deck: it teaches, and is not measured by. */
  written: boolean;
}

const PULL = 1;
/** Of an invented deck: those who invent founders let them have sold more than founders have. */
const OF_WRITTEN = 0.05;
/** Share by which an amount may be written otherwise. */
const SAME = 0.01;
/** What a reader says of a figure of the company itself. */
const OWN_ROLES = new Set(['actual', 'past', 'goal', 'forecast', 'example']);

/** The weights that all of `decks` speak for, and what is read of each by weights that saw no deck of its company. */
export function trainRoles(decks: readonly RolesDeck[]): TrainedNames<ChoiceWeights> {
  const choices = decks.map(choicesOf);
  const companies = decks.map(({ company }) => nameKey(company));
  const { weights, leftOut } = crossTrain(choices, companies, PULL);
  const read = decks.flatMap(({ language, written }, at) => {
    if (written) return [];
    const keysWhere = (is: (choice: Choice) => boolean) =>
      choices[at]!.flatMap((choice, index) => (is(choice) ? [String(index)] : []));
    return [
      {
        language,
        found: keysWhere(({ options: [features] }) => oddsOfHappened(features!, leftOut[at]) >= LIKELY),
        stated: keysWhere(({ right }) => right[0] === true),
      },
    ];
  });
  return { weights, examples: choices.flat().length, ...tallyNames(read) };
}

/** Of every figure that is open and that a reader marked, whether it happened. */
function choicesOf({ view, figures: marked, written }: RolesDeck): Choice[] {
  return readFigures(view).flatMap((reading) =>
    reading.figures.flatMap((item): Choice[] => {
      const kind = item.metric?.kind ?? (comparisonOf(item, reading) && 'comparison');
      if (kind === undefined) return [];
      const { subject, by } = judgedByRules(item, kind, reading, view);
      if (subject !== 'company' || !isOpen(kind, by)) return [];
      const { value } = item.figure;
      const same = marked.filter(
        (one) =>
          one.slide === reading.slide.number &&
          OWN_ROLES.has(one.role) &&
          Math.abs(one.value - value) <= SAME * Math.abs(value),
      );
      if (same.length === 0) return [];
      const happened = same.some(({ role }) => HAPPENED.has(role));
      const features = roleFeatures(item, kind, by, reading, view);
      return [{ weight: written ? OF_WRITTEN : 1, options: [features], right: [happened, !happened], aside: [false] }];
    }),
  );
}
