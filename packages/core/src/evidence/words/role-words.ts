/** Roles of people in en, es, fr (some de, pt), by what they mean for a company. Data only; see `lexicon.ts` for phrases. */
import { phrases } from '../../text/phrases.js';

/** A role of a founder. */
const FOUNDER = phrases(`
  founder, founders, co founder, cofounder, co founders, cofounders, founding partner, solo founder, founding
  ceo, fundador, fundadora, fundadores, cofundador, cofundadora, co fundador, co fundadora, cofundadores,
  socio fundador, socia fundadora, fondateur, fondatrice, fondateurs, cofondateur, cofondatrice, co fondateur,
  co fondatrice, cofondateurs, porteur, porteuse, porteur de projet, porteur du projet, porteuse du projet, associe fondateur, associee fondatrice, grunder, grunderin, mitgrunder,
  mitgrunderin, fundador e, fondatore
`);

/** By function of the company. */
const TECHNICAL = phrases(`
  cto, chief technology officer, chief technical officer, chief product officer, cpo, cio, chief information
  officer, ciso, chief architect, head of technology, head of engineering, head of product, head of tech, head
  of data, head of ai, head of r d, vp engineering, vp of engineering, vp product, vp technology, tech lead,
  technical lead, technical director, technology director, lead developer, lead engineer, software engineer,
  software developer, software programmer, engineer, senior engineer, developer, full stack dev, fullstack dev, frontend dev, front end dev, front end developer, back end developer, backend dev, back end dev, web dev, mobile dev, blockchain dev, software dev, full stack developer, full stack engineer, fullstack engineer, full stack software engineer,
  fullstack developer, backend developer, frontend developer, backend engineer, frontend engineer, blockchain
  developer, mobile developer, data scientist, machine learning engineer, ml engineer, ai engineer, product
  manager, product owner, product lead, product designer, protocol architect, solution architect, software
  architect, architect, programmer, head of cyber security, head of security, devops engineer, hardware
  engineer, ux designer, ui designer, ux ui designer, ui ux designer, designer, head of design, chief design
  officer, 3d designer, 3d animator, web developer, smart contract developer, director of engineering,
  director of product, director of technology, game designer, cdo, chief data officer, chief ai officer,
  director de tecnologia, directora de tecnologia, director tecnico, directora tecnica, director de producto,
  directora de producto, responsable de tecnologia, responsable tecnico, responsable tecnica, jefe de
  producto, jefa de producto, jefe de tecnologia, ingeniero, ingeniera, desarrollador, desarrolladora,
  disenador, disenadora, programador, programadora, cientifico de datos, cientifica de datos, lider tecnico,
  lider tecnica, arquitecto de software, ingeniero de software, ingeniera de software, directeur technique,
  directrice technique, directeur de la technologie, directeur produit, directrice produit, responsable
  technique, responsable produit, chef de produit, cheffe de produit, ingenieur, ingenieure, developpeur,
  developpeuse, architecte logiciel, lead tech, responsable r d, directeur r d, directrice r d, concepteur,
  conceptrice, entwickler, entwicklerin, technischer leiter, desenvolvedor, desenvolvedora, engenheiro,
  engenheira
`);

const COMMERCIAL = phrases(`
  cmo, cro, cco, cgo, chief marketing officer, chief revenue officer, chief commercial officer, chief growth
  officer, chief sales officer, chief business officer, cbo, chief customer officer, chief business
  development officer, cbdo, head of sales, head of marketing, head of growth, head of business development,
  head of partnerships, head of customer success, head of communications, head of community, vp sales, vp of
  sales, vp marketing, vp of marketing, vp business development, vp growth, sales director, sales manager,
  sales lead, marketing director, marketing manager, marketing lead, marketing, growth lead, growth manager,
  business development, business development manager, business developer, bd lead, bizdev, account executive,
  account manager, community manager, commercial director, director of sales, director of marketing, director
  of growth, social media specialist, social media manager, copywriter, senior copywriter, pr and
  communications, brand manager, content manager, customer success manager, partnerships manager, director
  comercial, directora comercial, director de ventas, directora de ventas, director de marketing, directora de
  marketing, responsable de ventas, responsable comercial, responsable de marketing, jefe de ventas, jefa de
  ventas, jefe de marketing, jefa de marketing, desarrollo de negocio, desarrollo de negocios, director de
  desarrollo de negocio, lider comercial, ejecutivo de ventas, ejecutiva de ventas, director de crecimiento,
  directora de crecimiento, directeur commercial, directrice commerciale, directeur marketing, directrice
  marketing, directeur des ventes, directrice des ventes, responsable commercial, responsable commerciale,
  responsable marketing, responsable des ventes, chef des ventes, developpement commercial, responsable
  partenariats, directeur du developpement, directrice du developpement, responsable communication, directrice
  de la communication, directeur de la communication, vertriebsleiter, marketingleiterin, marketingleiter
`);

const OPERATIONS = phrases(`
  coo, chief operating officer, chief operations officer, head of operations, operations, ops, vp operations,
  vp of operations, operations manager, operations director, operations lead, director of operations, chief of
  staff, chief people officer, chro, head of people, head of hr, hr manager, hr director, project manager,
  project lead, program manager, supply chain manager, head of supply chain, head of logistics, chief supply
  chain officer, office manager, general manager, gm, country manager, head of legal, general counsel, chief
  legal officer, clo, legal consultant, legal counsel, lawyer, ip lawyer, corporate lawyer, attorney,
  accountant, hr partner, business analyst, chief compliance officer, head of compliance, compliance officer,
  director de operaciones, directora de operaciones, responsable de operaciones, jefe de operaciones, jefa de
  operaciones, operaciones, gerente de operaciones, gerente general, gerente, jefe de proyecto, jefa de
  proyecto, liderazgo del proyecto, lider de proyecto, responsable de personas, director legal, directora
  legal, recursos humanos, directeur des operations, directrice des operations, responsable des operations,
  responsable operations, directeur operationnel, directrice operationnelle, chef de projet, cheffe de projet,
  responsable rh, drh, directeur juridique, directrice juridique, responsable juridique, secretaire general,
  secretaire generale
`);

const FINANCE = phrases(`
  cfo, chief financial officer, chief finance officer, head of finance, vp finance, vp of finance, finance
  director, finance manager, financial controller, controller, treasurer, chief investment officer, director
  financiero, directora financiera, director de finanzas, directora de finanzas, responsable financiero,
  responsable financiera, responsable de finanzas, jefe de finanzas, jefa de finanzas, gerente financiero,
  directeur financier, directrice financiere, directeur administratif et financier, directrice administrative
  et financiere, daf, responsable financier, responsable financiere
`);

const SCIENCE = phrases(`
  cso, chief scientific officer, chief science officer, chief scientist, chief medical officer, head of
  research, head of science, scientific director, medical director, research director, principal scientist,
  lead scientist, research scientist, clinical lead, chief research officer, researcher, scientist, director
  cientifico, directora cientifica, director medico, directora medica, jefe de investigacion, investigador,
  investigadora, responsable cientifico, responsable cientifica, investigacion y ux, directeur scientifique,
  directrice scientifique, directeur medical, directrice medicale, responsable scientifique, chercheur,
  chercheuse
`);

const GENERAL = phrases(`
  ceo, chief executive officer, chief executive, president, managing director, managing partner, executive
  director, general director, owner, partner, team lead, team leader, vice president, vp, chief innovation
  officer, chief strategy officer, director, co ceo, deputy ceo, vice presidente, vicepresidente, vicepresidenta, principal, entrepreneur in residence, legal, head of, chief, vp of, director of, manager, specialist,
  consultant, analyst, expert, coordinator, co owner, sponsor, head of strategy, head of innovation,
  innovation lead, director general, directora general, director ejecutivo, directora ejecutiva, presidente,
  presidenta, consejero delegado, consejera delegada, socio, socia, socio director, director gerente,
  directora, lider, lideresa, director de, directora de, responsable de, jefe de, jefa de, coordinador,
  coordinadora, especialista, analista, consultor, consultora, pdg, dg, directeur general, directrice
  generale, directeur executif, directrice executive, president directeur general, presidente directrice
  generale, gerant, gerante, associe, associee, directeur general adjoint, directrice generale adjointe, dga,
  directeur, directrice, co gerant, directeur de, directrice de, responsable, chef de, cheffe de, charge de,
  chargee de, consultante, specialiste, geschaftsfuhrer, geschaftsfuhrerin, diretor, diretora, socio diretor,
  amministratore delegato
`);

/** Not of the company's own team. */
const ADVISOR = phrases(`
  advisor, adviser, advisors, advisers, advisory, strategic advisor, technical advisor, scientific advisor,
  medical advisor, legal advisor, financial advisor, business advisor, senior advisor, regulation advisor,
  mentor, mentors, coach, scientific advisory board, advisory board, advisory board member, asesor, asesora,
  asesores, asesoras, consejo asesor, asesor estrategico, asesor legal, asesora legal, asesor tecnico, asesor
  cientifico, mentora, mentoria, mentores, comite asesor, conseiller, conseillere, conseillers, conseiller
  strategique, conseillere strategique, conseiller scientifique, comite strategique, comite scientifique,
  mentore, beirat, berater, beraterin, conselheiro, conselheira
`);

const BOARD = phrases(`
  board member, board director, board observer, member of the board, chairman of the board, chair of the
  board, non executive director, independent director, board of directors, miembro del consejo, consejero,
  consejera, consejero independiente, miembro del directorio, directorio, consejo de administracion,
  presidente del consejo, presidenta del consejo, president du conseil, presidente du conseil, chair, chairman,
  chairwoman, chairperson, administrateur, administratrice, membre du conseil, membre du conseil d
  administration, conseil d administration, administrateur independant
`);

export const ROLE_LISTS = {
  founder: FOUNDER,
  technical: TECHNICAL,
  commercial: COMMERCIAL,
  operations: OPERATIONS,
  finance: FINANCE,
  science: SCIENCE,
  general: GENERAL,
  advisor: ADVISOR,
  board: BOARD,
} as const;
export type RoleList = keyof typeof ROLE_LISTS;

/** What `detail.functions` may hold, in the order in which they are listed. */
export const FUNCTIONS = ['technical', 'commercial', 'operations', 'finance', 'science', 'general'] as const;
export type PersonFunction = (typeof FUNCTIONS)[number];

/** Words before a role that say it was held elsewhere or before: "Ex CEO @ …", "former CTO of …". */
export const FORMER = phrases(`
  ex, former, formerly, previously, past, previous, antiguo, antigua, anterior, exdirector, exceo, ancien,
  ancienne, anciennement, precedemment, ehemaliger, anteriormente
`);

/** Single role words that also stand in other senses; they count only beside a name, never in prose. Folded. */
export const LOOSE_ROLES: ReadonlySet<string> = new Set(
  'operations ops operaciones marketing architect designer engineer developer partner owner director directora directeur directrice principal lead lider chair controller president presidente legal socio socia gerente programmer scientist researcher investigador investigadora associe associee coach mentor mentors mentoria gm vp dg advisory operations entwickler manager specialist consultant analyst expert coordinator coordinador coordinadora especialista analista consultor consultora consultante specialiste responsable chief sponsor vp partner'.split(
    ' ',
  ),
);

/** A role told of several, as it is told of one; where the language would have to know whether of a man or a woman, of the group. */
export const ROLE_OF_ONE: ReadonlyMap<string, string> = new Map([
  ['founders', 'Founder'],
  ['co founders', 'Co-founder'],
  ['cofounders', 'Co-founder'],
  ['fundadores', 'Equipo fundador'],
  ['cofundadores', 'Equipo fundador'],
  ['fondateurs', 'Équipe fondatrice'],
  ['cofondateurs', 'Équipe fondatrice'],
]);
