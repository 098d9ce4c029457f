/** The thirty attacks, in their order. */
import type { Attack } from './attack.js';
import { PDF_ATTACKS, PDF_METADATA_ATTACK } from './pdf-attacks.js';
import { PPTX_ATTACKS } from './pptx-attacks.js';

export { PAYLOAD, type Attack } from './attack.js';
export { BASE_DECKS, type BaseDeck } from './base-decks.js';
export { PDF_METADATA_ATTACK };

export const ATTACKS: readonly Attack[] = [...PPTX_ATTACKS, ...PDF_ATTACKS].toSorted((a, b) => a.id - b.id);
