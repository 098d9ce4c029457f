/** Words of business models in en, es and fr. Data only. `strong` counts three, `weak` one. */
import { phrases } from '../../text/phrases.js';
import type { BusinessModel } from '../../model/values.js';

export const MODEL_WORDS: Readonly<
  Record<Exclude<BusinessModel, 'unknown'>, { strong: readonly string[]; weak: readonly string[] }>
> = {
  saas: {
    strong: phrases(`
      saas, software as a service, per seat, per user per month, annual recurring revenue, arr, mrr,
      enterprise licenses, enterprise licences, subscription based, monthly subscription, annual subscription,
      ingresos recurrentes, suscripcion mensual, suscripcion anual, licencia anual, licencias por usuario,
      abonnement mensuel, abonnement annuel, revenus recurrents, licence annuelle, integration fee, white
      label
    `),
    weak: phrases(`
      subscription, subscriptions, licence, licences, license, licenses, plan, plans, dashboard, platform,
      software, suscripcion, suscripciones, licencia, licencias, abonnement, abonnements, logiciel, starter,
      pro, enterprise, freemium
    `),
  },
  marketplace: {
    strong: phrases(`
      marketplace, take rate, gmv, commission per, commission on, commission, buyers and sellers, two sided,
      multi sided, service charge on, comision por, comision sobre, compradores y vendedores, commission sur,
      acheteurs et vendeurs, place de marche, referral commission
    `),
    weak: phrases(`
      buyers, sellers, listings, hosts, suppliers, service charge, per transaction, comision, comisiones,
      vendedores, compradores, vendeurs, acheteurs, affiliate, affiliates
    `),
  },
  ecommerce: {
    strong: phrases(`
      ecommerce, e commerce, online store, d2c, dtc, direct to consumer, average order value, aov, shopping
      cart, product sales, hardware sales, tienda online, carrito, ticket medio, venta de productos, boutique
      en ligne, panier moyen, vente de produits, sku, skus
    `),
    weak: phrases(`
      orders, shipping, inventory, store, retail, pedidos, envios, inventario, tienda, commandes, livraison,
      stock, boutique
    `),
  },
  fintech: {
    strong: phrases(`
      interchange, interest income, net interest, loan book, aum, assets under management, tpv, total payment
      volume, tvl, spread, trading fee, trading fees, swap fees, staking fees, issuance fee, premium income,
      underwriting, lending, comision por transaccion, volumen de pagos, intereses, cartera de prestamos,
      volume de transactions, encours, frais de transaction, produit net bancaire, liquidity pool
    `),
    weak: phrases(`
      loans, payments, transactions, wallet, yield, liquidity, fees, prestamos, pagos, transacciones, prets,
      paiements, token, tokens
    `),
  },
  consumer: {
    strong: phrases(`
      in app purchases, in app purchase, mobile game, consumer app, monthly active users, mau, dau, ad
      revenue, advertising revenue, freemium, premium subscription, downloads, virtual goods, gamers, play to
      earn, compras dentro de la app, usuarios activos mensuales, descargas, publicidad, achats integres,
      utilisateurs actifs mensuels, telechargements, publicite, metaverse
    `),
    weak: phrases(`
      app, users, community, game, games, social, usuarios, comunidad, juego, utilisateurs, communaute, jeu,
      ads, no ads, play store, app store
    `),
  },
  deeptech: {
    strong: phrases(`
      trl, technology readiness, prototype reactor, wafer, semiconductor, quantum, spacecraft, satellite,
      satellites, nanosatellite, rocket, orbit, propulsion, electrolyzer, hydrogen, gene therapy, drug
      candidate, preclinical, phase i, phase ii, crispr, fusion, nanomaterial, lidar, robotics, off take,
      offtake, pilot plant, materials science, biorreactor, orbita, satelite, hidrogeno, preclinico, planta
      piloto, fusee, orbite, hydrogene, preclinique, usine pilote, electrolyseur
    `),
    weak: phrases(`
      patent, patents, laboratory, lab, hardware, manufacturing, r d, sensor, sensors, battery, patente,
      laboratorio, brevet, laboratoire, capteur
    `),
  },
  services: {
    strong: phrases(`
      consulting services, consulting, consultancy, agency, custom development, hourly rates, hourly rate,
      project based, retainer, retainer based, assessments, implementation services, managed services,
      staffing, outsourcing, consultoria, agencia, desarrollo a medida, por horas, servicios profesionales,
      conseil, prestation, prestations, developpement sur mesure, regie, cabinet de conseil
    `),
    weak: phrases(`
      services, experts, audit, workshops, mentoring, servicios, talleres, accompagnement, ateliers
    `),
  },
};
