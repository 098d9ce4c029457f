/** Nouns for possible buyers and users: who can be counted on a market page or served by the company. */
import { foldForLookup } from '../../text/fold-text.js';
import type { Figure } from '../numbers/figure.js';
import type { ReadPassage } from './read-passage.js';
import { ANYBODY, NAMED, ORGANISATION } from '../words/figures/buyers.js';

/** Whether a label before the figure names buyers: "Addressable patients: 11,500". */
export function isBuyerNoun(figure: Pick<Figure, 'start'>, read: ReadPassage): boolean {
  return NAMED.test(read.folded.slice(Math.max(0, figure.start - 60), figure.start));
}

/**
 * The words that name the buyers counted by `figure` ("5M SMEs in LatAm"), from the figure to the end of its
 * segment; undefined when it counts something else. `people` admits persons beside organisations.
 */
export function buyersBehind(
  figure: Pick<Figure, 'start' | 'end' | 'text'>,
  read: ReadPassage,
  people: boolean,
): string | undefined {
  const behind = read.folded.slice(figure.end, figure.end + 60);
  const match = (people ? ANYBODY : ORGANISATION).exec(behind);
  if (match === null) return undefined;
  const rest = read.text.slice(figure.end, figure.end + 90);
  const stop = rest.slice(match[0].length).search(/[.,;:|()]/u);
  return (figure.text + rest.slice(0, stop < 0 ? 60 : match[0].length + stop)).replace(/\s+/gu, ' ').trim();
}

/** Whether what stands right behind a number counts people: "women bought a plan". */
export const countsPeople = (behind: string): boolean => ANYBODY.test(` ${foldForLookup(behind).trim()}`);

/** Whether what stands right behind a number counts firms, shops, towns or others who buy: "contractors under contract". */
export const countsOrganisations = (behind: string): boolean => ORGANISATION.test(` ${foldForLookup(behind).trim()}`);
