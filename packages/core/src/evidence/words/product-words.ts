/** Words of claims about product, technology, difference, defence and maturity in en, es and fr. Data only. */
import { phrases } from '../../text/phrases.js';
import { PRODUCT_NOUNS, WHO } from './customer-words.js';

export const PRODUCT_LISTS = {
  what: PRODUCT_NOUNS,
  who: WHO,
  isA: phrases(`
    is a, is an, is the, we are a, we re a, we are building, we build, we help, we provide, we offer, helps,
    es un, es una, es la, somos una, somos la, ayudamos a, ofrecemos, est un, est une, est la, nous sommes,
    nous aidons, nous proposons
  `),
  link: phrases(`
    for, that, which, to, enabling, allowing, helping, connecting, designed, built, para, que, permite,
    conecta, pour, qui, permettant, afin, au service
  `),
  idea: phrases(`
    concept stage, idea stage, at idea stage, stage concept, stage idea, status concept, conceptual stage, pre product,
    etapa de concepto, etapa concepto, fase conceptual, etapa de idea, pre producto, stade conceptuel, stade concept, pre produit, mockup, mockups, mock up, mock ups, wireframe, wireframes, ui
    mockups, fase de idea, en fase de idea, maqueta, maquetas, bocetos, stade de l idee, phase d idee,
    maquette, maquettes
  `),
  prototype: phrases(`
    prototype, prototypes, proof of concept, pilot line, design freeze, ligne pilote, linea piloto,
    alpha version, testnet, test net, trl 4, trl 5, working model, github com, gitlab com, github repo,
    github repository, source code, code repository, what we made, what s built, already built, tests pass,
    tests passing, first implementation, prototipo, prototipos, prueba de concepto, version alfa,
    repositorio github, codigo fuente, lo que construimos, ya construido, ya construida,
    primera implementacion, prototipe, preuve de concept, version alpha, demonstrateur, demonstrator,
    depot github, code source, deja construit, deja construite, premiere implementation, live demo,
    demo publica, working demo, demo available, functional demo, demo deployed, demo funcional,
    demo desplegado, demo desplegada, demo en ligne, demo fonctionnelle
  `),
  built: phrases(`
    we built, we have built, we ve built, we developed, we have developed, we ve developed, we implemented,
    we have implemented, has been built, has been developed, construimos, hemos construido, desarrollamos,
    hemos desarrollado, hemos implementado, implementamos, se construyo, se desarrollo, nous avons construit,
    nous avons developpe, nous avons realise, nous avons implemente, a ete developpe, a ete developpee
  `),
  thing: phrases(`
    app, application, platform, prototype, website, web app, mobile app, model, models, tool, system, software,
    device, hardware, chip, dashboard, plugin, extension, add on, api, backend, contract, contracts, algorithm,
    engine, bot, game, robot, sensor, pipeline, sdk, marketplace, demo, mvp, aplicacion, plataforma, sitio web,
    pagina web, modelo, modelos, herramienta, sistema, dispositivo, algoritmo, plateforme, site web, modele,
    modeles, outil, systeme, logiciel, dispositif, algorithme, jeu, juego
  `),
  demo: phrases(`
    demo, product demo, our demo, the demo, demo time, demo video, video demo, live demo, app demo,
    demonstration, demostracion, nuestra demo, video demo, demo del producto, notre demo, demo du produit
  `),
  demoAsked: phrases(`
    request, book, schedule, demo day, get a, free, try, ask for, pide, solicita, reserva, agenda, demandez,
    demander, reservez, reserver, planifiez, solicitar, agendar
  `),
  early: phrases(`
    mvp, minimum viable product, prototype, proof of concept, poc, alpha, beta, testnet, mockup, prototipo, producto minimo viable,
    prueba de concepto, prototipe, produit minimum viable, preuve de concept, maquette
  `),
  mvp: phrases(`
    100 operational, running in production, plenamente operativo, totalmente operativo, 100 operativo,
    100 operativa, pleinement operationnel, pleinement operationnelle, 100 operationnel, 100 operationnelle,
    mvp, minimum viable product, works in the browser, runs in the browser, works on android, works on ios,
    qui marche sur, fonctionne sur android, ya funciona, beta version, private beta, public beta,
    beta testing, closed beta, working product, works today, working today, fully functional, try it,
    live app, open beta, vercel app, netlify app, herokuapp com, streamlit app, onrender com, firebaseapp com,
    testflight apple com, producto funcional, funciona hoy, pruebalo, pruebala, producto minimo viable,
    version beta, produit minimum viable, produit fonctionnel, fonctionne deja, essayez le, essayez la,
    in production, production today, fully operational, en produccion, en funcionamiento, en production,
    deployed in production, desplegado en produccion, desplegada en produccion, deploye en production,
    deployee en production
  `),
  live: phrases(`
    in production with, in production for, in production since, en produccion desde, en production depuis,
    en produccion con, en production chez, en production avec,
    is live, now live, live product, live on, live at, up and running, en service depuis, went live,
    live since, apps apple com, play google com, in daily use, launched in, launched on, we launched,
    product launched, commercially available, available on the app store, available on google play,
    available now, already available, is online now, online now, generally available, publicly available,
    deployed in, deployed at, mainnet launched, live on mainnet, app launched, ya disponible,
    disponible en app store, disponible en google play, lanzado en, lanzada en, lanzamos, operativo desde,
    operativa desde, operando desde, deja disponible, disponible sur, lance en, lancee en, nous avons lance,
    en ligne depuis, commercialise depuis, deploye chez, deja en service, operationnel depuis,
    operationnelle depuis, live in
  `),
  future: phrases(`
    will, seeking, looking for, need, bridge the gap, buscamos, necesitamos, recherchons, besoin, future,
    plan, plans, planned, planning, next, upcoming, soon, roadmap, to launch, to be launched, expected, by q,
    phase 2, phase 3, goal, coming, launching, under development, in development, aims to, once, if, build and
    commercialize, futuro, futura, planeamos, proximo, proxima, proximamente, lanzaremos, por lanzar,
    previsto, prevista, en desarrollo, siguiente, objetivo, sera, futur, prevu, prevue, prochain, prochaine,
    bientot, lancerons, a venir, en developpement, en cours de developpement, objectif
  `),
  ai: phrases(`
    ai powered, ai based, ai driven, ai, artificial intelligence, powered by ai, machine learning,
    blockchain based, blockchain, con ia, inteligencia artificial, basado en ia, impulsado por ia,
    impulsada por ia, ia, intelligence artificielle, aprendizaje automatico, apprentissage automatique,
    state of the art, proprietary technology, tecnologia propia, technologie proprietaire, tecnologia de punta,
    technologie de pointe
  `),
  architecture: phrases(`
    architecture, algorithm, algorithms, neural network, neural networks, model trained, trained on, fine
    tune, fine tuned, fine tuning, pipeline, backend, frontend, api, apis, sdk, microservices, database,
    cloud, aws, azure, firebase, react, python, node, fastapi, streamlit, kubernetes, smart contract, smart
    contracts, consensus, zkp, zkps, zero knowledge, layer 2, evm, dag, erc, oracle, relayer, computer vision,
    ocr, nlp, llm, llms, rag, embeddings, sensor, sensors, lidar, iot, bluetooth, encryption, end to end
    encryption, protocol, catalyst, electrolyte, membrane, enzyme, crispr, photonic, spectroscopy, biomarker,
    assay, propulsion, hash, arquitectura, algoritmo, algoritmos, red neuronal, base de datos, contratos
    inteligentes, sensores, vision por computador, cifrado, protocolo, entrenado con, entrenada con,
    herramientas, algorithme, algorithmes, reseau de neurones, base de donnees, contrats intelligents,
    capteurs, capteur, vision par ordinateur, chiffrement, protocole, entraine sur, entrainee sur, systeme de
    controle
  `),
  steps: phrases(`
    step 1, step 2, step 3, first, then, upload, uploads, select, scan, scans, receive, receives, connect,
    click, sign up, choose, search, searches, notified, confirm, matches, generates, analyzes, analyses,
    processes, extracts, classifies, detects, predicts, paso 1, paso 2, sube, subes, selecciona, escanea,
    recibe, elige, elegir, resolver, leer, revisar, ganar, conecta, genera, analiza, clasifica, detecta,
    busca, etape 1, etape 2, televerse, choisit, choisissez, scannez, recoit, connecte, genere, analyse,
    classe, detecte, declenche, simule
  `),
  hard: phrases(`
    technically hard, technical challenge, hard to replicate, technically difficult, took us,
    months of development, state of the art accuracy, benchmark, benchmarks, latency, accuracy of,
    unlike traditional, breakthrough, novel, unsolved, reto tecnico, dificil de replicar, anos de investigacion,
    precision de, verrou technologique, defi technique, difficile a repliquer, difficile a reproduire,
    annees de recherche
  `),
  advantage: phrases(`
    faster, cheaper, better, easier, simpler, more accurate, more efficient, lower cost, lower costs,
    more affordable, affordable, low cost, unique, uniquely, superior, smarter, safer, greener, more secure,
    more transparent, user friendly, the only, only platform, only solution, only product, first to,
    first comprehensive, stand out, stands out, differentiat*, competitive advantage, competitive advantages,
    competitive edge, unfair advantage, advantage over, sets us apart, outperform, outperforms, reduce costs,
    reduces costs, saves time, save time, reduces, instant, near zero, mas rapido, mas rapida, mas barato,
    mas barata, mejor, mas facil, mas sencillo, mas preciso, mas precisa, mas eficiente, menor coste,
    menor costo, bajo costo, bajo coste, unico, unica, mas seguro, mas segura, el unico, la unica,
    se diferencia, nos diferencia, nos diferenciamos, ventaja competitiva, ventajas competitivas, ahorra tiempo,
    reduce costes, reduce costos, primero en, primera en, plus rapide, plus vite, moins cher, moins chere,
    meilleur, meilleure, plus facile, plus simple, plus precis, plus precise, plus efficace, cout reduit,
    couts reduits, bas cout, superieur, superieure, plus sur, plus sure, le seul, la seule, se differencie,
    se distingue, nous distingue, nous differencie, avantage concurrentiel, avantages concurrentiels,
    avantage competitif, reduit les couts, premier a, premiere a, tout en un
  `),
  against: phrases(`
    than, vs, versus, compared to, compared with, unlike, instead of, as opposed to, rather than, replaces,
    replacing, que el, que los, que la, que las, frente a, en comparacion con, comparado con, a diferencia de,
    en lugar de, en vez de, respecto a, que les, que le, par rapport a, compare a, comparee a, contrairement
    a, contrairement aux, au lieu de, au lieu d, face a, face aux, plutot que, contre
  `),
  improvement: phrases(`
    faster, cheaper, less, fewer, lower, more, better, reduction, reduce, reduces, reduced, increase,
    increases, increased, improvement, improve, improves, savings, save, saves, cut, cuts, higher, quicker,
    shorter, accurate, accuracy, mas rapido, mas rapida, mas barato, menos, mas, mejor, reduccion, reducimos,
    aumenta, aumento, mejora, ahorro, ahorra, precision, plus, moins, meilleur, reduit, augmente,
    augmentation, amelioration, ameliore, economie, economies, economise, gain de, veces mas, fois plus, fois
    moins, veces menos
  `),
  moatWord: phrases(`
    moat, moats, defensib*, barrier to entry, barriers to entry, entry barriers, hard to copy, hard to
    replicate, difficult to replicate, unfair advantage, sustainable advantage, barrera de entrada, barreras
    de entrada, dificil de copiar, dificil de replicar, foso, ventaja defendible, barriere a l entree,
    barrieres a l entree, difficile a copier, difficile a repliquer, avantage defendable
  `),
  moatData: phrases(`
    proprietary data, proprietary dataset, proprietary datasets, own dataset, unique dataset, data moat, data
    network effect, data flywheel, data advantage, exclusive data, exclusive dataset, largest dataset,
    compounding data, datos propios, dataset propio, datos exclusivos, base de datos propia, ventaja de datos,
    donnees proprietaires, donnees exclusives, jeu de donnees proprietaire, base de donnees proprietaire,
    avantage de donnees
  `),
  moatNetwork: phrases(`
    network effect, network effects, network moat, marketplace liquidity, efecto de red, efectos de red,
    efecto red, effet de reseau, effets de reseau, effet reseau
  `),
  moatSwitching: phrases(`
    switching cost, switching costs, lock in, sticky, stickiness, deeply integrated, deep integration,
    system of record, costo de cambio, coste de cambio, costes de cambio, costos de cambio, cout de changement,
    couts de changement, cout de migration
  `),
  moatLicence: phrases(`
    licensed by, banking licence, banking license, e money licence, emi licence, exclusive licence, exclusive
    license, exclusive agreement, exclusive agreements, exclusive partnership, exclusivity, exclusive rights,
    licencia exclusiva, acuerdo exclusivo, acuerdos exclusivos, exclusividad, licence exclusive, accord
    exclusif, accords exclusifs, exclusivite
  `),
  moatIp: phrases(`
    patent, patents, patented, patent pending, intellectual property, proprietary algorithm, proprietary
    algorithms, proprietary technology, trade secret, trade secrets, unique ip, patente, patentes, patentado,
    patentada, propiedad intelectual, algoritmo propio, algoritmos propios, tecnologia propia, secreto
    industrial, brevet, brevets, brevete, brevetee, propriete intellectuelle, algorithme proprietaire,
    algorithmes proprietaires, technologie proprietaire, secret industriel
  `),
  moatScale: ['economies of scale', 'economias de escala', 'economies d echelle', 'scale advantage'],
  moatBrand: phrases(`
    brand loyalty, trusted brand, brand equity, strong brand, lealtad de marca, marca reconocida, marca fuerte,
    marque reconnue, marque forte
  `),
  evidence: phrases(`
    filed, granted, registered, pending, application number, signed, exclusive until, million records, records,
    data points, images, hours of, solicitada, concedida, registrada, en tramite, firmado, registros, depose,
    deposee, deposes, delivre, en instance, enregistree, signe, enregistrements
  `),
  ipWord: phrases(`
    patent, patents, patented, patent pending, trademark, trademarks, trade mark, copyrighted, utility model,
    pct, intellectual property, patente, patentes, patentado, patentada, marca registrada, marcas registradas,
    modelo de utilidad, propiedad intelectual, brevet, brevets, brevete, brevetee, marque deposee, marques
    deposees, enveloppe soleau, propriete intellectuelle, inpi, uspto, oepm, epo, wipo
  `),
  ipStatus: phrases(`
    filed, granted, registered, pending, issued, application, applications, provisional, us patent,
    solicitada, solicitadas, concedida, concedidas, registrada, registradas, en tramite, presentada, depose,
    deposee, deposes, deposees, delivre, delivres, en instance, en cours de depot, en cours, demande de
  `),
  advisoryIp: phrases(`
    intellectual property agreements, intellectual property lawyer, intellectual property law,
    for intellectual property, all rights reserved, droits reserves, copyright
  `),
  milestone: phrases(`
    launch, launching, release, expand, expansion, integration, integrations, mvp, pilot, rollout, listing,
    public sale, audit, develop, development, build, deploy, certification, v2, version, app, mainnet,
    partnership, partnerships, hire, scale, testing, reach, break even, new market, new markets, registration,
    idea creation, community, onboarding, training, automation, improved, improvement, enhanced, broader,
    lanzamiento, lanzar, expandir, integracion, piloto, desarrollo, desarrollar, certificacion, alianzas,
    alcanzar, cobertura, pulir, pruebas, apertura, internacionalizacion, lancement, lancer, extension,
    deploiement, deployer, developpement, developper, partenariat, atteindre, ouverture, internationalisation,
    pilote, tests, lancements
  `),
  done: phrases(`
    launched, completed, achieved, secured, signed, won, reached, released, founded, established, closed,
    raised, incorporated, finished, delivered, deployed, selected, awarded, accepted, graduated, onboarded,
    validated, expanded, organized, invested in, added, built, tested, conducted, developed, implemented,
    pivoted, tracked, lanzamos, lanzado, lanzada, completado, completada, conseguido, logrado, logramos,
    firmado, firmada, firmados, firmadas, firmamos, llego a, llegamos a, alcanzo, supero, superamos, entregado, entregados, ganamos, ganadores, alcanzado, alcanzamos, fundada, cerramos, seleccionados, premiados,
    validado, desplegado, constituida, obtenido, obtuvimos, lance, lancee, termine, signee, signees, depasse, franchi, a atteint, obtenu, obtenue, signe,
    signes, gagne, laureat, laureats, atteint, fondee, creee, selectionne, selectionnes, valide, validee,
    deploye, realise, realises
  `),
  payer: phrases(`
    paid by, pays, pay for, payer, payers, who pays, billed to, charged to, we charge, customers pay, clients
    pay, users pay, companies pay, employers pay, hospitals pay, schools pay, patients pay, buyers pay,
    sellers pay, merchants pay, per seat, per user, per site, per patient, per clinic, per student, per
    employee, per location, per store, per licence, per license, for schools, licenses for, licences for, for hospitals, pagado por, paga, pagan, quien paga,
    cobramos a, el cliente paga, los clientes pagan, por usuario, por alumno, por paciente, por clinica, por
    empleado, por local, por centro, por sede, por tienda, por sucursal, por establecimiento, cada cliente paga, licencias para, para familias, paye par, paient, qui paie, facture a, factures a, nous
    facturons, le client paie, les clients paient, par utilisateur, par patient, par eleve, par salarie, par site, par magasin, par clinique, par etablissement, par licence,
    chaque client paie,
    licences pour
  `),
  stream: phrases(`
    subscription, subscriptions, subscription based, saas, saas pricing, commission, commissions,
    transaction fee, transaction fees, take rate, licensing, licence fee, license fee, licence fees,
    license fees, enterprise licenses, enterprise licences, licenses, licences, advertising, ads revenue,
    ad revenue, sponsorship, freemium, pay per use, pay as you go, usage based, per transaction, service charge,
    service fee, service fees, consulting services, consulting, retainer, retainer based, hardware sales,
    product sales, white label, integration fee, setup fee, one time fee, premium plan, premium plans,
    premium packages, membership, memberships, royalties, royalty, interest income, spread, interchange,
    data monetization, issuance fee, trading fee, trading fees, swap fees, staking fees, relayer fees,
    affiliate, affiliates, referral commission, revenue share, revenue sharing, rental, leasing, project based,
    assessments, in app purchases, suscripcion, suscripciones, comision, comisiones, licencia, licencias,
    publicidad, patrocinio, pago por uso, tarifa de servicio, consultoria, venta de, ventas de, marca blanca,
    cuota, cuota mensual, cuota anual, plan premium, planes premium, membresia, membresias, regalias, alquiler,
    convenios, reparto de ingresos, abonnement, abonnements, commission sur, frais de transaction,
    frais de service, licence annuelle, publicite, sponsoring, paiement a l usage, a l usage, conseil, vente de,
    ventes de, marque blanche, cotisation, offre premium, redevances, location de, location tout compris,
    location longue duree, en location, partage de revenus, forfait, forfaits
  `),
  certificate: phrases(`
    iso 27001, iso 9001, iso 13485, iso 14001, soc 2, soc2, soc 1, pci dss, ce mark, ce marking, ce marked, ce
    certified, fda approval, fda approved, fda cleared, fda clearance, 510 k, hipaa compliant, gdpr compliant,
    b corp, certified, certification, certifications, marcado ce, certificado, certificada, certificacion,
    certificaciones, marquage ce, certifie, certifiee, hds, qualiopi, ansm, ens, tuv, ul listed, leed
  `),
  certStandard: phrases(`
    iso 27001, iso 9001, iso 13485, iso 14001, soc 2, soc2, soc 1, pci dss, ce mark, ce marking, ce marked, ce
    certified, fda approval, fda approved, fda cleared, fda clearance, 510 k, b corp, marcado ce, marquage ce,
    hds, qualiopi, tuv, ul listed, leed
  `),
  obtained: phrases(`
    certified, obtained, achieved, received, approved, cleared, accredited, audited, certificado,
    certificada, obtenido, obtenida, aprobado, aprobada, acreditado, certifie, certifiee,
    obtenu, obtenue, approuve, approuvee, agree, agreee, marked
  `),
  certNoun: phrases(`
    approval, clearance, aprobacion, autorizacion, homologacion, approbation, autorisation, homologation
  `),
  pendingCert: phrases(`
    pending, in progress, in process, planned, underway, applying, applied for, en proceso, en tramite,
    previsto, prevista, en cours, prevu, prevue, on track, will
  `),
  scale: phrases(`
    uptime, availability, 99 9, 99 99, scalable, scales to, scalability, highly scalable, high availability,
    encrypted, encryption, end to end encryption, penetration test, penetration tested, pen test,
    transactions per second, tps, processed, high throughput, fault tolerant, secure cloud, tier 3 data center,
    security audit, security audits, audited by, disponibilidad, escalable, escalabilidad, cifrado, cifrada,
    test de penetracion, transacciones por segundo, auditoria de seguridad, disponibilite, chiffrement,
    donnees chiffrees, chiffree, test d intrusion, audit de securite, haute disponibilite
  `),
} as const;
export type ProductList = keyof typeof PRODUCT_LISTS;
