/** Finds what a template's author left to be filled in: "[Company]", "lorem ipsum", "TBD", "XX %". */
import { fold, wordsOf } from '../../text/words.js';

export interface TemplateToken {
  text: string;
  start: number;
  /** Filler text that stands for whole paragraphs: the slide says nothing. */
  filler: boolean;
}

/**
 * Each pattern is bounded, so that hostile text costs linear time. `sign` is in every match and quick to look for:
 * most texts hold none and are not searched.
 */
const PATTERNS: readonly { sign: RegExp; pattern: RegExp; filler?: boolean; keep?: (found: string) => boolean }[] = [
  {
    sign: /lorem|dolor|consectetur/iu,
    pattern: /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipiscing\b/giu,
    filler: true,
  },
  {
    sign: /click to|insert|add your|here|placeholder|sample|clic para|aqu|cliquez|ici/iu,
    pattern:
      /(?<!\p{L})(?:click to (?:add|edit)|insert (?:your )?(?:text|image|logo|title|photo) here|your (?:text|logo|title|subtitle|company name|startup name|name) here|add your (?:text|title|logo|subtitle)|text placeholder|sample text|haga clic para agregar|haz clic para (?:agregar|anadir|añadir)|inserte? (?:su |tu )?(?:texto|logo|imagen) aqu[ií]|tu (?:texto|logo) aqu[ií]|cliquez pour (?:ajouter|modifier)|ins[ée]rez (?:votre )?(?:texte|logo|image) ici|votre (?:texte|logo) ici)(?!\p{L})/giu,
    filler: true,
  },
  {
    sign: /\[/,
    pattern:
      /(?<!["“«])\[(?!redacted|sic|censored|confidential|confidencial|\d)(?:X\]|[\p{L}$%#][\p{L}\p{N}'’$%#_./&-]{1,24}(?: [\p{L}\p{N}'’$%#_./&-]{1,24}){0,2}\]|(?:your|insert|company|tu|su|nombre|nom|votre)\b[^[\]\n]{0,40}\])/giu,
    keep: isBlank,
  },
  { sign: /\{/, pattern: /(?<!\/ ?)\{\{?[\p{L}_][\p{L}\p{N} _.-]{0,39}\}\}?/gu },
  { sign: /</, pattern: /<(?:insert|your|company|name|inserte?|su|tu|nombre|nom|votre)[\p{L} _-]{0,40}>/giu },
  {
    sign: /TB[DCA]|XYZ|o be |d[ée]finir|compl/,
    pattern:
      /(?<![\p{L}\p{N}])(?:TBD|TBC|TBA|XYZ (?:Inc|Corp|Company)|[Tt]o be (?:added|defined|determined|confirmed|decided|announced)|[Pp]or definir|[Àà] d[ée]finir|[Àà] compl[ée]ter|[Pp]or completar)(?![\p{L}\p{N}])/gu,
  },
  {
    sign: /[XY]{2}|[XY] ?%|[$€£RDs.] ?[XY]/,
    pattern:
      /(?<![\p{L}\p{N}])[$€£]?[XY]{2,3}(?:[.,][XY]{1,3})?[KMB]?(?: ?%|[KMB])(?![\p{L}\p{N}])|[$€£] ?[XY]{1,3}(?:[.,][XY]{1,3})*[KMB]?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[XY] ?%|(?<![\p{L}\p{N}])(?:Rs\.?|USD|EUR) ?[XY]{1,3}(?![\p{L}\p{N}])/gu,
  },
  { sign: /_{5}/, pattern: /_{5,60}(?!_)/gu },
];

/** What stands between a template's brackets: a sign for any value, an order to its user, or the thing that is wanted. */
const ANY_VALUE = /^[$€£#]?(?:x{1,3}|y{1,3}|n|tb[acd])(?:[.,]x{1,3})?[kmb%]?$/u;
const ORDER = /^(?:your|insert|add|company|inserte?|agregar|tu|su|nombre|nom|votre)(?![\p{L}\p{N}])/u;
const WANTED = new Set(
  wordsOf(
    `name names surname founder cofounder ceo cto cfo coo cmo cro cpo role title position bio bios photo headshot logo company
     startup product customer client partner competitor market industry sector domain city country region location date year
     month quarter amount number metric figure value price percentage revenue users phone address text image picture
     screenshot tagline headline placeholder
     nombres apellido apellidos fundador fundadora cargo puesto biografia foto empresa producto cliente socio competidor
     mercado ciudad pais fecha ano mes monto importe cifra precio ingresos usuarios texto imagen
     noms prenom fondateur fondatrice poste photo entreprise societe produit concurrent marche ville pays annee mois
     montant chiffre prix revenu utilisateurs texte image`,
  ).map((word) => word.folded),
);

/** Square brackets also hold a writer's own words in a quotation, sources and keys ("[left]", "[online]", "[entry-id]"). */
function isBlank(token: string): boolean {
  const inner = token.slice(1, -1).trim();
  const folded = fold(inner);
  if (ANY_VALUE.test(folded) || ORDER.test(folded)) return true;
  return /^\p{Lu}/u.test(inner) && wordsOf(inner).some((word) => WANTED.has(word.folded));
}

/** All template tokens of `text` by place. Linear in its length. */
export function templateTokensIn(text: string): TemplateToken[] {
  const tokens = PATTERNS.filter(({ sign }) => sign.test(text)).flatMap(({ pattern, filler, keep }) =>
    [...text.matchAll(pattern)]
      .filter((match) => keep?.(match[0]) ?? true)
      .map((match) => ({ text: match[0], start: match.index, filler: filler ?? false })),
  );
  return tokens.sort((a, b) => a.start - b.start);
}
