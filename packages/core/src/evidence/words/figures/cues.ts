/** Words that `figures/cues` looks for, as patterns. Data only. */

/** Verbs in the future by their endings: "cerraremos", "crecerá", "atteindrons", "seront". */
export const FUTURE: Readonly<Record<string, RegExp>> = {
  es: /\p{L}(?:ar|er|ir|dr|br)(?:emos|án|á)$/u,
  fr: /^(?!tirons$|retirons$|attirons$|inspirons$|respirons$)\p{L}+(?:er|ir|dr)(?:ons|ont)$|^(?:au|sau|pour|ver|dev|voud|mett|perm)r?(?:rons|ront)$|\p{L}(?:er|ir|dr|tr)a$(?<!^(?:camera|caméra|opera|opéra|extra|ultra|mantra|hydra|sutra))/iu,
};

// Verbs and nouns by which decks tell of one company: "Formalis has raised", "the ARR of Skillbase".
const NAME = '\\p{Lu}[\\p{L}\\p{N}&.-]{2,24}(?: \\p{Lu}[\\p{L}\\p{N}&.-]{1,24}){0,2}';

export const OF = new RegExp(
  `(?:ARR|MRR|GMV|revenues?|sales|valuation|ingresos|ventas|facturación|valoración|ARR|chiffre d'affaires|CA|ventes|valorisation|revenus) (?:of|de|d'|del) ?(${NAME})(?![\\p{L}])`,
  'gu',
);

/** "with massive upselling potential": what comes along with a figure, not what the figure is. */
export const WITH_POTENTIAL =
  /(?<!\p{L})(?:with|con|avec)(?: \p{L}+){0,3} (?:potential|potencial|potentiel)(?!\p{L})(?! (?:of|de|d['’]) ?[\d€$£])/giu;

export const ADVERB = /(?:ly|mente|ement)$/u;

export const TOLD =
  ' (?:has (?:already )?raised|raised|have raised|was (?:acquired|valued|sold)|is (?:now )?(?:valued|worth)|makes|earns|ha (?:levantado|captado|recaudado)|levanto|recaudo|vale|factura|fue (?:adquirida|valorada)|a (?:deja )?(?:leve|levé|realisé)|vaut|est valoris|lève)';
export const TELLS = new RegExp(`(?<![\\p{L}\\p{N}])(${NAME})${TOLD}`, 'gu');
export const OWNED = "'s (?:ARR|MRR|GMV|revenues?|sales|valuation|funding)";
export const OWNERS = new RegExp(`(?<![\\p{L}\\p{N}])(${NAME})${OWNED}`, 'gu');

export const NO_NAME = new Set([
  'we',
  'the company',
  'company',
  'it',
  'founders',
  'team',
  'total',
  'round',
  'seed',
  'startup',
  'the',
  'nous',
  'nosotros',
  'la',
  'el',
  'le',
]);
