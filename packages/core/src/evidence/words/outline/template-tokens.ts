/** Words that `outline/template-tokens` looks for, as patterns. Data only. */
import { wordsOf } from '../../../text/words.js';

/** What stands between a template's brackets: a sign for any value, an order to its user, or the thing that is wanted. */
export const ANY_VALUE = /^[$€£#]?(?:x{1,3}|y{1,3}|n|tb[acd])(?:[.,]x{1,3})?[kmb%]?$/u;

export const ORDER = /^(?:your|insert|add|company|inserte?|agregar|tu|su|nombre|nom|votre)(?![\p{L}\p{N}])/u;

export const FILLER_SIGN = /lorem|dolor|consectetur/iu;
export const FILLER = /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipiscing\b/giu;
export const ORDERED_SIGN = /click to|insert|add your|here|placeholder|sample|clic para|aqu|cliquez|ici/iu;
export const ORDERED =
  /(?<!\p{L})(?:click to (?:add|edit)|insert (?:your )?(?:text|image|logo|title|photo) here|your (?:text|logo|title|subtitle|company name|startup name|name) here|add your (?:text|title|logo|subtitle)|text placeholder|sample text|haga clic para agregar|haz clic para (?:agregar|anadir|añadir)|inserte? (?:su |tu )?(?:texto|logo|imagen) aqu[ií]|tu (?:texto|logo) aqu[ií]|cliquez pour (?:ajouter|modifier)|ins[ée]rez (?:votre )?(?:texte|logo|image) ici|votre (?:texte|logo) ici)(?!\p{L})/giu;
export const BRACKETED =
  /(?<!["“«])\[(?!redacted|sic|censored|confidential|confidencial|\d)(?:X\]|[\p{L}$%#][\p{L}\p{N}'’$%#_./&-]{1,24}(?: [\p{L}\p{N}'’$%#_./&-]{1,24}){0,2}\]|(?:your|insert|company|tu|su|nombre|nom|votre)\b[^[\]\n]{0,40}\])/giu;
export const ANGLED = /<(?:insert|your|company|name|inserte?|su|tu|nombre|nom|votre)[\p{L} _-]{0,40}>/giu;
export const OPEN_SIGN = /TB[DCA]|XYZ|o be |d[ée]finir|compl/;
export const OPEN =
  /(?<![\p{L}\p{N}])(?:TBD|TBC|TBA|XYZ (?:Inc|Corp|Company)|[Tt]o be (?:added|defined|determined|confirmed|decided|announced)|[Pp]or definir|[Àà] d[ée]finir|[Àà] compl[ée]ter|[Pp]or completar)(?![\p{L}\p{N}])/gu;
export const UNKNOWN_AMOUNT =
  /(?<![\p{L}\p{N}])[$€£]?[XY]{2,3}(?:[.,][XY]{1,3})?[KMB]?(?: ?%|[KMB])(?![\p{L}\p{N}])|[$€£] ?[XY]{1,3}(?:[.,][XY]{1,3})*[KMB]?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[XY] ?%|(?<![\p{L}\p{N}])(?:Rs\.?|USD|EUR) ?[XY]{1,3}(?![\p{L}\p{N}])/gu;

/** What a blank in square brackets asks for. */
export const WANTED = new Set(
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
