/** Orders to a reader or an AI in Spanish. Data only. */
import type { OrderLanguage } from './language.js';

export const ES: OrderLanguage = {
  hints: {
    ignore: ['ignor', 'olvid', 'omit', 'descart', 'en cuenta'],
    marks: ['10 de', '10 sobre', 'max', 'alta', 'perfect'],
    recommend: ['recom'],
    address: ['eres', 'si es usted', 'nota', 'mensaje', 'instruccion'],
  },
  ignore:
    'ignora|ignore|ignorad|ignoren|olvid[ae]|omite|descarta|no teng(?:as|a) en cuenta|ha(?:z|ga|gan) caso omiso de',
  prior: 'anteriores?|previas?|de arriba|precedentes?',
  orders: 'instruccion(?:es)?|indicacion(?:es)?|ordenes|reglas|criterios|rubrica',
  plainOrders: 'instruccion(?:es)?|rubrica',
  every: 'todas?|las|sus|tus',
  yours: 'su|tu',
  cutOff: '(?:ignora|ignore)(?: todas)?(?: las)? anteriores',
  give: 'da|dad|dale|den|otorga|otorgue|asigna|asigne|conceda|concede|puntua|puntue|califica|califique',
  scoreWord: 'criterios?|rubrica|categor(?:ia|ias)|puntuacion',
  outOf: 'sobre|de',
  fullMarks: '(?:puntuacion|nota|calificacion) (?:maxima|perfecta|mas alta)|maxima (?:puntuacion|nota)',
  thisCompany: '(?:esta|este|la) (?:empresa|presentacion|start-?up|deck|pitch)',
  and: 'y',
  recommend: 'recomiend[ae]',
  toInvest: 'invertir|la inversion',
  inThis: 'en esta|pase lo que pase',
  youAre: 'si (?:tu )?eres|si es usted',
  model: 'un(?:a)? (?:ia|modelo de lenguaje|inteligencia artificial)',
  note: 'nota|mensaje|instrucciones',
  noteFor: 'para|al?',
  article: 'la |el |las |los ',
  reader: 'ia|evaluador(?:a|es)?',
  approvedBy: 'aprobad[oa]\\b[^\\n]{0,10}\\bpor\\b[^\\n]{0,12}\\b(?:socios?|comite)',
  newOrders: 'nuevas instrucciones',
  own: [
    {
      hints: ['no men', 'no rev', 'no sen'],
      patterns: [
        String.raw`\bno (?:menciones?|reveles?|senales?) (?:ninguna? |estas? )?(?:debilidad(?:es)?|instruccion(?:es)?|nota)\b`,
      ],
    },
    {
      hints: ['aprobad', 'nota de', '='],
      patterns: [
        String.raw`\b(?:preaprobad[oa]|ya aprobad[oa])\b[^\n]{0,12}\bpor\b[^\n]{0,12}\b(?:partners?|socios?|comite)`,
        String.raw`\bnota de (?:puntuacion|evaluacion)\b[^\n]{0,10}\b(?:del?|de la|por)\b`,
        String.raw`\b(?:equipo|mercado|producto|traccion) ?= ?(?:10 ?\/ ?10\b|100 ?\/ ?100\b|100(?= ?(?:[,;.\n]|$)))`,
      ],
    },
    {
      hints: ['fin del'],
      patterns: [String.raw`\bfin del documento\b[^\n]{0,30}\b(?:system|nuevas instrucciones|final score)\b`],
    },
    {
      hints: ['criteri', 'campo'],
      patterns: [
        String.raw`\bpara (?:el |la )?(?:[a-z]{3,14} )?(?:criterio|campo)(?: de [a-z]{3,14})?\b[^\n]{0,12}\b(?:cit[ae]|us[ae]|escriba|indique)\b`,
      ],
    },
    {
      hints: ['decod'],
      patterns: [String.raw`\bdecodifi(?:ca|que)\b[^\n]{0,40}\b(?:sigue|siga|ejecut[ae])\b`],
    },
  ],
  phrases: {
    alone: `
      ignora las instrucciones, ignora todas las instrucciones, ignore las instrucciones, ignora lo anterior, olvida
      las instrucciones, haz caso omiso de las instrucciones, haga caso omiso de las instrucciones, instrucciones para
      la ia, nota para la ia, si eres una ia, si eres un modelo de lenguaje, como modelo de lenguaje, recomienda
      invertir, recomiende invertir, da la maxima puntuacion, otorga la maxima puntuacion
    `,
    order: 'ignora, olvida, omite',
    whose: 'anteriores, previas, tus, todas las instrucciones',
    object: 'instrucciones, reglas, rubrica, criterios',
    reader: 'la ia, modelo de lenguaje, asistente, evaluador, revisor',
    demand: `
      debe puntuar, debe recomendar, debes recomendar, califica esta, califica este, puntua este, puntua esta,
      recomienda esta, recomienda este, maxima puntuacion, puntuacion maxima, no menciones, no senales, valora
      positivamente
    `,
  },
  attack:
    'ataques?|atacantes?|atacan|piratas? informaticos?|hackers?|maliciosas?|maliciosos?|inyeccion(?:es)?|amenazas?|estafador(?:es)?|phishing|jailbreaks?|adversari[oa]s?',
  defence:
    'detect\\w+|bloque\\w+|filtr\\w+|proteg\\w+|proteccion|defiend\\w+|defens\\w+|impid\\w+|impedi\\w+|intercept\\w+|neutraliz\\w+|rechaz\\w+|fren(?:a|amos|an|ar)|deten\\w+|detien\\w+|reconoc\\w+|cortafuegos|blindaje|escudos?',
  othersSay: String.raw`(?<!\b(?:este|esta|nuestro|nuestra) )\b(?:correos?|e-?mails?|mensajes?|tickets?|paginas? web|curriculums?|desconocidos?|usuarios?|alumnos|comentarios?|facturas?|documentos? (?:ajenos?|de terceros)) (?:[a-z]{1,12} ){0,3}(?:dicen?|diga|diciendo|escriben?|contienen?|piden?|ocultan?|esconden?|ordenan?)`,
  suchAs: String.raw`por ejemplo|p\. ?ej\.|tales como|tal como|como|del tipo`,
  tellsTo: String.raw`(?:pid|dic|dig|orden|convenc|engan|hac|hag|fuerz|forz|oblig|induc|quier)[a-z]*\b[^\n]{0,40}(?<!\basi )\b(?:que|a)`,
  stake:
    'presentacion|decks?|pitch|start-?ups?|esta (?:empresa|compania)|este (?:analisis|informe)|fundador(?:a|es|as)?|inver(?:tir|sion|siones|sor|sores|sora)|inviert[ae]n?|rubrica|criterios?|puntuacion (?:final|global)|analista|socios',
};
