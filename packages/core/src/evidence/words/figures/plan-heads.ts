/** Words that `figures/plan-heads` looks for, as patterns. Data only. */
import { ONE_OF_MANY } from '../one-of-many.js';

export const PLAN =
  /(?<!\p{L})(?:\d{1,2}[- ](?:months?|years?) (?:commitments?|deliverables?|outcomes?|plans?|visions?|ambitions?)|vision (?:a|sur) \d{1,2} (?:anos|ans)|vision (?:20[3-9]\d)|(?:compromisos?|entregables|engagements?|livrables) (?:a|de|en|sur|pour) \d{1,2} (?:meses|anos|mois|ans)|milestones?|targets?|goals?|objectives?|road ?map|next steps|not yet|upcoming|coming (?:soon|next)|todavia no|aun no|pas encore|a venir|what (?:the|this) (?:round|raise|money|funding|investment) (?:buys|funds|pays for|unlocks)|(?:lo )?que (?:compra|financia|paga) (?:la|esta) (?:ronda|inversion)|ce que (?:la|cette) levee (?:finance|achete|permet)|next \d+ \p{L}+|projections?|projected|projetee?s?|forecasts?|potential|hitos|metas?|objetivos?|proximos pasos|proximos \d+ \p{L}+|hoja de ruta|proyeccion(?:es)?|proyectad[oa]s?|previsiones|potencial|jalons?|objectifs?|cibles?|prochaines etapes|\d+ prochains \p{L}+|feuille de route|assumptions|supuestos|hypotheses|previsions?|previsionnel(?:le)?s?|potentiel|(?:with|after|post|con|tras|avec|apres) (?:the |this |la |esta |cette )?(?:funding|round|raise|ronda|inversion|financiacion|levee|financement))(?!\p{L})|(?:^\d{1,2}[.)]? (?:days?|weeks?|months?|dias?|semanas?|mes(?:es)?|jours?|semaines?|mois) \d{1,3}(?!\d))|(?:(?:^|\()(?:year|month|phase|quarter|ano|mes|fase|trimestre|annee|mois|an) ?\d{1,2}(?!\p{L}|\d))|(?<!\p{L})(?:(?:kpis?|metrics|indicators) (?:to|we will|we'll) (?:track|follow|watch|monitor|measure|hit)|(?:kpis?|metricas|indicadores) (?:a|que) (?:seguir|medir|monitorear|alcanzar|seguiremos)|(?:kpis?|indicateurs|metriques) a (?:suivre|mesurer|atteindre))(?!\p{L})|(?:^(?:[my] ?\+? ?|[tdjs] ?\+ ?)\d{1,3}(?!\p{L}|\d))|(?:^(?:day|dia|jour) ?\d{1,3}(?= ?(?:$|[-–—:·|+])))|(?<!\p{L})(?:(?:short|mid|medium|long)[- ]term|(?:corto|medio|mediano|largo) plazo|(?:court|moyen|long) terme)(?!\p{L})|(?:^(?:next|later|siguiente|despues|proximamente|ensuite|bientot|plus tard)$)/u;

const AIMS = '(?:milestones?|goals?|targets?|objectives?|hitos|metas|objetivos|jalons|objectifs)';
const SPAN =
  '(?:\\d{1,2}(?: ?[-–] ?\\d{1,2})?|six|twelve|eighteen|seis|doce|dieciocho|douze|dix-huit)[ -](?:months?|years?|days?|weeks?|mois|ans?|jours|semaines|meses|anos|dias|semanas)';

/** What was to come when the deck was written: "Next 90 days", "Milestones (12 months)", "Próximos pasos", "Les 12 prochains mois". */
export const NEXT = new RegExp(
  `^\\W*(?:(?:our |the |nuestros |los |nos |les )?(?:next|upcoming|proximos|proximas|prochaine?s?) (?:steps?|(?:\\d+|few|couple of|six|twelve|eighteen|seis|doce|dieciocho|douze|dix-huit) \\p{L}+|${AIMS}|pasos|etapes)|(?:les |los |the )?\\d+ prochaine?s? \\p{L}+|(?:key )?${AIMS}(?: clave| cles)? ?[(:–-]? ?(?:(?:at|a|de|en|sur|pour|for|over|dans) )?(?:the |los |les )?(?:next |proximos |prochains )?${SPAN}|${SPAN} ${AIMS})(?!\\p{L})`,
  'u',
);

/** What a step begins with, as a label: "Validate: 3 paid pilots". */
export const TASK =
  /^(?:validate|deploy|hire|launch|build|expand|scale|sign|reach|convert|secure|recruit|onboard|validar|desplegar|contratar|lanzar|construir|expandir|escalar|firmar|alcanzar|convertir|conseguir|reclutar|valider|deployer|recruter|lancer|construire|etendre|signer|atteindre|obtenir|securiser)$/u;

/** A step in a list: "4. Sign one pilot". */
export const OPENS_TASK =
  /^\W*(?:\d{1,2}[.)]\s*)?(?:sign|deploy|validate|secure|recruit|onboard|convert|reach|achieve|win|firmar|desplegar|validar|asegurar|reclutar|incorporar|convertir|alcanzar|conseguir|signer|deployer|valider|securiser|recruter|convertir|atteindre|obtenir)(?!\p{L})(?! up)/u;

/** A column of steps whose state stands in another: "Milestone | Status". */
export const STEPS = /^(?:(?:key )?milestones?|hitos?(?: clave)?|jalons?(?: cles?)?)$/u;

/** "Phase 1: validation (M0-M6) - €120k" is a head, whatever it costs. */
export const PHASE = /^\W*(?:phase|fase) \d/u;

/** Whatever it is a plan of: "Pilot & traction plan". */
export const CALLED_PLAN =
  /(?<!\p{L})(?:(?:pilots?|traction|validation|execution|roll-?out|launch|growth|action|development|commerciali[sz]ation) plan|plan d(?:e |')(?:pilotos?|traccion|accion|lanzamiento|validacion|desarrollo|ejecucion|crecimiento|action|lancement|validation|deploiement|developpement|execution|croissance))(?!\p{L})/u;

/** A length of time that stands alone as a head. */
export const SPAN_ALONE =
  /^(?:(?:in|within|en|a|sous|dans) )?\d{1,2}(?: ?- ?\d{1,2})? ?-?(?:months?|weeks?|years?|meses|semanas|anos|mois|semaines|ans)(?: (?:milestones?|goals?|targets?|hitos|metas|objetivos|jalons|objectifs))?:?$/u;

/** What the round is to bring, whatever is ticked under it. */
export const FUNDED =
  /(?<!\p{L})(?:(?:with|con|avec) (?:the |your |el |su |tu |la |le |votre |l')?(?:support|help|backing|funding|investment|apoyo|ayuda|inversion|financiacion|soutien|aide|appui|financement)(?: (?:of|from|de|du|des) [\p{L}\d .&-]{2,30})?,? (?:we|nous|nosotros)?(?: ?(?:will |shall )?(?:reach|hit|achieve|get|grow|launch|alcanz\p{L}*|lleg\p{L}*|logr\p{L}*|atteign\p{L}*|arriv\p{L}*))|(?:milestones?|goals?|targets?|hitos|metas|objetivos|jalons|objectifs) (?:with|after|post|con|tras|avec|apres) (?:the |this |la |esta |cette |le |el )?(?:funding|round|raise|investment|ronda|inversion|financiacion|levee|financement))(?!\p{L})/u;

/** What is lacking, though it speaks of completing: "What we need to complete", "Evidence still needed". */
export const STILL_NEEDED =
  /(?<!\p{L})(?:what (?:we|is|the company) (?:still )?(?:needs?|lacks?)|still (?:needed|missing|required|to (?:do|come|be))|(?:left|remains?|remaining|needs?|yet|have) to (?:be )?(?:complete|completed|done|do|build|built|prove|proven|validate|validated|confirmed)|needs? confirmation|lo que (?:nos )?falta|falta (?:por )?\p{L}+[aei]r|por (?:completar|validar|confirmar)|ce qu'il (?:nous )?(?:reste|manque)|reste (?:a|nt a) \p{L}+)(?!\p{L})/u;

export const DONE =
  /(?<!\p{L})(?:traction|achieved|achievements?|reached|hit|done|completed?|delivered|to date|so far|today|now|last \d+ \p{L}+|current(?:ly)?|actuals?|results?|past|traccion|logros|logrados?|alcanzad[oa]s?|cumplid[oa]s?|hasta la fecha|a la fecha|hoy|actualidad|ultim[oa]s \d+ \p{L}+|resultados?|traction|atteints?|realis(?:e|es|ations?)|franchis|a ce jour|aujourd'hui|\d+ derni(?:er|ere)s \p{L}+|resultats?)(?!\p{L})|✓|✔|✅/u;

export const MARKET = /(?<!\p{L})(?:tam|sam|som|serviceable|obtainable)(?!\p{L})/u;

/** Heads that say of which people or market, not of what is to come. */
export const NO_PLAN =
  /(?:target|potential) (?:\p{L}+ )?(?:market|customer|client|audience|user|segment|group|buyer)|(?:mercado|publico|cliente)s? (?:objetivo|potencial)|(?:marche|clients?|clientele) (?:cibles?|potentiel)|(?:milestones?|hitos|jalons?) (?:and|y|et|&) (?:key )?(?:metrics|kpis?|metricas|indicadores|metriques|indicateurs)/u;

/** "Enough to ship the app and sign 12 customers": what the money is for. */
export const PURPOSE =
  /(?<!\p{L})(?:(?:enough|order|sufficient|us|want|need|ready|raise|raising|money|funds?|funding|capital|path|aim|plan|hope|ability) to (?!date)\p{L}{3,}|(?:para|queremos|necesitamos|permite|permitira|permitiran|a fin de) \p{L}{2,}[aei]r|(?:pour|afin de?|voulons|souhaitons|permet de|permettra de|permettre de) ?'?\p{L}{2,}(?:er|ir|re))(?!\p{L})(?:[^.;|]|\.(?=\d)){0,120}$/u;

export const UNTIL =
  /(?:until|till|hasta|jusqu'a|break-?even(?: point)? ?:?(?: \p{L}+)? (?:at|with)|punto de equilibrio ?:?(?: \p{L}+)? (?:con|en|a)|seuil de rentabilite ?:?(?: \p{L}+)? (?:a|avec)|rentables? (?:con|a|avec)) ?(?:~|≈|circa |aprox\.? |about |environ )?$/u;

export const LEADS_TO = /(?<![\p{L}$€£¥\d.,])\d[\d.,]* (?!arr|mrr)\p{L}{4,}(?: \p{L}+)? ?(?:→|->|=>|⇒)[^.;]{0,24}$/u;

/** "100 clients → MRR of $7,600": so many would bring it. */
export const IF_SO_MANY =
  /^ \p{L}{4,}(?: \p{L}+)? ?(?:→|->|=>|⇒)[^.;]{0,12}(?<!\p{L})(?:arr|mrr|revenues?|ingresos|ca)(?!\p{L})/u;

export const EACH = new RegExp(
  `(?<!\\p{L})(?:each|every|one|per|cada|chaque|por|par|un|une|1) (?:\\p{L}+ )?${ONE_OF_MANY}(?: \\p{L}+)? ?(?:=|≈|:|→|is worth|pays|brings|vale|paga|aporta|genera|vaut|paie|rapporte)\\s*(?:~|≈)?$`,
  'u',
);
export const A_PIECE = new RegExp(
  `^[\\s(]*(?:(?:arr|mrr|revenues?|ingresos|ca) )?(?:\\/|per |por |par |a |each )(?:\\p{L}+ )?${ONE_OF_MANY}(?!\\p{L})`,
  'u',
);

/** "~$38 on 1 SOL deposit": of one piece of business. */
export const ON_ONE =
  /^[\s(]*(?:on|per|por|par|sobre|en|sur) (?:an?|one|each|every|un|una|une|cada|chaque|1)? ?(?:\p{L}+ ){0,2}?(?:deposit|order|purchase|transaction|trade|sale|ticket|booking|loan|invoice|deposito|pedido|compra|transaccion|operacion|venta|reserva|prestamo|factura|depot|commande|achat|vente|reservation|pret|facture)(?!\p{L})/u;

/** "With 10,000 users and 5 % conversion: €60,000 ARR": opens what is supposed; what comes of it stands behind the sign. */
export const GIVEN = /(?:^|[.;•] ?|\n)[\s•-]*(?:with|at|assuming|con|con solo|a|avec|a partir de|suponiendo) ?[~≈]?$/u;
export const COMES_OF_IT = /(?:[:=≈]|→|->|=>|⇒) ?[~≈]?$/u;

/** "To drive 100+ responses": what is done for; not "helped us to reach". */
export const TO_GET =
  /(?<!\p{L})(?<!(?:us|helped|managed|able|allowed|proceeded|went on|grown|scaled|from \d[\d.,]*k?) )to (?:drive|reach|get|gain|collect|gather|secure|sign|onboard|acquire|attract|achieve|hit|land|win|close|complete|recruit|convert|validate with) (?:(?:over|about|at least|up to|our|the|first|a) ){0,2}[~≈]?$|(?<!\p{L})(?<!(?:permitid?o|logrado|pu|reussi a|consegui(?:do)?) )(?:signer|conclure|decrocher|convaincre|recruter|atteindre|firmar|cerrar|conseguir|captar|alcanzar|reclutar) (?:(?:los?|las|les?|nos|nuestros|sus|ses|unos|des) )?(?:primer[oa]s? |premi(?:er|ere)s? )?[~≈]?$/u;

/** "To scale from our current 3 venues to 25". */
export const FROM_TO =
  /(?<!\p{L})(?:to (?:scale|grow|expand|go|move|increase|take \p{L}+) from|scale from (?:our |the )?current|(?:pasar|crecer|escalar|aumentar|llevar\p{L}*) de|(?:passer|grandir|croitre|augmenter) de) [^.;|]{1,60} (?:to|a) ?[~≈]?$/u;

/** "~75 % gross margin at scale", "marge brute > 90 % dès 1 000 abonnés": once it is larger. */
export const AT_SCALE = new RegExp(
  `^[^.;|]{0,30}?(?<!\\p{L})(?:(?:at (?:full )?scale|at maturity|a escala|a l'echelle|a maturite|en regime de croisiere)(?!\\p{L})|(?:from|a partir de|desde|des) \\d[\\d., ]*k? (?:\\p{L}+ )?${ONE_OF_MANY})`,
  'u',
);

/** Over a table of what one piece of business brings: "Unit economics per ton". */
export const OF_ONE = new RegExp(
  `(?<!\\p{L})(?:unit economics|economia unitaria|economie unitaire|(?:per|por|par|a la) (?:${ONE_OF_MANY}|unit|ton(?:ne)?s?|order|trip|ride|night|batch|acre|hectare|kilo|unidad|tonelada|pedido|viaje|noche|hectarea|unite|commande|trajet|nuit))(?!\\p{L})`,
  'u',
);

/** A head of one worked case. */
export const EXAMPLE =
  /(?:^|\()(?:an? )?(?:worked |sample )?(?:example|ejemplo|exemple|illustration|ilustracion)(?!s)(?!\p{L})|(?:(?<!\p{L})(?:example|ejemplo|exemple)\)?:?$)/u;
