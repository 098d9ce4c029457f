/** The verdict paragraph: two to five sentences that read like the opening of an investment memo. */
import { message } from '../model/message.js';
import { aboutCompany } from './about-company.js';
import { evidenceShown } from './evidence-shown.js';
import { namedTeam } from './named-team.js';
import { NOTHING_AT_ALL, reportedFigures } from './reported-figures.js';
import type { Sentence, SummaryInput } from './summary-context.js';
import { verdict } from './verdict.js';

/**
 * What the company does, what it reports, who stands behind it, what carries the score, and what follows.
 * Every figure and quote is a fact whose id stands beside the sentence; nothing is said that no fact carries.
 */
export function writeSummary(input: SummaryInput): Sentence[] {
  if (input.scored.recommendationRule?.rule === 'insufficient-evidence') return [aboutCompany(input), verdict(input)];
  const team = namedTeam(input);
  const figures = reportedFigures(input, team !== undefined);
  const nobody = { message: message('summary.team.none'), factIds: [] };
  const silent = figures.message.id === NOTHING_AT_ALL ? undefined : nobody;
  return [aboutCompany(input), figures, team ?? silent, evidenceShown(input), verdict(input)].filter(
    (sentence) => sentence !== undefined,
  );
}
