/** Words that `figures/figure-draft` looks for, as patterns. Data only. */

/** Right before the size that a market is to have: "growing to $23B", "$3.1B → $10.7B". */
export const GROWS_TO =
  /(?:\d[^\n]{0,16}(?:→|->|=>)|(?<!\p{L})(?:(?:grow(?:s|ing)?|expected|projected|forecast(?:ed)?|set|poised|heading) to(?: (?:reach|exceed|hit|be|grow to|become))?|(?:will|to) (?:reach|exceed|hit)|reaching|proyecta(?:do|da|n)?(?: en| a)?|alcanzara|llegara a|superara|crecera (?:a|hasta)|crecer (?:a|hasta)|se espera que (?:alcance|llegue a|supere)|atteindra|depassera|devrait (?:atteindre|depasser)|projete e?a?|croitre (?:a|jusqu'a)))(?: (?:over|about|more than|nearly|almost|mas de|unos|casi|plus de|pres de|environ))? ?[~≈]?$/u;

/** A caption or head of a size to come. */
export const PROJECTED =
  /^(?:market )?(?:projections?|projected|forecast|expected|proyeccion|proyectado|prevision|projection|projete)(?!\p{L})/u;

export const INDIAN = /(?:crores?|crs?|lakhs?|lacs?)\b/iu;

export const TRAILING =
  /(?:\b(?:in|over|last|past|trailing) (?:the )?(?:last |past )?(?:12|twelve) months|\bltm\b|\bttm\b|(?:en|ultimos|de los ultimos) (?:los ultimos )?(?:12|doce) meses|(?:sur|en|ces|des) (?:les )?(?:12|douze) (?:derniers )?mois)/u;

/** Names what is summed over a month: "Monthly revenue", "Ingresos mensuales". */
export const MONTHLY =
  /(?<!\p{L})(?:monthly (?:[\p{L}-]+ ){0,2}(?:revenues?|sales|turnover|income|gmv|volume|bookings)|(?:ingresos|ventas|facturacion|volumen) mensual(?:es)?|(?:revenus?|ventes|chiffre d'affaires|ca|volume) mensuel(?:le)?s?)(?!\p{L})/u;

export const YEARLY = /(?:run[- ]rate|annuali[sz]ed|anualizad|annualise)/u;
export const MARKET_COUNT =
  /(?:TAM|SAM|SOM)[^\n]{0,40}\d[\d.,]* ?[kKmM]? (?:users|students|people|customers|companies|usuarios|estudiantes|personas|empresas|clients|utilisateurs|personnes)/u;
