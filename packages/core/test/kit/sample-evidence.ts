/** Whole decks as evidence: a strong Series A with and without its numbers, a strong and a median seed, nothing. */
import type { Fact } from '../../src/model/fact.js';
import type { Evidence } from '../../src/model/scoring.js';
import { evidence, fact, person } from '../../src/testing/build-fact.js';

const DATE = '2025-12';

function on(slide: number, facts: Fact[]): Fact[] {
  return facts.map((one) => ({ ...one, slide }));
}

function seriesAFacts(): Fact[] {
  return [
    ...on(2, [
      fact('problem', { text: 'Clinics lose bookings at night' }),
      fact('customer_segment', { text: 'dental clinics in Spain and France' }),
      fact('pain_cost', { value: 40_000, unit: 'money', currency: 'USD', period: 'year', cited: 'ADA 2024' }),
      fact('solution', { text: 'An assistant that answers every call' }),
      fact('one_liner', { text: 'Reception software for clinics that cannot staff the night' }),
      fact('why_now', { text: 'Speech models reached clinical accuracy in 2024', strength: 'specific' }),
    ]),
    ...on(3, [
      fact('tam', { value: 12e9, asOf: '2025', cited: 'Gartner 2025' }),
      fact('sam', { value: 1.2e9, asOf: '2025' }),
      fact('som', { value: 150e6, asOf: '2025' }),
      fact('buyer_count', { value: 100_000 }),
      fact('price', { value: 1_000, period: 'month', detail: { unit: 'per clinic' } }),
      fact('market_growth', { value: 18, period: 'year', cited: 'Gartner 2025' }),
    ]),
    ...on(4, [
      fact('competitor', { subjectName: 'Alpha', subject: 'competitor' }),
      fact('competitor', { subjectName: 'Beta', subject: 'competitor' }),
      fact('competitor', { subjectName: 'Gamma', subject: 'competitor' }),
      fact('competition_matrix', { detail: { losing: true } }),
      fact('status_quo', { text: 'paper diary' }),
      fact('comparison', { value: 3, unit: 'multiple', subjectName: 'Alpha' }),
      fact('competitive_response', { text: 'Two years of call data and calendar lock-in', strength: 'named' }),
      fact('defensibility', {
        text: '4 million labelled calls',
        strength: 'specific',
        detail: { mechanism: 'data' },
      }),
    ]),
    ...on(5, [
      fact('product_stage', { detail: { level: 'paying' } }),
      fact('tech', { text: 'Streaming speech with a clinic-specific grammar', strength: 'specific' }),
      fact('testimonial', { text: 'Nora at Clinica Sol saved 30 hours', strength: 'specific', subject: 'customer' }),
      fact('milestone_plan', {
        text: 'Launch in Italy in 2026-06',
        strength: 'specific',
        basis: 'target',
        asOf: '2026-06',
      }),
      fact('payer', { text: 'the clinic owner' }),
      fact('revenue_model', { text: 'subscription' }),
      fact('channel', { text: 'Dealers bring 60 % of clinics', strength: 'specific' }),
      fact('beach_head', { text: 'dental', strength: 'named' }),
    ]),
    ...on(6, [
      fact('arr', { value: 2.8e6, asOf: DATE }),
      fact('arr', { value: 1.2e6, asOf: '2024-12' }),
      fact('monthly_series', { detail: { points: 12 } }),
      fact('paying_customers', { value: 230, asOf: DATE }),
      fact('logo', { subjectName: 'Clinica Sol', subject: 'customer' }),
      fact('logo', { subjectName: 'Dentalia', subject: 'customer' }),
      fact('logo', { subjectName: 'Cabinet Lune', subject: 'customer' }),
      fact('metric_definition', { text: 'ARR counts live contracts only' }),
      fact('milestone_done', { text: 'ISO audit', asOf: '2025-03' }),
      fact('milestone_done', { text: '100 clinics', asOf: '2025-05' }),
      fact('milestone_done', { text: 'France opened', asOf: '2025-09' }),
      fact('gross_margin', { value: 78, asOf: DATE }),
    ]),
    ...on(7, [fact('churn', { value: 1.4, period: 'month', asOf: DATE }), fact('nrr', { value: 112, asOf: DATE })]),
    ...on(8, [
      fact('cac', { value: 4_000, asOf: DATE }),
      fact('payback', { value: 11, unit: 'months', asOf: DATE }),
      fact('ltv_cac', { value: 4, unit: 'multiple', asOf: DATE }),
      fact('top_customer_share', { value: 8 }),
    ]),
    ...on(9, [
      person('Ana Ruiz', { role: 'CEO', functions: 'commercial,general', founder: true }),
      person('Marc Petit', { role: 'CTO', functions: 'technical', founder: true }),
      person('Lena Koch', { role: 'Head of Sales', functions: 'commercial' }),
      person('Ivo Sala', { role: 'Head of Product', functions: 'technical' }),
      person('Eva Gil', { role: 'CFO', functions: 'finance' }),
      fact('domain_experience', { text: '9 years running clinics', subjectName: 'Ana Ruiz', strength: 'specific' }),
      fact('background', { text: 'Opened 14 clinics', subjectName: 'Ana Ruiz', strength: 'specific' }),
      fact('track_record', { text: 'Scaled Vox to 300 clinics', subjectName: 'Marc Petit', strength: 'specific' }),
      fact('technical_depth', { text: 'PhD in speech', strength: 'specific', detail: { what: 'degree' } }),
      fact('commitment', { text: 'all full time', detail: { level: 'full' } }),
      fact('investor', { subjectName: 'Nord Fund' }),
      fact('advisor', { subjectName: 'Dr Mora', strength: 'specific' }),
      fact('hire_plan', { text: '12 hires from this round', strength: 'named' }),
    ]),
    ...on(10, [
      fact('ask', { value: 9e6, subject: 'round' }),
      fact('use_of_funds', { value: 60, subjectName: 'Sales', subject: 'round' }),
      fact('use_of_funds', { value: 40, subjectName: 'Product', subject: 'round' }),
      fact('regulation', { text: 'GDPR, data processed in the EU', strength: 'specific' }),
    ]),
    ...on(11, [
      fact('burn_net', { value: 220_000, period: 'month', asOf: DATE }),
      fact('runway', { value: 26, unit: 'months', basis: 'target', detail: { after: 'round' } }),
      fact('execution_risk', { text: 'Sales depends on dealers', strength: 'named' }),
    ]),
  ];
}

/** A strong Series A that shows its numbers. */
export function strongSeriesA(): Evidence {
  return evidence(seriesAFacts(), { stage: { value: 'series-a', basis: 'user', factIds: [] } });
}

/** The same company, silent on burn, runway, churn, unit economics, the build of the market and its moat. */
export function silentSeriesA(): Evidence {
  const hidden = new Set(['burn_net', 'runway', 'churn', 'nrr', 'cac', 'payback', 'ltv_cac', 'sam', 'buyer_count']);
  const silent = (one: Fact) => !hidden.has(one.kind) && one.kind !== 'defensibility';
  return evidence(seriesAFacts().filter(silent), { stage: { value: 'series-a', basis: 'user', factIds: [] } });
}

/** A seed deck with the first customers, a market built from below and a complete ask. */
export function strongSeed(): Evidence {
  return evidence([
    ...on(2, [
      fact('problem', { text: 'Clinics lose bookings at night' }),
      fact('customer_segment', { text: 'dental clinics' }),
      fact('pain_cost', { value: 40_000, unit: 'money', currency: 'EUR' }),
      fact('interviews', { value: 60 }),
      fact('solution', { text: 'An assistant that answers every call' }),
      fact('one_liner', { text: 'Reception software for clinics' }),
      fact('why_now', { text: 'Speech models reached clinical accuracy in 2024', strength: 'specific' }),
    ]),
    ...on(3, [
      fact('tam', { value: 4e9, asOf: '2025', cited: 'Gartner 2025' }),
      fact('sam', { value: 600e6, asOf: '2025' }),
      fact('buyer_count', { value: 50_000 }),
      fact('price', { value: 1_000, period: 'month', detail: { unit: 'per clinic' } }),
      fact('market_growth', { value: 12, period: 'year', cited: 'Gartner 2025' }),
      fact('channel', { text: 'dealers', strength: 'named' }),
    ]),
    ...on(4, [
      fact('competitor', { subjectName: 'Alpha', subject: 'competitor' }),
      fact('competitor', { subjectName: 'Beta', subject: 'competitor' }),
      fact('competitor', { subjectName: 'Gamma', subject: 'competitor' }),
      fact('competition_matrix', {}),
      fact('advantage', { text: 'Answers in 2 seconds against 40', strength: 'specific' }),
      fact('defensibility', { text: 'Call data', strength: 'named', detail: { mechanism: 'data' } }),
      fact('competitive_response', { text: 'Calendar lock-in', strength: 'named' }),
    ]),
    ...on(5, [
      fact('product_stage', { detail: { level: 'live' } }),
      fact('tech', { text: 'Speech, grammar, calendar', strength: 'named' }),
      fact('testimonial', { text: 'Nora at Clinica Sol saved 30 hours', strength: 'specific', subject: 'customer' }),
      fact('milestone_plan', { text: 'France 2026-06', strength: 'specific', basis: 'target', asOf: '2026-06' }),
      fact('payer', { text: 'the clinic owner' }),
    ]),
    ...on(6, [
      fact('arr', { value: 300_000, asOf: DATE }),
      fact('arr', { value: 110_000, asOf: '2024-12' }),
      fact('paying_customers', { value: 25, asOf: DATE }),
      fact('logo', { subjectName: 'Clinica Sol', subject: 'customer' }),
      fact('churn', { value: 1.8, period: 'month', asOf: DATE }),
      fact('pilot', { subjectName: 'Dentalia', strength: 'specific', text: 'paid pilot with Dentalia' }),
      fact('milestone_done', { text: '20 clinics', asOf: '2025-05' }),
    ]),
    ...on(7, [
      person('Ana Ruiz', { role: 'CEO', functions: 'commercial,general', founder: true }),
      person('Marc Petit', { role: 'CTO', functions: 'technical', founder: true }),
      fact('domain_experience', { text: '9 years running clinics', subjectName: 'Ana Ruiz', strength: 'specific' }),
      fact('background', { text: 'Opened 14 clinics', subjectName: 'Ana Ruiz', strength: 'specific' }),
      fact('track_record', { text: 'Scaled Vox to 300 clinics', subjectName: 'Marc Petit', strength: 'specific' }),
      fact('technical_depth', { text: 'PhD in speech', strength: 'specific', detail: { what: 'degree' } }),
      fact('commitment', { text: 'full time since January', detail: { level: 'full' } }),
      fact('hire_plan', { text: 'two engineers', strength: 'named' }),
    ]),
    ...on(8, [
      fact('ask', { value: 2.5e6, subject: 'round' }),
      fact('use_of_funds', { value: 60, subjectName: 'Product', subject: 'round' }),
      fact('use_of_funds', { value: 40, subjectName: 'Sales', subject: 'round' }),
      fact('runway', { value: 20, unit: 'months', basis: 'target', detail: { after: 'round' } }),
      fact('burn_net', { value: 125_000, period: 'month', basis: 'target' }),
      fact('regulation', { text: 'GDPR', strength: 'named' }),
    ]),
  ]);
}

/** The usual first-contact deck: a story, a top-down market, a few customers, an amount. */
export function medianSeed(): Evidence {
  return evidence([
    ...on(2, [
      fact('problem', { text: 'Clinics lose bookings at night' }),
      fact('customer_segment', { text: 'dental clinics' }),
      fact('solution', { text: 'An assistant that answers every call' }),
      fact('one_liner', { text: 'Reception software for clinics' }),
    ]),
    ...on(3, [
      fact('tam', { value: 4e9, asOf: '2025' }),
      fact('sam', { value: 250e6 }),
      fact('market_growth', { value: 12, period: 'year' }),
      fact('why_now', { text: 'Speech models', strength: 'named' }),
      fact('channel', { text: 'dealers', strength: 'named' }),
    ]),
    ...on(4, [
      fact('competitor', { subjectName: 'Alpha', subject: 'competitor' }),
      fact('competitor', { subjectName: 'Beta', subject: 'competitor' }),
      fact('competitor', { subjectName: 'Gamma', subject: 'competitor' }),
      fact('competition_matrix', {}),
      fact('advantage', { text: 'Faster than Alpha', strength: 'named' }),
    ]),
    ...on(5, [
      fact('product_stage', { detail: { level: 'mvp' } }),
      fact('tech', { text: 'Speech, grammar, calendar', strength: 'named' }),
      fact('milestone_plan', { text: 'More languages', basis: 'target' }),
      fact('revenue_model', { text: 'subscription' }),
      fact('interviews', { value: 20 }),
    ]),
    ...on(6, [
      fact('mrr', { value: 5_000 }),
      fact('growth_mom', { value: 12 }),
      fact('customers', { value: 12 }),
      fact('logo', { subjectName: 'Clinica Sol', subject: 'customer' }),
    ]),
    ...on(7, [
      person('Ana Ruiz', { role: 'CEO', functions: 'commercial', founder: true }),
      person('Marc Petit', { role: 'CTO', functions: 'technical', founder: true }),
      fact('background', { text: 'five years at Vox', subjectName: 'Ana Ruiz', strength: 'named' }),
      fact('track_record', { text: 'co-founded Vox', subjectName: 'Marc Petit', strength: 'named' }),
    ]),
    ...on(8, [
      fact('ask', { value: 1.5e6, subject: 'round' }),
      fact('use_of_funds', { value: 60, subjectName: 'Product', subject: 'round' }),
      fact('use_of_funds', { value: 40, subjectName: 'Sales', subject: 'round' }),
    ]),
  ]);
}

/** Readable slides without one fact. */
export function emptyDeck(): Evidence {
  return evidence([]);
}
