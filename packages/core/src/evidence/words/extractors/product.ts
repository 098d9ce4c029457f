/** Words that `extractors/product` looks for, as patterns. Data only. */

/** "No vendor lock-in", "sin costes de cambio", "sans effet de réseau": what comes is denied. */
export const DENIED =
  /(?<!\p{L})(?:no|not|never|without|zero|avoid\p{L}*|sin|cero|evita\p{L}*|sans|pas de|pas d'|aucun\p{L}*|evite\p{L}*)(?: ?\p{L}+){0,1} ?$/u;

/** A person's page is no product: of an address at a host of code only one that names a repository counts. */
export const CODE_HOST = /\b(?:github|gitlab)\.com(?!\/[\w.-]+\/[\w.-]+)/iu;

/** "No customers or signed pilots established": a denial all through; behind a comma another clause may tell what is. */
export const NOTHING = /^\W*(?:no|not|none|ningun[ao]?s?|aun no|todavia no|aucune?s?|pas (?:de|encore)) [^,;:–—]*$/u;

/** How a figure is computed tells of no milestone. */
export const DEFINES =
  /(?:^\W*(?:[\d.,]+ )?(?:\p{L}+ ){0,3}(?:includes?|incluyen?|comprend|comprennent) (?:the |our |los |nuestros |les |nos )?(?:recently|newly|reci[eé]n\p{L}*|recemment|nouvellement)\b)|(?:^\W*(?:cac|ltv|arr|mrr|nrr|gmv|arpu|churn|\p{L}+ (?:counts|is|means|equals))\b.{0,40}(?:=|\b(?:counts|is the|includes|means|equals|incluye|cuenta|comprend|compte)\b))|[=÷×]/u;

/** Words that put a line of a shared page under its plan. */
export const PLAN_LABEL =
  /\b(?:roadmap|phase|fase|next|proximos|siguientes|prochaines|etapes?|hoja de ruta|feuille de route|timeline|q[1-4]|t[1-4])\b/u;

/** Help with certificates that is sold to others. */
export const FOR_CLIENTS =
  /\b(?:achieve|help|support|helps|helping|your|clients?|ayuda\p{L}*|aid(?:e|er|ons)|accompagn\p{L}*)\b/u;

/** "We have FDA approval"; not "we have to get" it, nor "have no" such. */
export const HOLDS =
  /\b(?:have|has|hold|holds|holding|got|won|tenemos|tiene|contamos con|cuenta con|disponemos|dispone|avons|detenons|detient|disposons|dispose)\b(?! (?:to|no|not|yet|que|pas|encore|ni)\b)/u;

export const STEP = /^\W*(?:\d|step|paso|etape)/u;
export const WANTED = /\b(?:need|needs|want|wants|looking for|seek|necesitan|besoin)\b/u;
export const PATENT_NUMBER = /\b(?:us|ep|wo|es|fr|pct)[ /-]?[\d/., ]{5,}/u;
export const QUARTER = /\b(?:q[1-4]|t[1-4]|s[12]|h[12])\b|\b\d{1,2} ?(?:months|meses|mois)\b/u;
export const FREE = /\b(?:free|gratis|gratuit)/u;
export const BY_UNIT =
  /\bper (?:seat|user|site|patient|clinic|student|employee|location|store|licen[cs]e)\b|\bpor (?:usuario|alumno|paciente|clinica|empleado|local|centro|sede|tienda|sucursal|establecimiento|licencia)\b|\bpar (?:utilisateur|patient|eleve|salarie|site|magasin|clinique|etablissement|licence)\b/u;
export const WE_EARN =
  /\b(?:we (?:charge|earn|make money|generate revenue|take|monetize)|our revenue|revenue model|cobramos|nuestros ingresos|ingresos por|monetiza|nous facturons|nos revenus|nous prelevons|revenus issus)\b/u;
/** Right before what is not so: "not yet live", "todavía no está en producción". */
export const NOT_THIS = /(?<!\p{L})(?:not|no|never|sin|sans|pas|ex)(?: \p{L}+){0,3} ?$/u;
export const FOR_WHOM = /\b(?:for|para|pour) \p{L}{3,}/u;
export const OWN_VOICE = /\b(?:we|our|somos|nuestra|nuestro|ayudamos|ofrecemos|nous|notre)\b/u;
export const WHEN =
  /\b(?:19|20)\d\d\b|\b(?:q[1-4]|t[1-4]|s[12]|h[12])\b|\b\d{1,2}(?:st|nd|rd|th)? (?:months?|meses|mois)\b/u;

/** “Phase 1: testnet 2026” is a step of a plan, “Phase 1: completed” is none. */
export const STEP_OF_PLAN =
  /^\W*(?:phase|fase|step|etapa|etape) ?(?:\d|i{1,3}\b)[^:→-]{0,20}[:→-](?!.*(?<!\p{L})(?:done|completed?|live|launched|finished|built|delivered|terminad\p{L}*|completad\p{L}*|lanzad\p{L}*|construid\p{L}*|entregad\p{L}*|termine\p{L}*|lance\p{L}*|acheve\p{L}*|livre\p{L}*|construite?s?)(?!\p{L}))/u;

/** Before what is not done: "In progress: MVP backend", "🔴 Pendiente: beta". */
export const UNDER_WAY =
  /^\W*(?:in progress|work in progress|wip|pending|upcoming|next|to ?do|en proceso|en curso|en desarrollo|pendientes?|proximo|en cours|a venir|a faire|en developpement)(?: [\p{L}]+){0,2} ?:/u;

/** A page that tells of the product is not the product: "Landing page: live at …", under "Waitlist". */
export const PAGE_ABOUT =
  /(?<!\p{L})(?:landing(?: pages?)?|wait(?:ing)? ?lists?|teaser (?:site|page)|coming soon page|pagina de aterrizaje|lista de espera|page d'atterrissage|page d'accueil|liste d'attente|waitlist)(?!\p{L})/u;

/** A task, not a state: "Develop MVP", "Vender el producto", "Dès que la bêta est prête". */
export const TASK =
  /(?:^\W*(?:develop|build|create|launch|sell|release|ship|finali[sz]e|complete|prepare|desarrollar|construir|crear|lanzar|vender|terminar|preparar|developper|construire|creer|lancer|vendre|finaliser|preparer)(?!\p{L}))|(?<!\p{L})(?:as soon as|when|until|cuando|una vez|en cuanto|hasta que|des que|lorsque|quand|jusqu'a)(?!\p{L})|(?:mvp|beta|prototyp\p{L}*|app|version|produc?to?|produit) (?:in|within|en|dans|sous) \d{1,2}(?:[.,]\d)? ?(?:weeks?|months?|semanas?|mes(?:es)?|semaines?|mois)(?!\p{L})/u;

/** How far the product is, in so many words: "Current stage: concept", "pre-product", "beta (status: …)". */
export const SAYS_STAGE =
  /(?<!\p{L})(?:(?:stage|status|phase|maturity|etapa|fase|estado|madurez|stade|statut|maturite)(?: (?:actual|today|actuel(?:le)?))? ?[:=-]|(?:concept|idea|conceptual|prototype|mvp|beta) stage|(?:etapa|fase|stade|phase) (?:de |d')?(?:concepto?|idea|idee|conceptual|conceptuel|prototipo|prototype|mvp|beta)|pre-?\s?(?:product|producto|produit)(?!\p{L}))/u;

/** A certificate that is to come, or what the product makes for those who need one: "SOC 2 readiness", "PCI DSS mapping". */
export const CERT_TO_COME =
  /(?:(?<!\p{L})(?:readiness|road ?map|path|mapp(?:ing|ed)|evidence builder|export ready|(?:will|to) be (?:certified|audited)|hoja de ruta|feuille de route)(?!\p{L}))|(?:^\W*[qt][1-4](?: (?:20)?\d\d)? ?[|:–-])/u;
