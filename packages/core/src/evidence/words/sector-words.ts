/**
 * Words of the sectors in en, es and fr (some de): `strong` ones tell a sector, `weak` ones have other uses too. Data only.
 * What they are worth is learned (`evidence/outline/sector`).
 */
import { phrases } from '../../text/phrases.js';
import type { Sector } from '../../model/values.js';

export interface SectorWords {
  strong: readonly string[];
  weak: readonly string[];
}

export const SECTOR_WORDS: Readonly<Record<Exclude<Sector, 'other'>, SectorWords>> = {
  fintech: {
    strong: phrases(`
      fintech, payments, payment processing, payment gateway, lending, lender, lenders, loan, loans,
      borrowers, insurance, insurtech, insurer, insurers, insurance policy, policyholders, neobank,
      neobanking, banking, kyc, aml, remittance, remittances, defi, decentralized finance, stablecoin,
      stablecoins, wealth management, robo advisor, asset management, trading bot, trading platform, crypto
      trading, dex, dexs, swap, liquidity pool, credit scoring, credit score, microcredit, microfinance,
      savings, invoice financing, factoring, bnpl, tokenized assets, tokenization, utility token, smart chain,
      cross chain, cross chain bridge, staking, yield, crowdfunding, ico, venture capital, vc funding, digital
      assets, securities, digital wallet, e wallet, tax filing, underwriting, premiums, lending circles, peer
      to peer lending, earned wage access, wage access, payroll advance, payroll advances, overdraft, payday, debit card,
      interchange, credit check, adelanto de nomina, avance sur salaire, linea de credito, lineas de credito, morosidad, real world assets, rwa, rwas, pagos, pasarela de pago, prestamos, credito, creditos,
      microcreditos, seguros, aseguradora, aseguradoras, remesas, neobanco, banca, billetera digital,
      financiamiento de facturas, ahorro, inversiones, criptomonedas, paiement, paiements, pret, prets,
      credit, assurance, assurances, assureur, neobanque, banque, epargne, affacturage, cryptomonnaies,
      gestion de patrimoine, jetons
    `),
    weak: phrases(`
      bank, banks, finance, financial, payment, wallet, token, tokens, blockchain, crypto, investors,
      liquidity, transactions, currency, money, fraud, premium, bancos, financiero, financiera, dinero, pago,
      monedero, banques, financier, financiere, argent, investisseurs, ethereum, smart contracts
    `),
  },
  healthtech: {
    strong: phrases(`
      healthtech, health tech, medtech, biotech, digital health, patient, patients, clinic, clinics, clinical,
      hospital, hospitals, diagnosis, diagnostic, diagnostics, fda, mdr, medical, medicine, medicines,
      pharmacy, pharmacies, pharmacist, pharmacists, drug, drugs, therapy, therapies, telemedicine,
      telehealth, clinical trial, clinical trials, vaccine, vaccines, vaccination, vacuna, vacunas, vaccin, vaccins, cold chain, cadena de frio, chaine du froid, physician, physicians, nurses, surgery, ehr, electronic
      health records, disease, mental health, oncology, biomarker, medical device, prescription,
      prescriptions, wellness, dental, paciente, pacientes, clinica, clinicas, hospitales, salud digital,
      sector salud, sanitario, sanitaria, diagnostico, medico, medicos, medicamentos, farmacia, farmacias,
      telemedicina, historia clinica, enfermedad, terapia, sante numerique, sanitaire, hopital, hopitaux,
      clinique, cliniques, medecin, medecins, medicaments, pharmacie, telemedecine, diagnostic medical,
      maladie, therapie, dispositif medical, soignants
    `),
    weak: phrases(`
      health, healthcare, care, doctor, doctors, treatment, symptoms, salud, sante, cuidado, tratamiento,
      soins, traitement
    `),
  },
  edtech: {
    strong: phrases(`
      edtech, education, educational, student, students, teacher, teachers, school, schools, classroom,
      curriculum, e learning, elearning, online learning, learning platform, tutoring, tutor, tutors, courses,
      university, universities, college, exam, exams, lms, upskilling, reskilling, bootcamp, educators, k 12,
      apprenticeship, trade schools, lecture, lectures, professors, faculty, educacion, educativa, educativo,
      educativas, estudiante, estudiantes, profesor, profesores, docente, docentes, escuela, escuelas,
      colegio, colegios, universidad, universidades, universitarios, alumno, alumnos, curso, cursos, examen,
      examenes, aprendizaje, academia, academias, facultad, eleve, eleves, etudiant, etudiants, enseignant,
      enseignants, ecole, ecoles, universite, formation, formations, formateur, formateurs, stagiaire,
      stagiaires, apprentissage, apprenants, pedagogique, pedagogie, centre de formation, examens
    `),
    weak: phrases(`
      learning, learn, training, lesson, lessons, course, academic, skills, workforce, talent, aprender, aprende,
      leccion, lecciones, lecon, lecons, clase, clases, ninos, apprendre, cours, competences
    `),
  },
  ecommerce: {
    strong: phrases(`
      ecommerce, e commerce, online store, online shop, online retail, dtc, d2c, direct to consumer, basket,
      average order value, aov, sku, skus, shopping cart, checkout, retail, fashion, apparel, cosmetics,
      beauty brand, consumer goods, cpg, shopify, merchandise, shoppers, subscription box, dropshipping,
      tienda online, tienda en linea, comercio electronico, carrito, ticket medio, ticket promedio, moda,
      ropa, cosmetica, venta online, ventas online, boutique en ligne, vente en ligne, commerce en ligne,
      panier, panier moyen, mode, vetements, cosmetiques, commande en ligne
    `),
    weak: phrases(`
      store, shop, orders, brand, products, shipping, delivery, inventory, tienda, pedidos, marca, envio,
      boutique, commandes, marque, livraison
    `),
  },
  marketplace: {
    strong: phrases(`
      marketplace, marketplaces, buyers and sellers, two sided, two sided marketplace, multi sided, take rate,
      gmv, gig economy, freelancers, freelancer, freelance, job board, recruitment platforms,
      recruitment platform, connects buyers, classifieds, auction, auctions, peer to peer marketplace,
      on demand, listings, vacation rentals, short term rentals, compradores y vendedores, oferta y demanda,
      autonomos, bolsa de empleo, subasta, subastas, alquiler entre particulares, economia colaborativa,
      acheteurs et vendeurs, place de marche, offre et demande, independants, encheres,
      location entre particuliers, economie collaborative, mise en relation
    `),
    weak: phrases(`
      commission, sellers, buyers, suppliers, jobs, recruitment, hire, rental, comision, vendedores,
      compradores, empleo, vendeurs, acheteurs, emploi, recrutement
    `),
  },
  mobility: {
    strong: phrases(`
      mobility, electric vehicle, electric vehicles, ev, evs, fleet, fleets, last mile, ride
      hailing, ride sharing, ridesharing, carpool, carpooling, charging station, charging stations, ev
      charging, scooter, scooters, micromobility, autonomous driving, public transport,
      public transportation, commuting, taxi, taxis, cab, cabs, limo, black car, drone delivery, aviation,
      parking, car sharing, automotive, lorry, lorries, haulier, hauliers, haulage, road freight, truckers, truck drivers,
      cargo bike, cargo bikes, transportistas, camiones, fletes, transporte de carga, camionneurs, poids lourds, velo cargo,
      velos cargos, velos cargo, movilidad, vehiculo electrico, vehiculos
      electricos, flota, flotas, ultima milla, reparto, transporte, compartir vehiculo, viajes
      compartidos, conductores, patinetes, estacionamiento, rutas, mobilite, vehicule electrique, vehicules
      electriques, flotte, flottes, dernier kilometre, covoiturage, autopartage, borne de
      recharge, bornes de recharge, transport, trottinettes, chauffeurs, stationnement
    `),
    weak: phrases(`
      vehicle, vehicles, car, cars, drivers, driver, ride, rides, route, delivery, transportation, traffic,
      vehiculo, vehiculos, viajes, ruta, transportarse, vehicule, vehicules, voiture, trajet, trajets,
      livraison, logistics, freight, trucking, logistica, logistique, shipping, containers
    `),
  },
  energy: {
    strong: phrases(`
      energy, renewable, renewables, renewable energy, solar, solar panels, photovoltaic, pv, wind power, wind
      turbine, battery, batteries, battery storage, energy storage, grid, smart grid, microgrid, hydrogen,
      carbon, carbon credits, co2, emissions, kwh, mwh, gwh, kilowatt, electricity, utilities, power plant,
      biogas, biomass, biofuel, heat pump, heat pumps, nuclear, geothermal, climate tech, cleantech,
      decarbonization, decarbonisation, prosumers, energy efficiency, energy trading, energy communities,
      energia, energia solar, renovable, renovables, paneles solares, fotovoltaica, eolica, bateria, baterias,
      almacenamiento de energia, red electrica, hidrogeno, carbono, emisiones, electricidad, autoconsumo,
      eficiencia energetica, descarbonizacion, energie, solaire, panneaux solaires, photovoltaique, eolienne,
      eoliennes, batterie, stockage d energie, reseau electrique, hydrogene, carbone, electricite, biogaz,
      autoconsommation, efficacite energetique, decarbonation, pompe a chaleur, renouvelable, renouvelables
    `),
    weak: phrases(`
      power, consumption, fuel, climate, sustainability, green, combustible, sostenible, consumo, carburant,
      durable, consommation
    `),
  },
  saas: {
    strong: phrases(`
      saas, software as a service, subscription software, per seat, b2b software, enterprise software,
      workflow automation, crm, erp, project management, cybersecurity, cyber security, ciso, vciso, developer
      tools, devops, api platform, cloud software, hr software, collaboration tool, productivity software, low
      code, no code, software for, software that, software para, software que, logiciel pour, logiciel qui,
      annual recurring revenue, arr, mrr, net revenue retention, nrr, logo churn, sso, audit trail, the software, suscripcion mensual, software de gestion, software en la nube, ciberseguridad, logiciel,
      logiciel saas, abonnement mensuel, cybersecurite, logiciel de gestion, logiciel metier
    `),
    weak: phrases(`
      dashboard, api, subscription, platform, software, integrations, automation, workflow, workflows,
      productivity, enterprise, cloud, suscripcion, plataforma, automatizacion, abonnement, plateforme,
      automatisation, compliance, incident response
    `),
  },
  ai: {
    strong: phrases(`
      artificial intelligence, machine learning, deep learning, llm, llms, large language model, large
      language models, generative ai, foundation model, foundation models, ai agent, ai agents, inference,
      fine tune, fine tuning, computer vision, neural network, neural networks, nlp, natural language
      processing, ai model, ai models, ai platform, ai infrastructure, autonomous agents, face recognition,
      facial recognition, object detection, inteligencia artificial, aprendizaje automatico, ia generativa,
      modelo de lenguaje, modelos de lenguaje, agente de ia, agentes de ia, agent d ia, agent ia, vision artificial, red neuronal, redes
      neuronales, intelligence artificielle, apprentissage automatique, ia generative, modele de langage,
      modeles de langage, agents ia, vision par ordinateur, reseau de neurones, reseaux de neurones
    `),
    weak: phrases(`
      ai, ai powered, gpt, chatgpt, model, models, dataset, datasets, agent, agents, embedding, embeddings,
      prompt, prompts, chatbot, ia, modelo, agente, modele, algorithm, algorithms
    `),
  },
};

/** What a company of any sector may work with. */
export const SECTORS_OF_MEANS: readonly Sector[] = ['saas', 'ai'];

/** Words that say the company is in none of the verticals although it uses their words (games, media, chains as a means). */
export const OTHER_WORDS: readonly string[] = phrases(`
  metaverse, gaming, game, games, gamers, esports, gambling, betting, casino, online betting, social network,
  social media platform, discussion forum, freedom of speech, censorship, consumer experience, product
  reviews, customer reviews, media company, food delivery, food waste, fishing, anglers, angler, space debris,
  satellite, satellites, agriculture, agritech, farming, farmers, crops, restaurant, restaurants, travel,
  tourism, hotel, hotels, real estate, proptech, construction, music, film, sports, pets, pet, dating,
  legaltech, legal tech, govtech, defense, defence, manufacturing, robotics, telecom, data storage, peer to
  peer database, personal data, cyberbullying, emoji, keyboard, avatar, nft art, collectibles, polls,
  governance, dao, anonymous, internet os, creators, content creators, metaverso, videojuegos, apuestas, red
  social, agricultura, agricultores, turismo, inmobiliario, inmobiliaria, construccion, restaurantes,
  alimentos, deporte, mascotas, satelites, basura espacial, metavers, jeux video, paris en ligne, reseau
  social, agriculteurs, tourisme, immobilier, batiment, restauration, alimentation, animaux, debris spatiaux,
  spatial, orbite
`);
