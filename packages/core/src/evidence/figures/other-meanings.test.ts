/** Words for money, time and people beside figures that are of something else, each beside its honest twin. */
import { describe, expect, it } from 'vitest';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Section } from '../../model/values.js';
import { makeView } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

const KINDS = ['runway', 'revenue', 'buyer_count', 'market_share_claim'] as const satisfies readonly FactKind[];
const kinds = (language: string, section: Section, line: string): FactKind[] =>
  gatherFacts(makeView([{ section, lines: [line] }], { language }), KINDS).map(({ kind }) => kind);

describe('what a word for money or time is not of', () => {
  it.each([
    ['en', 'ask', '60-day runway to launch', '9 months of runway', 'runway'],
    ['es', 'ask', 'Runway de 60 días hasta el lanzamiento', '9 meses de runway', 'runway'],
    ['fr', 'ask', 'Runway de 60 jours jusqu’au lancement', '9 mois de runway', 'runway'],
    ['en', 'ask', 'Founder runway: 12 months', 'Runway: 12 months', 'runway'],
    ['en', 'businessModel', 'Revenue / trip: $2,590', 'Revenue / year: $2,590', 'revenue'],
    ['es', 'businessModel', 'Ingresos / viaje: 2.590 €', 'Ingresos / año: 2.590 €', 'revenue'],
    ['fr', 'businessModel', 'Revenus / trajet : 2 590 €', 'Revenus / an : 2 590 €', 'revenue'],
    ['en', 'market', 'Secure 3-5 flagship clients to lead the market', 'The market has 12,000 clients', 'buyer_count'],
    ['en', 'market', '100,000 active farmers', '100,000 farmers', 'buyer_count'],
    ['es', 'market', '100.000 agricultores activos', '100.000 agricultores', 'buyer_count'],
    ['fr', 'market', '100 000 agriculteurs actifs', '100 000 agriculteurs', 'buyer_count'],
    ['en', 'market', '15,000 transactions × $400 = $6M', '15,000 clinics × $400 = $6M', 'buyer_count'],
    ['es', 'market', '15.000 transacciones × 400 € = 6 M€', '15.000 clínicas × 400 € = 6 M€', 'buyer_count'],
    ['fr', 'market', '15 000 transactions × 400 € = 6 M€', '15 000 cliniques × 400 € = 6 M€', 'buyer_count'],
    [
      'en',
      'market',
      '20% of the food market ($8.5B × 20% = $1.7B)',
      'We will win 20% of the market',
      'market_share_claim',
    ],
    ['es', 'market', '20% del mercado ($8.5B × 20% = $1.7B)', 'Captaremos el 20% del mercado', 'market_share_claim'],
    ['fr', 'market', '20 % du marché (8,5 Md€ × 20 % = 1,7 Md€)', 'Nous viserons 20 % du marché', 'market_share_claim'],
  ] as const)('%s, %s: “%s”, unlike “%s”', (language, section, not, so, kind) => {
    expect(kinds(language, section, not)).not.toContain(kind);
    expect(kinds(language, section, so)).toContain(kind);
  });
});
