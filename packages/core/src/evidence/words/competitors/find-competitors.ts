/** Words that `competitors/find-competitors` looks for, as patterns. Data only. */

export const OTHERS = /^\s*(?:other|otr[oa]s|autres?|most|traditional|existing)\s/iu;
export const NAMES_FOLLOW = /^\s*(?::|-|\(|are|is|include|son|sont|incluyen)/u;

export const BARE: ReadonlySet<string> = new Set(['vs', 'versus']);
