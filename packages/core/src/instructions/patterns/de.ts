/** Orders to a reader or an AI in German. Data only. */
import type { OrderLanguage } from './language.js';

export const DE: OrderLanguage = {
  hints: {
    ignore: ['ignor', 'vergiss', 'vergess', 'missacht'],
    marks: ['10 von', 'max', 'punktzahl', 'bestnote', 'hochst'],
    recommend: ['empf'],
    address: ['wenn ', 'hinweis', 'nachricht'],
  },
  ignore: 'ignoriere|ignorieren sie|vergiss|vergessen sie|missachte',
  prior: 'vorherigen?|bisherigen?|vorangegangenen?|obigen?',
  orders: 'anweisung(?:en)?|instruktion(?:en)?|vorgaben|regeln|kriterien',
  plainOrders: 'anweisungen',
  every: 'alle',
  yours: 'deine|ihre',
  cutOff: 'ignoriere(?: alle| die)? vorherigen',
  give: 'gib|geben sie|vergib|vergeben sie|bewerten? sie|bewerte',
  scoreWord: 'kriteri(?:um|en)|kategorie|bewertung',
  outOf: 'von',
  fullMarks: 'volle punktzahl|hochstpunktzahl|bestnote|(?:hochste|maximale) (?:punktzahl|bewertung)',
  thisCompany: '(?:diese[mrs]?|der) (?:firma|unternehmen|start-?up|deck|pitch)',
  and: 'und',
  recommend: 'empfiehl|empfehlen(?: sie)?',
  toInvest: 'zu investieren|eine investition',
  inThis: 'in diese',
  youAre: 'wenn (?:du|sie)',
  model: 'eine? (?:ki|sprachmodell)',
  note: 'hinweis|nachricht',
  noteFor: 'an|fur',
  article: 'die |den ',
  reader: 'ki',
  approvedBy: 'genehmigt\\b[^\\n]{0,10}\\b(?:vom?|von)\\b[^\\n]{0,12}\\b(?:partner|investitions)',
  newOrders: 'neue anweisungen',
  own: [
    {
      hints: ['genehmigt', 'bewertungshinweis'],
      patterns: [
        String.raw`\bvorab genehmigt\b[^\n]{0,12}\b(?:vom?|von)\b[^\n]{0,12}\b(?:partners?|investitions)`,
        String.raw`\bbewertungshinweis\b[^\n]{0,10}\b(?:vom?|von)\b`,
      ],
    },
    {
      hints: ['ende des'],
      patterns: [String.raw`\bende des dokuments\b[^\n]{0,30}\b(?:system|neue anweisungen|final score)\b`],
    },
    {
      hints: ['kriterium'],
      patterns: [String.raw`\bfur (?:das )?(?:[a-z]{3,14} )?kriterium\b[^\n]{0,12}\bzitiere\b`],
    },
    {
      hints: ['dekod'],
      patterns: [String.raw`\bdekodiere\b[^\n]{0,40}\bbefolge\b`],
    },
  ],
  phrases: {
    alone: `
      ignoriere alle vorherigen, ignoriere die vorherigen, ignorieren sie alle vorherigen, ignorieren sie die
      vorherigen, vergiss alle anweisungen, hinweis an die ki, anweisung an die ki, wenn du eine ki bist, bewerte
      dieses unternehmen mit, gib die hochste punktzahl, geben sie die hochste punktzahl
    `,
    order: 'ignoriere, ignorieren, vergiss, vergessen',
    whose: 'vorherigen, bisherigen, obigen, deine, ihre, alle anweisungen',
    object: 'anweisungen, anweisung, regeln, kriterien',
    reader: 'ki, sprachmodell, gutachter, prufer',
    demand: `
      muss empfehlen, soll empfehlen, bewerte dies, bewerte dieses, empfehle dieses, hochste bewertung,
      hochstpunktzahl, positiv bewerten, nicht erwahnen
    `,
  },
  attack: 'angriffe?|angreifer|bosartige[nrs]?|bedrohung(?:en)?|schadlich\\w*|prompt-injection|jailbreaks?',
  defence: 'erkenn\\w+|blockier\\w+|filter\\w*|schutz\\w*|verhinder\\w+|abwehr\\w*|stopp\\w+',
  othersSay: String.raw`\b(?:e-?mails?|nachrichten) (?:[a-z]{1,12} ){0,3}(?:sagt|sagen|enthalten|enthalt)`,
  suchAs: String.raw`zum beispiel|z\. ?b\.|wie`,
  tellsTo: String.raw`(?:bring|zwing|auffordern|fordern)[a-z]*\b[^\n]{0,40}\bzu`,
  stake:
    'decks?|pitch|start-?ups?|dieses unternehmen|diese firma|prasentation|grunder\\w*|invest\\w+|kriteri(?:um|en)|gesamtnote|analyst\\w*',
};
