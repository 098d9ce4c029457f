/** Words that `figures/figure-draft` looks for, as patterns. Data only. */

export const INDIAN = /(?:crores?|crs?|lakhs?|lacs?)\b/iu;

export const TRAILING =
  /(?:\b(?:in|over|last|past|trailing) (?:the )?(?:last |past )?(?:12|twelve) months|\bltm\b|\bttm\b|(?:en|ultimos|de los ultimos) (?:los ultimos )?(?:12|doce) meses|(?:sur|en|ces|des) (?:les )?(?:12|douze) (?:derniers )?mois)/u;

export const YEARLY = /(?:run[- ]rate|annuali[sz]ed|anualizad|annualise)/u;
export const MARKET_COUNT =
  /(?:TAM|SAM|SOM)[^\n]{0,40}\d[\d.,]* ?[kKmM]? (?:users|students|people|customers|companies|usuarios|estudiantes|personas|empresas|clients|utilisateurs|personnes)/u;
