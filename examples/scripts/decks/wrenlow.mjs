// Wrenlow: a middling pre-seed deck in English (healthtech, pounds). Soft gradients, phone screens, two pilots, no revenue yet.
import { openPdfDeck } from '../kit/pdf-deck.mjs';
import { cover, problem, solution, evidence, market } from './wrenlow/opening.mjs';
import { model, competition, team, roadmap, ask } from './wrenlow/proof.mjs';
import { truth } from './wrenlow/truth.mjs';

export const wrenlow = {
  files: ['wrenlow-pre-seed.pdf'],
  async build() {
    const deck = openPdfDeck({
      title: 'Wrenlow pre-seed deck',
      author: 'Wrenlow Health Ltd',
      language: 'en-GB',
      created: new Date(Date.UTC(2026, 9, 5)),
    });
    const slides = [cover, problem, solution, evidence, market, model, competition, team, roadmap, ask];
    slides.forEach((draw) => deck.slide(draw));
    return [await deck.bytes()];
  },
  truth,
};
