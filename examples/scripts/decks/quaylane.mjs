// Quaylane: a strong Series A deck in English (SaaS). Dark, figures that recompute, a named risk, a lost row.
import { openPdfDeck } from '../kit/pdf-deck.mjs';
import { cover, problem, product, whyNow, market } from './quaylane/opening.mjs';
import { traction, customers, model, competition, goToMarket } from './quaylane/proof.mjs';
import { team, financials, risks, ask, milestones } from './quaylane/round.mjs';
import { truth } from './quaylane/truth.mjs';

export const quaylane = {
  files: ['quaylane-series-a.pdf'],
  async build() {
    const deck = openPdfDeck({
      title: 'Quaylane: Series A',
      author: 'Quaylane, Inc.',
      language: 'en-US',
      created: new Date(Date.UTC(2026, 8, 30)),
    });
    const slides = [
      cover,
      problem,
      product,
      whyNow,
      market,
      traction,
      customers,
      model,
      competition,
      goToMarket,
      team,
      financials,
      risks,
      ask,
      milestones,
    ];
    slides.forEach((draw) => deck.slide(draw));
    return [await deck.bytes()];
  },
  truth,
};
