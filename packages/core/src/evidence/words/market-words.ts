/** Words of claims about market, customer, pain, timing and route to the buyer in en, es and fr. Data only. */
import { phrases } from '../../text/phrases.js';
import { WHO } from './customer-words.js';

export const MARKET_LISTS = {
  market: phrases(`market, sector, market size, mercado, industria, marche, secteur, filiere`),
  marketNaming: phrases(`
    market for, market of, the global market, global market for, worldwide market, market opportunity,
    trillion dollar market, billion dollar market, the online, our market, target market, mercado de, mercado
    del, mercado global, nuestro mercado, mercado objetivo, marche de, marche du, marche des, marche mondial,
    notre marche, marche cible, mercado potencial, marche potentiel
  `),
  who: WHO,
  serve: phrases(`
    we help, helps, help, helping, designed for, built for, made for, for, enables, enabling, empowers,
    serving, we serve, aimed at, target, targets, targeting, tailored to, tailored for, allows, connects,
    connecting, ayudamos a, ayuda a, para, dirigido a, dirigida a, pensado para, permite a, conecta,
    conectamos, nous aidons, aide, pour, destine aux, destinee aux, concu pour, permet aux, connecte, s
    adresse aux
  `),
  targetLabel: phrases(`
    target customer, target customers, target audience, target users, target user, target group, target
    groups, target segment, target segments, target market, target demographic, ideal customer, ideal customer
    profile, icp, customer segment, customer segments, customer profile, who we serve, our customers, our
    users, for students, for teachers, cliente objetivo, clientes objetivo, publico objetivo, cliente ideal,
    segmento objetivo, segmentos de clientes, nuestros clientes, para quien, usuarios objetivo, client cible,
    clients cibles, clientele cible, cible, notre cible, nos clients, nos cibles, coeur de cible, segments de
    clientele, persona, personas
  `),
  pain: phrases(`
    struggle, struggles, struggling, lack of, lacks, lack, difficulty, difficult, inefficient, inefficiency,
    inefficiencies, fragmented, expensive, time consuming, time intensive, waste, wastes, wasted, wasting,
    frustrating, frustration, frustrated, manual, manually, slow, broken, outdated, limited access, costly,
    burden, burdened, suffer, suffers, barriers, barrier, bottleneck, bottlenecks, shortage, shortages, fail,
    fails, failing, unable to, hard to, can t, cannot, don t know, lose, loses, losing, lost, drop out, pain,
    problem, no access, unreliable, complex, complicated, error prone, errors, fraud, risk of, no
    transparency, untrusted, censorship, unfulfilled, restricted, limiting, limited, delays, delayed,
    unaffordable, overwhelmed, guilty, dependence on, high costs, high fees, high cost, inconvenience,
    inconvenient, insecure, vulnerable, unstructured, misinformation, poor, friction, underserved, unbanked,
    scarcity, gap, weak, weaken, chaotic, fake, falta de, dificultad, dificultades, dificil, ineficiente,
    ineficiencia, costoso, costosos, caro, caros, pierden, pierde, perdida, perdidas, lento, lentos,
    fragmentado, barreras, escasez, sufren, no pueden, no saben, no estan, no tienen, problema, problemas,
    engorroso, manuales, errores, frustracion, desperdicio, sin acceso, pocas, poca, falla, muertes, riesgo,
    insuficiente, complejo, obsoleto, manque de, manque, difficulte, difficultes, difficile, couteux,
    couteuse, cher, inefficace, inefficaces, perdent, perd, pertes, penurie, chronophage, trop, complexe,
    souffrent, obstacles, perte de temps, gaspillage, lent, fragmente, erreurs, fraude, risque, risques, ne
    peuvent, ne savent, encombrant, sous pression, inadapte, obsolete, pas acces
  `),
  remedy: phrases(`
    our solution, we solve, solves, our platform, solution, we built, we enable, we bridge, nuestra solucion,
    resolvemos, solucion, notre solution, nous resolvons
  `),
  timing: phrases(`
    perfect timing, right time, perfect time, perfect moment, es el momento, momento perfecto, momento ideal,
    la ventana, ventana de oportunidad, c est le moment, le bon moment, moment ideal, fenetre d opportunite
  `),
  change: phrases(`
    new law, new regulation, new regulations, regulation, regulations, directive, mandate, mandates, mandatory,
    legislation, compliance deadline, legalized, legalised, deregulation, cheaper, cheap, falling cost,
    price drop, breakthrough, advances in, recent advances, rise of, rise in, surge, emergence of, shift to,
    shift towards, shifting, adoption, pandemic, post covid, covid, remote work, demographic, aging, ageing,
    now possible, for the first time, llms, generative ai, smartphone penetration, penetration, growing demand,
    increasing, increasingly, accelerating, launch of, open banking, psd2, psd3, gdpr, mica, csrd, ai act,
    stricter, inflation, new generation, nueva ley, ley, nueva normativa, normativa, regulacion, directiva,
    obligatorio, obligatoria, entra en vigor, entro en vigor, abaratamiento, baratos, mas barato, avances en,
    auge de, auge del, aumento de, cambio de, cambio en, adopcion, pandemia, teletrabajo, envejecimiento,
    por primera vez, ia generativa, penetracion, creciente demanda, cada vez mas, acelerado, inflacion,
    digitalizacion, mayor uso, hoy es posible, nouvelle loi, loi, nouvelle reglementation, reglementation,
    obligatoire, entre en vigueur, entree en vigueur, decret, baisse du cout, baisse des couts, moins cher,
    progres de, avancees, essor de, essor du, essor des, montee en puissance, hausse de, changement de,
    pandemie, teletravail, vieillissement, pour la premiere fois, ia generative, taux d adoption,
    demande croissante, de plus en plus, acceleration, desormais possible
  `),
  whyNowLabel: phrases(`
    why now, por que ahora, porque ahora, pourquoi maintenant, why today, tailwinds
  `),
  channel: phrases(`
    channel, channels, direct sales, sales team, field sales, inside sales, sales force, inbound, outbound,
    cold calls, cold email, cold outreach, seo, sem, google ads, facebook ads, paid ads, paid acquisition,
    content marketing, email marketing, social media, influencer, influencers, influencer marketing, referral,
    referrals, referral program, referral programs, word of mouth, ambassadors, ambassador program, resellers,
    reseller, distributors, distribution partners, channel partners, partnerships with, partnering with,
    app store, app stores, play store, trade shows, conferences, industry events, networking, webinars,
    marketplaces, affiliate, affiliates, community building, product led, plg, website lead generation,
    lead generation, marketing campaigns, targeted marketing, ads, b2b sales, telesales, campus,
    whatsapp groups, newsletter, tiktok, instagram, linkedin, via banks, system integrators, account based,
    sell through, sell directly, direct to consumer, canal, canales, venta directa, ventas directas,
    equipo comercial, fuerza de ventas, equipo de ventas, redes sociales, marketing digital,
    marketing de contenidos, publicidad, anuncios, campanas, recomendacion, referidos, programa de referidos,
    boca a boca, embajadores, distribuidores, revendedores, alianzas con, acuerdos con, convenios con, ferias,
    eventos, congresos, afiliados, grupos de whatsapp, puerta fria, captacion, posicionamiento, comunidad,
    tiendas de aplicaciones, canaux, vente directe, ventes directes, equipe commerciale, force de vente,
    commerciaux, reseaux sociaux, marketing de contenu, publicite, campagnes, recommandation, parrainage,
    bouche a oreille, ambassadeurs, distributeurs, revendeurs, partenariats avec, salons, evenements,
    affiliation, prospection, apporteurs d affaires, prescripteurs, referencement, marches publics,
    appels d offres
  `),
  route: phrases(`
    go to market, gtm, customer acquisition, user acquisition, acquire customers, we acquire, we reach, we sell,
    sales strategy, marketing strategy, distribution, acquisition channel, acquisition channels, sales channels,
    salida al mercado, adquisicion de clientes, captacion de clientes, vendemos, llegamos a,
    estrategia comercial, distribucion, canal de venta, canales de venta, acquisition client,
    acquisition de clients, nous vendons, strategie commerciale, canaux de distribution, canaux de vente
  `),
  beachHead: phrases(`
    beachhead, beach head, first segment, initial segment, initial market, initial focus, first market,
    launch market, launch city, starting with, we start with, start in, starting in, first customers,
    entry market, entry point, initial target, niche first, wedge, first vertical, initial vertical,
    primer segmento, segmento inicial, mercado inicial, primer mercado, empezamos por, empezamos en,
    empezamos con, comenzamos por, comenzamos en, arrancamos en, nicho inicial, foco inicial, cabeza de playa,
    premier segment, segment initial, marche initial, premier marche, nous commencons par, nous demarrons par,
    nous demarrons en, on commence par, marche de lancement, niche de depart, tete de pont, cible initiale,
    premiere cible
  `),
  expansion: phrases(`
    then, next, expand to, expand into, expansion to, expansion into, followed by, later, second phase, phase
    2, roll out to, rollout to, luego, despues, posteriormente, expandir, expandirnos, expansion a, fase 2,
    siguiente, ensuite, puis, expansion vers, deploiement en, extension a, elargir
  `),
  plan: ['roadmap', 'phase 1', 'phase 2'],
} as const;
export type MarketList = keyof typeof MARKET_LISTS;
