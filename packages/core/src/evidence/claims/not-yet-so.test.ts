/** Heads, lists of pages, tasks under way and ways to customers that are no claims, in three languages, each beside its honest twin. */
import { describe, expect, it } from 'vitest';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Section } from '../../model/values.js';
import { makeDeck, makeView } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';
import { readOutline } from '../outline/read-outline.js';

const quotes = (language: string, section: Section, line: string, kind: FactKind): string[] =>
  gatherFacts(makeView([{ section, lines: [line] }], { language, companyName: 'Nimbora' }), [kind]).map(
    ({ quote }) => quote,
  );

describe('not yet so', () => {
  it.each([
    ['en', 'traction', 'In progress: MVP backend, payments', 'Done: MVP backend, payments', 'product_stage'],
    ['es', 'traction', 'En proceso: backend del MVP, pagos', 'Hecho: backend del MVP, pagos', 'product_stage'],
    ['fr', 'traction', 'En cours : backend du MVP, paiements', 'Fait : backend du MVP, paiements', 'product_stage'],
    ['en', 'risk', '10 / RISK MITIGATION', 'Risk: one supplier. Mitigation: a second line', 'execution_risk'],
    ['es', 'risk', '10 / MITIGACIÓN DE RIESGOS', 'Riesgo: un proveedor. Mitigación: otra línea', 'execution_risk'],
    ['fr', 'risk', '10 / RISQUES ET RÉPONSES', 'Risque : un fournisseur. Réponse : une autre ligne', 'execution_risk'],
    [
      'en',
      'risk',
      'Our risk models are built for clinics: they learn',
      'Key risk: our models are untested',
      'execution_risk',
    ],
    [
      'es',
      'risk',
      'Modelos de riesgo para clínicas: aprenden cada día',
      'Riesgo: los modelos no están probados',
      'execution_risk',
    ],
    [
      'fr',
      'risk',
      'Modèles de risque pour les cliniques : ils apprennent',
      'Risque : les modèles restent à éprouver',
      'execution_risk',
    ],
    ['en', 'gtm', 'Customers: Meta Ads, referrals, local PR', 'Customers: Globex, Initech', 'logo'],
    ['es', 'gtm', 'Clientes: Meta Ads, referidos, PR local', 'Clientes: Globex, Initech', 'logo'],
    ['fr', 'gtm', 'Clients : Meta Ads, parrainage, presse locale', 'Clients : Globex, Initech', 'logo'],
  ] as const)('%s, %s: “%s”, unlike “%s”', (language, section, not, so, kind) => {
    expect(quotes(language, section, not, kind)).toEqual([]);
    expect(quotes(language, section, so, kind)).not.toEqual([]);
  });

  it.each([
    ['en', 'Operations & recruitment | 10%', 'Hiring 3 engineers | 10%'],
    ['es', 'Operaciones y contratación | 10%', 'Contratación de 3 ingenieros | 10%'],
    ['fr', 'Opérations & recrutement | 10 %', 'Recrutement de 3 ingénieurs | 10 %'],
  ] as const)('%s: a share for recruitment ties no hire to money', (language, share, hires) => {
    const strengthOf = (row: string) =>
      gatherFacts(makeView([{ section: 'ask', table: [row.split(' | ')] }], { language }), ['hire_plan']).map(
        ({ strength }) => strength,
      );
    expect(strengthOf(share)).not.toContain('specific');
    expect(strengthOf(hires)).toContain('specific');
  });

  it.each([
    ['en', ['The problem', 'Our solution', 'Market opportunity', 'Competitive advantage & moat', 'The team']],
    ['es', ['El problema', 'Nuestra solución', 'Oportunidad de mercado', 'Ventaja competitiva', 'El equipo']],
    ['fr', ['Le problème', 'Notre solution', 'Le marché', 'Avantage concurrentiel', 'L’équipe']],
  ] as const)('%s: a page that lists the others says nothing itself', (language, titles) => {
    const list = titles.map((title, at) => `${at + 1}. ${title}`);
    const deck = (body: string[]) =>
      makeDeck([
        { title: 'Nimbora', lines: ['Nimbora'] },
        { title: 'Outline of the deck', lines: body },
        ...titles.map((title) => ({ title, lines: ['Fog lenses for harbour cranes, built in Vigo'] })),
      ]);
    const excluded = (body: string[]) => readOutline(deck(body), { language } as never).slides[1]?.excluded;
    expect(excluded(list)).toBe('contents');
    expect(
      excluded(list.map((title) => `${title}: harbours lose days to fog, and cranes stand still`)),
    ).toBeUndefined();
  });
});
