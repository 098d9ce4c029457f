/**
 * Words by which a slide's section is told, in en, es and fr (some in de and pt). Data only.
 * `heading`: the slide is about it when these stand in a heading. `body`: each counts one wherever it stands;
 * `strong` counts two. `Phrase` rules: see `lexicon.ts`.
 */
import { phrases } from '../../text/phrases.js';
import type { Section } from '../../model/values.js';

export interface SectionWords {
  heading: readonly string[];
  /** Words of many uses: headings only when they fill at least half of one. */
  alone?: readonly string[];
  strong?: readonly string[];
  body?: readonly string[];
}

export const SECTION_WORDS: Readonly<Partial<Record<Section, SectionWords>>> = {
  problem: {
    heading: phrases(`
      problem, problems, the problem, problem statement, pain, pain point, pain points, pains, challenge,
      challenges, the challenge, the need, status quo, why this matters, why it hurts, where it hurts, por que duele, donde duele, pourquoi ca fait mal,
      ou ca fait mal, the issue,
      issues, current issues, inconveniences, limitations, what is broken, market gap, the gap, needs,
      new needs, problema, problemas, el problema, planteamiento del problema, dolor, dolores, puntos de dolor,
      reto, retos, el reto, desafio, desafios, necesidad, la necesidad, brecha, probleme, problemes,
      problematique, constat, constats, le constat, enjeu, enjeux, defi, defis, besoin du marche,
      points de douleur, le besoin client, herausforderung, auftrag, o problema
    `),
    strong: phrases(`
      the problem is, part en fumee, partent en fumee, dejan de ganar, el problema es, le probleme est,
      the problem isn t, pain point, pain points, hoy se hace, is broken, are broken, esta rota, esta roto,
      est casse, est cassee, ne fonctionne pas, no funciona, on paper, with paper, paper ruler, en papel,
      sur papier, hemos hablado con, hablamos con, nous avons interroge, existait pas
    `),
    body: phrases(`
      problem, problems, struggle, struggles, struggling, lack of, lacks, difficulty in, difficult to,
      inefficient, fragmented, expensive, time consuming, wastes, frustrating, frustration, manual, too slow,
      broken, outdated, limited access, costly, burden, burdened, suffer, suffers, barriers, bottleneck,
      shortage, fail, fails, unable to, no way to, hard to, problema, falta de, dificultad, dificultades,
      dificil, ineficiente, costoso, caro, pierden, lento, fragmentado, barreras, escasez, sufren, no pueden,
      no saben, probleme, manque de, difficulte, difficultes, couteux, couteuse, inefficace, perdent, penurie,
      chronophage, trop cher, trop lent, complexe, souffrent, obstacles, perte de temps,
      never reaches, never reach, never gets, never get, never arrives, because no, by phone, has no, have no, no approved, unmet, underserved, drop out, drops out, give up, gives up, nunca llega, nunca llegan, por telefono, no existe, abandonan, n arrive jamais, n arrivent jamais, par telephone, abandonnent,
      by hand, nobody, no one, refuse, refuses, refused, reject, wait, waits, waiting, months late, late, scrapped, thrown away, lose, loses, lost, cost more, get worse, gets worse, error, errors, mistakes, spreadsheet, spreadsheets, personal phones, paper, delay, delays, overpays, middlemen, throw away, throws away, useless, go without, gaspillee, intermediaires, intermediarios, impagado, impagados, hojas de calculo, waste, wasted, overpay, guess, breaks down, break down, fines, cannot, can t, no puede, no puede poner, tombe en panne, tombent en panne, pannes, amendes, multas, averias, a mano, nadie, rechazan, esperan, espera, tarda, tardan, se pierde, perder, cuestan mas, empeora, error, errores, papel, retraso, retrasos, se aburren, agotados, rota, roto, no ha cambiado, desperdicio, sin saber, a la main, personne ne, refusent, refuse, attendent, attente, perd, perdre, coutent plus, empire, erreurs, papier, retard, retards, fatigue, fatigues, stress, souffre, fleau, gaspillage, defaillance, ne savent pas, impayes
    `),
  },
  solution: {
    heading: phrases(`
      solution, solutions, our solution, the solution, solution overview, how it works, how does it work,
      value proposition, value prop, our approach, the answer, what we do, what we offer, introducing,
      our mission, meet, the fix, how we solve it, how we solve this, how we fix it, how we do it, what is, whats, what s, our offer,
      como lo resolvemos, como lo hacemos, comment nous le resolvons, comment on le resout, comment nous faisons, solucion, soluciones, la solucion,
      nuestra solucion, como funciona, propuesta de valor, que hacemos, que ofrecemos, nuestra propuesta,
      nuestro enfoque, la solution, notre solution, comment ca marche, comment ca fonctionne,
      proposition de valeur, notre approche, notre reponse, que faisons nous, notre offre, notre proposition,
      losung, losungen, solucao, a solucao, soluzione
    `),
    strong: phrases(`
      our solution, nuestra solucion, notre solution, we solve, solves the problem, resolvemos, nous resolvons,
      so we created, hemos creado, nous avons cree, one platform, una sola plataforma, une seule plateforme,
      se branche sur, se conecta a, plugs into
    `),
    body: phrases(`
      solution, we enable, enables, enabling, we provide, provides, we help, helps, we built, our platform,
      allows, is a platform, seamlessly, seamless, simplifies, automates, automated, empowers, transforms,
      we are building, we offer, introduces, solucion, permite, permiten, ayudamos, facilita, ofrecemos,
      nuestra plataforma, desarrollamos, automatiza, es una plataforma, permet, permettent, nous aidons,
      facilite, nous proposons, notre plateforme, simule, simplifie, automatise, grace a, est une plateforme,
      turns into, in minutes, instalamos, operamos, unimos, conectamos, convierte, en minutos, nous connectons,
      nous remplacons, transforme, en quelques minutes, en deux minutes, guides, guia, guide
    `),
  },
  product: {
    heading: phrases(`
      product, products, our product, the product, product overview, product demo, platform, the platform,
      our platform, demo, technology, the technology, our technology, tech stack, technical architecture,
      architecture, features, key features, unique features, additional features, functionality, how it works,
      the software, l application, la app, la aplicacion, le logiciel, el software, user experience,
      the user experience, user journey, user flow, screenshots, the app, prototype, mvp, dashboard,
      our services, our service, key services, protocol, use cases, under the hood, producto, productos,
      nuestro producto, el producto, plataforma, la plataforma, tecnologia, tecnologias, arquitectura,
      funcionalidades, caracteristicas, demostracion, demo funcional, prototipo, como funciona, casos de uso,
      nuestros servicios, ia y datos, produit, produits, le produit, notre produit, plateforme, une plateforme,
      la plateforme, technologie, technologies, technologies utilisees, fonctionnalites, demonstration,
      maquette, comment ca marche, comment ca fonctionne, cas d usage, nos services, tout en un, produkt,
      prototyp, produto, prodotto
    `),
    alone: phrases(`
      services, tech, benefits, utility, diagram, modules, workflow, ecosystem, servicios
    `),
    strong: phrases(`
      product demo, live demo, screenshot, screenshots, mockup, mockups, tech stack, demo publica, live since,
      in daily use, en ligne depuis, en servicio, patente, patent granted, brevet
    `),
    body: phrases(`
      dashboard, dashboards, app, mobile app, web app, interface, api, apis, backend, frontend, algorithm,
      integration, integrations, cloud, software, module, modules, upload, login, scan, click, notifications,
      real time, smart contract, smart contracts, sensors, device, open source, database, machine learning,
      features, feature, platform, functionality, aplicacion, aplicacion movil, interfaz, tablero,
      notificaciones, tiempo real, sube, subes, plataforma, algoritmo, integraciones, dispositivo,
      funcionalidad, application, tableau de bord, temps reel, logiciel, simulateur, plateforme, algorithme,
      capteurs, appareil, navigateur, dispositif, systeme,
      ai model, the app, une application, una aplicacion, screen, pantalla, ecran, coffret, connecteurs, connectors, camera, pictures
    `),
  },
  market: {
    heading: phrases(`
      market, the market, market size, market sizing, market opportunity, market potential, market overview,
      market analysis, market needs, room to grow, who buys, a quien vendemos, quien compra, target market,
      target markets, opportunity, the opportunity, business opportunity, tam, tam sam som,
      total addressable market, addressable market, target audience, target customers, industry overview,
      market trends, mercado, el mercado, tamano de mercado, tamano del mercado, oportunidad,
      oportunidad de mercado, la oportunidad, mercado objetivo, mercado potencial, publico objetivo,
      analisis de mercado, marche, le marche, taille de marche, taille du marche, notre marche, opportunite,
      opportunite de marche, marche cible, marche adressable, etude de marche, nos cibles, clientele cible,
      markt, marktgrosse, tamanho do mercado, mercato
    `),
    alone: ['industry', 'usuarios', 'cible'],
    strong: phrases(`
      tam, sam, som, total addressable market, serviceable addressable market, serviceable available market,
      serviceable obtainable market, addressable market, market size, cagr, beachhead, beach head, tamano de
      mercado, mercado total, mercado direccionable, tcac, tcam, marche adressable, taille du marche, marche
      mondial, global market, mercado global
    `),
    body: phrases(`
      market, billion, trillion, industry, growing, worldwide, globally, demand, segment, segments, annual
      spending, per year, mercado, millones, industria, demanda, segmento, marche, milliards, secteur,
      croissance, mds, demande, opportunity, oportunidad, opportunite
    `),
  },
  businessModel: {
    heading: phrases(`
      business model, the business model, our business model, revenue model, revenue models, pricing,
      pricing plan, pricing plans, pricing model, monetization, monetisation, revenue streams, revenue stream,
      how we make money, business plan, revenue engines, sustainability model, our pricing, subscription plans,
      token economy, fee structure, cuanto cuesta, lo que cuesta, combien ca coute, modelo de negocio,
      modelo de negocios, modelo de ingresos, modelo de sostenibilidad, precios, tarifas, monetizacion,
      fuentes de ingresos, como ganamos dinero, plan de negocio, modele economique, modele d affaires, tarifs,
      tarification, nos tarifs, sources de revenus, modele de revenus, grille tarifaire, nos offres,
      geschaftsmodell, preise
    `),
    alone: phrases(`
      plans, planes, economics, prix, revenue, revenues, ingresos, revenus, the business,
      modele, modelo, model
    `),
    strong: phrases(`
      business model, revenue streams, revenue model, pricing model, pricing models, freemium, subscription,
      subscriptions, commission, take rate, per month, modelo de negocio, suscripcion, suscripciones,
      comision, comisiones, licencias, modele economique, abonnement, abonnements, commissions, par mois,
      mois, service charge, white label, retainer
    `),
    body: phrases(`
      revenue, revenues, fee, fees, licence, licences, license, licenses, pay, pays, premium, free, price,
      pricing, b2b, b2c, ads, advertising, transaction, ingresos, cuota, gratis, precio, planes, pago,
      revenus, gratuit, prix, publicite, offres, tarif
    `),
  },
  traction: {
    heading: phrases(`
      current traction, traction to date, traction so far, traccion actual, traccion a la fecha, traction actuelle, traction a ce jour,
      traction, our traction, milestones, achievements, accomplishments, key metrics, kpis, case study,
      case studies, traction and validation, early traction, early signals, progress, our progress, early signs,
      where we stand, growth speaks, our numbers, donde estamos, nuestros numeros, nuestras cifras,
      nos chiffres, ou nous en sommes, proof of concept, success stories, testimonials, where we are,
      current status, our customers, lo que llevamos, le chemin parcouru, trusted by, track record, momentum,
      traccion, hitos, logros, avances, casos de exito, pilotos, senales tempranas, testimonios,
      nuestros clientes, indicadores, confian en nosotros, nos confian, jalons, chiffres cles, indicateurs,
      realisations, avancees, temoignages, nos clients, clients, references, ils nous font confiance,
      cas client, etudes de cas, preuves, ou en sommes nous, meilensteine, tracao, kennzahlen, early results,
      first results, primeros resultados, premiers resultats, customers who, clientes que, clients qui
    `),
    alone: phrases(`
      customers, clients, clientes, results, resultados, resultats, pilot, pilots, metrics, metricas
    `),
    strong: phrases(`
      mrr, arr, paying customers, active users, mau, dau, waitlist, letters of intent, loi, lois,
      month over month, retention, churn, pilots, clientes de pago, usuarios activos, lista de espera,
      cartas de intencion, entrevistas, clients payants, utilisateurs actifs, liste d attente,
      lettres d intention, secured partnership, downloads, descargas, telechargements, pilotes,
      active customers, clientes activos, clientes activas, clients actifs, clientes actives, early results,
      first pilot, paid pilot, letter of intent, carta de intencion, lettre d intention, abonnes, inscrits,
      inscritos, premiers testeurs, primeros usuarios, first users, bought again, ya usan, qui utilisent deja,
      nrr, net revenue retention, gmv, pedidos, commandes
    `),
    body: phrases(`
      validation, validacion, pilot, launched, customers, users, satisfaction, partnership, partnerships,
      award, signed, onboarded, beta, validated, interviews, surveyed, piloto, lanzamos, clientes, alianzas,
      validado, premio, pilote, lance, partenariat, partenariats, valide, prix remporte
    `),
  },
  competition: {
    heading: phrases(`
      competition, competitors, the competition, our competition, our competitors, competitive landscape,
      competitive analysis, competitor analysis, competitor study, competitive snapshot, competitive overview,
      positioning, competitive advantage, competitive advantages, competitive matrix, landscape,
      market landscape, current landscape, alternatives, existing alternatives, existing solutions, comparison,
      why are we better, what makes us different, what makes us unique, differentiation, differentiators,
      differentiating factors, unique selling proposition, unfair advantage, moat, versus, vs, how we compare,
      why us, our edge, competencia, la competencia, competidores, nuestra competencia, analisis competitivo,
      analisis de la competencia, panorama competitivo, que competencias existen, que competencia existe,
      quienes compiten, panorama, alternativas, comparativa, comparacion, ventaja competitiva,
      ventajas competitivas, diferenciacion, diferenciadores, que nos diferencia, por que nosotros,
      posicionamiento, concurrence, la concurrence, concurrents, nos concurrents, paysage concurrentiel,
      analyse concurrentielle, analyse de la concurrence, quels concurrents, comparatif, avantage concurrentiel,
      avantages concurrentiels, avantage competitif, positionnement, differenciation, face aux alternatives,
      pourquoi nous, les alternatives, nos atouts, wettbewerb, wettbewerber, konkurrenz, concorrencia,
      concorrentes, concorrenza, comparables, comparable companies, empresas comparables, comparables del mercado,
      societes comparables, comparables du marche
    `),
    strong: phrases(`
      competitors, competitor, competitive landscape, other players, competidores, competidor, concurrents,
      concurrent, incumbents, alternatives, unlike, a diferencia de, contrairement a, first to market, our
      competition,
      les autres applications, los demas, los unicos, we are the only, somos los unicos, aucun acteur, aucun autre, sans equivalent, inimitable, none of them, rival, rivales, rivals, ninguna otra, has raised, que nosotros, than us, que nous, others
    `),
    body: phrases(`
      vs, versus, competition, competitive, advantage, competencia, frente a, ventaja, concurrence, face a,
      avantage, differentiat*, landscape, existing solutions, raised, capto, competes, switching costs,
      avance considerable, notre avance, dealers, incumbents
    `),
  },
  gtm: {
    heading: phrases(`
      go to market, go to market strategy, gtm, gtm strategy, growth strategy, distribution strategy,
      marketing strategy, marketing plan, sales strategy, customer acquisition, user acquisition,
      acquisition strategy, launch strategy, market entry, expansion strategy, our strategy, partnerships,
      our partners, comercializacion, estrategia comercial, estrategia de mercado, estrategia de crecimiento,
      estrategia de marketing, canales, canales de distribucion, captacion, captacion de clientes,
      salida al mercado, plan de marketing, marketing y ventas, escalamiento, adquisicion de clientes,
      strategie commerciale, strategie de croissance, strategie marketing, canaux, canaux de distribution,
      acquisition clients, commercialisation, plan marketing, nos partenaires, deploiement, markteintritt,
      vertrieb
    `),
    alone: phrases(`
      strategy, estrategia, strategie, marketing, distribution, partners, socios, aliados, partenaires,
      acquisition, channels
    `),
    strong: phrases(`
      go to market, customer acquisition, sales channels, direct sales, referral, inbound, outbound,
      resellers, word of mouth, boca a boca, canales de venta, adquisicion de clientes, bouche a oreille,
      acquisition client, prospection, redes sociales, reseaux sociaux
    `),
    body: phrases(`
      marketing, channel, channels, social media, campaigns, sales team, distributors, seo, influencers,
      ambassadors, canales, campanas, ventas, canaux, campagnes, distributeurs
    `),
  },
  team: {
    heading: phrases(`
      team, the team, our team, meet the team, team overview, founding team, leadership, leadership team,
      management team, core team, founders, our founders, who we are, advisors, advisory board, our advisors,
      our best team, our people, equipo, el equipo, nuestro equipo, equipo fundador, equipo directivo,
      fundadores, fundador, quienes somos, asesores, consejo asesor, consejeros, equipe, l equipe, notre
      equipe, equipe fondatrice, fondateurs, fondateur, fondatrices, associes, les associes, qui sommes nous,
      conseillers, comite strategique, dirigeants, unser team, das team, a equipe, grunder, il team
    `),
    alone: ['people', 'board', 'management', 'founder'],
    strong: phrases(`
      ceo, cto, coo, cfo, cmo, cpo, founder, co founder, cofounder, founders, fundador, fundadora, cofundador,
      cofundadora, fondateur, fondatrice, cofondateur, cofondatrice, pdg, director general, directora general,
      directeur general, directrice generale, directeur technique, advisor, advisors, managing director, head
      of, vice president
    `),
    body: phrases(`
      phd, experience, engineer, developer, designer, consultant, professor, manager, linkedin, mba, msc, bsc,
      ingeniero, ingeniera, desarrollador, experiencia, docteur, ingenieur, developpeur, ingenierie, our team,
      nuestro equipo, notre equipe, analyst, specialist
    `),
  },
  financials: {
    heading: phrases(`
      financials, financial, finance, finances, financial projections, projections, financial plan, financial
      forecast, forecast, forecasts, financial summary, financial overview, financial model, p l, profit and
      loss, income statement, balance sheet, cash flow, unit economics, revenue projections, revenue
      predictions, revenue forecast, sales forecast, budget, estimated budget, costs, cost structure, break
      even, key financials, finanzas, plan financiero, proyecciones, proyecciones financieras, prevision,
      previsiones, previsiones financieras, cuenta de resultados, estado de resultados, presupuesto, punto de
      equilibrio, economia unitaria, costos, costes, estructura de costes, datos financieros, previsionnel,
      previsions, previsions financieres, plan financier, compte de resultat, compte d exploitation, plan de
      tresorerie, tresorerie, bilan, seuil de rentabilite, projections financieres, donnees financieres,
      chiffre d affaires previsionnel, finanzen, finanzplan, projecoes, financas
    `),
    strong: phrases(`
      ebitda, gross profit, net income, operating expenses, opex, capex, revenue projections, potential
      revenue, revenue predictions, projected revenue, fund distribution, financial summary, burn rate, break
      even, ingresos proyectados, margen bruto, resultado neto, chiffre d affaires, resultat net, marge brute,
      resultat brut, budget, p l, cogs
    `),
    body: phrases(`
      profit, profits, margin, margins, expenses, turnover, forecast, projection, year 1, year 2, year 3, ano
      1, ano 2, ano 3, annee 1, annee 2, annee 3, gastos, ganancias, beneficio, charges, benefice, costs,
      income
    `),
  },
  ask: {
    heading: phrases(`
      ask, the ask, our ask, our round, this round, what we need, funding plans, funding plan, funding round,
      funding needs, fundraising, the raise, we are raising, we re raising, the investment,
      investment opportunity, investment plan, investment ask, use of funds, use of proceeds, fund usage,
      fund allocation, allocation of funds, the round, seed round, call to action, why invest, token sale,
      token sale summary, public sale, we are looking for, ronda, la ronda, ronda de inversion,
      inversion requerida, necesidad de inversion, uso de fondos, uso de los fondos, destino de los fondos,
      que buscamos, que necesitamos, solicitud, levantamos, la peticion, capital requerido, levee, la levee,
      levee de fonds, notre levee, besoin de financement, nos besoins, tour de table, utilisation des fonds,
      emploi des fonds, affectation des fonds, nous recherchons, nous levons, finanzierung, kapitalbedarf,
      rodada, captacao, ampliacion de capital, augmentation de capital, inversion que buscamos,
      what we are looking for, rejoignez le tour, notre besoin, join us, unete, rejoignez l aventure,
      rejoignez nous
    `),
    alone: phrases(`
      investment, invest, capital, funding, inversion, financement, investissement, financiacion,
      financiamiento, besoin, besoins, raise, raising, deal, buscamos
    `),
    strong: phrases(`
      raising, pre seed, seed round, use of funds, use of proceeds, pre money, post money, valuation, equity,
      we are seeking, seeking investment, investment fund, ronda de inversion, uso de fondos, buscamos
      inversion, levantando, valoracion, levee de fonds, utilisation des fonds, nous levons, nous recherchons,
      tour de table, hardcap, hard cap, crowdsale, ico, token sale, safe note, convertible note, total
      investment
    `),
    body: phrases(`
      investment, investors, funding, runway, hire, capital, inversion, inversores, fondos, contratar,
      investissement, investisseurs, fonds, recruter, presale, pre ico
    `),
  },
  whyNow: {
    heading: phrases(`
      why now, why today, timing, the timing, market timing, tailwinds, por que ahora, porque ahora, momento,
      por que hoy, pourquoi maintenant, le bon moment, pourquoi aujourd hui, warum jetzt, por que agora,
      convergence, the moment, le moment, el momento, change la donne, what changed, ce qui change
    `),
    strong: ['why now', 'por que ahora', 'pourquoi maintenant', 'perfect storm', 'la ventana'],
    body: phrases(`
      recently, new regulation, shift, emergence, es el momento, nueva ley, nouvelle reglementation,
      c est le moment
    `),
  },
  roadmap: {
    heading: phrases(`
      roadmap, our roadmap, product roadmap, timeline, project timeline, next steps, future plans, future plan,
      future work, the future, what s next, whats next, future vision, phases, development plan, milestones,
      hoja de ruta, calendario, cronograma, proximos pasos, siguientes pasos, futuro, plan de accion,
      planes futuros, fases, feuille de route, calendrier, prochaines etapes, planning, avenir, fahrplan,
      ausblick, nachste schritte, next 12 months, next twelve months, next 18 months, next eighteen months, proximos doce meses, proximos meses, prochains mois
    `),
    alone: ['future', 'plan', 'goals', 'perspectives'],
    strong: phrases(`
      roadmap, phase 1, phase 2, phase 3, fase 1, fase 2, fase 3, hoja de ruta, feuille de route
    `),
    body: phrases(`
      q1, q2, q3, q4, launch, beta, expand, lanzamiento, expansion, lancement, t1, t2, t3, t4
    `),
  },
  risk: {
    heading: phrases(`
      risk, risks, risk factors, key risks, risk management, legal, compliance, regulation, regulatory,
      disclaimer, riesgos, riesgo, gestion de riesgos, riesgos y mitigacion, aviso legal, regulacion,
      marco legal, cumplimiento, risques, risque, facteurs de risque, gestion des risques, mentions legales,
      reglementation, cadre legal, conformite, avertissement, risiken
    `),
    strong: ['risk factors', 'mitigation', 'mitigacion', 'disclaimer', 'forward looking statements'],
    body: phrases(`risk, risks, riesgo, riesgos, risque, risques`),
  },
  contact: {
    heading: phrases(`
      contact, contact us, get in touch, thank you, thanks, thank you for your attention, q a, contacto,
      contactanos, gracias, muchas gracias, hablemos, contactez nous, merci, merci pour votre attention,
      vielen dank, danke, kontakt, obrigado, grazie
    `),
    alone: ['questions', 'preguntas'],
    strong: ['thank you', 'gracias', 'merci', 'contact us', 'get in touch'],
    body: phrases(`
      linkedin, email, phone, twitter, telegram, whatsapp, telefono, correo, telephone
    `),
  },
  appendix: {
    heading: phrases(`
      appendix, annex, backup slides, supplementary, anexo, anexos, apendice, annexe, annexes, anhang,
      references, bibliography, bibliografia, bibliographie, glossary, glosario, glossaire
    `),
  },
};

/** Heading words of a slide that lists the others. */
export const CONTENTS_WORDS: readonly string[] = phrases(`
  contents, content, table of contents, list of content, agenda, outline, index, contenido, contenidos, indice,
  orden del dia, sommaire, table des matieres, ordre du jour, plan de la presentation, inhalt,
  inhaltsverzeichnis, sumario
`);
