/** Words that `facts/still-ahead` looks for, as patterns on accent-free lower case. Data only. */

/** "Pre-revenue", "no revenue yet", "sin ingresos todavía", "pas encore de revenus". */
export const UNSOLD =
  /(?<!\p{L})(?:pre[- ]?(?:revenues?|ingresos|revenus?|facturacion)|(?:no|zero) (?:revenues?|sales) (?:yet|to date|so far|today)|(?:sin|cero) (?:ingresos|ventas|facturacion) (?:todavia|aun|hasta la fecha|a la fecha)|(?:todavia|aun) (?:sin|no (?:hay|tenemos)) (?:ingresos|ventas|facturacion)|(?:pas encore|a ce jour aucun|encore aucun) (?:de )?(?:revenus?|ventes?|chiffre d.affaires?)|(?:aucun|pas de) (?:revenus?|chiffre d.affaires) (?:a ce jour|encore))(?!\p{L})/u;

/** "Pre-launch", "ready for launch", "closed beta", "lanzamiento previsto", "lancement prévu". */
export const UNLAUNCHED =
  /(?<!\p{L})(?:pre[- ]?(?:launch|lanzamiento|lancement)|(?:not yet|yet to be|to be) (?:launched|released|published)|ready (?:to|for) (?:the )?(?:public )?launch|coming soon|(?:soft |public |product |app |official )?launch (?:is )?(?:planned|scheduled|expected)|launching (?:soon|this|next|in (?:q[1-4]|\d{4}|\p{L}+ \d{4}))|(?:closed|private) beta|list[oa]s? para (?:el )?lanza\p{L}*|(?:todavia|aun) no (?:lanzad[oa]|publicad[oa])|lanzamiento (?:publico |oficial )?(?:previsto|planificado|programado|en ~? ?\d)|proximo lanzamiento|beta (?:cerrada|privada)|pret(?:es?)? (?:a (?:etre )?lance[re]|pour le lancement)|lancement (?:public |officiel )?(?:prevu|planifie|programme)|bientot disponible|beta (?:fermee|privee))(?!\p{L})/u;

/** What it was before, or another company's state. */
export const ONCE =
  /(?<!\p{L})(?:from|since|was|were|started|invest in|investing in|desde|de|era|estaba|depuis|etait|partis?) (?:being |a |un |une )?$/u;
