/**
 * The grammar of orders to a reader or a model, made of the words of each language. Patterns run on folded text
 * (`reveal.ts`: lower case, no accents, every quotation mark as `"`); every gap is bounded, so time is linear.
 */
import { phrases } from '../../text/phrases.js';
import { ASIAN, ASIAN_LEANING, ASIAN_LIKELY } from './asian.js';
import { DE } from './de.js';
import { EN } from './en.js';
import { ES } from './es.js';
import { FR } from './fr.js';
import type { OrderLanguage, WordingGroup } from './language.js';

const LANGUAGES: readonly OrderLanguage[] = [EN, ES, FR, DE];

export interface Wordings {
  /** Any hint of the groups: one look leaves most text alone. */
  hint: RegExp;
  groups: readonly { hints: readonly string[]; patterns: readonly RegExp[] }[];
}

type Fragment = { [Key in keyof OrderLanguage]: OrderLanguage[Key] extends string ? Key : never }[keyof OrderLanguage];

/** The fragment of every language as one alternative. */
function any(key: Fragment): string {
  return `(?:${LANGUAGES.map((language) => language[key]).join('|')})`;
}

function hints(key: keyof OrderLanguage['hints']): string[] {
  return LANGUAGES.flatMap((language) => language.hints[key]);
}

const START = String.raw`(?:^|[.!?:;,"(>\n*-] ?|\b(?:please|now|must|should|and|to|always|then) )`;
const IGNORE = any('ignore');
const GIVE = any('give');
const SCORE_WORD = any('scoreWord');
const FULL_MARKS = `(?:100 ?(?:\\/|${any('outOf')}) ?100|10 ?(?:\\/|${any('outOf')}) ?10\\b|20 ?\\/ ?20|5 ?\\/ ?5\\b|${any('fullMarks')})`;
const RECOMMEND_TO_INVEST = String.raw`${START}${any('recommend')}\b[^\n]{0,20}\b${any('toInvest')}`;

/** Enough by themselves, also in visible text. */
const ORDERING: readonly WordingGroup[] = [
  // set aside what was said before
  {
    hints: hints('ignore'),
    patterns: [
      String.raw`\b${IGNORE}\b[^\n]{0,30}\b${any('prior')}\b[^\n]{0,30}\b${any('orders')}\b`,
      String.raw`\b${IGNORE}\b[^\n]{0,30}\b${any('orders')}\b[^\n]{0,20}\b${any('prior')}\b`,
      String.raw`${START}${IGNORE} ${any('every')} (?:[a-z]{1,12} ){0,2}${any('plainOrders')}\b`,
      String.raw`\b${IGNORE}\b[^\n]{0,20}\b${any('yours')}\b[^\n]{0,20}\b${any('orders')}\b`,
      String.raw`\b${any('cutOff')} ?(?:$|\n)`,
    ],
  },
  // give marks
  {
    hints: ['100', '10/10', '10 / 10', '20/20', '20 / 20', '5/5', '5 / 5', ...hints('marks')],
    patterns: [
      String.raw`${START}${GIVE}\b[^\n]{0,40}${FULL_MARKS}[^\n]{0,60}\b${SCORE_WORD}\b`,
      String.raw`${START}${GIVE}\b[^\n]{0,40}\b${SCORE_WORD}\b[^\n]{0,40}${FULL_MARKS}`,
      String.raw`${START}${GIVE}\b ${any('thisCompany')}\b[^\n]{0,30}${FULL_MARKS}`,
      String.raw`${FULL_MARKS}[^\n]{0,60}\b${any('and')} ${any('recommend')}\b`,
    ],
  },
  { hints: hints('recommend'), patterns: [String.raw`${RECOMMEND_TO_INVEST}[^\n]{0,20}\b${any('inThis')}\b`] },
  // addressed to a model or to whoever assesses
  {
    hints: hints('address'),
    patterns: [
      String.raw`\b${any('youAre')} ${any('model')}\b`,
      String.raw`\b${any('note')}\b[^\n]{0,8}\b${any('noteFor')}\b ${any('article')}?${any('reader')}s?\b ?[:,.-]`,
    ],
  },
  // a made-up frame of a prompt
  {
    hints: ['<', 'inst]', 'overall', 'score', 'recommendation', 'verdict', 'system', 'assistant', 'sistema'],
    patterns: [
      String.raw`<\/?(?:document|system|instructions?|prompt|user|assistant|im_start|im_end|untrusted|deck)>[^\n]{0,40}(?:system|score|ignore|instruction|you |final|new)`,
      String.raw`<\|(?:im_start|im_end|system|endoftext|eot_id|assistant)\|>|\[\/?inst\]|<<\/?sys>>`,
      String.raw`(?:^|[\n>.] ?)(?:system|assistant|sistema|systeme)(?: message| prompt| override)? ?: ?[^\n.]{0,20}\b(?:final score|overall|ignore|recommend|you (?:are|must|will)|score|override|puntuacion|recomienda|note finale)\b`,
      String.raw`[{,] ?"?(?:overall|overall_?score|final_?score|total_?score|recommendation|verdict)"? ?: ?"?(?:100|9\d|invest|strong)`,
    ],
  },
  // a picture or link that would carry the deck's text away when somebody renders it
  {
    hints: ['http'],
    patterns: [String.raw`!\[[^\]\n]{0,80}\]\( ?https?:\/\/`, String.raw`https?:\/\/[^\s{}]{1,200}\{\{`],
  },
  ...LANGUAGES.flatMap((language) => language.own),
  ...ASIAN,
];

/** Suspicious only where a text is concealed: honest slides may say such things too. */
const LEANING: readonly WordingGroup[] = [
  {
    hints: [''],
    patterns: [
      RECOMMEND_TO_INVEST,
      String.raw`${START}${any('recommend')}\b[^\n]{0,20}\b(?:inversion|strong buy)`,
      String.raw`\b${GIVE}\b[^\n]{0,40}${FULL_MARKS}`,
      String.raw`\byou are (?:now )?${any('model')}\b`,
      String.raw`\b${any('approvedBy')}`,
      String.raw`\b${any('newOrders')} ?:`,
      String.raw`\b(?:evidence|claims?|figures) (?:is |are )?(?:already )?verified\b`,
      ASIAN_LEANING,
    ],
  },
];

function wordings(groups: readonly WordingGroup[]): Wordings {
  const escaped = groups.flatMap((group) => group.hints).map((hint) => hint.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return {
    hint: new RegExp(escaped.join('|')),
    groups: groups.map((group) => ({
      hints: group.hints,
      patterns: group.patterns.map((source) => new RegExp(source, 'u')),
    })),
  };
}

export const ORDERS = wordings(ORDERING);
export const ORDERS_OR_LEANING = wordings([...ORDERING, ...LEANING]);
export const LIKELY_ORDERS = wordings(ASIAN_LIKELY);

/** Phrases of all languages, see `OrderLanguage.phrases`. */
export const PHRASES = {
  alone: joined('alone'),
  order: joined('order'),
  whose: joined('whose'),
  object: joined('object'),
  reader: joined('reader'),
  demand: joined('demand'),
};

function joined(key: keyof OrderLanguage['phrases']): readonly string[] {
  return LANGUAGES.flatMap((language) => phrases(language.phrases[key]));
}

/** A sentence about attacks, about stopping them, or about what a third party says. */
export const ABOUT_ORDERS = new RegExp(
  String.raw`\b(?:${LANGUAGES.map(({ attack, defence }) => `${attack}|${defence}`).join('|')})\b|${any('othersSay')}`,
  'u',
);
/** What comes before an example that stands without quotation marks. */
export const SUCH_AS = new RegExp(String.raw`(?:^|[\s,(])${any('suchAs')}(?:[,:] ?| |$)`, 'u');
/** What comes before words that are told and not given: "trick a model into". */
export const TELLS_TO = new RegExp(String.raw`\b${any('tellsTo')} ?$`, 'u');
/** Words of the deck at hand and of what is decided on it. */
export const STAKE = new RegExp(String.raw`\b${any('stake')}\b`, 'u');

/** An order about the deck at hand, whatever its verb. */
export const DEMANDS = new RegExp(
  String.raw`${START}(?:${GIVE}|${any('recommend')})\b[^\n]{0,30}\b${any('thisCompany')}\b`,
  'u',
);

/** Orders without spaces, for letters set apart or run together. */
export const RUN_TOGETHER = new RegExp(
  [
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
    ...PHRASES.alone.map((phrase) => phrase.replace(/[^a-z]/g, '')).filter((letters) => letters.length >= 18),
  ].join('|'),
);
