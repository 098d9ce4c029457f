/** Words that `extractors/figures-growth` looks for, as patterns. Data only. */

export const GROWTH =
  /(?:\b(?:grow(?:s|th|ing|n)?|grew|increas\w*|expand\w*|surge[ds]?|up(?! to)|cagr|crec\w+|aument\w+|increment\w*|subi\w+|croiss\w+|croit|croitre|hausse|(?:avons|a|ont) cru|progress(?:ion|e)|augment\w+|doubl\w+|tripl\w+)\b)/u;

/** More than a year before. */
export const MORE_THAN =
  /^ (?:mas que (?:el ano|en (?:19|20)\d\d|hace un ano)|more than (?:last year|the year before|a year ago|in (?:19|20)\d\d)|above (?:last year|(?:19|20)\d\d)|de plus (?:qu'en (?:19|20)\d\d|que l'an|qu'il y a un an|en un an)|sobre (?:19|20)\d\d|over (?:19|20)\d\d)/u;

/** A word before a figure is what grows. */
export const NAMES_SOMETHING = /\p{L}{3,}/u;

/** "2.5x in twelve months", "+80 % de MRR en doce meses". */
export const IN_A_YEAR =
  /^[^.;|]{0,30}?(?:\b(?:in|over) (?:the )?(?:last |past )?(?:12|twelve) months|\b(?:in|over) (?:a|one|the last|the past) year\b|\ben (?:los ultimos )?(?:12|doce) meses|\ben un ano\b|\b(?:en|sur) (?:les )?(?:12|douze) (?:derniers )?mois|\b(?:en|sur) un an\b)/u;

export const ONE_YEAR =
  /^(?:yoy|y\/y|year[- ](?:over|on)[- ]year|(?:in|over) (?:one|a|the last) year|(?:sur|en) un an|par rapport a 20\d\d|(?:vs\.?|versus|frente a|respecto a|over) (?:20\d\d|last year|a year (?:ago|before)|el ano anterior|ano anterior|hace un ano)|il y a un an|interanual|en un ano|en (?:12|doce) meses|(?:en|sur) (?:12|douze) mois|in (?:12|twelve) months)/u;

export const NO_GROWTH =
  /(?:\b(?:your|their|tu|tus|su|sus|votre|vos|leurs?|users? can|efficiency|productivity|eficiencia|productividad|reduc\w+|faster|cheaper|conversion|accuracy|engagement rate|yield|return|interest|apy|apr|discount|descuento)\b|\bof (?:the )?market\b)/u;

/** What somebody pays: it grows on its own, unless a metric of the company is named beside it. */
export const PRICES =
  /\b(?:prices?|costs?|bills?|tariffs?|fares?|rents?|precios?|costes?|costos?|tarifas?|alquileres|prix|couts?|tarifs?|loyers?)\b/u;

/** What grows is neither a company nor its market. */
export const OTHERS =
  /\b(?:population|poblacion|inflation|inflacion|gdp|pib|temperature|emissions|emisiones|wages|salarios|prices|precios)\b/u;

/** Beside a percentage of a market: how far something has spread, or what is looked for, is no yearly growth of it. */
export const NO_MARKET_GROWTH =
  /\b(?:penetration|penetracion|adoption|adopcion|search(?:es)?|busquedas?|recherches|awareness|volume of search|de los hogares|des foyers|of households|ebitda|revenue|ingresos|facturacion|chiffre d'affaires)\b/u;

export const MONTHLY =
  /(?:\bmom\b|m\/m|\bm-o-m\b|month[- ]o(?:ver|n)[- ]month|monthly|per month|a month|(?:last|this|past) month|mensual|(?:el|este) (?:ultimo )?mes(?: pasado)?\b|le mois dernier|ce mois|intermensual|al mes|mes a mes|mensuel|par mois)/u;

export const QUARTERLY =
  /(?:\bqoq\b|q\/q|\bq-o-q\b|quarter[- ](?:over|on)[- ]quarter|(?:per|a|each|every) quarter|quarterly|intertrimestral|trimestre a trimestre|(?:al|por|cada) trimestre|trimestral|par trimestre|trimestriel|d'un trimestre (?:a|sur) l'autre)/u;

export const YEARLY =
  /(?:\byoy\b|y\/y|\by-o-y\b|year[- ]over[- ]year|year[- ]on[- ]year|annual|yearly|per year|a year|last year|cagr|interanual|anual|al ano|en un ano|por ano|ultimo ano|annuel|par an|sur un an|en un an|vs\.? (?:19|20)\d\d|over (?:19|20)\d\d)/u;

export const COMPARED = /^ ?(?:faster|cheaper|more|less|better|mas|plus|moins|menos|as )/u;

/** "+44 %" over "vs May". */
export const ON_A_MONTH =
  /^(?:vs\.?|versus|frente a|respecto a|par rapport a|over|on) (?:last month|(?:el )?mes (?:anterior|pasado)|le mois dernier|(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))(?! 20\d\d)(?!\p{L})/u;
