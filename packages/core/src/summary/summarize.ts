/** The verdict paragraph: two to five sentences that read like the opening of an investment memo. */
import { message } from '../model/message.js';
import { aboutCompany } from './about-company.js';
import { evidenceShown } from './evidence-shown.js';
import { namedTeam } from './named-team.js';
import { NOTHING_AT_ALL, reportedFigures } from './reported-figures.js';
import { factsOf, slidesToJudge, type Sentence, type SummaryInput } from './summary-context.js';
import { verdict } from './verdict.js';

const MOST_ROLES = 4;

/** Sentences that say what weighs how much: the others are the same by any weights. */
const BY_WEIGHTS = /^summary\.(?:evidence|verdict)\./;

/**
 * What the company does, what it reports, who stands behind it, what carries the score, and what follows.
 * Every figure and quote is a fact whose id stands beside the sentence; nothing is said that no fact carries.
 * With the summary `before`, of the same judgement by other weights, only what depends on weights is written anew.
 */
export function writeSummary(input: SummaryInput, before?: readonly Sentence[]): Sentence[] {
  const unreadable = input.scored.recommendationRule?.rule === 'insufficient-evidence';
  const kept = before?.filter(({ message: { id } }) => !BY_WEIGHTS.test(id));
  const sentences = [
    ...(kept ?? aboutDeck(input, unreadable)),
    unreadable ? undefined : evidenceShown(input),
    verdict(input),
  ];
  return sentences.filter((sentence) => sentence !== undefined);
}

function aboutDeck(input: SummaryInput, unreadable: boolean): (Sentence | undefined)[] {
  if (unreadable) return [aboutCompany(input)];
  const team = namedTeam(input);
  const isTold = team !== undefined || factsOf(input, 'unnamed_role').length > 0;
  const figures = reportedFigures(input, isTold || slidesToJudge(input, ['T1']) !== undefined);
  return [aboutCompany(input), figures, team ?? (figures.message.id === NOTHING_AT_ALL ? undefined : nobody(input))];
}

/** Roles told without a name, no founder by name, or slides that may give one. */
function nobody(input: SummaryInput): Sentence {
  const unnamed = factsOf(input, 'unnamed_role').toSorted((a, b) => a.slide - b.slide);
  if (unnamed.length > 0) {
    const roles = { list: unnamed.slice(0, MOST_ROLES).map(({ text }) => text) };
    return { message: message('summary.team.unnamed', { roles }), factIds: unnamed.map(({ id }) => id) };
  }
  const slides = slidesToJudge(input, ['T1']);
  return { message: slides ? message('summary.team.open', { slides }) : message('summary.team.none'), factIds: [] };
}
