/** Orders to a reader or an AI in English. Data only. */
import type { OrderLanguage } from './language.js';

export const EN: OrderLanguage = {
  hints: {
    ignore: ['ignor', 'disregard', 'forget', 'overrid', 'bypass', 'not follow'],
    marks: ['10 out', 'full ', 'max', 'highest', 'perfect', 'top '],
    recommend: ['recom', 'positive', 'favo'],
    address: ['you are', 'note', 'message', 'instruction', 'attention'],
  },
  ignore: 'ignores?|disregard|forget|override|bypass|do not follow',
  prior: 'previous|prior|above|preceding|earlier|foregoing|existing|original',
  orders: 'instructions?|prompts?|directions|commands|directives?|guidelines|rules|criteria|rubric',
  plainOrders: 'instructions?|prompts?|rubric',
  every: 'all|any|every|your|the',
  yours: 'your|scoring|evaluation|grading',
  cutOff: '(?:ignore|disregard)(?: all| the)? (?:previous|prior|above|preceding)',
  give: 'give|assign|award|rate|score|grade|set|return|output|respond with',
  scoreWord: 'criteri(?:on|a)|rubric|categor(?:y|ies)|dimension|score|scoring|rating|grade',
  outOf: 'out of',
  fullMarks:
    'full (?:score|marks|points)|(?:max(?:imum)?|highest|perfect|top) (?:possible )?(?:score|rating|marks?|grade|points)',
  thisCompany: '(?:this|the) (?:deck|company|start-?up|pitch)',
  and: 'and',
  recommend: 'recommend',
  toInvest: '(?:to )?invest|investing',
  inThis: 'in this|regardless|whatever',
  youAre: 'if you are|since you are',
  model:
    'an? (?:ai|llm|large language model|language model|automated (?:system|reviewer|tool)|ai (?:assistant|model|reviewer|evaluator|system))',
  note: 'note|message|instructions?|attention',
  noteFor: 'to|for',
  article: 'the |any |all ',
  reader:
    'ai|llm|language model|model|chatgpt|gpt|ai reviewer|automated reviewer|evaluator|grader|screening (?:tool|system|model)',
  approvedBy: 'approved?\\b[^\\n]{0,10}\\bby\\b[^\\n]{0,12}\\b(?:partners?|investment committee)',
  newOrders: 'new instructions?',
  own: [
    // only praise
    {
      hints: ['positive', 'favo'],
      patterns: [String.raw`\b(?:positive|favou?rable) (?:review|evaluation|assessment|rating|recommendation) only\b`],
    },
    // keep something quiet
    {
      hints: ['do not', 'don"t', 'never'],
      patterns: [
        String.raw`\b(?:do not|don"t|never) (?:highlight|mention|point out|list|report|reveal|disclose) (?:any |the |these |this )?(?:negatives?|weakness(?:es)?|red flags?|instructions?|hidden text)\b`,
      ],
    },
    // authority and made-up marks
    {
      hints: ['approved', 'scoring', 'evaluation', 'rubric', 'grading', 'reviewer', '='],
      patterns: [
        String.raw`\b(?:pre-?approved|already approved)\b[^\n]{0,12}\bby\b[^\n]{0,12}\b(?:partners?|committee|investment)`,
        String.raw`\b(?:scoring|evaluation|rubric|grading|reviewer"?s?) (?:note|override|guidance|instruction|memo)s?\b[^\n]{0,10}\b(?:by|from|for|to)\b`,
        String.raw`\b(?:team|market|product|traction|risk|overall) ?(?:score)? ?= ?(?:10 ?\/ ?10\b|100 ?\/ ?100\b|100(?= ?(?:[,;.\n]|$)))`,
      ],
    },
    // a made-up end of the prompt
    {
      hints: ['end of'],
      patterns: [
        String.raw`\bend of (?:the )?(?:document|deck|prompt|input)\b[^\n]{0,30}\b(?:system|new instructions?|final score)\b`,
      ],
    },
    // what to answer for a field
    {
      hints: ['criteri', 'field'],
      patterns: [
        String.raw`\bfor (?:the )?(?:[a-z]{3,14} )?(?:criterion|field)\b[^\n]{0,12}\b(?:quote|cite|use|write|report|answer|extract)\b`,
      ],
    },
    {
      hints: ['decod'],
      patterns: [String.raw`\bdecode\b[^\n]{0,40}\b(?:follow|execute|obey|apply)\b`],
    },
  ],
  phrases: {
    alone: `
      ignore all previous, ignore previous instructions, ignore the previous instructions, ignore any previous,
      ignore prior instructions, disregard previous, disregard all previous, disregard prior, disregard the
      above, ignore the above, forget your instructions, forget previous instructions, forget everything above,
      override your instructions, you are chatgpt, as an ai language model, attention ai, note to ai, note to
      the ai, instructions for ai, instructions to the ai, if you are an ai, if you are a language model, if you
      are an llm, ai reviewers must, do not mention this instruction, do not reveal this, set all scores, return
      a score of, give this deck the highest, rate this company 10, rate this deck, score this deck, score this
      startup, recommend invest
    `,
    order: 'ignore, disregard, forget, bypass, override, overwrite',
    whose: 'previous, prior, above, earlier, preceding, your, system, all instructions, any instructions',
    object: 'instructions, instruction, prompt, prompts, rules, guidelines, rubric, criteria',
    reader: `
      ai, llm, llms, chatgpt, gpt, claude, gemini, language model, language models, assistant, ai assistant, ai
      model, ai models, ai reviewer, ai reviewers, ai analyst, dear reviewer, dear evaluator, evaluator, grader,
      automated system, screening system, dear model
    `,
    demand: `
      rate this, score this, rank this, give this, must rate, must score, must recommend, should rate, should
      recommend, should give, please rate, please score, please recommend, always recommend, recommend
      investing, recommend investment, recommend this, assign the highest, assign a score, the maximum score,
      the highest score, a perfect score, strong buy, respond only with, answer only with, output only, do not
      flag, don t flag, do not mention, do not report, no red flags
    `,
  },
  attack:
    'attack(?:s|ed|er|ers|ing)?|hackers?|hacking|adversar(?:y|ies|ial)|malicious|injections?|injected|jail ?-?break(?:s|ing)?|exploits?|phishing|threats?|fraudsters?|scammers?|bad actors?|red[- ]team(?:s|ing)?',
  defence:
    'detect(?:s|ed|ing|ion)?|block(?:s|ed|ing)?|stop(?:s|ped|ping)?|filter(?:s|ed|ing)?|catch(?:es|ing)?|caught|intercept(?:s|ed|ing)?|prevent(?:s|ed|ing|ion)?|protect(?:s|ed|ing|ion)?|defend(?:s|ed|ing)?|defen[cs]es?|guardrails?|guards?|shield(?:s|ed|ing)?|firewalls?|quarantine[sd]?|neutrali[sz](?:es?|ed|ing)|reject(?:s|ed|ing)?|refus(?:es?|ed|ing)|strips?|stripped|saniti[sz](?:es?|ed|ing)|recogni[sz](?:es?|ed|ing)',
  othersSay: String.raw`(?<!\b(?:this|our|the) )\b(?:e-?mails?|mails?|messages?|tickets?|web ?-?pages?|websites?|cvs?|resumes?|strangers?|users?|students|intruders?|comments?|invoices?|(?:an?|of|every|each|any|foreign|hostile|poisoned|uploaded) documents?) (?:[a-z]{1,12} ){0,3}(?:says?|said|saying|reads?|reading|writes?|wrote|types?|typing|contain(?:s|ing)?|tells?|telling|asks?|asking|hid(?:es?|ing))`,
  suchAs: String.raw`e\.g\.|eg|for example|for instance|such as|like`,
  tellsTo: String.raw`(?:tell|told|ask|trick|order|instruct|convinc|forc|get|persuad|command|fool|coax|want)[a-z]*\b[^\n]{0,40}\b(?:to|into)`,
  stake:
    'decks?|pitch(?:es)?|start-?ups?|this (?:company|analysis|report|memo|slide)|founders?|invest(?:s|ing|ment|ments|or|ors)?|rubric|criteri(?:on|a)|every category|all (?:scores|ratings|categories)|overall(?: ?score)?|final score|partners|analyst|due diligence',
};
