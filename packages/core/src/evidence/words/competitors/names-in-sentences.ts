/** Words that `competitors/names-in-sentences` looks for, as patterns. Data only. */

export const WORTH =
  /^(?:•\s*)?(\p{Lu}[\p{L}\p{N}&.'’-]{1,30}(?: \p{Lu}[\p{L}\p{N}&.'’-]{1,30}){0,2}) (?:is (?:currently |now |already )?(?:valued at|worth)|was (?:acquired|bought) (?:for|by)|está valorada en|vale|fue (?:adquirida|comprada)|est valorisée?|vaut|a été rachetée?) (?=.{0,40}\d|\p{Lu})/u;

const NAME = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]{1,30}(?: \p{Lu}[\p{L}\p{N}&.'’-]{1,30}){0,2}`;

export const ASIDE = /\s?\([^()]{0,40}\)/u;

/** "Acme y Compañía", "Acme & Sons": one firm. */
export const OF_A_FIRM =
  /^(?:Co|Company|Compañía|Cía|Compagnie|Cie|Sons|Hijos|Hermanos|Fils|Frères|Associates|Asociados|Associés|Partners)\.?$/u;

export const BETWEEN = /\s*(?:,|\s(?:and|or|y|e|o|et|ou|&)\s)\s*/u;

export const LIST = new RegExp(
  String.raw`^${NAME}(?:${ASIDE.source})?(?:, ${NAME}(?:${ASIDE.source})?){0,11}(?:,? (?:and|or|y|e|o|et|ou|&) ${NAME}(?:${ASIDE.source})?)?(?=\s*(?:$|[:.;–]|\p{Ll}))`,
  'u',
);

/** In brackets behind a name: what only a firm is or has. */
export const DEALT =
  /\((?:acquired|bought|owned|founded|funded|backed|raised|part of|YC|adquirid|comprad|financiad|fundad|rachet|financé|filiale|fondé|[$€£]|(?:19|20)\d\d\))/iu;

/** What several firms do, or a colon before what there is to say of them. */
export const DOES =
  /^\s?(?::\s|(?:(?:only |just |solo |sólo )?(?:sell|offer|lend|rent|charge|bill|invoice|serve|focus|target|raised|work with)|venden|ofrecen|prestan|alquilan|cobran|facturan|atienden|trabajan|se centran|vendent|proposent|prêtent|louent|facturent|s'adressent|se limitent)(?!\p{L}))/u;

export const LEADING =
  /^(\p{Lu}[\p{L}\p{N}&.'’-]{1,30}(?: (?:(?:y|and|et|de|of) )?\p{Lu}[\p{L}\p{N}&.'’-]{1,30}){0,2})(?:\s?:\s| (?:has |have |ha |a )?(?:raised|captó|captado|levantó|levantado|levé|vende|sells|vend|alquila|rents|loue|offers|ofrece|propose|shows|serves|charges|cobra|atiende|facture|handles|covers|cubre|couvre|needs|exige|requires|lists|opera|operates|works only|trabaja|se centra|focuses|targets|relies|starts at|caters|se limite|s'adresse|is (?:built|made|designed|focused|aimed|limited|owned|based|only)|está (?:pensado|pensada|hecho|centrad[oa])|est (?:conçue?|réservée?|limitée?))(?![\p{L}]))/u;

export const RAISED = /\s(?:raised|captó|captado|levantó|levantado|levé)(?!\p{L})/u;
