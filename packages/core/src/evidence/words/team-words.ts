/** Words of claims about people and teams in en, es and fr. Data only; see `lexicon.ts` for phrases. */
import { phrases } from '../../text/phrases.js';

export const TEAM_LISTS = {
  years: phrases(`
    years of experience, years experience, year experience, years in, years as, years working, years at, years
    with, years of, yrs, years building, decades of experience, decades of, decade of, decade in, decades in,
    anos de experiencia, anos en, anos como, anos trabajando, anos de, decadas de experiencia, decada de, ans
    d experience, ans de experience, annees d experience, ans dans, ans en, ans chez, ans comme, annees dans,
    ans d expertise, ans de
  `),
  experience: phrases(`
    experience, experienced, expertise, expert in, experts in, specialist in, specialises in, specializes in,
    background in, seasoned, veteran, experiencia, experto en, experta en, expertos en, especialista en,
    trayectoria, experience en, experte en, expert en, experts en, specialiste, parcours, expertise en
  `),
  former: phrases(`
    former, formerly, previously, ex, past, prior, previous, alumni, alum, worked at, worked for, worked with,
    working at, led, lead at, managed, headed, antes en, anteriormente, ex director, ex directora, antiguo,
    antigua, trabajo en, trabajo para, lidero, dirigio, fue, ancien, ancienne, anciennement, precedemment, a
    travaille, a dirige, passe par, passee par, auparavant, experience at, years at, consultant for, current
    consultant, professor at, researcher at, engineer at, owner of, board member of, manager at, director at,
    founder of, co founder of, cofounder of, fundador de, cofundador de, fundadora de, cofundadora de,
    fondateur de, cofondateur de, fondatrice de, cofondatrice de, ceo of, cto of, cmo of, cfo of, coo of,
    member of, partner at, analyst at, consultant at
  `),
  serial: phrases(`
    serial entrepreneur, serial founder, serial entrepreneurs, second time founder, repeat founder,
    repeat founders, proven track record, track record, multiple startups, several startups, emprendedor serial,
    emprendedora serial, emprendedor en serie, emprendedores en serie, amplia trayectoria,
    entrepreneur en serie, entrepreneuse en serie, multi entrepreneur, serie entrepreneur
  `),
  earlier: phrases(`
    founder of, co founder of, cofounder of, founded, co founded, cofounded, started, owner of, former
    founder, former ceo, fundador de, fundadora de, cofundador de, cofundadora de, fundo, cofundo, fondateur
    de, fondatrice de, cofondateur de, cofondatrice de, a fonde, a cofonde, a cree
  `),
  scaled: phrases(`
    scaled, grew, built, raised, generated, managed, delivered, launched, led, scaling, increased, escalo,
    hizo crecer, levanto, lanzo, genero, gestiono, a fait croitre, a developpe, a leve, a lance, a genere, a
    gere, a pilote
  `),
  exit: phrases(`
    acquired by, was acquired, sold to, sold his, sold her, exit, exits, successful exit, successful exits,
    ipo, exited, acquisition by, adquirida por, comprada por, vendida a, vendio, salida a bolsa, exit a,
    rachete par, rachetee par, acquis par, acquise par, vendue a, revendue a, cedee a, introduction en bourse,
    a revendu, a vendu
  `),
  noExit: phrases(`
    exit strategy, exit strategies, exit opportunity, exit options, exit plan, exit scenario, no exit,
    exit pathway, exit pathways, exit path, exit paths, exit route, exit routes, exit potential, exit scenarios,
    exit opportunities, exit valuation, exit multiple,
    potential acquirer, potential acquirers, vias de salida, opciones de salida, options de sortie,
    estrategia de salida, estrategia de exit, strategie de sortie, ipo plan, potential exit, planned exit
  `),
  fullTime: phrases(`
    full time, fulltime, tiempo completo, jornada completa, dedicacion exclusiva, dedicacion completa,
    dedicados al 100, temps plein, plein temps, 100 committed, 100 dedicated, 100 dedicado, 100 dedicados,
    quit their jobs, left their jobs, quit my job, left his job, left her job
  `),
  partTime: phrases(`
    part time, parttime, media jornada, medio tiempo, tiempo parcial, jornada parcial, temps partiel, mi temps,
    side project, while holding, evenings and weekends, nights and weekends
  `),
  today: phrases(`
    currently, presently, still, current role, current position, actualmente, todavia, puesto actual, cargo actual,
    actuellement, encore, poste actuel
  `),
  onePost: phrases(`
    etp, fte, full time equivalent, equivalent temps plein
  `),
  since: phrases(`
    since, joined in, together since, founders salaries, founder salaries, salaries, desde, trabajando desde,
    sueldos, salarios, depuis, salaires
  `),
  degree: phrases(`
    phd, ph d, doctorate, doctoral, msc, m sc, bsc, b sc, master in, masters in, master s in, master of
    science, bachelor of science, bachelor in, computer science, engineering degree, degree in, md, doctorado,
    doctor en, doctora en, licenciado en, licenciada en, ingeniero de, ingeniera de, ingeniero en, ingeniera
    en, grado en, maestria en, master en, doctorat, docteur en, docteure en, ingenieur diplome, diplome d
    ingenieur, licence en, these de, these en
  `),
  paper: phrases(`
    published, publications, publication, peer reviewed, papers, paper at, authored, author of, research on,
    arxiv, ieee, phd research, publicaciones, publicado, articulos cientificos, autor de, autora de, articles
    scientifiques, auteur de, publie dans
  `),
  patent: phrases(`
    patent, patents, patented, inventor, patente, patentes, inventora, brevet, brevets, inventeur, inventrice
  `),
  shipped: phrases(`
    built the mvp, personally built, shipped, developed the, built systems, architected, designed and built,
    created the, launched products, desarrollo el, construyo, construyo el mvp, diseno y construyo, a developpe,
    a concu, a construit
  `),
  engineers: phrases(`
    engineers, developers, engineering team, development team, dev team, technical team, software engineers,
    data scientists, security engineers, ingenieros, desarrolladores, equipo tecnico, equipo de desarrollo,
    ingenieurs, developpeurs, equipe technique
  `),
  adjective: phrases(`
    passionate, experienced, world class, seasoned, highly skilled, talented, dedicated, strong team, best
    team, expert team, domain experts, industry experts, apasionados, apasionado, experimentado,
    experimentados, con experiencia, equipo experto, passionnes, passionne, experimente, experimentee,
    experimentes, equipe experte, founder market fit
  `),
  hiring: phrases(`
    hiring, hire, hires, recruit, recruiting, to hire, headcount, new hires, key hires, expand the team,
    grow the team, team expansion, open positions, contratar, contratacion, contrataciones, contrataremos,
    incorporar, incorporaciones, ampliar el equipo, ampliacion del equipo, fichar, recruter, recrutement,
    recrutements, embaucher, embauches, embauche, agrandir l equipe, etoffer l equipe, bring onboard
  `),
  openRole: phrases(`
    tbd, tbc, tba, to be determined, to be announced, vacant, open position, we are hiring, looking for a,
    hiring a, seeking a, por definir, por contratar, por incorporar, vacante, buscamos un, buscamos una,
    buscamos cto, en busqueda de, a definir, a recruter, a pourvoir, recherchons un, recherchons une,
    recherche un, poste ouvert
  `),
  keyRole: phrases(`
    ceo, cto, coo, cfo, cmo, cpo, cro, technical co founder, technical cofounder, co founder, cofounder, head
    of sales, head of product, head of engineering, head of growth, vp sales, vp engineering, cofundador,
    cofundador tecnico, director tecnico, director comercial, cofondateur, directeur technique, directeur
    commercial, associe technique
  `),
  use: phrases(`
    use of funds, use of proceeds, funds, funding, budget, proceeds, uso de fondos, fondos, presupuesto,
    inversion, utilisation des fonds, fonds, levee, raise, round, ronda
  `),
  pedigree: phrases(`
    ex google, ex meta, ex facebook, ex amazon, ex apple, ex microsoft, ex netflix, ex uber, ex airbnb,
    ex stripe, ex mckinsey, ex bcg, ex bain, ex goldman, ex jp morgan, ex deloitte, ex tesla, ex spacex,
    ex palantir, ex openai, ex deepmind, ex ibm, ex oracle, ex salesforce, ex linkedin, ex twitter, ex grab,
    ex gojek, ex rappi, ex mercado libre, ex glovo, ex telefonica, ex accenture, ex bbva, ex santander, ex bnp,
    ex criteo, ex blablacar, ex sap, ex cisco, ex intel, ex nvidia, ivy league, harvard alumni, stanford alumni,
    mit alumni
  `),
  world: phrases(`
    clinical, doctor, nurse, physician, pharmacist, surgeon, teacher, educator, farmer, banker, lawyer,
    insurance, logistics, retail, hospital, patient, trader, trading, underwriter, chef, restaurateur, driver,
    pilot, military, officer, mechanic, architect, journalist, accountant, auditor, medico, medica, enfermero,
    enfermera, farmaceutico, farmaceutica, docente, profesora, agricultor, banquero, abogada, seguros,
    estudiante, infirmier, infirmiere, medecin, pharmacien, pharmacienne, enseignant, enseignante,
    agriculteur, banquier, avocate, assurance, pompier, formateur
  `),
} as const;
export type TeamList = keyof typeof TEAM_LISTS;
