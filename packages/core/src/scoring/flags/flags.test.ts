/** Every red flag fires on its case and stays silent on an honest deck that says nearly the same. */
import { describe, expect, it } from 'vitest';
import { renderMessage } from '../../i18n/render.js';
import type { Fact } from '../../model/fact.js';
import type { Flag } from '../../model/scores.js';
import type { Evidence } from '../../model/scoring.js';
import { LOCALES } from '../../model/values.js';
import { evidence, fact, person, slide } from '../../testing/build-fact.js';
import { medianSeed, strongSeed, strongSeriesA } from '../../../test/kit/sample-evidence.js';
import { runChecks } from '../checks/index.js';
import { createContext } from '../context.js';
import { judgeCriteria } from '../judge-criteria.js';
import { RUBRIC } from '../rubric.js';
import { FLAG_RULES, runFlags } from './index.js';

type Case = Fact[] | { facts: Fact[]; fields: Partial<Evidence> };

function flagsOf(deck: Evidence): Flag[] {
  const context = createContext(deck, RUBRIC);
  const checks = runChecks(context);
  return runFlags(context, judgeCriteria(context, checks, 'en'), checks);
}

function raised(of: Case): Flag[] {
  return Array.isArray(of) ? flagsOf(evidence(of)) : flagsOf(evidence(of.facts, of.fields));
}

const at = (number: number, one: Fact): Fact => ({ ...one, slide: number });
const series = (facts: Fact[], fields: Partial<Evidence> = {}): Case => ({
  facts,
  fields: { stage: { value: 'series-a', basis: 'user', factIds: [] }, ...fields },
});
const founders = [person('Ana Ruiz', { role: 'CEO' }), person('Luc Roy', { role: 'CTO' })];
const advisors = ['Mora', 'Vidal', 'Petit', 'Koch'].map((name) => fact('advisor', { subjectName: name }));
const use = (value: number, subjectName: string) => fact('use_of_funds', { value, subjectName, slide: 9 });

const praise = (quote: string, subjectName: string) => fact('testimonial', { quote, subjectName });
const sale = (quote: string) => fact('token_sale', { quote });
const alone = (quote: string) => fact('no_competitor_claim', { quote, strength: 'assertion' });
const rival = fact('competitor', { subject: 'competitor', subjectName: 'Nordbook' });
const partly = (quote: string) => fact('commitment', { quote, text: quote, detail: { level: 'part' } });
const hangsOn = (probability: number) =>
  fact('dependency', { strength: 'named', decided: { by: 'model', probability } });
const built = (level: string) => fact('product_stage', { detail: { level } });

const market = (tam: Partial<Fact>): Case => [
  fact('buyer_count', { value: 2000, subject: 'market' }),
  fact('price', { value: 600, currency: 'USD', period: 'year' }),
  fact('tam', { value: 1.2e6, ...tam }),
];
const revenue = (value: number): Case => [
  fact('paying_customers', { value: 60 }),
  fact('price', { value: 200, currency: 'USD', period: 'month' }),
  fact('arr', { value, currency: 'USD' }),
];

// prettier-ignore
const CASES: [id: string, fires: Case, silent: Case, severity: Flag['severity']][] = [
  ['sizes-not-nested', [fact('tam', { value: 1e9 }), fact('sam', { value: 2e9 })], [fact('tam', { value: 2e9 }), fact('sam', { value: 1e9 })], 'high'],
  // A line of a calculation beside the sizes is of a size of its own.
  ['sizes-not-nested', [fact('tam', { value: 1e9 }), fact('sam', { value: 2e9 })], [fact('tam', { value: 1e9, quote: '2,000 clinics × $500K = $1B' }), fact('sam', { value: 2e9 })], 'high'],
  [
    'top-down-market',
    [fact('tam', { value: 1e9 }), fact('market_share_claim', { value: 1 })],
    [fact('tam', { value: 1e9 }), fact('market_share_claim', { value: 1 }), fact('buyer_count', { value: 9e4 }), fact('price', { value: 900, period: 'year' })],
    'medium',
  ],
  ['oversized-market', [fact('tam', { value: 2e12 })], [fact('tam', { value: 2e12, ambiguous: ['billion-long-or-short'] })], 'medium'],
  [
    'oversized-market',
    [fact('tam', { value: 50e9 }), fact('buyer_count', { value: 1000 }), fact('price', { value: 10_000, period: 'year' })],
    [fact('tam', { value: 5e9 }), fact('buyer_count', { value: 1000 }), fact('price', { value: 10_000, period: 'year' })],
    'medium',
  ],
  [
    'oversized-market',
    [fact('tam', { value: 50e9 }), fact('buyer_count', { value: 1000 }), fact('price', { value: 10_000, period: 'year' })],
    [fact('tam', { value: 50e9 }), fact('som', { value: 9e6 }), fact('buyer_count', { value: 1000 }), fact('price', { value: 10_000, period: 'year' })],
    'medium',
  ],
  // Of several counts of buyers the largest.
  [
    'oversized-market',
    [fact('tam', { value: 2e9 }), fact('buyer_count', { value: 300 }), fact('price', { value: 3000, period: 'year' })],
    [fact('tam', { value: 2e9 }), fact('buyer_count', { value: 300 }), fact('buyer_count', { value: 50_000 }), fact('price', { value: 3000, period: 'year' })],
    'medium',
  ],
  ['no-competitors-claimed', [fact('no_competitor_claim', { strength: 'assertion' })], [fact('competitor_category')], 'high'],
  ['no-competitors-claimed', [fact('no_competitor_claim', { strength: 'specific' })], [fact('competitor', { subject: 'competitor' })], 'low'],
  // “No competitor” beside rivals by name; “the only one that” places the company among them.
  ['no-competitors-claimed', [alone('We have no direct competitors'), rival], [alone('The only diary that books by voice'), rival], 'low'],
  ['no-competitors-claimed', [alone('No tenemos competencia'), rival], [alone('La única agenda que reserva por voz'), rival], 'low'],
  ['no-competitors-claimed', [alone('No competitor of ours'), rival], [alone('No competitor in Chile has this'), rival], 'low'],
  ['no-competitors-claimed', [alone('Ningún competidor en Chile'), rival], [alone('Ningún competidor en Chile tiene esto'), rival], 'low'],
  ['no-competitors-claimed', [alone('Aucun concurrent en France'), rival], [alone('Aucun concurrent en France ne propose cela'), rival], 'low'],
  ['no-competitors-claimed', [alone('Aucun concurrent direct'), rival], [alone('Le seul agenda qui réserve à la voix'), rival], 'low'],
  ['flattering-matrix', [fact('competition_matrix', { detail: { allOurs: true } })], [fact('competition_matrix', { detail: { losing: true } })], 'low'],
  ['vanity-metric', [fact('signups', { value: 9000 })], [fact('signups', { value: 9000 }), fact('mau', { value: 3000 })], 'medium'],
  ['vanity-metric', series([fact('waitlist', { value: 9000 })]), [fact('waitlist', { value: 9000 })], 'medium'],
  ['volume-as-revenue', [fact('gmv', { value: 5e6 }), fact('revenue', { value: 5e6 })], [fact('gmv', { value: 5e6 }), fact('revenue', { value: 6e5 })], 'high'],
  ['volume-as-revenue', [fact('gmv', { value: 5e6 })], [fact('gmv', { value: 5e6 }), fact('take_rate', { value: 12 })], 'medium'],
  ['bookings-as-arr', [fact('arr', { value: 1e6, quote: '$1M committed ARR' })], [fact('arr', { value: 1e6, quote: '$1M ARR from 40 signed customers' })], 'high'],
  ['bookings-as-arr', [fact('arr', { value: 1e6, quote: '1 M€ d’ARR signé' })], [fact('arr', { value: 1e6, quote: '1 M€ d’ARR, signature du bail en mai' })], 'high'],
  ['bookings-as-arr', [fact('carr', { value: 1e6 }), fact('arr', { value: 1e6 })], [fact('carr', { value: 1e6 }), fact('arr', { value: 7e5 })], 'high'],
  ['bookings-as-arr', [fact('carr', { value: 1e6 })], [fact('carr', { value: 1e6 }), fact('mrr', { value: 5e4 })], 'medium'],
  ['thin-run-rate', [fact('revenue', { value: 1e6, quote: '$1M annualised' })], [fact('revenue', { value: 1e6, quote: '$1M annualised' }), fact('monthly_series')], 'medium'],
  ['thin-run-rate', [fact('revenue', { value: 1e6, quote: 'CA annualisé : 1 M€' })], [fact('revenue', { value: 1e6, quote: 'CA annuel : 1 M€' })], 'medium'],
  ['growth-without-base', [fact('growth_yoy', { value: 300 })], [fact('growth_yoy', { value: 300 }), fact('revenue', { value: 1e6 })], 'medium'],
  [
    'hockey-stick',
    [fact('revenue', { value: 1e6, asOf: '2025' }), fact('revenue', { value: 8e6, asOf: '2026', basis: 'forecast' })],
    [fact('revenue', { value: 1e6, asOf: '2025' }), fact('revenue', { value: 8e6, asOf: '2029', basis: 'forecast' })],
    'high',
  ],
  [
    'hockey-stick',
    [fact('arr', { value: 1e6, asOf: '2025' }), fact('arr', { value: 8e6, asOf: '2026', basis: 'forecast' }), fact('forecast_driver')],
    [fact('arr', { value: 1e5, asOf: '2025' }), fact('arr', { value: 8e5, asOf: '2026', basis: 'forecast' })],
    'medium',
  ],
  // The newest figure may be of part of a year: what the year before the forecast brought, planned or not, counts.
  [
    'hockey-stick',
    [fact('revenue', { value: 430e3, asOf: '2026-03' }), fact('revenue', { value: 98e4, asOf: '2025-12', currency: 'EUR' }), fact('revenue', { value: 2.45e6, asOf: '2026', basis: 'forecast' })],
    [fact('revenue', { value: 430e3, asOf: '2026-03' }), fact('revenue', { value: 98e4, asOf: '2025' }), fact('revenue', { value: 2.45e6, asOf: '2026', basis: 'forecast' })],
    'high',
  ],
  ['thin-run-rate', [fact('revenue', { value: 1e6, quote: 'Run-rate of $1M' })], [fact('revenue', { value: 1e6, quote: 'Run-rate of $1M' }), fact('revenue', { value: 78e4, asOf: '2025' })], 'medium'],
  ['cumulative-only', [fact('cumulative_only'), fact('signups', { value: 9e4 })], [fact('cumulative_only'), fact('mrr', { value: 9e3 })], 'low'],
  [
    'unit-economics-mismatch',
    [fact('ltv', { value: 900 }), fact('cac', { value: 300 }), fact('ltv_cac', { value: 6, unit: 'multiple' })],
    [fact('ltv', { value: 900 }), fact('cac', { value: 300 }), fact('ltv_cac', { value: 3, unit: 'multiple' })],
    'medium',
  ],
  ['unit-economics-mismatch', [fact('ltv_cac', { value: 15, unit: 'multiple' })], [fact('ltv_cac', { value: 5, unit: 'multiple' })], 'medium'],
  ['impossible-percentage', [fact('grr', { value: 104 })], [fact('nrr', { value: 140 })], 'medium'],
  ['impossible-percentage', [fact('churn', { value: -3 })], [fact('gross_margin', { value: -12 })], 'medium'],
  ['use-of-funds-sum', [use(50, 'Product'), use(40, 'Sales'), use(30, 'Team')], [use(50, 'Product'), use(30, 'Sales'), use(20, 'Team')], 'medium'],
  // Two pots on one slide, each of them whole.
  ['use-of-funds-sum', [use(50, 'Product'), use(40, 'Sales'), use(35, 'Team')], [use(50, 'Product'), use(30, 'Sales'), use(20, 'Team'), use(70, 'Factory'), use(20, 'Legal'), use(10, 'Reserve')], 'medium'],
  ['contradiction', [at(3, fact('arr', { value: 1.2e6 })), at(9, fact('arr', { value: 2.4e6 }))], [at(3, fact('arr', { value: 1.2e6, asOf: '2024' })), at(9, fact('arr', { value: 2.4e6, asOf: '2025' }))], 'critical'],
  ['contradiction', [at(3, fact('headcount', { value: 12, asOf: '2025' })), at(9, fact('headcount', { value: 30, asOf: '2025' }))], [at(3, fact('headcount', { value: 12 })), at(9, fact('headcount', { value: 30 }))], 'medium'],
  ['short-runway', [fact('runway', { value: 4, unit: 'months', detail: { after: 'now' } })], [fact('runway', { value: 9, unit: 'months', detail: { after: 'now' } })], 'high'],
  ['short-runway', [fact('cash', { value: 2e5 }), fact('burn_net', { value: 5e4, period: 'month' })], [fact('cash', { value: 9e5 }), fact('burn_net', { value: 5e4, period: 'month' })], 'high'],
  ['short-runway', [fact('ask', { value: 5e5 }), fact('burn_net', { value: 5e4, period: 'month' })], [fact('ask', { value: 9e5 }), fact('burn_net', { value: 5e4, period: 'month' })], 'high'],
  ['high-burn-multiple', [fact('burn_multiple', { value: 3.5, unit: 'multiple' })], [fact('burn_multiple', { value: 1.4, unit: 'multiple' })], 'high'],
  ['high-burn-multiple', [fact('burn_multiple', { value: 2.5, unit: 'multiple' })], [fact('burn_multiple', { value: 2, unit: 'multiple' })], 'medium'],
  ['ask-without-use', [fact('ask', { value: 2e6 })], [fact('ask', { value: 2e6 }), use(60, 'Product'), use(40, 'Sales')], 'low'],
  ...['We seek $2M to build a second plant', 'Buscamos 2 M$ para construir otra planta', 'Nous levons 2 M$ pour construire une usine'].map((quote): (typeof CASES)[number] => [
    'ask-without-use',
    [fact('ask', { value: 2e6, quote: quote.replace(/ (?:to|para|pour) .*/, '') })],
    [fact('ask', { value: 2e6, quote })],
    'low',
  ]),
  ['unusual-round', [fact('ask', { value: 40e6 })], [fact('ask', { value: 6e6 })], 'medium'],
  ['unusual-round', [fact('ask', { value: 90e3 }), fact('hq', { detail: { country: 'US' } })], [fact('ask', { low: 400e3, high: 600e3 })], 'medium'],
  // A row of the use of funds that bears an amount is no second, smaller round.
  [
    'unusual-round',
    [fact('ask', { value: 90e3, quote: 'Legal | 9% | $90K' }), fact('hq', { detail: { country: 'US' } })],
    [fact('ask', { value: 1e6, quote: 'Raising $1M' }), fact('ask', { value: 90e3, quote: 'Legal | 9% | $90K' }), fact('use_of_funds', { value: 90e3, unit: 'money', quote: 'Legal | 9% | $90K' }), fact('hq', { detail: { country: 'US' } })],
    'medium',
  ],
  ['valuation-mismatch', [fact('ask', { value: 2e6 }), fact('pre_money', { value: 8e6 }), fact('post_money', { value: 12e6 })], [fact('ask', { value: 2e6 }), fact('pre_money', { value: 8e6 }), fact('post_money', { value: 10e6 })], 'medium'],
  ['valuation-mismatch', [fact('ask', { value: 2e6 }), fact('pre_money', { value: 2e6 })], [fact('ask', { value: 2e6 }), fact('pre_money', { value: 8e6 })], 'medium'],
  ['valuation-mismatch', [fact('ask', { value: 2e6 }), fact('pre_money', { value: 2e6 })], [fact('ask', { value: 2e6 }), fact('pre_money', { value: 2e9, currency: 'JPY' })], 'medium'],
  ['key-role-open', [fact('open_role', { text: 'CTO: TBD', detail: { role: 'CTO' } })], [fact('hire_plan', { text: 'three engineers' })], 'high'],
  ['key-role-open', [fact('commitment', { text: 'part-time designer', detail: { level: 'part' } })], [fact('commitment', { detail: { level: 'full' } })], 'medium'],
  ['key-role-open', [partly('Part-time CTO')], { facts: [partly('Part-time doctoral researcher in Oslo'), at(4, partly('Part-time bookkeeper'))], fields: { slides: [slide(1, 'team'), slide(4, 'ask')] } }, 'high'],
  ['key-role-open', [partly('Directora técnica a tiempo parcial')], [partly('Estudiante a tiempo parcial')], 'high'],
  ['key-role-open', [partly('Directeur technique à temps partiel')], [partly('Doctorante à temps partiel')], 'high'],
  ['key-role-open', [fact('ai_agent_role', { text: 'AI agent as CTO' })], [fact('tech', { text: 'AI agents' })], 'high'],
  ['advisors-exceed-team', [founders[0]!, ...advisors], [...founders, ...advisors.slice(0, 2)], 'low'],
  ['prestige-only', [fact('prestige', { text: 'ex-Google', subjectName: 'Ana Ruiz' })], [fact('prestige', { text: 'ex-Google', subjectName: 'Ana Ruiz' }), fact('background', { text: 'led Maps', subjectName: 'Ana Ruiz', strength: 'specific' })], 'low'],
  ['customer-concentration', [fact('top_customer_share', { value: 55 })], [fact('top_customer_share', { value: 20 })], 'high'],
  // What a model reads counts here only where it is sure, and little.
  ['platform-dependence', [hangsOn(0.95)], [hangsOn(0.7)], 'low'],
  ['platform-dependence', [fact('dependency', { text: 'AWS Frankfurt', strength: 'named', foundBy: ['openai'] })], [hangsOn(0.7)], 'low'],
  ['platform-dependence', [fact('dependency', { text: 'one supplier', strength: 'named' })], [fact('dependency', { text: 'one supplier, a second under contract', strength: 'specific' })], 'medium'],
  // Named on a slide and not understood is no silence, nor is a trade that is only guessed.
  ...['Compliance', 'Normativa', 'Conformité'].map((title): (typeof CASES)[number] => [
    'regulation-silent',
    { facts: [], fields: { sector: 'fintech' } },
    { facts: [], fields: { sector: 'fintech', slides: [{ ...slide(1), title, text: `${title}\n${slide(1).text}` }] } },
    'medium',
  ]),
  ['regulation-silent', { facts: [], fields: { sector: 'healthtech' } }, { facts: [], fields: { sector: 'healthtech', sectorRunnerUp: 'other' } }, 'medium'],
  ['regulation-silent', series([], { sector: 'fintech' }), series([fact('regulation', { text: 'MiFID', strength: 'named' })], { sector: 'fintech' }), 'high'],
  ['regulation-silent', { facts: [], fields: { sector: 'healthtech' } }, { facts: [fact('certificate')], fields: { sector: 'healthtech' } }, 'medium'],
  ['regulation-silent', [fact('regulation', { strength: 'assertion', detail: { denied: true } })], [], 'high'],
  ['guaranteed-return', [fact('guaranteed_return')], [fact('growth_yoy', { value: 12 })], 'critical'],
  ['template-left-in', [fact('template_token', { text: '[Company]' })], [], 'medium'],
  ['template-left-in', [fact('template_token', { text: 'TBC' })], [], 'low'],
  ['stale-figures', { facts: [fact('arr', { value: 1e6, asOf: '2023' })], fields: { readingDate: '2025-11' } }, { facts: [fact('arr', { value: 1e6, asOf: '2024' })], fields: { readingDate: '2025-11' } }, 'medium'],
  ['unexplained-pivot', [fact('company_name', { text: 'Acme' }), fact('company_name', { text: 'Zephyr' })], [fact('company_name', { text: 'Acme' }), fact('company_name', { text: 'Acme Health' })], 'low'],
  [
    'unexplained-pivot',
    { facts: [fact('founded', { asOf: '2019' }), fact('milestone_done', { text: 'Public launch', asOf: '2025-09' })], fields: { readingDate: '2025-12' } },
    { facts: [fact('founded', { asOf: '2019' }), fact('milestone_done', { text: 'Public launch', asOf: '2025-09' })], fields: { readingDate: '2025-12', businessModel: 'deeptech' } },
    'low',
  ],
  [
    'unexplained-pivot',
    { facts: [fact('founded', { asOf: '2019' }), fact('milestone_done', { text: 'Produit lancé', asOf: '2025-09' })], fields: { readingDate: '2025-12' } },
    { facts: [fact('founded', { asOf: '2019' }), fact('milestone_done', { text: 'Produit certifié', asOf: '2025-09' })], fields: { readingDate: '2025-12' } },
    'low',
  ],
  ['token-sale', [sale('Public sale of 30 % of our tokens')], [sale('Public sale of 30 % of our tokens'), fact('instrument', { text: 'SAFE' })], 'medium'],
  // The design of a token, a gift, a cap that the product sets for its users: nothing is sold.
  ['token-sale', [sale('Token presale in May')], [sale('Tokenomics are in progress'), sale('Hard cap: each club sets its own')], 'medium'],
  ['token-sale', [sale('Preventa de tokens en mayo')], [sale('Sin preventa de tokens')], 'medium'],
  ['token-sale', [sale('Prévente de jetons en mai')], [sale('Pas de prévente de jetons')], 'medium'],
  ['unsourced-superlatives', ['first', 'best', 'leading'].map((text) => fact('superlative', { text })), ['first', 'best'].map((text) => fact('superlative', { text })), 'low'],
  ['services-as-software', [fact('revenue_model', { text: 'custom development', detail: { stream: 'consulting' } })], [fact('revenue_model', { text: 'consulting' }), fact('revenue_model', { text: 'subscription' })], 'medium'],
  ['services-as-software', [fact('gross_margin', { value: 30 })], [fact('gross_margin', { value: 72 })], 'medium'],
  ['friendly-revenue', [fact('logo', { subjectName: 'Nord Bank' }), fact('investor', { subjectName: 'Nord Bank' })], [fact('logo', { subjectName: 'Nord Bank' }), fact('investor', { subjectName: 'Nord Fund' })], 'high'],
  ['placeholder-people', [fact('template_token', { text: 'Founder Name', detail: { of: 'person' } })], [fact('template_token', { text: '[Company]' })], 'medium'],
  // Two customers say the same, word for word; one customer is quoted twice.
  ...[
    '“It halved the time that we spend on rotas.”',
    '«Nos ahorró la mitad del tiempo de los turnos.»',
    '« Il a divisé par deux le temps passé aux plannings. »',
  ].map((quote): (typeof CASES)[number] => [
    'repeated-praise',
    [praise(quote, 'Ana Ruiz'), praise(quote, 'Luc Roy')],
    [praise(quote, 'Ana Ruiz'), at(8, praise(quote, 'Ana Ruiz'))],
    'medium',
  ]),
  ['relative-as-pilot', [fact('related_party')], [fact('related_party'), fact('pilot', { value: 3, quote: '3 pilots in Lyon' })], 'low'],
  ...[
    'Smart contracts audited by CertiK',
    'Contratos inteligentes auditados por CertiK',
    'Smart contracts validés par CertiK',
  ].map((quote): (typeof CASES)[number] => [
    'audit-without-product',
    [fact('tech', { quote }), built('prototype')],
    [fact('tech', { quote }), built('prototype'), built('live')],
    'low',
  ]),
  ...['Protocol to be audited by Halborn', 'Protocolo por ser auditado por Halborn', 'Le protocole sera audité par Halborn'].map((quote): (typeof CASES)[number] => [
    'audit-without-product',
    [fact('tech', { quote: quote.replace(/to be |por ser |sera /, '') }), built('prototype')],
    [fact('tech', { quote }), built('prototype')],
    'low',
  ]),
  // An audit that is planned or for sale is no claim.
  ['audit-without-product', [fact('tech', { quote: 'Protocol audited by Halborn' }), built('idea')], [fact('tech', { quote: 'Security audit planned with Halborn' }), built('idea')], 'low'],
  [
    'round-in-two-currencies',
    [fact('ask', { value: 5e5, currency: 'USD' }), ...[2e5, 3e5].map((value) => fact('use_of_funds', { value, currency: 'EUR', unit: 'money' }))],
    [fact('ask', { value: 5e5, currency: 'USD' }), ...[2e5, 3e5].map((value) => fact('use_of_funds', { value, currency: 'EUR', unit: 'money', ambiguous: ['currency-assumed'] }))],
    'low',
  ],
  // 2,000 × 600 is the market's number, in another currency; in the same, or another number, it says nothing.
  ['units-apart', market({ currency: 'EUR' }), market({ currency: 'USD' }), 'low'],
  ['units-apart', market({ currency: 'EUR' }), market({ currency: 'EUR', value: 1.5e6 }), 'low'],
  ['units-apart', market({ currency: 'EUR' }), market({ currency: 'EUR', ambiguous: ['currency-assumed'] }), 'low'],
  ['units-apart', revenue(12_000), revenue(144_000), 'low'],
  ['units-apart', revenue(12_000), revenue(15_000), 'low'],
];

describe('red flags', () => {
  it.each(CASES.map((one, n) => [`${one[0]} (${n + 1})`, ...one] as const))(
    '%s',
    (_name, id, fires, silent, severity) => {
      const flag = raised(fires).find((one) => one.id === id);
      expect(flag).toMatchObject({ severity, points: RUBRIC.flags.points[severity] });
      expect(flag?.reason).not.toMatch(/[{}]|flag\.|check\./);
      expect(raised(silent).filter((one) => one.id === id)).toEqual([]);
    },
  );

  it('are all tested', () => {
    const told = new Set([
      'prompt-injection',
      'quoted-instruction',
      'hidden-text',
      'ask-without-stage',
      ...CASES.map(([id]) => id),
    ]);
    expect(FLAG_RULES.map((rule) => rule.meta.id).filter((id) => !told.has(id))).toEqual([]);
  });

  it('cover F01 to F42', () => {
    const rules = new Set(FLAG_RULES.map((rule) => rule.meta.rule));
    const wanted = Array.from({ length: 42 }, (_, n) => `F${String(n + 1).padStart(2, '0')}`);
    expect(wanted.filter((rule) => !rules.has(rule))).toEqual([]);
  });

  it.each([
    ['a strong Series A', strongSeriesA()],
    ['a strong seed', strongSeed()],
    ['a median seed', medianSeed()],
  ])('leave %s alone', (_name, deck) => {
    expect(flagsOf(deck)).toEqual([]);
  });

  it('carry both quotes and slides of a contradiction, in the order of the slides', () => {
    const deck = evidence([
      at(9, fact('arr', { value: 2.4e6, quote: 'ARR: $2.4M' })),
      at(3, fact('arr', { value: 1.2e6, quote: 'We reached $1.2M ARR' })),
    ]);
    const flag = flagsOf(deck).find((one) => one.id === 'contradiction');
    expect(flag?.slides).toEqual([3, 9]);
    expect(flag?.quotes).toEqual(['We reached $1.2M ARR', 'ARR: $2.4M']);
    expect(flag?.reason).toBe('The deck gives two figures for ARR: $1.2M (slide 3) and $2.4M (slide 9).');
  });

  it('number several of a kind', () => {
    const facts = ['arr', 'mrr'].flatMap((kind) => [
      at(3, fact(kind as 'arr', { value: 1e6 })),
      at(5, fact(kind as 'arr', { value: 3e6 })),
    ]);
    const ids = flagsOf(evidence(facts)).map((flag) => flag.id);
    expect(ids).toContain('contradiction');
    expect(ids).toContain('contradiction-2');
  });

  it('do not depend on the order of slides or on duplicates', () => {
    const facts = [
      at(2, fact('no_competitor_claim')),
      at(5, fact('signups', { value: 900 })),
      at(7, fact('template_token', { text: 'TBD' })),
    ];
    const before = flagsOf(evidence(facts)).map((flag) => [flag.id, flag.points]);
    const moved = facts.map((one) => ({ ...one, slide: 10 - one.slide })).reverse();
    const doubled = [...facts, ...facts.map((one) => ({ ...one, slide: one.slide + 1 }))];
    expect(flagsOf(evidence(moved)).map((flag) => [flag.id, flag.points])).toEqual(before);
    expect(flagsOf(evidence(doubled)).map((flag) => [flag.id, flag.points])).toEqual(before);
  });

  it.each(LOCALES)('tell what is said of rivals in the deck’s own words, in %s', (locale) => {
    const deck = evidence([
      fact('no_competitor_claim', { strength: 'assertion', quote: 'We have no\ncompetitors.', slide: 2 }),
    ]);
    const [flag] = flagsOf(deck).filter(({ id }) => id === 'no-competitors-claimed');
    expect(renderMessage(flag!.reasonMessage, locale)).toMatch(/2.*We have no competitors(?!\.)/);
  });

  it('note a round that no slide names, at no cost, and never where a slide may name it', () => {
    const notes = (text: string, fields: Partial<Evidence> = {}) =>
      flagsOf(
        evidence([fact('ask', { value: 4e5 })], {
          slides: [{ ...slide(1), text }],
          stage: { value: 'pre-seed', basis: 'ask', factIds: [] },
          ...fields,
        }),
      ).filter(({ id }) => id === 'ask-without-stage');
    for (const text of ['We raise $400K', 'Buscamos 400 000 $', 'Nous levons 400 000 $'])
      expect(notes(text)).toMatchObject([{ severity: 'low', points: 0 }]);
    for (const text of ['Seed: we raise $400K', 'Ronda semilla de 400 000 $', 'Tour d’amorçage de 400 000 $'])
      expect(notes(text)).toEqual([]);
    expect(notes('We raise $400K', { stage: { value: 'seed', basis: 'user', factIds: [] } })).toEqual([]);
    const unread = [slide(1), { ...slide(2), readBy: 'unread' as const }];
    expect(notes('', { slides: unread })).toEqual([]);
  });

  it('do not fire on what an explained change of name says', () => {
    const names = [fact('company_name', { text: 'Acme' }), fact('company_name', { text: 'Zephyr' })];
    const slides = [{ ...slide(1), text: 'Acme, formerly Zephyr' }];
    expect(flagsOf(evidence(names, { slides })).map((flag) => flag.id)).not.toContain('unexplained-pivot');
  });
});
