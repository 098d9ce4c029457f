// Termálida: a strong seed deck in Spanish (energy hardware as a service). Light, landscape gradients, big-number cards.
import { openPdfDeck } from '../kit/pdf-deck.mjs';
import { cover, problem, solution, technology, market, whyNow } from './termalida/opening.mjs';
import { traction, customers, model, competition, team } from './termalida/proof.mjs';
import { financials, risks, ask, legal } from './termalida/round.mjs';
import { truth } from './termalida/truth.mjs';

export const termalida = {
  files: ['termalida-semilla.pdf'],
  async build() {
    const deck = openPdfDeck({
      title: 'Termálida · Ronda semilla',
      author: 'Termálida Almacenamiento, S. L.',
      language: 'es-ES',
      created: new Date(Date.UTC(2026, 9, 12)),
    });
    const slides = [
      cover,
      problem,
      solution,
      technology,
      market,
      whyNow,
      traction,
      customers,
      model,
      competition,
      team,
      financials,
      risks,
      ask,
      legal,
    ];
    slides.forEach((draw) => deck.slide(draw));
    return [await deck.bytes()];
  },
  truth,
};
