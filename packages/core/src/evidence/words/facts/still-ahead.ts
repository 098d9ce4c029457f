/** Words that `facts/still-ahead` looks for, as patterns on accent-free lower case. Data only. */

/** "Pre-revenue", "no revenue yet", "sin ingresos todavía", "pas encore de revenus". */
export const UNSOLD =
  /(?<!\p{L})(?:pre[- ]?(?:revenues?|ingresos|revenus?|facturacion|pilot[oe]?)|no live revenues?|(?:no|zero) (?:revenues?|sales|(?:paying |signed )?customers) (?:yet|to date|so far|today|or (?:signed |paid )?pilots)|(?:(?:paying )?customers|clientes(?: de pago)?|clients(?: payants)?) ?: ?0(?! ?(?:[\d.,%|→-]|to |a |hasta ))|(?:sin|cero) (?:ingresos|ventas|facturacion) (?:todavia|aun|hasta la fecha|a la fecha)|(?:todavia|aun) (?:sin|no (?:hay|tenemos)) (?:ingresos|ventas|facturacion)|(?:pas encore|a ce jour aucun|encore aucun) (?:de )?(?:revenus?|ventes?|chiffre d.affaires?)|(?:aucun|pas de) (?:revenus?|chiffre d.affaires) (?:a ce jour|encore))(?!\p{L})/u;

/** "Pre-launch", "ready for launch", "launch is imminent", "lanzamiento previsto", "lancement prévu". */
const TO_BE_LAUNCHED =
  '(?:pre[- ]?(?:launch|lanzamiento|lancement)|(?:not yet|yet to be) (?:launched|released|published)|ready (?:to|for) (?:the )?(?:public )?launch|(?:soft |public |product |app |official )?launch (?:is )?(?:planned|scheduled|expected|imminent)|imminent (?:public )?launch|list[oa]s? para (?:el )?lanza\\p{L}*|(?:todavia|aun) no (?:lanzad[oa]|publicad[oa])|lanzamiento (?:publico |oficial )?(?:previsto|planificado|programado|inminente|en ~? ?\\d)|proximo lanzamiento|pret(?:es?)? (?:a (?:etre )?lance[re]|pour le lancement)|lancement (?:public |officiel )?(?:prevu|planifie|programme|imminent)|(?:raising|seeking|funds?|money|round|\\d) (?:[^.;|]{0,24} )?to build (?:the|our|an?) (?:mvp|first version)|para (?:construir|desarrollar) (?:el|nuestro|un) mvp|pour (?:construire|developper) (?:le|notre|un) mvp|mvp (?:in|en|dans|sous) ~?\\d+ (?:weeks|months|semanas|meses|semaines|mois) (?:with|con|avec) (?:(?:the|this|el|la|le) )?(?:round|capital|funding|money|ronda|inversion|levee|financement))';
const IN_CLOSED_TEST =
  '(?:pre[- ]?(?:mvp|(?:product|producto|produit)(?![- ](?:market|mercado|marche)))|(?:closed|private) beta|beta (?:cerrada|privada|fermee|privee))';

export const PRELAUNCH = new RegExp(`(?<!\\p{L})${TO_BE_LAUNCHED}(?!\\p{L})`, 'u');

/** "Closed beta" as well. */
export const UNLAUNCHED = new RegExp(`(?<!\\p{L})(?:${TO_BE_LAUNCHED}|${IN_CLOSED_TEST})(?!\\p{L})`, 'u');

/** Right behind it: "closed beta completed". */
export const IS_OVER =
  /^[^.;|]{0,24}(?<!\p{L})(?:completed|finished|ended|done|over|terminad[oa]|completad[oa]|finalizad[oa]|terminee?|achevee?|finie?)(?!\p{L})/u;

/** What it was before, or another company's state. */
export const ONCE =
  /(?<!\p{L})(?:from|since|was|were|started|invest in|investing in|desde|de|era|estaba|depuis|etait|partis?) (?:being |a |un |une )?$/u;
