/** Words that `outline/company/name-occurrences` looks for, as patterns. Data only. */
import { DEFINED_AS } from '../../company-words.js';

export const HACKATHON = /(?:^hack(?!et|ney))|(?:hacks?$)|hackathon/u;

/** "Acme is a mobile app", behind the name. Folded. */
export const IS_PRODUCT = new RegExp(
  String.raw`^(?: \([^()]{1,20}\))? ?,? ?(?:is|es|est|c'est|e) (?:[\p{L}'-]+ ){1,3}(?:${DEFINED_AS.join('|')})(?!\p{L})`,
  'u',
);

/** Forms in law behind a name: "Acme GmbH", "Acme, S.A. de C.V.". Folded. */
export const LEGAL_FORM =
  /^,? ?(?:inc|ltd|limited|llc|llp|pbc|plc|pte|pty|corp|gmbh|ug|ag|ab|oy|aps|a\/s|b\.?v|n\.?v|s\.?a\.?p\.?i|s\.?a\.?s|s\.?a\.?r\.?l|s\.?r\.?l|s\.?p\.?a|s\.?l\.?u?|s\.?a|ltda|s\.? ?coop|scop|sapi|sas|sarl|srl|spa)(?![\p{L}\p{N}])/u;

/** Behind a name and its form: 'Acme Ltd. (the "Company")'. Folded. */
export const CALLED_COMPANY =
  /^[^()]{0,24}\((?:[\p{L},' -]{0,24} )?["«]? ?(?:the |la |l')?(?:company|companhia|compania|sociedad|empresa|societe|entreprise)["»' ]{0,3}\)/u;

/** A code that courses and tasks have: "BUS 4470". */
export const COURSE_CODE = /^\p{Lu}{2,5}[ -]?\d{3,5}\p{L}?$/u;

/** Before the name that a project has in place of the company's: "Project Carmel". Folded. */
export const PROJECT_WORDS = new Set(['project', 'proyecto', 'projet', 'projeto', 'projekt']);

export const ARTICLES = new Set([
  'the',
  'a',
  'an',
  'el',
  'la',
  'los',
  'las',
  'un',
  'una',
  'le',
  'les',
  'une',
  'des',
  'our',
  'your',
  'o',
  'os',
  'der',
  'die',
  'das',
]);
