// Fluxandre: a middling seed deck in French (fintech). Two columns, serif titles, volume financed beside revenue, an asked range.
import { openPdfDeck } from '../kit/pdf-deck.mjs';
import { cover, problem, solution, product, market, whyNow } from './fluxandre/opening.mjs';
import { traction, model, competition, team, financials, ask } from './fluxandre/proof.mjs';
import { truth } from './fluxandre/truth.mjs';

export const fluxandre = {
  files: ['fluxandre-amorcage.pdf'],
  async build() {
    const deck = openPdfDeck({
      title: 'Fluxandre, levée d’amorçage',
      author: 'Fluxandre SAS',
      language: 'fr-FR',
      created: new Date(Date.UTC(2026, 8, 14)),
    });
    const slides = [
      cover,
      problem,
      solution,
      product,
      market,
      whyNow,
      traction,
      model,
      competition,
      team,
      financials,
      ask,
    ];
    slides.forEach((draw) => deck.slide(draw));
    return [await deck.bytes()];
  },
  truth,
};
