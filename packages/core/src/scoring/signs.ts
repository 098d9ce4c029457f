/**
 * Signs that a deck speaks of what a criterion asks for, whatever was recognised there: slides that are about it, and
 * words by which a line names it in English, Spanish or French. Data only; `look-for-signs.ts` reads them. A sign earns
 * no more than the rubric's least level: it says where to look, not what the answer is.
 */
import type { Section } from '../model/values.js';
import { phrases } from '../text/phrases.js';
import type { CriterionId } from './criterion-id.js';

export interface Signs {
  /** Slides on which its answer all but stands: what they list is shown where none of it could be judged. */
  slides: readonly Section[];
  /** Words of a heading or a line, by `text/lexicon.ts`. */
  words: readonly string[];
  /** Labels of the statement model by which a line may say it; without any, words alone are a sign. */
  labels: readonly string[];
}

const signs = (slides: readonly Section[], labels: string, words: string): Signs => ({
  slides,
  words: phrases(words),
  labels: labels.split(' ').filter((label) => label !== ''),
});

export const SIGNS: Record<CriterionId, Signs> = {
  M1: signs(
    ['market'],
    'tam sam som',
    `tam, sam, som, market size, size of the market, addressable market, market opportunity, billion market, market value, market worth,
    tamaño del mercado, tamaño de mercado, mercado potencial, mercado objetivo, mercado total, mercado mundial, taille du marché,
    marché adressable, marché potentiel, marché mondial, marché total`,
  ),
  M2: signs(
    [],
    'sam som',
    'sam, som, serviceable*, obtainable, reachable market, mercado alcanzable, mercado disponible, marché accessible',
  ),
  M3: signs(
    [],
    'buyer_count',
    `million people, million users, million customers, million businesses, million companies, millions of people, billion people,
    billion users, potential users, potential customers, number of users, number of customers, bottom up, millones de personas,
    millones de usuarios, millones de empresas, clientes potenciales, usuarios potenciales, millions de personnes,
    millions d'utilisateurs, clients potentiels, utilisateurs potentiels`,
  ),
  M4: signs(
    [],
    'market_growth',
    `cagr, market growth, growing market, growing at, growth rate, annual growth, expected to grow, expected to reach, projected to reach,
    will reach, grows at, tcac, crecimiento del mercado, crecimiento anual, mercado creciente, se espera que, croissance du marché,
    croissance annuelle, marché en croissance, devrait atteindre, grown from, grew from, has doubled, doubled in, tripled, pasó de, ha pasado de, se duplicó, se ha duplicado, est passé de, est passée de,
    a doublé, a triplé`,
  ),
  M5: signs(
    ['whyNow'],
    'why_now',
    `why now, trend*, timing, momentum, the time is, new law, new regulation*, new rules, shift to, shift from, is shifting, rise of, boom,
    emerging, increasingly, growing demand, growing need, on the rise, adoption, post covid, since covid, pandemic, covid, por qué ahora,
    tendencia*, auge, pandemia, cada vez más, nueva ley, pourquoi maintenant, tendance*, essor, pandémie, de plus en plus, nouvelle loi`,
  ),
  M6: signs(
    ['problem'],
    'problem pain_cost customer_segment',
    `problem*, pain point*, pains, target customer*, target market, target audience, customer segment*, our customers, user persona*, ideal
    customer, problema*, público objetivo, cliente objetivo, segmento*, problème*, cible, clientèle, segment*`,
  ),
  M7: signs(
    ['competition'],
    'competitor no_competitor',
    `competit*, alternatives, rival*, existing solutions, current solutions, compared to, versus, vs, incumbent*, market players, competidor*,
    competencia, alternativas, concurren*, alternatives existantes, solutions existantes`,
  ),
  M8: signs(
    ['gtm'],
    'channel beach_head',
    `channel*, go to market, marketing, distribution, sales team, sales strategy, social media, referral*, influencer*, outreach, growth strategy,
    customer acquisition, user acquisition, onboard*, partnership*, b2b2c, word of mouth, direct sales, resellers, ads, seo, events,
    community, ambassadors, canal*, ventas, distribución, redes sociales, alianzas, canaux, commercialisation, réseaux sociaux,
    partenariats, prospection`,
  ),
  T1: signs(
    ['team'],
    'team_member',
    `team, founder*, co founder*, cofounder*, ceo, cto, coo, cfo, cmo, our people, who we are, equipo, fundador*, cofundador*, quiénes somos,
    équipe, fondateur*, fondatrice*, cofondateur*, qui sommes nous`,
  ),
  T2: signs(
    [],
    'domain_experience',
    `years of experience, years experience, years in, years of, year experience, yrs, experience in, experienced, industry expert*, domain expert*,
    expert in, expertise, background in, former*, previously, veteran, worked at, worked in, worked for, worked with, ex,
    specialist, specialized, specializing, passionate about, años de experiencia, experiencia en, experto*, experta*, especialista*,
    trayectoria, ans d'expérience, expérience*, spécialiste*, ancien*, années`,
  ),
  T3: signs(
    [],
    'track_record exit',
    `serial entrepreneur*, previously founded, founded, founder of, co founded, cofounded, started, previous startup, exit, exited, sold his, sold her,
    acquired by, built and, second time founder, track record, emprendedor*, fundó, fundador de, trayectoria, vendió, entrepreneur*,
    a fondé, fondateur de, a créé`,
  ),
  T4: signs(
    [],
    '',
    'cto, developer*, engineer*, head of sales, sales lead, business development, desarrollador*, ingenier*, développeu*, ingénieur*, commercial',
  ),
  T5: signs(
    [],
    '',
    'full time, fulltime, part time, committed to, tiempo completo, tiempo parcial, dedicación, temps plein, plein temps, temps partiel',
  ),
  T6: signs(
    [],
    'technical_depth',
    `engineer*, developer*, cto, software, computer science, data scien*, phd, full stack, fullstack, backend, frontend, front end, back end,
    programmer*, researcher*, coder*, technical lead, tech lead, machine learning, blockchain dev*, smart contract dev*, designer*, dev,
    devs, professor*, msc, bsc, technolog* officer, ingenier*, desarrollador*, programador*, informática, investigador*, doctor en,
    ingénieur*, développeu*, informatique, chercheu*, docteur*, designer`,
  ),
  T7: signs(
    [],
    'advisor backer',
    `advisor*, adviser*, advisory, mentor*, backed by, supported by, angel*, incubat*, asesor*, inversor*,
    mentores, incubad*, acelerad*, subvención, conseiller*, conseillère*, investisseur*, parrain*, incub*, accélér*, subvention*`,
  ),
  T8: signs(
    [],
    'hire_plan',
    `hire*, hiring, recruit*, team expansion, expand the team, expand team, expand our team, grow the team, build the team, build team, team growth, new hires,
    headcount, personnel, salaries, salary, we are join us, contrat*, ampliar el equipo, salarios, recrut*, embauch*,
    agrandir l'équipe, salaires`,
  ),
  T9: signs([], '', 'head of, vp, director of, chief, responsable, director de, directora de, directeur*, directrice*'),
  P1: signs(
    ['problem', 'solution', 'product'],
    'problem solution',
    `problem*, solution*, our product, introducing, what we do, what is, our mission, mission, vision, we help, helps, platform, app,
    problema*, solución, soluciones, nuestra propuesta, qué es, plataforma, problème*, notre produit, notre mission, plateforme, application`,
  ),
  P2: signs(
    [],
    'product_stage',
    `mvp, prototype*, demo, beta, alpha, live, launch*, testnet, mainnet, poc, proof of concept, deployed, working, in development, developed,
    built, available, app store, google play, play store, version, pilot*, released, release, github, status, progress, current state, so far,
    completed, ready, tested, prototipo*, lanza*, disponible*, desarrollad*, en desarrollo, versión, piloto*, estado actual,
    lancé*, lancement, disponible*, en développement, développé*, pilote*, prototype*, état`,
  ),
  P3: signs(
    [],
    'advantage measured_advantage',
    `advantage*, benefit*, better, faster, cheaper, unique*, differen*, unlike, why us, only, first, more efficient, efficient*, save*, saving*, reduce*, reduc*, improve*, lower*, easy,
    easier, easily, simple*, secure*, transparent*, instant*, less, without, low cost, no more, usp, value proposition, features, increase*, best,
    ventaja*, beneficio*, mejor*, más rápido, único*, única*, ahorr*, reduc*, fácil*, segur*, propuesta de valor, diferen*,
    avantage*, bénéfice*, meilleur*, plus rapide, unique*, économis*, rédui*, simple*, facile*, proposition de valeur, différen*`,
  ),
  P4: signs(
    [],
    'moat ip',
    `moat*, defensib*, defendib*, unfair advantage, patent*, intellectual property, barrier* to entry, barriers, network effect*, proprietary, switching cost*,
    trade secret*, exclusiv*, copyright, trademark*, first mover, patente*, propiedad intelectual, barrera*, barreras de entrada, exclusiv*, ventaja injusta,
    brevet*, propriété intellectuelle, barrière*, effet de réseau, exclusi*`,
  ),
  P5: signs(
    ['product', 'solution'],
    'how_it_works',
    `how it works, how does it work, technology, technologies, architecture, tech stack, stack, algorithm*, ai, artificial intelligence, blockchain, smart contract*, api, apis,
    platform, protocol, app, software, sensor*, machine learning, process, step 1, step*, features, workflow, cómo funciona, tecnolog*, arquitectura, algoritmo*, plataforma,
    inteligencia artificial, funcionamiento, comment ça marche, fonctionne*, technologie*, architecture, algorithme*, plateforme, intelligence artificielle`,
  ),
  P6: signs(
    [],
    'users_proof testimonial pilot',
    `testimonial*, users say, customers say, feedback, interview*, survey*, surveyed, respondents, pilot*, tested, testing, user test*, case stud*, early adopters, early users,
    validat*, rating, loved, quote, testimonio*, encuesta*, entrevista*, piloto*, validaci*, validad*, usuarios,
    témoignage*, sondage*, entretien*, pilote*, avis, valid*, testé*`,
  ),
  P7: signs(
    ['roadmap'],
    'milestone_plan',
    `roadmap, milestone*, next step*, next steps, q1, q2, q3, q4, phase*, timeline, future, upcoming, coming soon, coming, what's next, planned, plan, plans, launch*, by the end,
    short term, long term, in the next, next year, future work, will be, we will, we plan, stage 1, expand, expansion,
    hoja de ruta, hitos, fase*, próximos pasos, próximamente, futuro, cronograma, a corto plazo, a largo plazo, expansión, feuille de route, jalon*, prochaines étapes,
    étapes, calendrier, à venir, lancement, futur, court terme, long terme`,
  ),
  P8: signs(
    ['businessModel'],
    'revenue_model price',
    `business model, revenue model, revenue stream*, revenues, pricing, price*, subscription*, fee, fees, commission*, freemium, premium, free, monetiz*, monetis*, per month, per user, licens*,
    paid, pays, pay per, how we make money, royalt*, cut of, modelo de negocio, ingresos, precio*, suscripci*, comisi*, tarifa*, gratis, pago, cobr*, monetiz*,
    modèle économique, business model, revenus, prix, abonnement*, commission*, tarif*, gratuit*, frais`,
  ),
  P9: signs([], '', 'soc 2, iso 27001, audit*, uptime, scalab*, penetration test*, auditoría, escalab*, évolutivité'),
  G1: signs(
    ['traction'],
    'traction users_proof',
    'traction, revenue so far, our revenue, active users, arr, mrr, users to date, tracción, usuarios activos, chiffre d affaires, utilisateurs actifs',
  ),
  G2: signs(
    [],
    'growth traction',
    'growth, grew, grown, month over month, mom, yoy, year over year, crecimiento, crecimos, creció, croissance, multiplié*',
  ),
  G3: signs(
    [],
    'customer_named',
    `our customers, our clients, customers include, clients include, trusted by, used by, nuestros clientes, confían en,
    nos clients, ils nous font confiance, who has bought, who buys, bought by, our buyers, sold to, live at, live with, live in, deployed at, deployed in, in service, on shelf,
    clientes actuales, nuestros compradores, nos compran, nos compraron, trabajan con nosotros, ya usan, ya lo usan, clients actuels, acheteurs,
    nous achètent, ont acheté, ont signé, déployé chez, installé chez`,
  ),
  G4: signs(
    [],
    'retention',
    `retention, churn, repeat*, returning, nrr, stickiness, sticky, loyal*, renewal*, lifetime, retención, recurren*, fidel*, rétention,
    fidélis*, fidélit*, récurren*, came back, come back, comes back, coming back, still use, still using, still active, cancel*, bought again, ordered again,
    vuelven, volvieron, vuelve a, siguen usando, sigue usando, siguen activ*, bajas, cancela*, cancelaron, recompra*, reviennent, sont revenus,
    utilisent encore, toujours actifs, toujours active, résili*, réachat*, rachèt*`,
  ),
  G5: signs(
    [],
    'unit_economics',
    `ltv, cac, unit economics, payback, margin*, acquisition cost, lifetime value, cost per, per unit, contribution, profit per, economía unitaria, margen*, costo de adquisición, costo por,
    coste de adquisición, marge*, coût d'acquisition, coût par, rentabilité`,
  ),
  G6: signs(
    [],
    'pilot loi waitlist',
    `pilot*, loi, lois, letter* of intent, waitlist*, waiting list, pre order*, preorder*, signed, early adopter*, early access, interested, beta users, beta testers, sign ups, signups,
    mou, partnership*, proof of concept, carta de intención, lista de espera, piloto*, preventa, interesad*, convenio*, pilote*, lettre d'intention, lettres d'intention,
    liste d'attente, précommande*, partenariat*, wishlist*, reservation*, reserved, trial*, tested by, prueba*, reserva*, reservaron, inscrit*, inscript*, apuntad*, prevent*,
    réservation*, essai*`,
  ),
  G7: signs([], '', 'kpi*, metrics, key figures, métricas, indicadores, indicateurs, chiffres clés'),
  G8: signs([], '', 'gross margin*, gross profit, margin*, margen bruto, margen, marge brute, marge'),
  G9: signs(
    [],
    'milestone_done',
    `milestone*, accomplish*, won, winner*, award*, launched, completed, selected, progress, to date, so far, already, done, deployed, delivered, founded in, since, raised, built,
    incorporated, hackathon, logros, hitos, premio*, lanzamos, seleccionad*, ya, hemos, completad*, gagn*, lauréat*, prix, lancé*, déjà, sélectionné*, créé*`,
  ),
  R1: signs(
    [],
    'runway burn profitability',
    `runway, burn*, break even, breakeven, cash flow, profitab*, profit, profits, ebitda, months of, net income, operating cost*, expenses, liquidez, punto de equilibrio, rentab*, beneficio neto,
    utilidad*, flujo de caja, gastos, trésorerie, seuil de rentabilité, point mort, rentab*, bénéfice net, résultat net, cash, in the bank, we spend, costs us, a month, per month,
    caja, tesorería, gastamos, quemamos, al mes, por mes, dépensons, dépense*, en caisse, par mois`,
  ),
  R2: signs(
    [],
    '',
    'burn multiple, raised to date, raised so far, funding to date, bootstrapped, self funded, levantado, autofinanciad*, levé à ce jour, autofinanc*',
  ),
  R3: signs(
    ['ask'],
    'ask',
    `the ask, our ask, ask, asking, raising, raise, seeking, fundrais*, funded, investment*, seed round, pre seed, use of funds, financing, capital, we need, needed, token sale, ico, ido,
    levantar, inversión, invertir, ronda, capital, buscamos, necesitamos, levée, lever, investissement*, financement*, besoin*, recherchons`,
  ),
  R4: signs(
    [],
    'valuation instrument',
    'valuation, equity, safe, convertible, pre money, post money, dilution, valoración, valuación, participación, valorisation, actions, dilution',
  ),
  R5: signs(
    ['competition'],
    'competitive_response',
    `competit*, why we win, why us, our advantage, unlike, compared to, vs, differentiat*, competidor*, competencia, diferenci*, concurren*, différenci*, avantage concurrentiel`,
  ),
  R6: signs(
    [],
    'regulation certificate',
    `regulat*, complian*, compliant, gdpr, licen*, certif*, fda, iso, legal*, law, laws, kyc, aml, patent*, audit*, approved, approval, hipaa, mica, policy, policies, rgpd, normativa*, ley,
    leyes, regulac*, licencia*, legislac*, gobierno, permiso*, norma*, réglement*, conform*, loi, lois, licence*, agrément*, norme*`,
  ),
  R7: signs(
    [],
    'dependency',
    `depend*, relies on, rely on, built on, powered by, integrat*, api, apis, via, on top of, third party, supplier*, hosted on, ethereum, solana, polygon, aws, google, openai, chatgpt, stripe, whatsapp,     depende*, integra*, proveedor*, basado en, alianza*, aliad*, dépend*, fournisseur*, basé sur, utilis*, partenaire*, largest customer, biggest customer, single customer, single supplier, exempt*, subsid*, if it lapses,
    mayor cliente, principal cliente, único proveedor, subvenc*, exenci*, premier client, principal client, seul fournisseur, subvention*, exonér*`,
  ),
  R8: signs([], '', ''),
  R9: signs(
    ['risk'],
    'risk',
    `risk*, threat*, mitigat*, weakness*, swot, obstacle*, barrier*, hurdle*, riesgo*, desafío*, amenaza*, debilidad*, mitig*, reto*, dificultad*, risque*, défi*,
    menace*, faiblesse*, limite*, worr*, keeps us, could go wrong, hard part, hardest, honest*, difficult*, uncertain*, preocup*, lo más difícil, quita el sueño,
    puede salir mal, incertidumbre, cuello de botella, bottleneck*, inquiét*, inquièt*, le plus dur, le plus difficile, empêche de dormir, incertain*`,
  ),
  R10: signs(
    ['financials'],
    'forecast',
    `forecast*, projection*, projected, projections, financial plan, year 1, year 2, year 3, expected revenue, revenue target, estimated revenue, target revenue, by 2025, by 2026, by 2027, by 2028, by 2030, goal, goals, target, targets,
    proyecc*, pronóstico*, año 1, año 2, ventas estimadas, ingresos proyectados, meta, metas, prévision*, année 1, année 2, objectif*, an 1, projet*`,
  ),
};
