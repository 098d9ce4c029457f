/** Who may be a customer or user, and what products are called, in en, es and fr. Data only. */
import { phrases } from '../../text/phrases.js';

/** Anybody who buys or uses: says nothing of who the customer is. */
export const ANYONE: ReadonlySet<string> = new Set(
  phrases(`
  users, customers, consumers, clients, investors, people, usuarios, clientes, consumidores, inversores,
  personas, utilisateurs, consommateurs, investisseurs, teams, equipos, equipes, logistics, players,
  communities, operators
`),
);

/** Groups of people or firms that decks serve. */
export const WHO = phrases(`
  businesses, companies, enterprises, smes, smbs, startups, founders, entrepreneurs, freelancers,
  professionals, consumers, customers, users, employees, employers, organizations, organisations, orgs, teams,
  developers, engineers, designers, marketers, creators, influencers, brands, retailers, merchants, shops,
  stores, restaurants, hotels, travelers, travellers, tourists, students, teachers, schools, universities,
  educators, parents, families, children, kids, patients, doctors, physicians, clinics, hospitals,
  pharmacists, pharmacies, nurses, insurers, banks, lenders, borrowers, investors, traders, farmers, growers,
  manufacturers, suppliers, distributors, logistics, drivers, fleets, carriers, landlords, tenants,
  homeowners, builders, contractors, lawyers, law firms, accountants, governments, municipalities, cities,
  ngos, nonprofits, gamers, players, fans, athletes, women, men, seniors, elderly, caregivers, job seekers,
  recruiters, buyers, sellers, faculty, professors, policyholders, daos, communities, hr managers, cfos, ctos,
  cisos, sales teams, marketing teams, utilities, millennials, gen z, agencies, households, citizens,
  operators, publishers, artists, musicians, dentists, veterinarians, vets, pet owners, empresas, pymes,
  mypes, negocios, comercios, emprendedores, autonomos, profesionales, consumidores, clientes, usuarios,
  empleados, organizaciones, equipos, desarrolladores, marcas, tiendas, restaurantes, hoteles, viajeros,
  turistas, estudiantes, universitarios, alumnos, profesores, docentes, escuelas, colegios, universidades,
  academias, padres, familias, ninos, pacientes, medicos, clinicas, hospitales, farmacias, farmaceuticos,
  bancos, aseguradoras, inversores, agricultores, ganaderos, fabricantes, proveedores, distribuidores,
  conductores, flotas, transportistas, operadores, propietarios, inquilinos, abogados, ayuntamientos, gobiernos, municipios, ciudades, mujeres,
  mayores, jovenes, hogares, compradores, vendedores, centros, instituciones, entreprises, pme, tpe, eti,
  commercants, commerces, independants, professionnels, consommateurs, clients, utilisateurs, salaries,
  employes, equipes, developpeurs, marques, magasins, boutiques, restaurateurs, voyageurs, etudiants, eleves,
  enseignants, professeurs, ecoles, universites, familles, enfants, medecins, cliniques, hopitaux,
  pharmaciens, banques, assureurs, investisseurs, agriculteurs, eleveurs, fabricants, industriels,
  fournisseurs, distributeurs, chauffeurs, flottes, transporteurs, operateurs, proprietaires, locataires, avocats, mairies, collectivites, villes,
  femmes, jeunes, menages, acheteurs, vendeurs, formateurs, stagiaires, centres de formation, artisans,
  soignants
`);

/** What a product is called. */
export const PRODUCT_NOUNS = phrases(`
  platform, app, application, software, marketplace, tool, service, solution, network, device, protocol,
  system, api, engine, assistant, copilot, product, website, wallet, exchange, sensor, robot, drone,
  dashboard, suite, operating system, ecosystem, infrastructure, hub, bot, game, token, plugin, kit, vehicle,
  battery, neobank, lender, insurer, community, metaverse, bank, plataforma, aplicacion, herramienta,
  servicio, solucion, red, dispositivo, sistema, asistente, producto, tienda, mercado digital, ecosistema,
  billetera, juego, plateforme, logiciel, outil, reseau, dispositif, systeme, produit, capteur, place de
  marche, moteur, simulateur, ecosysteme, jeu, portefeuille
`);
