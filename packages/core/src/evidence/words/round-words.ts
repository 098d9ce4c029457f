/** Words of rounds, terms, forecasts and data quality in en, es and fr. Data only. */
import { phrases } from '../../text/phrases.js';

export const ROUND_LISTS = {
  raising: phrases(`
    raising, we are raising, we re raising, seeking investment, seeking funding, seeking investors,
    seeking for investment, looking for investment, looking for investors, looking for funding,
    looking to raise, investment fund, fundraising, funding round, investment round, the ask, our ask,
    the round, our round, funding plans, investment opportunity, in exchange of, open round, seed round,
    pre seed round, levantando, levantamos, buscamos inversion, buscamos inversores, buscamos financiacion,
    buscamos financiamiento, en busca de inversion, ronda de inversion, la ronda, nuestra ronda, ronda semilla,
    ronda pre semilla, abrimos ronda, necesitamos inversion, nous levons, levee de fonds, la levee, notre levee,
    le tour, notre tour, nous recherchons des investisseurs, recherche d investisseurs,
    recherchons un financement, tour de table, besoin de financement, ouverture du capital, tour d amorcage
  `),
  notRaising: phrases(`
    raise awareness, raising awareness, raised, we raised, raise prices, raising prices, raising standards,
    they raise, raise children, raise capital, levantamos la mano, leve, a leve
  `),
  safe: ['safe', 'safe note', 'safes', 'simple agreement for future equity', 'post money safe'],
  convertible: phrases(`
    convertible note, convertible notes, convertible loan, convertible debt, nota convertible, notas
    convertibles, prestamo convertible, prestamo participativo, obligations convertibles, oca, bsa air, bsa,
    air, convertible
  `),
  equity: phrases(`
    equity, equity round, ordinary shares, preferred shares, preferred stock, priced round, participaciones,
    ampliacion de capital, capital social, actions ordinaires, actions de preference, augmentation de capital,
    equity stake
  `),
  debt: phrases(`
    venture debt, bank loan, loan from, deuda, prestamo bancario, dette, pret bancaire, pret d honneur
  `),
  notEquity: phrases(`
    sweat equity, social equity, gender equity, health equity, home equity, diversity equity, brand equity,
    private equity, equity crowdfunding, equity markets, equity for, crowdfunding
  `),
  preSeed: phrases(`
    pre seed, preseed, pre semilla, presemilla, pre amorcage, friends and family round, love money
  `),
  seed: ['seed', 'semilla', 'amorcage', 'capital semilla'],
  seriesA: ['series a', 'serie a'],
  seriesB: ['series b', 'serie b'],
  seriesC: ['series c', 'serie c'],
  growth: phrases(`
    series d, series e, serie d, serie e, growth round, growth equity
  `),
  round: phrases(`
    round, raise, raising, stage, funding, investment, financing, capital, investors, valuation, ask,
    extension, ronda, inversion, levantamos, levantando, etapa, fase, tour, levee, levons, financement, tour
    de table, stade, phase d amorcage
  `),
  seedOther: phrases(`
    seed oil, seed oils, seeds, seed bank, seed phrase, seed data, seed the, planting, crop, crops, harvest,
    sowing, seed production, cottonseed, seed variety, semillas, siembra, cultivo, cultivos, semences, graine,
    graines, tv series, time series, product series, series of, a series, serie de, series production, web
    series, une serie de
  `),
  pastRound: phrases(`
    closed, raised, previous round, last round, completed, previously, to date, cerramos, cerrada, levantado,
    ronda anterior, clos, cloture, leve, deja leve, tour precedent, done
  `),
  nextRound: phrases(`
    next round, until series, before series, towards series, followed by, future, siguiente ronda,
    proxima ronda, hasta la serie, futura, prochain tour, prochaine levee, avant la serie, vers la serie,
    further rounds, next stage, milestones for
  `),
  profitable: phrases(`
    profitable, profitability, break even, breakeven, cash flow positive, cashflow positive, ebitda positive,
    self sustaining, self financed, rentable, rentables, rentabilidad, punto de equilibrio, flujo de caja
    positivo, ebitda positivo, se autofinancia, autofinancia, rentabilite, seuil de rentabilite, point mort,
    tresorerie positive, ebitda positif, autofinance
  `),
  notProfitable: phrases(`
    not profitable, unprofitable, not yet profitable, no es rentable, non rentable, pas rentable, for your,
    customer profitability
  `),
  driver: phrases(`
    assumption, assumptions, assuming, based on, driven by, drivers, key drivers, conversion rate, price per,
    per customer, for each, per user, adoption of, supuesto, supuestos, hipotesis, basado en, basada en,
    impulsado por, clientes nuevos por, tasa de conversion, hypothese, hypotheses, base sur, basee sur,
    porte par, nouveaux clients par, taux de conversion
  `),
  forecastWord: phrases(`
    forecast, forecasts, projection, projections, projected, plan, revenue, revenues, sales, potential
    revenue, prevision, previsiones, proyeccion, proyecciones, ingresos, ventas, previsionnel, previsions,
    chiffre d affaires, revenus
  `),
  definition: phrases(`
    defined as, definition, we define, calculated as, means a, measured as, counted as, mrr 12, excluding,
    net of, definido como, definida como, definimos, calculado como, medido como, excluye, neto de,
    defini comme, definie comme, nous definissons, calcule comme, hors, net de
  `),
  definedMetric: phrases(`
    arr, mrr, revenue, active user, active users, active customer, active customers, churn, nrr, retention,
    gmv, cac, ltv, mau, dau, ingresos, usuario activo, usuarios activos, cliente activo, clientes activos,
    utilisateur actif, utilisateurs actifs, client actif, clients actifs, chiffre d affaires, gross margin,
    marge brute, margen bruto
  `),
  token: phrases(`
    ico, pre ico, ido, ieo, token sale, token presale, presale, pre sale, public sale, private sale,
    crowdsale, hardcap, hard cap, softcap, soft cap, token generation event, tge, tokenomics, token
    distribution, token allocation, airdrop, air drop, initial coin offering, launchpad, venta de tokens,
    preventa de tokens, preventa, vente de tokens, prevente de tokens, prevente, jetons
  `),
  tokenWord: phrases(`
    token, tokens, erc20, erc 20, bep20, bep 20, crypto, blockchain, ethereum, bnb, coin, jeton, jetons, nft,
    nfts, smart chain
  `),
} as const;
export type RoundList = keyof typeof ROUND_LISTS;
