/** The metric lexicon: which words name which metric in en, es and fr, and which numbers it takes. Data. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { Period, Subject } from '../../model/fact.js';
import type { FigureType } from '../numbers/figure.js';

export interface Metric {
  id: string;
  kind: FactKind;
  /** Accent-free lower case; a word ending in `*` stands for all that begin so. */
  words: readonly string[];
  /** Words that count only when written in capitals: `ARR`, `CAC`. */
  capitals?: readonly string[];
  types: readonly FigureType[];
  /** Only in text of these languages. */
  only?: readonly string[];
  /** Neighbours that make another thing of the word; tried on the 30 characters before and behind it. */
  not?: { before?: RegExp; after?: RegExp };
  /** What a value without a stated period is. */
  period?: Period;
  /** Whose figure it is whatever the sentence says. */
  subject?: Subject;
  /** Binds only when no other metric does, and only nearby. */
  weak?: boolean;
  /** Smallest value that can be meant: a market of $40 is none. */
  least?: number;
  /** Most value. */
  most?: number;
  detail?: Record<string, string | number | boolean>;
}

const MONEY = ['money'] as const;
const PERCENT = ['percent'] as const;
const COUNT = ['count'] as const;
const before = (words: string): { before: RegExp } => ({ before: new RegExp(`(?:${words})[ -]*$`, 'u') });

export const METRICS: readonly Metric[] = [
  // Market
  {
    id: 'tam',
    kind: 'tam',
    words: ['total addressable market', 'total addressable', 'total available market', 'addressable market', 'mercado total direccionable', 'mercado direccionable', 'mercado total', 'marche total adressable', 'marche adressable', 'marche total'],
    capitals: ['TAM'],
    types: ['money', 'count'],
    not: before('serviceable|obtainable'),
    subject: 'market',
    least: 1000,
  },
  {
    id: 'market_size',
    kind: 'tam',
    words: ['market size', 'size of the market', 'total market', 'market opportunity', 'market value', 'market worth', 'market valued at', 'mercado potencial', 'tamano del mercado', 'tamano de mercado', 'valor del mercado', 'oportunidad de mercado', 'marche potentiel', 'taille du marche', 'taille de marche', 'valeur du marche'],
    types: MONEY,
    subject: 'market',
    least: 100_000,
  },
  {
    id: 'sam',
    kind: 'sam',
    words: ['serviceable addressable market', 'serviceable available market', 'serviceable market', 'serviceable addressable', 'serviceable available', 'mercado disponible', 'mercado accesible', 'mercado servible', 'mercado alcanzable', 'marche disponible', 'marche accessible'],
    capitals: ['SAM'],
    types: ['money', 'count'],
    not: { after: /^ (?:altman|smith|[a-z]+ (?:ceo|cto))/u },
    subject: 'market',
    least: 100,
  },
  {
    id: 'som',
    kind: 'som',
    words: ['serviceable obtainable market', 'obtainable market', 'obtainable share', 'obtainable', 'obtenible', 'atteignable', 'serviceable obtainable', 'beach-head', 'beachhead', 'share of market', 'mercado obtenible', 'mercado objetivo', 'marche cible', 'marche obtenable', 'marche atteignable'],
    capitals: ['SOM'],
    types: ['money', 'count'],
    subject: 'market',
    least: 10,
  },
  {
    id: 'market',
    kind: 'tam',
    words: ['market', 'markets', 'industry', 'opportunity', 'mercado', 'mercados', 'industria', 'oportunidad', 'marche', 'marches', 'industrie', 'opportunite'],
    types: MONEY,
    not: {
      before: /(?:go[- ]to|time[- ]to|stock|share of|% of (?:the |this )?[\p{L}-]* ?|capital|money|job|labou?r|secondary|cuota de|parts? de|part du|% (?:del|du|de) [\p{L}]* ?|estudio de|mise sur le|mise en)[ -]*$/u,
      after: /^[ -]*(?:cap(?:itali[sz]ation)?|share|leader|leaders|fit|entry|place|places|maker|research|validation|expansion|penetration|launch|ready|access|rate|fees?|partners?|experts?|standards?)(?![\p{L}\p{N}])/u,
    },
    subject: 'market',
    weak: true,
    least: 1_000_000,
  },
  {
    id: 'market_growth',
    kind: 'market_growth',
    words: ['market growth', 'industry growth', 'crecimiento del mercado', 'croissance du marche', 'growth of the market'],
    types: PERCENT,
    subject: 'market',
    period: 'year',
  },
  {
    id: 'cagr',
    kind: 'market_growth',
    words: ['cagr', 'tcac', 'tcam', 'tcca', 'tmca', 'compound annual growth rate', 'tasa de crecimiento anual compuesta', 'crecimiento anual compuesto', 'taux de croissance annuel compose', 'taux de croissance annuel moyen'],
    types: PERCENT,
    period: 'year',
  },
  {
    id: 'market_share',
    kind: 'market_share_claim',
    words: ['of the market', 'market share', 'of this market', 'share of the market', 'of the total market', 'of our tam', 'of tam', 'of sam', 'of our sam', 'of the tam', 'of the sam', 'del mercado', 'cuota de mercado', 'participacion de mercado', 'du marche', 'part de marche', 'parts de marche'],
    types: PERCENT,
    not: { before: /(?:growth|crecimiento|croissance|taille|tamano|leader|lider|baisse|hausse)(?: \p{L}+)? ?$/u, after: /^ (?:growth|is growing|grows|growing|by|leader)/u },
  },
  // Recurring and other revenue
  {
    id: 'arr',
    kind: 'arr',
    words: ['annual recurring revenue', 'annual recurring revenues', 'annualized recurring revenue', 'ingresos recurrentes anuales', 'ingreso recurrente anual', 'revenu recurrent annuel', 'revenus recurrents annuels', 'revenu annuel recurrent', 'revenus annuels recurrents'],
    capitals: ['ARR', 'RRA'],
    types: MONEY,
    not: { before: /(?:contracted|committed|signed|burn per|new) ?$/u, after: /^[ -]*(?:multiple|growth|per (?:employee|fte))/u },
  },
  {
    id: 'carr',
    kind: 'carr',
    words: ['contracted arr', 'committed arr', 'contracted annual recurring revenue', 'signed arr', 'arr contratado', 'arr contracte', 'arr signe'],
    capitals: ['CARR'],
    types: MONEY,
  },
  {
    id: 'mrr',
    kind: 'mrr',
    words: ['monthly recurring revenue', 'monthly recurring revenues', 'monthly recurring', 'ingresos recurrentes mensuales', 'ingreso recurrente mensual', 'ingresos mensuales recurrentes', 'revenu recurrent mensuel', 'revenus recurrents mensuels', 'revenu mensuel recurrent'],
    capitals: ['MRR'],
    types: MONEY,
    period: 'month',
    not: { after: /^[ -]*(?:growth|multiple)/u },
  },
  {
    id: 'recurring',
    kind: 'arr',
    words: ['recurrents', 'recurrent', 'recurrentes', 'recurring', 'recurring revenue', 'recurring revenues', 'ingresos recurrentes', 'revenus recurrents'],
    types: MONEY,
    not: { before: /(?:monthly|annual|non[- ]|mensu\p{L}*|anual\p{L}*|annuels?) ?$/u, after: /^[ -]*(?:mensu|customers?|clients?|users?|fee|payments?|orders?|model)/u },
    detail: { stated: 'recurring' },
  },
  {
    id: 'revenue',
    kind: 'revenue',
    words: ['revenue', 'revenues', 'sales', 'turnover', 'net sales', 'net revenue', 'net revenues', 'gross revenue', 'total revenue', 'annual revenue', 'ingresos', 'ingreso', 'facturacion', 'facturamos', 'facturado', 'facturo', 'ventas', 'cifra de negocio', 'cifra de negocios', 'cifra de ventas', "chiffre d'affaires", 'chiffres d affaires', 'revenus', 'ventes', 'recettes', 'run rate', 'run-rate', 'umsatz'],
    types: MONEY,
    period: 'year',
    not: {
      before: /(?:market|industry|sector|mercado|sector|secteur|marche|lost|loss of|missed|customers?'?|clients?'?|of (?:their|its)|their|per|cost of|average|new|additional|retail|car|ticket|beat|increase in|uplift in|recurring|recurrentes?|recurrents?|point of|pre[- ]?|en|las|des|de las|de las|force de|equipo de|canal de|punto de|puntos de|despues de|post[- ]?|prix de|points? de|apres[- ])[ -]*$/u,
      after: /^[ -]*(?:shar\p{L}*|streams?|models?|teams?|cycles?|channels?|funnel|force|reps?|people|managers?|process|pipeline|calls?|leads?|points?|por|per (?:user|customer|employee|account|seat)|growth|multiples?|tax|execution|automation|intelligence|operations|analytics|director|and marketing|& marketing|y marketing|et marketing|loss(?:es)?|kits?|assistant|agents?)(?![\p{L}\p{N}])/u,
    },
  },
  {
    id: 'ca',
    kind: 'revenue',
    words: [],
    capitals: ['CA'],
    only: ['fr'],
    types: MONEY,
    period: 'year',
  },
  { id: 'bookings', kind: 'bookings', words: ['bookings', 'signed contracts', 'contracted revenue', 'contract value', 'contracts signed', 'in contracts', 'order book', 'backlog', 'contratos firmados', 'cartera de pedidos', 'contrats signes', 'carnet de commandes', 'pipeline contract', 'signed contract', 'corridor contract'], types: MONEY },
  { id: 'gmv', kind: 'gmv', words: ['gross merchandise volume', 'gross merchandise value', 'gross merchandise', 'gross bookings', 'volumen bruto', 'volumen transaccionado', "volume d'affaires", 'volume de transactions', 'volumen de mercancia'], capitals: ['GMV'], types: MONEY },
  { id: 'tpv', kind: 'tpv', words: ['total payment volume', 'payment volume', 'payments volume', 'transaction volume', 'transactions volume', 'volume processed', 'payments processed', 'processed', 'volumen de pagos', 'volumen de transacciones', 'volumen procesado', 'procesados', 'volume de paiements'], capitals: ['TPV'], types: MONEY, least: 1000 },
  { id: 'aum', kind: 'aum', words: ['assets under management', 'assets under administration', 'activos bajo gestion', 'activos gestionados', 'actifs sous gestion', 'encours sous gestion', 'loan book', 'cartera de creditos'], capitals: ['AUM'], types: MONEY },
  { id: 'tvl', kind: 'tvl', words: ['total value locked', 'value locked', 'valor total bloqueado', 'valeur totale verrouillee'], capitals: ['TVL'], types: MONEY },
  {
    id: 'take_rate',
    kind: 'take_rate',
    words: ['take rate', 'take-rate', 'commission', 'commissions', 'commission fee', 'platform fee', 'transaction fee', 'transaction fees', 'service fee', 'success fee', 'comision', 'comisiones', 'cobramos', 'tarifa por transaccion', 'taux de commission', 'frais de transaction', 'we charge', 'we take', 'nous prelevons'],
    types: PERCENT,
    not: { before: /(?:no|zero|without|sin|sans|european|save on|lower|reduce|high|hasta un|airbnb'?s?|amazon'?s?|apple'?s?|broker|agent|bank) ?$/u, after: /^ (?:savings?|to (?:agents|brokers|banks))/u },
  },
  // Customers and use
  {
    id: 'paying_customers',
    kind: 'paying_customers',
    words: ['paying customers', 'paying clients', 'paying users', 'paying subscribers', 'paying accounts', 'paid customers', 'paid users', 'paid subscribers', 'paying', 'paying companies', 'clientes de pago', 'clientes pagando', 'clientes que pagan', 'usuarios de pago', 'suscriptores de pago', 'clients payants', 'utilisateurs payants', 'abonnes payants', 'payants'],
    types: COUNT,
    not: { after: /^[ -]*(?:for|the|them|more|too|a |attention)/u },
  },
  {
    id: 'customers',
    kind: 'customers',
    words: ['customers', 'clients', 'clientes', 'cuentas activas', 'customer accounts', 'active customers', 'enterprise customers', 'business customers', 'clientes activos', 'clients actifs', 'customer', 'cliente', 'client', 'comptes clients', 'logos'],
    types: COUNT,
    not: {
      before: /(?:potential|prospective|target|ideal|new|future|potenciales?|potentiels?|per|por|par|each|every|cada|chaque|our|top|average|lost|key|biggest|largest|mayores|lead|for|help|if|de nuestros|from our|to our|of our|all|principal(?:es)?) ?$/u,
      after: /^[ -]*(?:potenciales?|potentiels?|objetivo|cibles?|interviews?|interviewed|entrevista\p{L}*|discovery|acquisition|service|support|success|satisfaction|retention|churn|lifetime|segments?|personas?|experience|journey|base growth|obtained cost|side|facing|data|relationship|surveyed|encuestad\p{L}*|interroges|waiting|en espera|needs?|pain)/u,
    },
  },
  {
    id: 'users',
    kind: 'users',
    words: ['users', 'usuarios', 'utilisateurs', 'registered users', 'subscribers', 'suscriptores', 'abonnes', 'active users', 'usuarios activos', 'usuarios registrados', 'utilisateurs actifs', 'utilisateurs inscrits', 'players', 'jugadores', 'joueurs', 'creators', 'learners'],
    types: COUNT,
    not: {
      before: /(?:potential|target|new|future|per|por|par|each|team|board|family|founding|expected|million internet|smartphone|mobile|internet|facebook|instagram|whatsapp|crypto|daily active|monthly active|paying|paid|beta|global|worldwide|nft|social media|iphone|android|mercado de) ?$/u,
      after: /^[ -]*(?:potenciales?|potentiels?|worldwide|globally|in the world|around the world|per|por|interviews?|interviewed|research|surveyed|waiting|mensuales|diarios|mensuels|quotidiens|on the waitlist|of (?:facebook|instagram|our competitors)|dans le monde|en el mundo|of the team|experience|acquisition|stories|data|interface)/u,
    },
  },
  { id: 'members', kind: 'users', words: ['members', 'miembros', 'membres'], types: COUNT, least: 50, weak: true, not: { before: /(?:team|board|family|founding|community of|crew) ?$/u, after: /^ (?:of the team|del equipo|de l'equipe)/u } },
  { id: 'mau', kind: 'mau', words: ['monthly active users', 'monthly actives', 'monthly users', 'active monthly users', 'users per month', 'users a month', 'usuarios activos mensuales', 'usuarios mensuales', 'usuarios activos al mes', 'utilisateurs actifs mensuels', 'utilisateurs mensuels', 'visitors per month'], capitals: ['MAU', 'MAUs'], types: COUNT },
  { id: 'dau', kind: 'dau', words: ['daily active users', 'daily actives', 'daily users', 'users per day', 'usuarios activos diarios', 'usuarios diarios', 'utilisateurs actifs quotidiens', 'utilisateurs quotidiens'], capitals: ['DAU', 'DAUs'], types: COUNT },
  { id: 'signups', kind: 'signups', words: ['downloads', 'sign-ups', 'signups', 'sign ups', 'registrations', 'followers', 'installs', 'app installs', 'descargas', 'registros', 'seguidores', 'instalaciones', 'telechargements', 'inscriptions', 'inscrits'], types: COUNT, not: { before: /(?:free|per|cost per|instant|easy) ?$/u } },
  { id: 'waitlist', kind: 'waitlist', words: ['waitlist', 'wait list', 'waiting list', 'on the waitlist', 'waitlisted', 'lista de espera', 'en lista de espera', "liste d'attente", "en liste d'attente", 'pre-registered', 'pre-registrations', 'preinscritos', 'preinscrits'], types: COUNT },
  { id: 'interviews', kind: 'interviews', words: ['interviews', 'interviewed', 'user interviews', 'customer interviews', 'surveyed', 'survey responses', 'survey respondents', 'respondents', 'entrevistas', 'entrevistados', 'entrevistadas', 'entrevistamos', 'encuestas', 'encuestados', 'encuestadas', 'encuestamos', 'entretiens', 'interroges', 'interviewes', 'sondes', 'repondants', 'discovery calls'], types: COUNT, not: { before: /(?:job|press|per|ai) ?$/u } },
  { id: 'pilot', kind: 'pilot', words: ['pilots', 'pilot customers', 'pilot clients', 'pilot projects', 'paid pilots', 'pilot sites', 'pilotos', 'clientes piloto', 'proyectos piloto', 'pilotes', 'projets pilotes', 'clients pilotes', 'pocs', 'proof of concepts', 'proofs of concept', 'design partners'], types: COUNT },
  { id: 'loi', kind: 'loi', words: ['letters of intent', 'letter of intent', 'lois', 'loi', 'cartas de intencion', 'carta de intencion', "lettres d'intention", "lettre d'intention"], types: ['count', 'money'], not: { before: /(?:la|une|cette|projet de) ?$/u } },
  { id: 'nps', kind: 'nps', words: ['net promoter score'], capitals: ['NPS'], types: COUNT, most: 100 },
  { id: 'churn', kind: 'churn', words: ['churn', 'churn rate', 'monthly churn', 'logo churn', 'customer churn', 'revenue churn', 'tasa de bajas', 'bajas', 'bajas mensuales', 'bajas al mes', 'cancelaciones', 'tasa de cancelacion', 'tasa de abandono', 'attrition', "taux d'attrition", 'taux de churn', 'desabonnement'], types: PERCENT, period: 'month', not: { before: /(?:reduce|reducing|reduces|predict|predicts|employee|staff|lower|reducir|reduire|driver|teacher) ?$/u, after: /^ (?:prediction|reduction|reduced)/u }, most: 100 },
  { id: 'nrr', kind: 'nrr', words: ['net revenue retention', 'net dollar retention', 'net retention', 'retencion neta', 'retencion neta de ingresos', 'retention nette'], capitals: ['NRR', 'NDR'], types: PERCENT },
  { id: 'grr', kind: 'grr', words: ['gross revenue retention', 'gross retention', 'retencion bruta', 'retention brute'], capitals: ['GRR', 'GDR'], types: PERCENT },
  { id: 'retention', kind: 'retention', words: ['retention', 'retention rate', 'user retention', 'customer retention', 'retencion', 'tasa de retencion', 'taux de retention', 'repeat rate', 'repeat purchase', 'repeat customers', 'returning customers', 'd30', 'd7', 'dau/mau', 'recurrencia', 'tasa de recompra', 'tasa de renovacion', 'renewal rate', 'taux de reachat', 'taux de renouvellement'], types: PERCENT, not: { before: /(?:net|gross|employee|staff|talent|data|improve|increase|higher|better|neta|bruta|water|knowledge) ?$/u, after: /^ (?:nette|brute|neta|bruta|by|bonus)/u }, most: 100 },
  // Unit economics
  { id: 'ltv_cac', kind: 'ltv_cac', words: ['ltv/cac', 'ltv:cac', 'ltv to cac', 'ltv cac', 'ltv-cac', 'clv/cac', 'ratio ltv/cac'], types: ['multiple', 'count'], least: 0.1, most: 1000 },
  { id: 'cac', kind: 'cac', words: ['customer acquisition cost', 'customer acquisition costs', 'acquisition cost', 'cost of acquisition', 'coste de adquisicion', 'costo de adquisicion', "cout d'acquisition"], capitals: ['CAC', 'CPA'], types: MONEY, not: { before: /(?:\/|ltv|ltv to|ltv:) ?$/u, after: /^ ?(?:payback|40|ratio)/u } },
  { id: 'ltv', kind: 'ltv', words: ['lifetime value', 'customer lifetime value', 'life time value', 'valor de vida', 'valor de vida del cliente', 'valeur vie client', 'valeur vie du client', 'valeur vie', 'valeur a vie'], capitals: ['LTV', 'CLV', 'CLTV'], types: MONEY, not: { after: /^ ?(?:\/|: ?cac|to cac|cac|ratio)/u } },
  { id: 'payback', kind: 'payback', words: ['payback', 'payback period', 'cac payback', 'recuperacion del cac', 'periodo de recuperacion', 'delai de recuperation', 'retour sur cac'], types: ['duration'], not: { after: /^ (?:for|on) (?:the )?(?:customer|panel|investment)/u } },
  { id: 'arpa', kind: 'arpa', words: ['average revenue per user', 'average revenue per account', 'average revenue per customer', 'revenue per user', 'revenue per customer', 'ingreso medio por usuario', 'ingreso medio por cliente', 'ingreso promedio por usuario', 'ingreso por usuario', 'revenu moyen par utilisateur', 'revenu moyen par client', 'revenu par utilisateur'], capitals: ['ARPA', 'ARPU', 'ARPPU'], types: MONEY, period: 'month' },
  { id: 'acv', kind: 'acv', words: ['annual contract value', 'average contract value', 'average deal size', 'valor anual del contrato', 'valor medio de contrato', 'contrat annuel moyen', 'valeur annuelle du contrat', 'panier annuel moyen'], capitals: ['ACV'], types: MONEY, period: 'year' },
  { id: 'gross_margin', kind: 'gross_margin', words: ['gross margin', 'gross margins', 'gross profit margin', 'margen bruto', 'margen bruta', 'marge brute', 'taux de marge brute'], types: PERCENT },
  {
    id: 'price',
    kind: 'price',
    words: ['price', 'priced at', 'pricing', 'subscription', 'subscription fee', 'monthly fee', 'license fee', 'licence fee', 'setup fee', 'per seat', 'per license', 'precio', 'suscripcion', 'cuota mensual', 'licencia', 'tarifa', 'prix', 'abonnement', 'tarif', 'licence', 'ticket price', 'membership', 'membership fee', 'selling price', 'precio de venta', 'prix de vente', 'we charge', 'cobramos'],
    types: MONEY,
    weak: true,
    most: 10_000_000,
    not: { before: /(?:share|stock|token|market|house|land|oil|gas|electricity|energy|average house|competitors?'?) ?$/u, after: /^ (?:index|increase|drop|volatility|revenue|revenues|target)/u },
  },
  { id: 'cost', kind: 'cost', words: ['cost of goods', 'cost of goods sold', 'cogs', 'operating costs', 'operating cost', 'operating expenses', 'opex', 'total costs', 'total expenses', 'costes operativos', 'gastos operativos', 'coste de ventas', 'costo de ventas', 'couts operationnels', "charges d'exploitation", 'cout des ventes', 'unit cost', 'coste unitario', 'costo unitario', 'cout unitaire'], types: MONEY },
  // Money in hand and the round
  { id: 'cash', kind: 'cash', words: ['cash position', 'cash in bank', 'cash in the bank', 'cash on hand', 'cash balance', 'cash at bank', 'bank balance', 'in cash', 'en banque', 'en el banco', 'caja de', 'caja:', 'caja', 'tresorerie', 'tresorerie disponible', 'tesoreria', 'en caja', 'caja disponible', 'saldo de caja', 'posicion de caja', 'in the bank', 'cash'], types: MONEY, not: { before: /(?:consommation de|flujo de|flux de|meses de|consumo de|quema de|digital|physical|free|petty|handle|handling|carry) ?$/u, after: /^[ -]*(?:flow|flows|burn|mensual|registradora|back|free|out|less|register|on delivery|payments?|transactions?|management|conversion|cow|prizes?|rewards?)/u } },
  { id: 'burn_net', kind: 'burn_net', words: ['net burn', 'burn rate', 'burn', 'cash burn', 'monthly burn', 'net burn rate', 'gasto mensual', 'consumo mensual', 'consumo de caja', 'quema de caja', 'quema mensual', 'consommation de tresorerie', 'consommation mensuelle', 'quemamos', 'brulons', 'burn net', 'burn mensuel', 'burn mensual'], types: MONEY, period: 'month', not: { before: /(?:gross|calories?|calorie|fat) ?$/u, after: /^ (?:calories|fat|multiple|brut|bruto|wood|mechanism)/u } },
  { id: 'burn_gross', kind: 'burn_gross', words: ['gross burn', 'gross burn rate', 'burn bruto', 'burn brut'], types: MONEY, period: 'month' },
  { id: 'burn_multiple', kind: 'burn_multiple', words: ['burn multiple'], types: ['multiple', 'count'] },
  { id: 'runway', kind: 'runway', words: ['runway', 'months of cash', 'meses de caja', 'meses de pista', 'meses de runway', 'autonomia', 'autonomie', 'mois de tresorerie', 'mois de runway', 'visibilite', 'mois de visibilite'], types: ['duration'], not: { before: /(?:airport|fashion|taxi|robot|vehicle|battery|km de|bateria|batterie) ?$/u, after: /^ (?:of (?:the )?(?:battery|batteries|drone|vehicle)|de la (?:bateria|batterie)|energetique|energetica|show|model|lights?)/u } },
  {
    id: 'raised',
    kind: 'raised_to_date',
    words: ['raised', 'raised to date', 'funded to date', 'total raised', 'total funding', 'funding to date', 'already raised', 'have raised', 'previously raised', 'levantado', 'levantados', 'captado', 'captados', 'hemos levantado', 'hemos captado', 'hemos cerrado', 'recaudado', 'leves', 'deja leve', 'fonds leves', 'avons leve', 'deja finance', 'bootstrapped with', 'angel investment', 'backed by', 'seed funding from', 'invested'],
    types: MONEY,
    not: { before: /(?:to be|being|money we|funds|will be|awareness|capital being|concerns|be) ?$/u, after: /^ (?:beds?|by (?:law|charities)|awareness|for charit|concerns?|garden)/u },
    least: 1000,
  },
  {
    id: 'ask',
    kind: 'ask',
    words: ['raising', 'we are raising', 'seeking', 'we seek', 'the ask', 'our ask', 'total ask', 'funding ask', 'seed ask', 'ask:', 'we need', 'round of', 'the round', 'this round', 'round', 'round size', 'size of the round', 'le tour', 'tour de', 'taille du tour', 'la ronda', 'tamano de la ronda', 'importe de la ronda', 'seed round', 'pre-seed round', 'funding round', 'looking for', 'looking to raise', 'to raise', 'funding required', 'funding needed', 'funding needs', 'funding request', 'funding goal', 'funding ask', 'investment required', 'investment needed', 'investment sought', 'investment size', 'required investment', 'capital required', 'investment ask', 'to raise', 'raise of', 'buscamos', 'levantamos', 'levantando', 'estamos levantando', 'ronda', 'ronda de', 'ronda de inversion', 'ronda semilla', 'ampliacion de capital', 'solicitamos', 'solicitud', 'necesidad de inversion', 'necesidades de financiacion', 'inversion requerida', 'inversion solicitada', 'inversion buscada', 'necesitamos', 'objetivo de la ronda', 'nous levons', 'levee de fonds', 'levee de', 'levee', 'tour de table', 'nous recherchons', 'recherchons', 'nous cherchons', 'besoin de financement', 'besoins de financement', 'montant recherche', 'seed ask', 'pre-seed', 'preseed', 'seed', 'pre-semilla', 'semilla', 'amorcage', 'series a', 'series b', 'serie a'],
    types: MONEY,
    least: 1000,
    most: 1_000_000_000,
    not: {
      before: /(?:you can|can|auctions?|customers?|users|they|people|to (?:be )?|ability to|help (?:you|them)|bread|vegetable|never|don't|who|just|pay|at|ability|capacidad|capacite|closed|previous|last|prior|past|first|year|all|second|angel|our (?:pre-?)?seed was|in our|since our|after(?: our)?|cerramos|cerrada|anterior|ultima) ?$/u,
      after: /^[ -]*(?:strategic partners?|partners?|mentors?|employees?|talent|advisors?|clientes|estudiantes|beta|socios|auctions?|awareness|a hand|questions?|me anything|for help|us about|oil|bank|stage (?:investors|startups|companies)|investors|market|extension closed|closed|cerrada|price|prices|trip|table|the clock|tables|shapes?)/u,
    },
  },
  {
    id: 'funding',
    kind: 'ask',
    words: ['funding', 'investment', 'total investment', 'total funding', 'capital', 'inversion', 'financiacion', 'financiamiento', 'investissement', 'financement', 'amount', 'importe', 'montant'],
    types: MONEY,
    weak: true,
    least: 5000,
    most: 1_000_000_000,
    not: { before: /(?:venture|vc|global|market|angel|human|working|de trabajo|previous|government|public|raise|raising|act) ?$/u, after: /^ (?:gap|market|raised|to date|landscape|expenditure|markets)/u },
  },
  { id: 'pre_money', kind: 'pre_money', words: ['pre-money', 'pre money', 'premoney', 'pre-money valuation', 'premoney valuation', 'valoracion premoney', 'valoracion pre-money', 'valorisation pre-money', 'valorisation premoney'], types: MONEY, least: 1000 },
  { id: 'post_money', kind: 'post_money', words: ['post-money', 'post money', 'postmoney', 'post-money valuation', 'valoracion postmoney', 'valoracion post-money', 'valorisation post-money'], types: MONEY, least: 1000, not: { after: /^ (?:safe|safes)(?! at)/u } },
  { id: 'val_cap', kind: 'val_cap', words: ['valuation cap', 'val cap', 'safe cap', 'cap of', 'cap', 'capped at', 'cap de valoracion', 'cap de valorisation', 'tope de valoracion', 'valoracion maxima', 'plafond de valorisation'], types: MONEY, least: 100_000, not: { before: /(?:market|hard|soft|small|mid|large|salary|price|supply|ice|bottle) ?$/u, after: /^[ -]*(?:table|tables|rate)/u } },
  { id: 'valuation', kind: 'pre_money', words: ['valuation', 'valued at', 'valoracion', 'valorisation', 'valorises'], types: MONEY, least: 10_000, not: { before: /(?:pre-?money|post-?money|future equity|property|real estate) ?$/u, after: /^[ -]*(?:cap|pre-?money|post-?money|premoney|postmoney|de marche|multiple)/u }, detail: { unspecified: true } },
  { id: 'dilution', kind: 'dilution', words: ['dilution', 'dilucion', 'equity', 'equity stake', 'stake', 'of equity', 'for equity', 'in exchange for', 'del capital', 'a cambio del', 'a cambio de', 'participacion', 'du capital', 'en echange de', 'of the company', 'de la empresa', 'de la compania'], types: PERCENT, most: 60, weak: true, not: { before: /(?:private|brand|social|gender|diversity|founders?'?|home|health) ?$/u } },
  { id: 'grant', kind: 'grant', words: ['grant', 'grants', 'grant funding', 'non-dilutive', 'non dilutive', 'subvencion', 'subvenciones', 'ayuda publica', 'ayudas publicas', 'subvention', 'subventions', 'non dilutif', 'no dilutiva'], types: MONEY, least: 500, not: { before: /(?:hugh|we|to|can) ?$/u, after: /^ (?:access|permission|thornton|users|programs?|seekers)/u } },
  { id: 'commitment', kind: 'commitment_of_round', words: ['committed', 'already committed', 'soft circled', 'soft-circled', 'confirmed', 'secured', 'comprometido', 'comprometidos', 'ya comprometidos', 'comprometida', 'confirmado', 'confirmados', 'asegurados', 'engages', 'deja engages', 'engage', 'securises', 'already in', 'ya cerrados', 'already closed', 'subscribed'], types: MONEY, least: 1000, not: { before: /(?:are|is|fully|we're|team|employee) ?$/u, after: /^ (?:to|arr|contracts?|orders?|customers?|clients?)/u } },
  { id: 'headcount', kind: 'headcount', words: ['employees', 'full-time employees', 'ftes', 'fte', 'team members', 'people', 'people team', 'person team', 'headcount', 'team of', 'empleados', 'trabajadores', 'personas', 'equipo de', 'miembros del equipo', 'etp', 'collaborateurs', 'salaries', 'employes', 'equipe de', 'staff', 'plantilla', 'engineers'], types: COUNT, weak: true, most: 100_000 },
  { id: 'trl', kind: 'trl', words: [], capitals: ['TRL'], types: COUNT, most: 9 },
  { id: 'top_customer', kind: 'top_customer_share', words: ['top customer', 'largest customer', 'biggest customer', 'top client', 'largest client', 'principal cliente', 'mayor cliente', 'premier client', 'principal client', 'client principal'], types: PERCENT },
];
