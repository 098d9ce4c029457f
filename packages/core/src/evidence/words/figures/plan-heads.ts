/** Words that `figures/plan-heads` looks for, as patterns. Data only. */
import { ONE_OF_MANY } from '../one-of-many.js';

export const PLAN =
  /(?<!\p{L})(?:milestones?|targets?|goals?|objectives?|road ?map|next steps|next \d+ \p{L}+|projections?|projected|forecasts?|potential|hitos|metas?|objetivos?|proximos pasos|proximos \d+ \p{L}+|hoja de ruta|proyeccion(?:es)?|proyectad[oa]s?|previsiones|potencial|jalons?|objectifs?|prochaines etapes|\d+ prochains \p{L}+|feuille de route|previsions?|previsionnel(?:le)?s?|potentiel|(?:with|after|post|con|tras|avec|apres) (?:the |this |la |esta |cette )?(?:funding|round|raise|ronda|inversion|financiacion|levee|financement))(?!\p{L})|(?:^(?:year|month|phase|quarter|ano|mes|fase|trimestre|annee|mois|an) ?\d{1,2}(?!\p{L}|\d))|(?:^(?:[my] ?\+? ?|[tdjs] ?\+ ?)\d{1,3}(?!\p{L}|\d))|(?<!\p{L})(?:(?:short|mid|medium|long)[- ]term|(?:corto|medio|mediano|largo) plazo|(?:court|moyen|long) terme)(?!\p{L})|(?:^(?:next|later|siguiente|despues|proximamente|ensuite|bientot|plus tard)$)/u;

/** What the round is to bring, whatever is ticked under it. */
export const FUNDED =
  /(?<!\p{L})(?:(?:milestones?|goals?|targets?|hitos|metas|objetivos|jalons|objectifs) (?:with|after|post|con|tras|avec|apres) (?:the |this |la |esta |cette |le |el )?(?:funding|round|raise|investment|ronda|inversion|financiacion|levee|financement))(?!\p{L})/u;

export const DONE =
  /(?<!\p{L})(?:traction|achieved|achievements?|reached|hit|done|completed?|delivered|to date|so far|today|now|current(?:ly)?|actuals?|results?|past|traccion|logros|logrados?|alcanzad[oa]s?|cumplid[oa]s?|hasta la fecha|a la fecha|hoy|actualidad|resultados?|traction|atteints?|realis(?:e|es|ations?)|franchis|a ce jour|aujourd'hui|resultats?)(?!\p{L})|✓|✔|✅/u;

export const MARKET = /(?<!\p{L})(?:tam|sam|som|serviceable|obtainable)(?!\p{L})/u;

/** Heads that say of which people or market, not of what is to come. */
export const NO_PLAN =
  /(?:target|potential) (?:\p{L}+ )?(?:market|customer|client|audience|user|segment|group|buyer)|(?:mercado|publico|cliente)s? (?:objetivo|potencial)|(?:marche|clients?|clientele) (?:cibles?|potentiel)|(?:milestones?|hitos|jalons?) (?:and|y|et|&) (?:key )?(?:metrics|kpis?|metricas|indicadores|metriques|indicateurs)/u;

/** "Enough to ship the app and sign 12 customers": what the money is for. */
export const PURPOSE =
  /(?<!\p{L})(?:(?:enough|order|sufficient|us|want|need|ready|raise|raising|money|funds?|funding|capital|path|aim|plan|hope|ability) to (?!date)\p{L}{3,}|(?:para|queremos|necesitamos|permite|permitira|permitiran|a fin de) \p{L}{2,}[aei]r|(?:pour|afin de?|voulons|souhaitons|permet de|permettra de|permettre de) ?'?\p{L}{2,}(?:er|ir|re))(?!\p{L})[^.;|]{0,120}$/u;

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
