/** Words that `extractors/figures-market` looks for, as patterns. Data only. */

// Money beside these is no market: rounds, losses, state aid, what one firm earns or is worth.
export const NO_MARKET =
  /(?:\b(?:rais\w+|funding|fund(?:s|ed)?|invest\w*|valu(?:ed|ation)|acqui\w+|sold|exit\w*|ipo|act|subsid\w+|grant\w*|tax\w*|fine[sd]?|fraud\w*|los(?:s|ses|t|e|ing)|wast\w+|thrown|theft|stolen|debt|save[sd]?|savings?|cost\w*|damage\w*|penalt\w*|salar\w+|income|per (?:capita|person|user|customer)|revenue|profit|sales of|bonus|budget|levant\w+|inver\w+|financia\w+|perdid\w+|pierd\w+|desperdic\w+|ahorr\w+|multa\w*|fraude\w*|coste?\w*|deuda|lev(?:e|ee|ees)|investi\w+|perte\w*|perd\w*|gaspill\w*|amende\w*|cout\w*|dette|economis\w+)\b)/u;

/** Heads are told by the thousand and million, whatever the people are called: "3M hypertensive Peruvians". */
export const CROWD = /^ (?:de |d')?\p{L}{4,}s(?: \p{L}{3,}s)?(?!\p{L})|^ \p{L}{4,} \p{L}{4,}s(?!\p{L})/u;

export const NO_HEADS =
  /^ (?:de |d'|\p{L}+ )?(?:transactions?|tons?|tonnes?|toneladas?|hectares?|hectareas?|acres?|lit(?:er|re)s?|litros?|meals|comidas|repas|trips|viajes|trajets|downloads|descargas|messages|mensajes|emails|views|vistas|vues|posts|images|imagenes|years|hours|horas|heures|days|dias|jours|months|meses|units|unidades|unites|products|productos|produits|devices|jobs|empleos|emplois|searches|visits|visitas|visites|orders|pedidos|commandes|parcels|paquetes|colis|cases|casos|deaths|muertes|times|veces|fois|millions?|millones|billions?|euros?|dollars?|dolares|pesos|soles|miles|metros|metres|tokens?|assets|addresses|wallets?|lines|lineas|lignes|pages|paginas)(?!\p{L})/u;

/** Behind a number of people: who uses it. */
export const ACTIVE = /(?<!\p{L})(?:active|activ[oa]s|acti(?:f|ve)s)(?!\p{L})/u;

// "We serve 500 clinics" counts customers, "we count 500 clinics in our region" buyers.
export const SERVED = /(?:\b(?:we|our|us|nous|notre|nos|nuestr\w+|hemos|tenemos|contamos con|atendemos|servimos)\b)/u;

export const COUNTED =
  /(?:\bwe (?:count|target|see|estimate)|contamos(?! con)|on compte|nous (?:recensons|comptons|ciblons)|hay)\b/u;

export const YEARLY_RATE = /(?:cagr|tcac|tcam|compound annual)/u;
export const UP_TO = /\b(?:to|reach\w*|a|hasta|vers|jusqu'a)(?: los| las| les)?\s*$/u;
export const LONG_BILLION = /(?:mds?|mrd|milliards?)\.?$/iu;
