/** Reads what is known of a deck before any fact: language, sections, what is no evidence, the company's name. */
import type { Deck } from '../../model/deck.js';
import { boundSlide } from '../../text/bound-slide.js';
import { readCompanyName, type CompanyName } from './company-name.js';
import { findCompetitors } from '../competitors/find-competitors.js';
import { viewDeck, viewSlides } from '../view/deck-view.js';
import type { DeckOutline, LikelySection, ViewSlide } from '../view/view-types.js';
import { likelySections } from '../learned/read-learned.js';
import { detectLanguages } from './language.js';
import { withoutOrders } from '../view/order-lines.js';
import { readSections, type SlideSections } from './sections.js';
import { blendSections } from '../learned/blend-sections.js';

export interface Outline extends DeckOutline {
  /** What the company is called in the document; empty where that is unknown. */
  shownName: CompanyName;
}

/** Sections with their probabilities, slide by slide, of slides that the rules have looked at. */
export type LikelySections = (slides: readonly ViewSlide[]) => readonly (readonly LikelySection[])[];

export interface GivenOutline {
  /** As a person gave it; wins over the deck. */
  companyName?: string | undefined;
}

/** What is read of a deck: as much of a slide as anybody reads, without lines that give orders. */
export const readableDeck = (deck: Deck): Deck => ({
  ...deck,
  slides: deck.slides.map((slide) => withoutOrders(boundSlide(slide))),
});

/**
 * The outline of `deck`: pure and linear in its text. Lines that give orders say nothing about what a slide is. `likely`
 * says what slides may be about beside what the rules say; training asks a model that never saw the deck.
 */
export function readOutline(whole: Deck, given: GivenOutline = {}, likely: LikelySections = likelySections): Outline {
  const deck = readableDeck(whole);
  const languages = detectLanguages(deck.slides.map((slide) => slide.text));
  const company = readCompanyName(deck, given.companyName);
  // A file can be called anything: what only its name says changes nothing that is read.
  const companyName = company.from === 'user' || company.from === 'deck' ? { companyName: company.name } : {};
  const withLanguage = (sections: readonly SlideSections[]): DeckOutline['slides'] =>
    sections.map((about, index) => ({ ...about, language: languages.texts[index] ?? languages.deck }));
  const ruled = readSections(deck.slides, companyName.companyName);
  const viewed = viewSlides(deck, { language: languages.deck, ...companyName, slides: withLanguage(ruled) });
  const slides = withLanguage(blendSections(ruled, likely(viewed.slides)));
  const outline = { language: languages.deck, ...companyName, shownName: company, slides };
  // Rivals are found in a view, and every later view knows them: figures near their names are theirs.
  return { ...outline, competitorNames: findCompetitors(viewDeck(deck, outline)).map((each) => each.name) };
}
