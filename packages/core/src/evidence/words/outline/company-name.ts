/** Words that `outline/company-name` looks for, as patterns. Data only. */

/** What scanners, cameras, mail programs and browsers call files. */
export const FILE_WORD =
  /^(?:scan(?:ned|ner)?|escaneado|numerise|img|image|imagen|dsc|pic|photo|foto|screenshot|captura|download|descarga|attachment|adjunto|output|export|print|unnamed|tmp|temp)\d*$/;

/** Versions, numbers, dates, pages, and the hexadecimal names of stores and mail programs. */
export const FILE_NUMBER =
  /^(?:v?\d+|\d{1,4}[a-z]{0,2}|(?:slide|page|pagina|diapo|deck|pitch|doc|file|p)s?\d+|(?=.*\d)[\da-f]{6,})$/i;

/** What a cover calls itself, folded. */
export const IS_DECK =
  /(?<!\p{L})(?:pitch ?decks?|decks?|presentacion|presentation|dossier|one ?pager|teaser)(?!\p{L})/u;
