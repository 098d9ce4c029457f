/**
 * The wordings of texts that order a reader or a model what to answer, in English, Spanish, French, German and
 * Chinese. They run on folded text (lower case, no accents); every gap is bounded, so time is linear. Data only.
 */

export interface InstructionPatterns {
  /** One of these stands in every match: a quick way to leave most text alone. */
  hints: readonly string[];
  patterns: readonly RegExp[];
}

const START = String.raw`(?:^|[.!?:;,"(>\n*-] ?|\b(?:please|now|must|should|and|to|always|then) )`;
const SCORE_WORD = String.raw`(?:criteri(?:on|a|os?|en)|critere|kriteri(?:um|en)|rubric|rubrica|categor(?:y|ies|ia|ias)|categorie|kategorie|dimension|puntuacion|score|scoring|rating|grade|bewertung|notation)`;
const FULL_MARKS = String.raw`(?:100 ?(?:\/|out of|von|sur|sobre|de) ?100|10 ?(?:\/|out of|von|sur|sobre|de) ?10\b|20 ?\/ ?20|5 ?\/ ?5\b|full (?:score|marks|points)|(?:max(?:imum)?|highest|perfect|top) (?:possible )?(?:score|rating|marks?|grade|points)|(?:puntuacion|nota|calificacion) (?:maxima|perfecta|mas alta)|maxima (?:puntuacion|nota)|(?:note|score) (?:maximale?|parfaite?)|meilleure note|volle punktzahl|hochstpunktzahl|bestnote|(?:hochste|maximale) (?:punktzahl|bewertung))`;
const GIVE = String.raw`(?:give|assign|award|rate|score|grade|set|return|output|respond with|da|dad|dale|den|otorga|otorgue|asigna|asigne|conceda|concede|puntua|puntue|califica|califique|donnez?|attribuez?|mettez|mets|notez?|accordez?|gib|geben sie|vergib|vergeben sie|bewerten? sie|bewerte)`;
const PRIOR = String.raw`(?:previous|prior|above|preceding|earlier|foregoing|existing|original|anteriores?|previas?|de arriba|precedentes?|anterieures?|ci-dessus|vorherigen?|bisherigen?|vorangegangenen?|obigen?)`;
const ORDERS = String.raw`(?:instructions?|prompts?|directions|commands|directives?|guidelines|rules|criteria|rubric|instruccion(?:es)?|indicacion(?:es)?|ordenes|reglas|criterios|rubrica|consignes?|regles|criteres|grille|anweisung(?:en)?|instruktion(?:en)?|vorgaben|regeln|kriterien)`;
const IGNORE = String.raw`(?:ignore|ignores|ignorez|ignorer|ignora|ignorad|ignoren|ignoriere|ignorieren sie|disregard|forget|override|bypass|olvida|olvide|omite|descarta|oublie|oubliez|vergiss|vergessen sie|missachte|ne tenez pas compte|ne tiens pas compte|no tengas en cuenta|no tenga en cuenta|do not follow)`;
const MODEL = String.raw`(?:an? (?:ai|llm|large language model|language model|automated (?:system|reviewer|tool)|ai (?:assistant|model|reviewer|evaluator|system))|une? (?:ia|modele de langage)|un(?:a)? (?:ia|modelo de lenguaje|inteligencia artificial)|eine? (?:ki|sprachmodell))`;

/** Enough by themselves, also in visible text. */
export const ORDERING: readonly InstructionPatterns[] = [
  // set aside what was said before
  {
    hints: [
      'ignor',
      'disregard',
      'forget',
      'overrid',
      'bypass',
      'olvid',
      'omit',
      'descart',
      'oubli',
      'vergiss',
      'vergess',
      'missacht',
      'tenez pas',
      'tiens pas',
      'en cuenta',
      'not follow',
    ],
    patterns: [
      pattern(String.raw`\b${IGNORE}\b[^\n]{0,30}\b${PRIOR}\b[^\n]{0,30}\b${ORDERS}\b`),
      pattern(String.raw`\b${IGNORE}\b[^\n]{0,30}\b${ORDERS}\b[^\n]{0,20}\b${PRIOR}\b`),
      pattern(
        String.raw`${START}${IGNORE} (?:all|any|toutes?|todas?|alle|every|your|the|les|las|vos|sus|tus) (?:[a-z]{1,12} ){0,2}(?:instructions?|prompts?|rubric|instruccion(?:es)?|rubrica|consignes|anweisungen)\b`,
      ),
      pattern(
        String.raw`\b${IGNORE}\b[^\n]{0,20}\b(?:your|scoring|evaluation|grading|su|tu|votre|ton|deine|ihre)\b[^\n]{0,20}\b${ORDERS}\b`,
      ),
      /\b(?:ignore|disregard|ignorez|ignoriere)(?: all| the| las| les| alle)? (?:previous|prior|above|preceding|anteriores|precedentes|vorherigen)[ ]?(?:$|\n)/u,
    ],
  },
  // the same in Chinese, Japanese and Korean
  {
    hints: ['忽', '无视', '無視', '不要理', '忘', '무시'],
    patterns: [
      /(?:忽略|无视|忽视|無視|忽視|不要理会|不要理會|忘记|忘記)[^\n]{0,14}(?:指令|指示|说明|說明|提示|规则|規則|要求)/u,
      /(?:指示|命令|指令)[^\n]{0,8}(?:無視|忘れ)|(?:지시|명령)[^\n]{0,8}무시/u,
    ],
  },
  // give marks
  {
    hints: [
      '100',
      '10/10',
      '10 / 10',
      '10 out',
      '10 von',
      '10 sur',
      '10 sobre',
      '10 de',
      '20/20',
      '20 / 20',
      '5/5',
      '5 / 5',
      'full ',
      'max',
      'highest',
      'perfect',
      'top ',
      'alta',
      'parfait',
      'meilleure',
      'punktzahl',
      'bestnote',
      'hochst',
    ],
    patterns: [
      pattern(String.raw`${START}${GIVE}\b[^\n]{0,40}${FULL_MARKS}[^\n]{0,60}\b${SCORE_WORD}\b`),
      pattern(String.raw`${START}${GIVE}\b[^\n]{0,40}\b${SCORE_WORD}\b[^\n]{0,40}${FULL_MARKS}`),
      pattern(
        String.raw`${START}${GIVE}\b (?:this|the|esta|este|la|cette|ce|le|diese[mrs]?|der) (?:deck|company|start-?up|pitch|empresa|presentacion|societe|entreprise|firma|unternehmen)\b[^\n]{0,30}${FULL_MARKS}`,
      ),
      pattern(
        String.raw`${FULL_MARKS}[^\n]{0,60}\b(?:and|y|et|und) (?:recommend|recomienda|recomiende|recommandez?|empfiehl|empfehlen)\b`,
      ),
    ],
  },
  // recommend
  {
    hints: ['recom', 'empf', 'positive', 'favo'],
    patterns: [
      pattern(
        String.raw`${START}(?:recommend|recomienda|recomiende|recommandez?|empfiehl|empfehlen sie)\b[^\n]{0,20}\b(?:invest|to invest|investing|invertir|la inversion|investir|l"investissement|zu investieren|eine investition)[^\n]{0,20}\b(?:in this|en esta|dans cette|in diese|regardless|whatever|pase lo que pase)\b`,
      ),
      pattern(String.raw`\b(?:positive|favou?rable) (?:review|evaluation|assessment|rating|recommendation) only\b`),
    ],
  },
  // marks in Chinese; the partners' word
  {
    hints: ['分', '合伙人', '合夥人', '投委会', '投资委员会'],
    patterns: [
      /(?:给|打|評|评|給)[^\n]{0,15}(?:满分|滿分|100 ?分|最高分|100 ?\/ ?100)/u,
      /(?:合伙人|合夥人|投委会|投资委员会)[^\n]{0,6}(?:批准|核准|通过)/u,
    ],
  },
  // keep something quiet
  {
    hints: ['do not', 'don"t', 'never', 'no men', 'no rev', 'no sen', 'ne men', 'ne rev', 'ne sig'],
    patterns: [
      pattern(
        String.raw`\b(?:do not|don"t|never) (?:highlight|mention|point out|list|report|reveal|disclose) (?:any |the |these |this )?(?:negatives?|weakness(?:es)?|red flags?|instructions?|hidden text)\b`,
      ),
      pattern(
        String.raw`\bno (?:menciones?|reveles?|senales?) (?:ninguna? |estas? )?(?:debilidad(?:es)?|instruccion(?:es)?|nota)\b`,
      ),
      pattern(
        String.raw`\bne (?:mentionnez?|revelez?|signalez?) (?:pas |aucune? )(?:cette |ces |de )?(?:faiblesses?|consignes?|instructions?|note)\b`,
      ),
    ],
  },
  // addressed to a model or to whoever assesses
  {
    hints: [
      'you are',
      'eres',
      'si es usted',
      'vous etes',
      'tu es',
      'wenn ',
      '如果你是',
      'note',
      'message',
      'instruction',
      'attention',
      'nota',
      'mensaje',
      'instruccion',
      'consigne',
      'hinweis',
      'nachricht',
    ],
    patterns: [
      pattern(
        String.raw`\b(?:if you are|since you are|si (?:tu )?eres|si es usted|si vous etes|si tu es|wenn (?:du|sie)) ${MODEL}\b`,
      ),
      /如果你是[^\n]{0,6}(?:ai|人工智能|语言模型|語言模型|模型)/u,
      pattern(
        String.raw`\b(?:note|message|instructions?|attention|nota|mensaje|instrucciones|consigne|hinweis|nachricht)\b[^\n]{0,8}\b(?:to|for|para|al?|pour|aux?|a|an|fur)\b (?:the |la |el |las |los |l"|les |die |den |any |all )?(?:ai|llm|ia|ki|language model|model|chatgpt|gpt|ai reviewer|automated reviewer|evaluat(?:or|eur)|evaluador(?:a|es)?|grader|screening (?:tool|system|model))s?\b ?[:,.-]`,
      ),
    ],
  },
  // authority and made-up marks
  {
    hints: [
      'approved',
      'aprobad',
      'approuve',
      'genehmigt',
      'scoring',
      'evaluation',
      'rubric',
      'grading',
      'reviewer',
      'nota de',
      'note d',
      'bewertungshinweis',
      '=',
    ],
    patterns: [
      pattern(
        String.raw`\b(?:pre-?approved|already approved|preaprobad[oa]|ya aprobad[oa]|pre-?approuve|deja approuve|vorab genehmigt)e?\b[^\n]{0,12}\b(?:by|por|par|vom?|von)\b[^\n]{0,12}\b(?:partners?|socios?|associes?|committee|comite|investment|investitions)`,
      ),
      pattern(
        String.raw`\b(?:scoring|evaluation|rubric|grading|reviewer"?s?) (?:note|override|guidance|instruction|memo)s?\b[^\n]{0,10}\b(?:by|from|for|to)\b`,
      ),
      pattern(
        String.raw`\b(?:nota de (?:puntuacion|evaluacion)|note (?:de notation|d"evaluation)|bewertungshinweis)\b[^\n]{0,10}\b(?:del?|de la|por|du|par|vom?|von)\b`,
      ),
      pattern(
        String.raw`\b(?:team|market|product|traction|risk|overall|equipo|mercado|producto|traccion|equipe|marche|produit) ?(?:score)? ?= ?(?:10 ?\/ ?10\b|100 ?\/ ?100\b|100(?= ?(?:[,;.\n]|$)))`,
      ),
    ],
  },
  // a made-up frame of a prompt
  {
    hints: [
      '<',
      'inst]',
      'overall',
      'score',
      'recommendation',
      'verdict',
      'system',
      'assistant',
      'sistema',
      'systeme',
      'end of',
      'fin d',
      'ende des',
    ],
    patterns: [
      /<\/?(?:document|system|instructions?|prompt|user|assistant|im_start|im_end|untrusted|deck)>[^\n]{0,40}(?:system|score|ignore|instruction|you |final|new)/u,
      /<\|(?:im_start|im_end|system|endoftext|eot_id|assistant)\|>|\[\/?inst\]|<<\/?sys>>/u,
      pattern(
        String.raw`(?:^|[\n>.] ?)(?:system|assistant|sistema|systeme)(?: message| prompt| override)? ?: ?[^\n.]{0,20}\b(?:final score|overall|ignore|recommend|you (?:are|must|will)|score|override|puntuacion|recomienda|note finale)\b`,
      ),
      /[{,] ?"?(?:overall|overall_?score|final_?score|total_?score|recommendation|verdict)"? ?: ?"?(?:100|9\d|invest|strong)/u,
      pattern(
        String.raw`\b(?:end of (?:the )?(?:document|deck|prompt|input)|fin del documento|fin du document|ende des dokuments)\b[^\n]{0,30}\b(?:system|new instructions?|nuevas instrucciones|nouvelles (?:instructions|consignes)|final score|neue anweisungen)\b`,
      ),
    ],
  },
  // what to answer for a field
  {
    hints: ['criteri', 'field', 'campo', 'critere', 'champ', 'kriterium'],
    patterns: [
      pattern(
        String.raw`\b(?:for|para|pour|fur) (?:the |el |la |le |das )?(?:[a-z]{3,14} )?(?:criterion|field|criterio|campo|critere|champ|kriterium)(?: de [a-z]{3,14})?\b[^\n]{0,12}\b(?:quote|cite|use|write|report|answer|extract|cita|cite|usa|use|escriba|indique|citez|utilisez|zitiere)\b`,
      ),
    ],
  },
  // fetch, send, decode
  {
    hints: ['http', 'decod', 'dekod'],
    patterns: [
      /!\[[^\]\n]{0,80}\]\(https?:\/\//u,
      /https?:\/\/[^\s]{1,120}\{\{/u,
      pattern(
        String.raw`\b(?:decode|decodifica|decodifique|decodez?|dekodiere)\b[^\n]{0,40}\b(?:follow|execute|obey|apply|sigue|siga|ejecuta|ejecute|suivez?|executez?|befolge)\b`,
      ),
    ],
  },
];

/** Suspicious only where a text is concealed: honest slides may say such things too. */
export const LEANING: readonly InstructionPatterns[] = [
  {
    hints: [''],
    patterns: [
      pattern(
        String.raw`${START}(?:recommend|recomienda|recomiende|recommandez?|empfiehl|empfehlen sie)\b[^\n]{0,20}\b(?:invest|invertir|inversion|strong buy)`,
      ),
      pattern(String.raw`\b${GIVE}\b[^\n]{0,40}${FULL_MARKS}`),
      pattern(String.raw`\byou are (?:now )?${MODEL}\b`),
      pattern(
        String.raw`\b(?:approved|aprobad[oa]|approuve)e?\b[^\n]{0,10}\b(?:by|por|par)\b[^\n]{0,12}\b(?:partners?|socios?|associes?|investment committee|comite)`,
      ),
      pattern(String.raw`\b(?:new|nuevas|nouvelles|neue) (?:instructions?|instrucciones|consignes|anweisungen) ?:`),
      pattern(String.raw`\b(?:evidence|claims?|figures) (?:is |are )?(?:already )?verified\b`),
      /(?:推荐|推薦|建议|建議)[^\n]{0,6}(?:投资|投資)/u,
    ],
  },
];

/** The same orders without spaces, for letters set apart or written with digits; and their ROT13 twins. */
const RUN_TOGETHER = [
  'ignorepreviousinstruction',
  'ignoreallprevious',
  'ignoretheprevious',
  'ignoreallinstructions',
  'ignoreallpriorinstructions',
  'disregardprevious',
  'disregardallprevious',
  'ignoralasinstrucciones',
  'ignorelasinstrucciones',
  'ignorezlesinstructions',
  'ignorezlesconsignes',
  'ignorieredie',
];
export const RUNS = [...RUN_TOGETHER, ...RUN_TOGETHER.map(rot13)];

function pattern(source: string): RegExp {
  return new RegExp(source, 'u');
}

function rot13(text: string): string {
  return text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97));
}
