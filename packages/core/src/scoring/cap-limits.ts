/** What the caps limit and by how much, with the reason. Data only; the triggers are in `caps/`. */
import type { ScoreId } from '../model/values.js';

export const CAP_IDS = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C11', 'C12'] as const;
export type CapId = (typeof CAP_IDS)[number];

export interface CapLimits {
  /** Highest value allowed, by what is capped. */
  limits: Partial<Record<ScoreId | 'overall', number>>;
  reason: string;
}

export const CAP_LIMITS: Record<CapId, CapLimits> = {
  C1: {
    limits: { team: 20, overall: 59 },
    reason: 'A deck that names nobody gives no team to judge; it cannot rank beside decks that do.',
  },
  C2: { limits: { overall: 49 }, reason: 'With neither problem nor solution there is nothing to invest in yet.' },
  C3: {
    limits: { market: 50, overall: 69 },
    reason:
      'Sizes that contradict each other (market ≤ 50) or no market at all (overall ≤ 69) leave the prize unknown.',
  },
  C4: {
    limits: { traction: 30, overall: 59 },
    reason:
      'From series A on plans and vanity counts are no traction, whether shown in place of figures or instead of silence.',
  },
  C5: {
    limits: { overall: 79, risk: 79 },
    reason: 'Nobody can say yes to a round that is not stated, or whose use of funds does not add up.',
  },
  C6: {
    limits: { overall: 69 },
    reason:
      'While two slides differ by half or more on revenue, customers or the ask, the better one cannot be trusted.',
  },
  C7: {
    limits: { risk: 59 },
    reason:
      'From series A on, cash for less than six months, a burn multiple over 3, or silence on all of it is weak control.',
  },
  C8: {
    limits: { risk: 59 },
    reason: 'In a regulated trade both silence and a bare “no licence needed” leave the licence to operate open.',
  },
  C9: {
    limits: {},
    reason: 'Text that a reader does not see, or that gives orders to one, must be looked at by a person first.',
  },
  C10: { limits: {}, reason: 'What could not be read cannot be scored; a blank is not a no.' },
  C11: { limits: { overall: 39 }, reason: 'A template with its blanks still in it is not a finished deck.' },
  C12: { limits: {}, reason: 'Nobody can honestly promise a return without risk.' },
};

/** C4 at seed: no traction of any kind. */
export const SEED_WITHOUT_TRACTION_MAX = 69;
/** C7: shortest runway in months and highest burn multiple before the cap. */
export const CASH_LIMITS = { runwayMonths: 6, burnMultiple: 3 } as const;
/** C10: largest share of slides unread, and fewest characters of text in all; a slide, below which pictures say the rest. */
export const READING_LIMITS = { unreadShare: 0.3, characters: 400, charactersASlide: 60 } as const;
/** C11: template tokens that make the cap. */
export const TEMPLATE_TOKENS = 3;
