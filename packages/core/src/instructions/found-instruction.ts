/** An order that was found: where it stands, and how sure it is one. */

/**
 * - `certain`: the wording of an order, given or put into marks that excuse nothing.
 * - `likely`: words of an order and of its reader near each other, which an honest text may have.
 * - `doubtful`: quoted or told without a word about what for. No evidence, and no proof either.
 * - `reported`: quoted in a sentence about attacks, about stopping them or about what a third party says: its subject.
 */
export type Standing = 'certain' | 'likely' | 'doubtful' | 'reported';

export interface FoundInstruction {
  /** The line that holds it, as a reader would see it, at most 160 characters. */
  excerpt: string;
  standing: Standing;
}

/** An order as a search meets it, before its sentence is read. */
export interface Match {
  excerpt: string;
  standing: 'certain' | 'likely';
  /** Written so that a search should not find it. */
  disguised: boolean;
  /** Where it begins in the folded text; undefined for one that is disguised. */
  index?: number;
}
