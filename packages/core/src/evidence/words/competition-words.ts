/** Words around names: rivals, customers, partners, investors, sources in en, es and fr. Data only. */
import { phrases } from '../../text/phrases.js';

export const COMPETITION_LISTS = {
  versus: phrases(`
    vs, versus, unlike, compared to, compared with, as opposed to, alternative to, alternatives to, better than,
    cheaper than, faster than, competitor, competitors include, competitors like, competing with, compete with,
    competes with, competitors, incumbents like, players like, replaces, limitations of, shortcomings of,
    limitaciones de, limites de, a diferencia de, frente a, en comparacion con, comparado con, alternativa a,
    mejor que, mas barato que, mas rapido que, competidores como, competimos con, compite con, competidor,
    competidores, contrairement a, contrairement aux, face a, face aux, par rapport a, compare a, alternative a, meilleur que,
    moins cher que, plus rapide que, concurrents comme, concurrents tels que, en concurrence avec, concurrent,
    concurrents
  `),
  examples: phrases(`
    tools like, apps like, platforms like, products like, companies like, services like, tools such as,
    herramientas como, aplicaciones como, plataformas como, empresas como, soluciones como, des outils comme,
    outils comme, plateformes comme, applications comme, solutions comme, outils tels que
  `),
  none: phrases(`
    no competitors, no competitor, no direct competitors, no direct competitor, no direct competition,
    no real competition, no competition, without competition, without competitors, we have no competition,
    there are no competitors, there is no competition, the only company, the only platform, the only product,
    only product, first and only, sin competencia, sin competidores, no hay competencia, no hay competidores,
    no tenemos competencia, no tenemos competidores, no existe competencia, ningun competidor,
    no existen competidores, nadie mas hace, la unica plataforma, la unica empresa, la unica solucion,
    el unico producto, unicos en el mercado, los unicos, pas de concurrent, pas de concurrents,
    pas de concurrence, aucun concurrent, aucune concurrence, sans concurrence, sans concurrent,
    personne d autre, la seule plateforme, la seule solution, la seule entreprise, seuls sur le marche
  `),
  statusQuo: phrases(`
    spreadsheet, spreadsheets, excel, pen and paper, paper based, paper forms, by hand, manual process, manual
    processes, doing nothing, do nothing, status quo, whatsapp groups, whatsapp group, phone calls, email
    threads, in house, inhouse, legacy systems, traditional methods, hojas de calculo, papel y lapiz, a mano,
    proceso manual, procesos manuales, no hacer nada, grupos de whatsapp, llamadas telefonicas, sistemas
    heredados, metodos tradicionales, tableurs, tableur, papier crayon, papier et crayon, a la main, processus
    manuel, processus manuels, ne rien faire, statu quo, powerpoint, systemes existants, methodes
    traditionnelles
  `),
  category: phrases(`
    traditional, legacy, incumbents, agencies, consultants, freelancers, vendors, other players,
    other platforms, other apps, existing platforms, existing solutions, current platforms, competing solutions,
    startups, banks, universities, marketplaces, generic tools, point solutions, brokers, retailers,
    tradicionales, agencias, consultoras, otras plataformas, otras aplicaciones, plataformas existentes,
    soluciones existentes, bancos, universidades, academias, traditionnels, agences, cabinets,
    autres plateformes, autres applications, solutions existantes, plateformes existantes, banques,
    acteurs traditionnels
  `),
  customers: phrases(`
    trusted by, our customers, our clients, customers include, clients include, used by, selected customers,
    customer logos, who use, confian en nosotros, nos confian, nuestros clientes, clientes como,
    algunos clientes, quienes confian, utilizado por, ils nous font confiance, nos clients, clients comme,
    parmi nos clients, utilise par, references clients, early customers, paying customers, customers, clients,
    clientes
  `),
  customerOf: phrases(`
    customer, customers, client, clients, pilot with, pilots with, piloting with, contract with, contracts
    with, signed with, deployed at, deployed with, live at, live with, working with, onboarded, cliente,
    clientes, piloto con, pilotos con, contrato con, contratos con, desplegado en, trabajamos con, pilote
    avec, pilotes avec, contrat avec, contrats avec, deploye chez
  `),
  partners: phrases(`
    partners, our partners, partner, partnership with, partnerships with, partnering with, in partnership with,
    technology partners, strategic partners, integrations, integrates with, integrated with, powered by,
    built on, works with, featured in, press, media, awards, accelerators, accelerated by, incubated by,
    supported by, socios, nuestros socios, aliados, nuestros aliados, alianza con, alianzas con, integraciones,
    prensa, medios, premios, aceleradoras, partenaires, nos partenaires, partenariat avec, partenariats avec,
    presse, prix, incubateur, ecosystem partners
  `),
  investors: phrases(`
    investors, our investors, existing investors, backed by, funded by, led by, angels, angel investors,
    business angels, participation from, investment from, inversores, nuestros inversores, respaldados por,
    invertido por, investisseurs, nos investisseurs, soutenus par, finances par
  `),
  pilot: phrases(`
    pilot, pilots, pilot program, pilot programme, pilot project, pilot projects, proof of concept with, poc
    with, pocs, trial with, piloto, pilotos, programa piloto, proyecto piloto, prueba piloto, pilote, pilotes,
    projet pilote, programme pilote, experimentation avec
  `),
  pilotPaid: phrases(`
    paid pilot, paid pilots, paying pilot, piloto pagado, pilotos pagados, piloto de pago, pilotos de pago,
    pilote payant, pilotes payants, poc payant
  `),
  loi: phrases(`
    loi, lois, letter of intent, letters of intent, letter of interest, memorandum of understanding, mou,
    mous, carta de intencion, cartas de intencion, carta de intenciones, lettre d intention, lettres d
    intention, lettre d interet
  `),
  planned: phrases(`
    will, plan, plans, planned, planning, next, upcoming, future, seeking, looking for, we want, goal, target,
    proposed, propuesto, propuesta, designed, disenado, disenados, concu, concus, in discussion, in talks, discussions, negotiat*, pipeline, prospects, run, secure, buscamos, siguiente,
    proximo, proxima, previsto, planeamos, en conversaciones, negociacion, queremos, prevu, prevue, prochain,
    prochaine, recherchons, en discussion, en negociation, objectif, a venir
  `),
  testimonial: phrases(`
    testimonial, testimonials, customer feedback, user feedback, testimonio, testimonios, temoignage,
    temoignages, avis clients
  `),
} as const;
export type CompetitionList = keyof typeof COMPETITION_LISTS;

/** Headings over rivals. */
export const RIVAL_HEADINGS = phrases(`
  how we compare, who else, the others, frente a quien, quien mas hay, contra quien competimos,
  como nos comparamos, y los demas, et les autres, face a qui, qui d autre, competitors, competitor,
  our competitors, competition, the competition, competitor analysis, competitive landscape,
  competitive analysis, competitive snapshot, competitive overview, landscape, alternatives,
  existing alternatives, vs, versus, players, competidores, competencia, la competencia,
  que competencias existen, analisis competitivo, panorama competitivo, alternativas, comparativa, concurrents,
  concurrence, la concurrence, nos concurrents, paysage concurrentiel, comparatif, les alternatives,
  face aux alternatives, wettbewerb, wettbewerber, konkurrenz, comparables, comparable companies,
  empresas comparables, societes comparables
`);

/** Words that no company's name is on its own, folded: column and row heads, features, quadrant labels. */
export const NOT_RIVALS: ReadonlySet<string> = new Set(
  `tam sam som features feature price pricing cost costs speed quality support us we our others other competitor competitors competition alternative alternatives solution solutions product products platform platforms service services customers customer users user
  yes no free paid low high medium strong weak strengths strength weaknesses weakness opportunities threats advantages advantage differentiator differentiators diferenciador diferenciadores differenciateur differenciateurs company companies name focus market category type region country countries funding founded stage employees comparison criteria total score rating limited partial full basic pro premium
  caracteristicas precio paises pais fundada fundado fundacion financiacion empleados coste costo velocidad calidad soporte nosotros otros competidor competidores competencia alternativa alternativas solucion producto plataforma servicio fortaleza fortalezas debilidad debilidades ventajas criterio criterios empresa si alto bajo gratis fuerza debilidad
  fonctionnalites fonctionnalite pays creation fondee effectif financement prix cout vitesse qualite nous autres concurrent concurrents concurrence alternative produit plateforme entreprise critere criteres forces force faiblesses faiblesse avantages oui non eleve faible gratuit
  capability capabilities dimension dimensions attribute attributes aspect metric metrics parameter parameters functionality requirement requirements verdict insight runway timeline gap month months january february march april may june july august september october november december
  capacidad capacidades dimensiones atributo atributos aspecto metrica metricas parametro parametros funcion funciones funcionalidad requisito requisitos veredicto plazo mes meses enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  capacite capacites attribut attributs indicateur indicateurs parametre parametres fonction fonctions exigence exigences delai mois janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  before after today now optional substitute substitutes antes despues hoy ahora opcional sustituto sustitutos avant apres aujourd optionnel optionnelle substitut substituts
  goal goals objetivo objetivos objectif objectifs meta metas hito hitos milestone milestones jalon jalons
  limitation limitations drawback drawbacks shortcoming shortcomings limitacion limitaciones limite limites desventaja inconveniente inconvenientes inconvenient inconvenients lacune lacunes pbc fr es uk eu usa
  player players actor actors acteur acteurs actores jugador jugadores operateur operador operator vendor vendors proveedor proveedores fournisseur fournisseurs
  what offer wins why how key data ai api mobile web app apps software hardware security integration integrations analytics automation real time accuracy ease use x y z n a the and or of to in for with on by vs versus unlike e g etc`.split(
    /\s+/,
  ),
);
