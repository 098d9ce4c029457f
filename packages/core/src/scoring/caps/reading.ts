/** C10 to C12: what could not be read, what was left unfinished, and what nobody can promise. */
import type { Evidence } from '../../model/scoring.js';
import { READING_LIMITS, TEMPLATE_TOKENS } from '../cap-limits.js';
import { because, type CapRule } from './cap-rule.js';

/** Too many slides unread, or too little text, for any score to mean something. */
export function isUnreadable(evidence: Evidence): boolean {
  return unreadShare(evidence) > READING_LIMITS.unreadShare || characters(evidence) < READING_LIMITS.characters;
}

/** So few words a slide that the pictures must say the rest; thanks and appendix titles are short in every deck. */
export function isSparse(evidence: Evidence): boolean {
  const told = slidesOf(evidence).filter(({ section }) => section !== 'contact' && section !== 'appendix');
  return characters(evidence) < told.length * READING_LIMITS.charactersASlide;
}

/** What the deck says of its company: orders to the reader say nothing of it, and make no deck readable. */
function characters(evidence: Evidence): number {
  const orders = evidence.facts.filter(({ kind, visible }) => kind === 'instruction' && visible);
  return slidesOf(evidence).reduce((total, { number, text }) => {
    const ordered = orders.filter(({ slide, quote }) => slide === number && text.includes(quote));
    return total + text.trim().length - ordered.reduce((sum, { quote }) => sum + quote.length, 0);
  }, 0);
}

/** Share of slides that hold something but gave no words. */
export function unreadShare(evidence: Evidence): number {
  const slides = slidesOf(evidence);
  const unread = slides.filter((slide) => slide.readBy === 'unread').length;
  return slides.length === 0 ? 1 : unread / slides.length;
}

/** The deck's own: how much a founder answers says nothing of how the deck was read. */
function slidesOf({ slides }: Evidence): Evidence['slides'] {
  return slides.filter(({ readBy }) => readBy !== 'answer');
}

/** The deck could not be read well enough. */
export const c10: CapRule = {
  id: 'C10',
  apply: ({ context }) => (isUnreadable(context.evidence) ? because('scoring.C10.unreadable') : undefined),
};

/** Blanks of a template are still in it. */
export const c11: CapRule = {
  id: 'C11',
  apply: ({ context }) =>
    context.of('template_token').length >= TEMPLATE_TOKENS ? because('scoring.C11.template') : undefined,
};

/** A guaranteed or risk-free return. */
export const c12: CapRule = {
  id: 'C12',
  apply: ({ context }) => (context.has('guaranteed_return') ? because('scoring.C12.guaranteed') : undefined),
};
