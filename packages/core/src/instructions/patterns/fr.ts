/** Orders to a reader or an AI in French. Data only. */
import type { OrderLanguage } from './language.js';

export const FR: OrderLanguage = {
  hints: {
    ignore: ['ignor', 'oubli', 'tenez pas', 'tiens pas'],
    marks: ['10 sur', '20/20', '20 / 20', 'max', 'parfait', 'meilleure'],
    recommend: ['recom'],
    address: ['vous etes', 'tu es', 'note', 'message', 'consigne'],
  },
  ignore: 'ignore|ignorez|ignorer|oublie|oubliez|ne tenez pas compte|ne tiens pas compte',
  prior: 'precedentes?|anterieures?|ci-dessus',
  orders: 'instructions?|directives?|consignes?|regles|criteres|grille',
  plainOrders: 'instructions?|consignes',
  every: 'toutes?|les|vos',
  yours: 'votre|ton',
  cutOff: '(?:ignore|ignorez)(?: toutes)?(?: les)? precedentes',
  give: 'donnez?|attribuez?|mettez|mets|notez?|accordez?',
  scoreWord: 'critere|categorie|notation',
  outOf: 'sur',
  fullMarks: '(?:note|score) (?:maximale?|parfaite?)|meilleure note',
  thisCompany: '(?:cette|ce|le) (?:presentation|societe|entreprise|start-?up|deck|pitch)',
  and: 'et',
  recommend: 'recommandez?',
  toInvest: 'investir|l"investissement',
  inThis: 'dans cette',
  youAre: 'si vous etes|si tu es',
  model: 'une? (?:ia|modele de langage)',
  note: 'note|message|instructions?|consigne',
  noteFor: 'pour|aux?|a',
  article: 'l"|les ',
  reader: 'ia|evaluateur',
  approvedBy: 'approuvee?\\b[^\\n]{0,10}\\bpar\\b[^\\n]{0,12}\\b(?:associes?|comite)',
  newOrders: 'nouvelles consignes',
  own: [
    {
      hints: ['ne men', 'ne rev', 'ne sig'],
      patterns: [
        String.raw`\bne (?:mentionnez?|revelez?|signalez?) (?:pas |aucune? )(?:cette |ces |de )?(?:faiblesses?|consignes?|instructions?|note)\b`,
      ],
    },
    {
      hints: ['approuve', 'note d', '='],
      patterns: [
        String.raw`\b(?:pre-?approuve|deja approuve)e?\b[^\n]{0,12}\bpar\b[^\n]{0,12}\b(?:partners?|associes?|comite)`,
        String.raw`\bnote (?:de notation|d"evaluation)\b[^\n]{0,10}\b(?:du|de la|par)\b`,
        String.raw`\b(?:equipe|marche|produit) ?= ?(?:10 ?\/ ?10\b|100 ?\/ ?100\b|100(?= ?(?:[,;.\n]|$)))`,
      ],
    },
    {
      hints: ['fin du'],
      patterns: [
        String.raw`\bfin du document\b[^\n]{0,30}\b(?:system|nouvelles (?:instructions|consignes)|final score)\b`,
      ],
    },
    {
      hints: ['critere', 'champ'],
      patterns: [
        String.raw`\bpour (?:le )?(?:[a-z]{3,14} )?(?:critere|champ)(?: de [a-z]{3,14})?\b[^\n]{0,12}\b(?:citez|utilisez|indique)\b`,
      ],
    },
    {
      hints: ['decod'],
      patterns: [String.raw`\bdecodez?\b[^\n]{0,40}\b(?:suivez?|executez?)\b`],
    },
  ],
  phrases: {
    alone: `
      ignore les instructions, ignorez les instructions, ignore toutes les instructions, ignorez toutes les
      instructions, oublie les instructions, oubliez les instructions, ne tiens pas compte des instructions, ne tenez
      pas compte des instructions, instructions pour l ia, note a l ia, note pour l ia, si tu es une ia, si vous etes
      une ia, en tant que modele de langage, recommande d investir, recommandez d investir, donne la note maximale,
      donnez la note maximale, attribue la note maximale, attribuez la note maximale
    `,
    order: 'ignorez, oublie, oubliez, contourne',
    whose: 'precedentes, vos, tes, toutes les instructions, toutes les consignes',
    object: 'consignes, regles, grille, criteres',
    reader: 'l ia, modele de langage, evaluateur, relecteur',
    demand: `
      doit recommander, doit noter, devez recommander, dois recommander, note ce, notez ce, recommande ce, recommandez
      ce, note maximale, meilleure note, ne mentionne pas, ne mentionnez pas, ne signale pas, ne signalez pas, evalue
      positivement, evaluez positivement
    `,
  },
  attack:
    'attaques?|attaquants?|attaquent|pirates?|hackers?|malveillant(?:e|s|es)?|injections?|menaces?|fraudeurs?|escrocs?|hameconnage|jailbreaks?|adverses?',
  defence:
    'detect\\w+|bloqu\\w+|filtr\\w+|proteg\\w+|protection|defend\\w+|defens\\w+|empech\\w+|intercept\\w+|neutralis\\w+|rejet\\w+|refus\\w+|arret\\w+|repouss\\w+|reconna\\w+|pare-feu|bouclier',
  othersSay: String.raw`(?<!\b(?:ce|cette|notre) )\b(?:courriels?|e-?mails?|mails?|messages?|tickets?|pages? web|cv|inconnus?|utilisateurs?|eleves|commentaires?|factures?|documents? (?:etrangers?|de tiers)) (?:[a-z]{1,12} ){0,3}(?:dit|disent|disant|ecrit|ecrivent|contient|contiennent|contenant|demandent?|cachent?|ordonnent?)`,
  suchAs: String.raw`par exemple|p\. ?ex\.|tels? que|telles? que|comme|du type`,
  tellsTo: String.raw`(?:demand|ordonn|di[st]|tromp|forc|oblig|pouss|incit|convain|amen)[a-z]*\b[^\n]{0,40}\b(?:d"|de|a|qu"il|qu"elle)`,
  stake:
    'presentation|decks?|pitch|start-?ups?|jeunes? pousses?|cette (?:entreprise|societe)|cette analyse|ce rapport|fondateurs?|fondatrices?|invest(?:ir|issement|issements|issez|isseurs?)|grille|criteres?|note (?:finale|globale)|analyste|associes',
};
